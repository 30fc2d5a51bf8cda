from __future__ import annotations

import pytest

from cardwright.load.spots import Spot, quoted


def _spot(text: str, at: int = 0) -> Spot:
    return Spot(text, at, at)


def test_lines_around_an_index() -> None:
    spot = _spot("ab\ncd\r\n\ref")
    assert [spot.line(i) for i in (0, 3, 5, 7, 8)] == [
        (0, 2),
        (3, 5),
        (3, 5),
        (7, 7),
        (8, 10),
    ]
    assert [spot.number(i) for i in (0, 3, 8)] == [1, 2, 4]
    assert [spot.column(i) for i in (1, 4, 8)] == [1, 1, 0]


def test_the_line_above_skips_blank_lines() -> None:
    assert _spot("ab\n\n  \ncd").above(7) == (0, 2)
    assert _spot("\n\ncd").above(2) is None


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("text: Pay 3", 6),
        ("- text: Pay", 8),
        ("  - - Pay", 6),
        ("'a b': c", 7),
        ('"a: b":  c', 9),
        ("a b: c: d", 5),
        ("text:", 5),
        ("a:b c", 0),
        ("{a: b}", 0),
        ("*x : y", 0),
    ],
)
def test_where_a_value_begins(line: str, value: int) -> None:
    assert _spot(line).value(0) == value


def test_written_leaves_comments_out() -> None:
    assert _spot("a: b c  # d\n").written(3) == (3, 6)
    assert _spot("a: b#c \n").written(3) == (3, 6)


def test_the_hint_quotes_a_whole_value() -> None:
    assert _spot("a: b c # d").in_quotes(3) == 'write "b c"'
    assert _spot("a: b c").in_quotes(5) == "put the whole text in quotes"
    assert _spot("a: " + "b" * 61).in_quotes(3) == "put the whole text in quotes"


def test_quoted() -> None:
    assert quoted("a") == '"a"'
    assert quoted('a "b"') == "'a \"b\"'"
    assert quoted("it's \\") == "'it''s \\'"


def test_the_bracket_before_a_stop() -> None:
    assert _spot("a: {b} c", 7).bracket() == 3
    assert _spot("a: [[b], [c]]  d", 15).bracket() == 3
    assert _spot("a: b} c", 6).bracket() is None
    assert _spot("a: b c", 5).bracket() is None


@pytest.mark.parametrize(
    ("line", "at", "whole"),
    [
        ("text: go, on # note", 6, "go, on"),
        ("{a: go, on, b: c}", 4, "go, on"),
        ("- {a: go}", 6, "go"),
        ("[go, on]", 1, "go"),
        ("{a: [go] on, b: c}", 4, "[go] on"),
        ('{a: "x}", b: go, c: d}', 13, "go"),
        ("it {a: go, on", 7, "go, on"),
    ],
)
def test_a_text_in_brackets_ends_before_the_next(
    line: str, at: int, whole: str
) -> None:
    assert line[slice(*_spot(line).whole(at))] == whole


def test_the_bracket_around_an_index() -> None:
    line = "{a: [b, {c: d}], e: f}"
    assert [_spot(line).within(line.index(s)) for s in "abcdef"] == [0, 4, 8, 8, 0, 0]
    assert _spot("a: b [c").within(6) is None

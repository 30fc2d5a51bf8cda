from __future__ import annotations

import pytest

from tests.unit.load.reading import Found, found, only


def _check(text: str, place: tuple[int, int, int, int], message: str) -> str | None:
    problem = only(text)
    assert found(problem) == Found("yaml-syntax", *place)
    assert problem.message == message
    return problem.hint


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("\ta: b\n", (1, 1, 1, 2)),
        ("a:\n\tb: c\n", (2, 1, 2, 2)),
        ("a:\n  - b\n \t- c\n", (3, 2, 3, 3)),
        ("t: |\n\tfoo\n", (2, 1, 2, 2)),
        ("t: foo\n\tbar\n", (2, 1, 2, 2)),
        ("- \tfoo: bar\n  \tbaz: x\n", (1, 3, 1, 4)),
    ],
)
def test_tabs(text: str, place: tuple[int, int, int, int]) -> None:
    message = "lines are indented with blanks, and here stands a tab"
    assert _check(text, place, message) == "put two blanks for each tab"


def test_a_colon_inside_a_text() -> None:
    message = "a text with a colon and a blank in it must stand in quotes"
    hint = _check("a: b\ntext: Deal: 2 damage\n", (2, 11, 2, 12), message)
    assert hint == 'write "Deal: 2 damage"'
    hint = _check("- text: Draw: 1 # note\n", (1, 13, 1, 14), message)
    assert hint == 'write "Draw: 1"'
    hint = _check("{text: Draw: 1}", (1, 12, 1, 13), message)
    assert hint == 'write "Draw: 1"'
    hint = _check("- {a: b, text: Draw: 1, cost: 2}", (1, 20, 1, 21), message)
    assert hint == 'write "Draw: 1"'


def test_a_colon_inside_brackets() -> None:
    """The C parser takes it for the end of a key there, whatever follows."""
    message = "inside brackets a text with a colon in it must stand in quotes"
    assert _check("{at: 1:30}", (1, 7, 1, 8), message) == 'write "1:30"'


def test_a_colon_without_a_key() -> None:
    message = "before this colon no key stands"
    assert _check(": x\n", (1, 1, 1, 2), message) is None


def test_a_colon_without_a_blank() -> None:
    message = "between a colon and its value a blank is missing"
    assert _check("a:b\nc: d\n", (1, 2, 1, 3), message) == "write a: b"
    assert _check("x: y\na:b\n\nc: d\n", (2, 2, 2, 3), message) == "write a: b"


def test_a_line_that_is_indented_deeper() -> None:
    message = "this line is indented deeper than its neighbours"
    hint = _check("a: b\n  c: d\n", (2, 3, 2, 7), message)
    assert hint == (
        "put it in line with the keys above, or quote a text of several lines"
    )


def test_a_line_that_is_in_line_with_nothing() -> None:
    message = "the indentation of this line is that of no line above it"
    hint = _check("a:\n  b: c\n d: e\n", (3, 2, 3, 6), message)
    assert hint == 'begin it with no blanks as "a:", or with 2 blanks as "b:"'
    hint = _check("t: |\n    a\n  b # c\nc: d\n", (3, 3, 3, 4), message)
    assert hint == 'begin it with no blanks as "t:", or with 4 blanks as "a"'
    hint = _check("a:\n  - b: c\n   d: e\n", (3, 4, 3, 8), message)
    assert hint == 'begin it with 4 blanks as "b:", or with no blanks as "a:"'
    hint = _check("a:\n  - b: c\n - d: e\n", (3, 2, 3, 8), message)
    assert hint == 'begin it with no blanks as "a:", or with 2 blanks as "- b:"'


def test_keys_and_items_side_by_side() -> None:
    message = "a key stands among list items"
    hint = _check("- a\nb: c\n", (2, 1, 2, 5), message)
    assert hint == 'indent it to its item, or begin it with "- "'
    message = "a list item stands among keys"
    hint = _check("a: b\n- c\n", (2, 1, 2, 4), message)
    assert hint == 'in a list each entry begins with "- "'


def test_a_dash_after_a_key() -> None:
    message = "a list begins on the line after its key"
    hint = _check("cost: - 2\n", (1, 7, 1, 10), message)
    assert hint == 'if it is a text, write "- 2"'


def test_a_line_without_a_colon() -> None:
    message = 'this line is neither "key: value" nor "- item"'
    hint = 'put a colon behind the key: "key:"'
    assert _check("a: b\nkey value\nc: d\n", (2, 1, 2, 10), message) == hint
    assert _check("a: b\nkey value", (2, 1, 2, 10), message) == hint
    assert _check("a: b\n+ value\nc: d\n", (2, 1, 2, 8), message) is None


def test_after_the_end() -> None:
    message = 'after "..." nothing more may stand'
    assert _check("a: b\n...\nc\n", (3, 1, 3, 2), message) is None


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("- id: a\n  cost:3\n  hue: red\n", (2, 7, 2, 8)),
        ("- id: a\n  hue:red one\n  mask: *m\n", (2, 6, 2, 7)),
        ('a: 1\n"b.*.c":tune\nd: 2\n', (2, 8, 2, 9)),
        ("a: 1\nb:2\n", (2, 2, 2, 3)),
    ],
)
def test_a_colon_without_a_blank_between_other_keys(
    text: str, place: tuple[int, int, int, int]
) -> None:
    problem = only(text)
    assert found(problem) == Found("yaml-syntax", *place)
    assert problem.message == "between a colon and its value a blank is missing"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("- id: a\n    mask: *m\n", (2, 5, 2, 13)),
        ('- text: "Go: on."\n    mask: &m\n', (2, 5, 2, 13)),
        ('a: b\n  "c.d": e\n', (2, 3, 2, 11)),
    ],
)
def test_a_key_deeper_than_the_one_above(
    text: str, place: tuple[int, int, int, int]
) -> None:
    problem = only(text)
    assert found(problem) == Found("yaml-syntax", *place)
    assert problem.message == "this line is indented deeper than its neighbours"

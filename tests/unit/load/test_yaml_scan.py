from __future__ import annotations

import pytest

from cardwright.load.spots import Fault, Spot
from cardwright.load.yaml_scan import NO_QUOTE, NOT_CLOSED, still_open
from tests.unit.load.reading import Found, found, only


def _open(text: str) -> Fault | None:
    """What stays open in a text that a parser read to its end in vain."""
    return still_open(Spot(text, len(text), len(text)))


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        # The next quote opens another text: on the same line, on a later one.
        ('a: {b: "x, c: "y"}\n', 7, 18),
        ('- ["a, "b"]\n', 3, 11),
        ('a: {b: "x}\nc: {d: "y"}\n', 7, 10),
        ("a: {b: 'x}\nc: {d: 'y'}\n", 7, 10),
        ('a: {b: "#1, c: "#2"}\n', 7, 20),
        ('a: "x # no comment\nb: 1\n', 3, 5),
        # Nothing else closes it.
        ('a: 1\nb: "x\n', 8, 10),
    ],
)
def test_a_quote_that_stays_open(text: str, start: int, end: int) -> None:
    assert _open(text) == Fault(start, end, NO_QUOTE, f"end it with {text[start]}")


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("- {a: 1\n- {a: 2}\n", 2),
        ("  - {a: [1]\n  - {a: 2}\n", 4),
        ("a: [b, c\nd: 1\n", 3),
        ('a: ["]", c\n', 3),
        ("a: {b: [c\n", 7),
    ],
)
def test_a_bracket_that_stays_open(text: str, start: int) -> None:
    assert _open(text) == Fault(start, start + 1, NOT_CLOSED)


@pytest.mark.parametrize(
    "text",
    [
        "a: it's \"so\"\nb: 5' tall\n",
        "a: 'it''s'\nb: \"say \\\"go\\\"\"\n",
        'a: "two\n  lines"\nb: [1,\n  2]\n',
        'a: |\n  "open [\n\n  more {\nb: 1\n',
        "# it's [ open\na: 1 # {\n",
        "'a': 1\n\"b\": {'c': 2}\n",
        "a: [b, 'c']  # 'd\n- e: {f: g}\n",
        'text: "Say: "go" now"\n',
        'cost: {{ a | join(", ") }} x\n',
        "a: [b}\n",
    ],
)
def test_nothing_is_known_to_stay_open(text: str) -> None:
    assert _open(text) is None


def test_what_opens_after_the_stop_is_not_told() -> None:
    assert still_open(Spot("a: @b\nc: 'd\n", 3, 3)) is None


def test_a_reading_goes_on_past_the_bracket() -> None:
    problem = only("piles:\n  - {name: a\n  - {name: b}\n")
    assert found(problem) == Found("yaml-syntax", 2, 5, 2, 6)
    assert (problem.message, problem.hint) == (NOT_CLOSED, "reading stopped on line 3")


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [("- {a: #fff, b: 1}\n", 6, 17), ("- [#fff, b]\nc: d\n", 3, 11)],
)
def test_a_bracket_that_a_comment_keeps_open(text: str, start: int, end: int) -> None:
    cut = text[start:end]
    message = f'"{cut}" is read as a comment, so the bracket stays open'
    assert _open(text) == Fault(
        start, end, message, "put the text with the # in quotes"
    )

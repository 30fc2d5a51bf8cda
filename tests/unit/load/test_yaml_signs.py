from __future__ import annotations

import pytest

from tests.unit.load.reading import Found, found, only

_QUOTES = "must stand in quotes"


def _check(text: str, place: tuple[int, int, int, int], message: str) -> str | None:
    problem = only(text)
    assert found(problem) == Found("yaml-syntax", *place)
    assert problem.message == message
    return problem.hint


@pytest.mark.parametrize(
    ("text", "place", "hint"),
    [
        ("text: {fire} deals 2\n", (1, 7, 1, 13), 'write "{fire} deals 2"'),
        ("- {fire} deals 2 # c\n", (1, 3, 1, 9), 'write "{fire} deals 2"'),
        ("text: {fire}: deal 2\n", (1, 7, 1, 13), 'write "{fire}: deal 2"'),
        ("text: {fire}, {water}\n", (1, 7, 1, 13), 'write "{fire}, {water}"'),
        ("text: {fire}{fire}\n", (1, 7, 1, 13), 'write "{fire}{fire}"'),
        ("a: {text: {fire} deals 2}\n", (1, 11, 1, 17), 'write "{fire} deals 2"'),
    ],
)
def test_an_icon_begins_a_text(
    text: str, place: tuple[int, int, int, int], hint: str
) -> None:
    message = f"a text that begins with an icon {_QUOTES}"
    assert _check(text, place, message) == hint


def test_a_bracket_begins_a_text() -> None:
    message = f'a text that begins with a "[" {_QUOTES}'
    hint = _check("a: b\ntext: [tap] draw\n", (2, 7, 2, 12), message)
    assert hint == 'write "[tap] draw"'
    hint = _check("a: [[tap] draw]\n", (1, 5, 1, 10), message)
    assert hint == 'write "[tap] draw"'
    message = f'a text that begins with a "{{" {_QUOTES}'
    hint = _check("text: {a, b} c\n", (1, 7, 1, 13), message)
    assert hint == 'write "{a, b} c"'


@pytest.mark.parametrize(
    ("value", "name"),
    [
        ("*bold* move", "a star"),
        ("**bold** move", "a star"),
        ("* move", "a star"),
        ("*bold move", "a star"),
        ("& more", 'an "&"'),
        ("&", 'an "&"'),
        ("@you", 'an "@"'),
        ("`code`", "a backtick"),
        ("%5 more", 'a "%"'),
        ("!<x", 'a "!"'),
        ("!Wow! x", 'a "!"'),
        ("}x", 'a "}"'),
        ("]", 'a "]"'),
        (", x", "a comma"),
        ("? x", 'a "?"'),
    ],
)
def test_a_reserved_sign_begins_a_text(value: str, name: str) -> None:
    message = f"a text that begins with {name} {_QUOTES}"
    place = (2, 7, 2, 7 + len(value))
    hint = _check(f"id: a\ntext: {value}\n", place, message)
    assert hint == f'write "{value}"'


def test_a_star_inside_brackets() -> None:
    message = f"a text that begins with a star {_QUOTES}"
    hint = _check("{text: *bold* move}", (1, 8, 1, 19), message)
    assert hint == 'write "*bold* move"'
    hint = _check("[a, *bold*, b]", (1, 5, 1, 11), message)
    assert hint == 'write "*bold*"'


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("cost: {{ a }} and {{ b }}\n", (1, 7, 1, 26)),
        ('cost: {{ a | join(", ") }} x\n', (1, 7, 1, 29)),
        ("- {{ a }} x\n", (1, 3, 1, 12)),
    ],
)
def test_an_expression_begins_a_text(
    text: str, place: tuple[int, int, int, int]
) -> None:
    hint = _check(text, place, f"an expression in {{{{ }}}} {_QUOTES}")
    value = text[place[1] - 1 : place[3] - 1]
    assert hint == (f"write '{value}'" if '"' in value else f'write "{value}"')


def test_a_block_sign_with_text_behind_it() -> None:
    message = 'after ">" a text begins on the next line'
    assert _check("t: > 3 dice\n", (1, 4, 1, 12), message) == 'write "> 3 dice"'
    message = 'after "|" a text begins on the next line'
    assert _check("t: |2x\n  a\n", (1, 4, 1, 7), message) == 'write "|2x"'


def test_an_unknown_escape() -> None:
    message = 'a text in quotes knows no escape "\\d"'
    hint = _check('t: "\\d"\n', (1, 5, 1, 7), message)
    assert hint == "write \\\\ for a backslash"
    message = 'a text in quotes knows no escape "\\ud83d"'
    hint = _check('t: "a\\ud83d\\ude00"\n', (1, 6, 1, 12), message)
    assert hint == "write the sign itself"


def test_a_text_after_its_quotes() -> None:
    message = "the text goes on after its closing quote"
    hint = _check('t: "Go" he said\n', (1, 9, 1, 16), message)
    assert hint == 'a quote inside "…" is written \\"'
    hint = _check("t: 'it's'\n", (1, 8, 1, 10), message)
    assert hint == "an apostrophe inside '…' is written twice"


def test_a_quote_that_does_not_close() -> None:
    message = "the text that begins here has no closing quote"
    assert _check('a: b\nt: "Go\n', (2, 4, 2, 7), message) == 'end it with "'
    assert _check("t: 'Go", (1, 4, 1, 7), message) == "end it with '"
    assert _check('t: "Go\nu: "on"\n', (1, 4, 1, 7), message) == 'end it with "'


def test_a_bracket_that_does_not_close() -> None:
    message = "the bracket that opens here is not closed, or a comma is missing"
    assert _check("t: [a, b\n", (1, 4, 1, 5), message) is None
    assert _check("t: {a: b\n", (1, 4, 1, 5), message) is None
    assert _check("[", (1, 1, 1, 2), message) is None
    hint = _check("t: [a\nb: c\n", (1, 4, 1, 5), message)
    assert hint == "reading stopped on line 2"


def test_a_bracket_too_many_or_of_another_sort() -> None:
    message = 'no bracket is open that "]" could close'
    hint = _check("a: [b]]\n", (1, 7, 1, 8), message)
    assert hint == "take it away, or open one"
    message = 'the bracket "[" is closed by "}"'
    hint = _check("a: [b}\n", (1, 6, 1, 7), message)
    assert hint == 'write ] before it, for the "[" at 1:4'


def test_commas() -> None:
    message = "before this a comma is missing"
    assert _check('["a" "b"]', (1, 6, 1, 7), message) is None
    assert _check("[{a: b} {c: d}]", (1, 9, 1, 10), message) is None
    message = "before this comma a value is missing"
    assert _check("a: [, b]", (1, 5, 1, 6), message) is None


@pytest.mark.parametrize(
    ("text", "place", "word"),
    [
        ("a: {b: number?, c: 1}\n", (1, 8, 1, 15), "number?"),
        ("a: {c: 1, b: what?}\n", (1, 14, 1, 19), "what?"),
        ("a: [x?, y]\n", (1, 5, 1, 7), "x?"),
    ],
)
def test_a_question_mark_ends_a_text_in_brackets(
    text: str, place: tuple[int, int, int, int], word: str
) -> None:
    message = f'inside brackets a text that ends with a "?" {_QUOTES}'
    assert _check(text, place, message) == f'write "{word}"'


def test_a_star_within_a_text_is_no_beginning() -> None:
    """The colon is what YAML stumbles over."""
    message = f"a text with a colon and a blank in it {_QUOTES}"
    hint = _check("t: Counts for *Drag: Below*.\n", (1, 20, 1, 21), message)
    assert hint == 'write "Counts for *Drag: Below*."'


def test_an_icon_before_a_star() -> None:
    message = f"a text that begins with an icon {_QUOTES}"
    hint = _check("t: {tap} **go** on\n", (1, 4, 1, 9), message)
    assert hint == 'write "{tap} **go** on"'

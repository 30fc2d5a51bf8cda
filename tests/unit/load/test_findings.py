from __future__ import annotations

import pytest

from tests.unit.load.reading import Found, data_of, findings, found, only


def test_a_text_cut_by_a_number_sign() -> None:
    problem = only("text: Pay 3 #gold now\nid: a\n")
    assert found(problem) == Found("stray-comment", 1, 13, 1, 22)
    text = '"#gold now" is read as a comment, not as part of the text'
    assert problem.message == text
    assert problem.hint == 'put the text in quotes: "Pay 3 #gold now"'


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("color: #fff", (1, 8, 1, 12)),
        ("color:   #fff  ", (1, 10, 1, 14)),
        ("- #1\n- b", (1, 3, 1, 5)),
        ("cost: 3 #gold", (1, 9, 1, 14)),
        ("[a #b\n]", (1, 4, 1, 6)),
        ("t: a\n  b #c\r\n", (2, 5, 2, 7)),
    ],
)
def test_cut_values(text: str, place: tuple[int, int, int, int]) -> None:
    assert findings(text) == [Found("stray-comment", *place)]


@pytest.mark.parametrize(
    "text",
    [
        "a: Pay 3 # gold",
        "a: Pay 3  #gold",
        "a: Pay 3 ##",
        "a: 'Pay 3' #gold",
        "a: Pay 3#gold",
        "#gold\na: b",
        "a: b #\nc: d",
        "a: #gold\n  b: c",
        "a: # gold\nb: c",
        "a:\n#gold\nb: c",
    ],
)
def test_ordinary_comments(text: str) -> None:
    assert findings(text) == []


def test_a_hint_of_several_lines_is_none() -> None:
    assert only("t: a\n  b #c").hint is None


def test_a_hint_quotes_what_has_quotes() -> None:
    assert only('t: say "it\'s" #1').hint == (
        "put the text in quotes: 'say \"it''s\" #1'"
    )


@pytest.mark.parametrize(
    ("text", "place", "hint"),
    [
        (
            "text: “Draw a card.”",
            (1, 7, 1, 21),
            'write "Draw a card.", or put straight quotes around them',
        ),
        ("- „Ja“", (1, 3, 1, 7), 'write "Ja", or put straight quotes around them'),
    ],
)
def test_a_text_in_curly_quotes(
    text: str, place: tuple[int, int, int, int], hint: str
) -> None:
    problem = only(text)
    assert found(problem) == Found("typographic-quotes", *place)
    assert (problem.level, problem.hint) == ("warning", hint)


def test_a_quote_that_nothing_opens() -> None:
    problem = only('text: Draw a card."')
    assert found(problem) == Found("stray-quote", 1, 19, 1, 20)
    assert problem.level == "warning"
    assert problem.hint == 'write "Draw a card.", or take the quote away'


@pytest.mark.parametrize(
    "text",
    [
        'text: "“Draw a card.”"',
        "text: “Draw” a card",
        "text: “Draw” and “play”",
        'text: The "best"',
        "text: Draw a card.”",
        "text: '6\"'",
    ],
)
def test_quotes_that_are_meant(text: str) -> None:
    assert findings(text) == []


def test_a_colour_in_quotes() -> None:
    assert data_of("color: '#fff'") == {"color": "#fff"}
    assert only("color: #fff").hint == 'put the text in quotes: "#fff"'


def test_a_lost_dash_is_one_finding() -> None:
    """The keys of the second item fall to the first, where its first line is lost."""
    problem = only(
        "- id: a\n  cost: 1\n  hue: red\n  cost: 2\n  hue: blue\n  cost: 3\n"
    )
    assert found(problem) == Found("duplicate-key", 4, 3, 4, 7)
    assert problem.message == 'the key "cost" stands twice'
    assert problem.hint == (
        "first on line 2; if a new item begins here, "
        "its first line with the dash is lost"
    )


def test_keys_twice_in_a_mapping_that_is_no_item_are_each_told() -> None:
    text = "a: {b: 1, c: 2, b: 3, c: 4}\na: 5\nd: 6\nd: 7\n"
    assert findings(text) == [
        Found("duplicate-key", 1, 17, 1, 18),
        Found("duplicate-key", 1, 23, 1, 24),
        Found("duplicate-key", 2, 1, 2, 2),
        Found("duplicate-key", 4, 1, 4, 2),
    ]

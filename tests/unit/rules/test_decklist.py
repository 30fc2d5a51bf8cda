from __future__ import annotations

import pytest

from cardwright.model.entry import Line
from cardwright.model.problem import Place, Problem
from cardwright.rules.decklist import read_list
from tests.unit.rules.harbour import CHARMS, SAILORS, catalog


def read(text: str) -> tuple[list[tuple[str, int]], tuple[Problem, ...]]:
    made = catalog(sailors=SAILORS + '- {id: seven-gulls, name: "7 Gulls", pay: 1}\n')
    deck, problems = read_list(text, "list.txt", made, "open")
    assert (deck.id, deck.title) == ("list.txt", "list")
    assert (deck.format, deck.place) == ("open", Place("list.txt"))
    return [(line.entry, line.copies) for line in deck.lines], problems


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("3 Ann", [("ann", 3)]),
        ("3x ANN", [("ann", 3)]),
        ("3 \u00d7 ann", [("ann", 3)]),
        ("Ann x3", [("ann", 3)]),
        ("Ann", [("ann", 1)]),
        ("  2 Ann  ", [("ann", 2)]),
        ("# crew\n\n2 Ann\r\n// end\n1 amber", [("ann", 2), ("amber", 1)]),
        ("7 Gulls", [("seven-gulls", 1)]),
        ("2 7 Gulls", [("seven-gulls", 2)]),
        ("2 seven-gulls", [("seven-gulls", 2)]),
        ("", []),
        (
            "Deck:\nSailors (3)\n3 Ann\ncharms\n1 Amber\n2 Charms",
            [("ann", 3), ("amber", 1)],
        ),
        ("== Crew ==\n----\n- 2 Ann\n* Bob", [("ann", 2), ("bob", 1)]),
        ("2 Ann # the first\nBob // too", [("ann", 2), ("bob", 1)]),
        (
            "2X ann\nbob X2\n2 ann\r3 bob",
            [("ann", 2), ("bob", 2), ("ann", 2), ("bob", 3)],
        ),
    ],
)
def test_lists(text: str, lines: list[tuple[str, int]]) -> None:
    assert read(text) == (lines, ())


def test_lines_have_their_places() -> None:
    deck, _ = read_list("\n 3 Ann\n", "list.txt", catalog())
    assert deck.lines == (Line("ann", 3, Place("list.txt", 2, 4, 2, 7)),)


def test_a_misspelt_name() -> None:
    lines, problems = read("2 Ann\n1 Cidd\n")
    assert lines == [("ann", 2)]
    assert problems == (
        Problem(
            "unknown-reference",
            Place("list.txt", 2, 3, 2, 7),
            'there is no card "Cidd"',
            'did you mean "Cid"?',
        ),
    )


def test_cards_that_no_deck_may_hold_are_not_found() -> None:
    assert [p.message for p in read("1 Knots")[1]] == ['there is no card "Knots"']


def test_a_name_of_two_cards() -> None:
    twin = "- {id: ann-charm, name: Ann, pay: 1}\n"
    _, problems = read_list("1 Bob\n1 Ann", "list.txt", catalog(charms=CHARMS + twin))
    assert problems == (
        Problem(
            "unknown-reference",
            Place("list.txt", 2, 3, 2, 6),
            '"Ann" is the name of several cards',
            'write one of "ann", "ann-charm"',
        ),
    )


def test_no_copies_at_all() -> None:
    assert read("0 Ann") == (
        [],
        (
            Problem(
                "out-of-range",
                Place("list.txt", 1, 3, 1, 6),
                "a card is listed once to 9999 times",
            ),
        ),
    )


def test_a_line_without_end() -> None:
    lines, problems = read("1 " + " x" * 100_000)
    assert (lines, len(problems)) == ([], 1)


def test_too_many_copies() -> None:
    assert [(p.code, p.message) for p in read("99999999999 Ann")[1]] == [
        ("out-of-range", "a card is listed once to 9999 times")
    ]


def test_a_heading_must_be_unmistakable() -> None:
    assert [p.message for p in read("3 Deck:\nCrew\nAnn and Bob")[1]] == [
        'there is no card "Deck:"',
        'there is no card "Crew"',
        'there is no card "Ann and Bob"',
    ]


def test_a_card_goes_before_a_heading_and_a_remark() -> None:
    odd = '- {id: odd-one, name: "Storm: (3) // Calm", pay: 1}\n'
    made = catalog(
        sailors=SAILORS + odd + "- {id: sailor-king, name: Sailors, pay: 1}\n"
    )
    deck, problems = read_list("2 Storm: (3) // Calm\nSailors\n", "list.txt", made)
    assert problems == ()
    assert [(line.entry, line.copies) for line in deck.lines] == [
        ("odd-one", 2),
        ("sailor-king", 1),
    ]


def test_quotes_and_blanks_are_read_as_they_are_typed() -> None:
    odd = '- {id: odd-one, name: "The Tyrant\u2019s  Gate", pay: 1}\n'
    made = catalog(sailors=SAILORS + odd)
    deck, problems = read_list("1 the tyrant's gate", "list.txt", made)
    assert ([line.entry for line in deck.lines], problems) == (["odd-one"], ())


def test_a_list_that_is_too_long() -> None:
    deck, problems = read_list("Ann\n" * 2001, "list.txt", catalog())
    assert deck.size == 2000
    assert problems == (
        Problem(
            "out-of-range",
            Place("list.txt", 2001, 1, 2001, 1),
            "a list has at most 2,000 lines",
        ),
    )
    assert read_list("Ann\n" * 2000, "list.txt", catalog())[1] == ()

from __future__ import annotations

import pytest

from cardwright.model.entry import Line
from cardwright.model.problem import Place, Problem
from cardwright.rules.decklist import read_list
from tests.unit.rules.harbour import CHARMS, SAILORS, catalog


def read(text: str) -> tuple[list[tuple[str, int]], tuple[Problem, ...]]:
    made = catalog(sailors=SAILORS + '- {id: seven-gulls, name: "7 Gulls", pay: 1}\n')
    deck, problems = read_list(text, "list.txt", made, "open")
    assert (deck.id, deck.format, deck.place) == ("list.txt", "open", Place("list.txt"))
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
                "a card is listed at least once",
            ),
        ),
    )


def test_a_line_without_end() -> None:
    lines, problems = read("1 " + " x" * 100_000)
    assert (lines, len(problems)) == ([], 1)

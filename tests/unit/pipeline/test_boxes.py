"""Boxes that most cards of a kind overflow are told once; others at each text."""

from __future__ import annotations

import pytest

from cardwright.model.entry import Catalog
from cardwright.model.problem import Place, Problem
from cardwright.pipeline.boxes import too_small
from tests.unit.validate.written import catalog, entry, game, kind

BOX = Place("templates/tides/lamp.card.xml", 4, 3, 4, 12)
OTHER = Problem("unused", Place("a.yaml", 1), "nothing uses it")


def lamps(number: int) -> Catalog:
    lamp = kind("lamp", "lamp")
    return catalog(game(lamp), *(entry(lamp, f"id: lamp-{n}") for n in range(number)))


def over(number: int) -> Problem:
    hint = f'shorten it; its box stands at x:4 (while drawing lamp "lamp-{number}")'
    place = Place("a.yaml", number + 1)
    return Problem("text-overflow", place, "it does not fit", hint, box=BOX)


def test_most_of_the_cards() -> None:
    assert too_small([over(2), OTHER, over(0), over(1)], lamps(5)) == [
        OTHER,
        Problem(
            "text-overflow",
            BOX,
            "the texts of 3 of 5 cards do not fit this box",
            "make it larger, or the text's min-size smaller "
            '(while drawing lamp "lamp-0")',
        ),
    ]


@pytest.mark.parametrize(("overflowing", "cards"), [(3, 6), (2, 2)])
def test_some_of_the_cards_or_few(overflowing: int, cards: int) -> None:
    texts = [over(number) for number in range(overflowing)]
    assert too_small(texts, lamps(cards)) == texts

from __future__ import annotations

from cardwright.model.entry import Deck, Line
from cardwright.model.finding import Column, Finding
from cardwright.model.problem import Place
from cardwright.report.tables import deck_lines, finding_lines
from tests.unit.validate.written import catalog, entry, game, kind

LAMP, OIL = kind("lamp", "lamp"), kind("oil", "oil")


def deck(*lines: tuple[str, int]) -> Deck:
    place = Place("cards/tides/decks.yaml")
    listed = tuple(Line(entry, copies, place) for entry, copies in lines)
    return Deck("first", "The First", None, listed, place)


def shown(*lines: tuple[str, int]) -> list[str]:
    made = catalog(
        game(LAMP, OIL),
        entry(LAMP, "{id: brass-lamp, name: Brass Lamp}"),
        entry(LAMP, "{id: tin-lamp, name: Tin Lamp}"),
        entry(OIL, "{id: train-oil, name: Train Oil}"),
    )
    return list(deck_lines(made, deck(*lines)))


def test_cards_by_kind_in_the_order_of_the_list() -> None:
    lines = ("tin-lamp", 3), ("train-oil", 2), ("brass-lamp", 1), ("gone", 2)
    assert shown(*lines) == [
        "The First: 8 cards",
        "  4 lamps",
        "    3 Tin Lamp",
        "    1 Brass Lamp",
        "  2 oils",
        "    2 Train Oil",
    ]


def test_a_single_card() -> None:
    assert shown(("tin-lamp", 1)) == [
        "The First: 1 card",
        "  1 lamp",
        "    1 Tin Lamp",
    ]


def finding(
    columns: tuple[Column, ...], *rows: tuple[str | int | float, ...], pile: str = ""
) -> list[str]:
    found = Finding("x", "A title", "curve", "first", pile or None, columns, rows)
    return list(finding_lines(found))


def test_texts_to_the_left_numbers_to_the_right_and_bars_by_the_most() -> None:
    columns = (Column("cost", "text"), Column("cards", "cards"))
    # Twelve of 24 squares for six of twelve cards; 24 / 12 = 2 for one card.
    assert finding(columns, ("0", 6), ("1", 12), ("many", 1), ("X", 0)) == [
        "A title (first)",
        "  cost  cards",
        "  0         6  ████████████",
        "  1        12  ████████████████████████",
        "  many      1  ██",
        "  X         0",
    ]


def test_shares_are_in_hundredths_and_numbers_have_two_places_at_most() -> None:
    columns = (
        Column("pool", "text"),
        Column("odds", "share"),
        Column("mean", "number"),
    )
    assert finding(columns, ("3", 0.125, 2.5), ("12", 1.0, 10.126), pile="deep") == [
        "A title (first, deep)",
        "  pool   odds   mean",
        "  3      12 %    2.5",
        "  12    100 %  10.13",
    ]


def test_a_single_row_has_no_bar() -> None:
    assert finding((Column("total", "cards"),), (7,)) == [
        "A title (first)",
        "  total",
        "      7",
    ]


def test_no_cards_at_all_have_no_bars() -> None:
    columns = (Column("cost", "text"), Column("cards", "cards"))
    assert finding(columns, ("0", 0), ("1", 0)) == [
        "A title (first)",
        "  cost  cards",
        "  0         0",
        "  1         0",
    ]

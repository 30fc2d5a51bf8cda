from __future__ import annotations

from cardwright.model.finding import Cell, Column
from cardwright.report.tables import padded, table, value, width_of

COST, CARDS = Column("cost", "text"), Column("cards", "cards")


def shown(
    columns: tuple[Column, ...], *rows: tuple[Cell, ...], width: int = 80
) -> list[str]:
    return list(table(columns, rows, width))


def test_texts_to_the_left_figures_to_the_right_and_bars_by_the_most() -> None:
    # forty columns for twelve cards: twenty for six, 40 / 12 = 3 3/8 for one
    assert shown((COST, CARDS), ("low", 6), ("many", 12), ("odd", 1), ("X", 0)) == [
        "  cost  cards",
        "  low       6  " + 20 * "█",
        "  many     12  " + 40 * "█",
        "  odd       1  ███▍",
        "  X         0",
    ]


def test_a_text_among_numbers_stands_on_the_right_too() -> None:
    assert shown((COST, CARDS), (9, 0), (10, 0), ("X", 0)) == [
        "  cost  cards",
        "     9      0",
        "    10      0",
        "     X      0",
    ]


def test_shares_are_in_hundredths_and_numbers_have_two_places() -> None:
    columns = (COST, Column("odds", "share"), Column("mean", "number"))
    assert shown(columns, ("3", 0.125, 2.5), ("12", 1.0, 10.126)) == [
        "  cost   odds   mean",
        "  3      12 %   2.50",
        "  12    100 %  10.13",
    ]


def test_a_trifle_is_less_than_one_hundredth() -> None:
    odds = Column("odds", "share")
    shares = (0, 0.0, 0.004, 0.006, 0.994, 0.996, 1)
    assert [value(odds, share) for share in shares] == [
        "0 %",
        "0 %",
        "<1 %",
        "1 %",
        "99 %",
        ">99 %",
        "100 %",
    ]


def test_whole_numbers_have_no_places() -> None:
    assert shown((Column("total", "number"),), (7,), (12.0,)) == [
        "  total",
        "      7",
        "     12",
    ]


def test_what_titles_have_in_common_is_said_once() -> None:
    columns = (COST, *(Column(f"fewer than {n}", "share") for n in (1, 2, 10)))
    assert shown(columns, ("a", 0.5, 0.25, 1))[0] == "  cost  fewer than 1     2     10"


def test_bars_of_shares_are_of_the_whole() -> None:
    columns = (Column("half", "text"), Column("share", "share"))
    assert shown(columns, ("top", 0.5), ("bottom", 0.25)) == [
        "  half    share",
        "  top      50 %  " + 20 * "█",
        "  bottom   25 %  " + 10 * "█",
    ]


def test_bars_take_what_room_there_is() -> None:
    # 30 less 4 and 5, and three gaps of 2: 15 columns
    (_, most, half) = shown((COST, CARDS), ("a", 2), ("b", 1), width=30)
    assert (most, half) == (
        "  a         2  " + 15 * "█",
        "  b         1  " + 7 * "█" + "▌",
    )
    assert shown((COST, CARDS), ("a", 2), ("b", 1), width=12)[1] == "  a         2"


def test_a_single_row_and_no_cards_at_all_have_no_bars() -> None:
    assert shown((CARDS,), (7,)) == ["  cards", "      7"]
    assert shown((COST, CARDS), ("0", 0), ("1", 0))[1:] == [
        "  0         0",
        "  1         0",
    ]


def test_columns_without_titles_have_no_head() -> None:
    columns = (Column("", "text"), Column("", "cards"))
    assert shown(columns, ("Ann", 1), ("Bo", 0)) == [
        "  Ann  1  " + 40 * "█",
        "  Bo   0",
    ]


def test_wide_and_unseen_characters_take_their_room() -> None:
    assert width_of("雨a") == 3
    assert padded("雨", 4) == "雨  "
    assert padded("long", 2) == "long"
    assert "\x1b" not in padded("a\x1bb", 9)

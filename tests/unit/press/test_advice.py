from __future__ import annotations

from dataclasses import replace

import pytest

from cardwright.press.advice import notes, savings, told, waste_of
from cardwright.press.piece import Piece
from cardwright.press.plan import plan
from cardwright.press.profile import Marks, Profile, Tile
from tests.unit.press.kit import A4, CARD, LETTER, face

POKER = [Piece(face("a"), 28)]


def test_counts_and_waste() -> None:
    # Four sheets of 210 by 297 hold 28 cards of 63.5 by 88.9: 158063 of 249480 mm².
    found = plan(POKER, A4)
    assert told(found) == [
        "63.5 by 88.9 mm: 9 on a sheet (3 by 3, paper upright), 4 sheets, 37 % waste"
    ]
    assert waste_of(found.blocks[0], A4) == pytest.approx(1 - 28 * 5645.15 / 249480)


def test_the_way_of_the_paper_is_told() -> None:
    (line,) = told(plan([Piece(face("a"), 1)], replace(A4, turned=True)))
    assert line == (
        "63.5 by 88.9 mm: 8 on a sheet (4 by 2, paper on its side), 1 sheet, 91 % waste"
    )


def test_pages_of_one_card() -> None:
    assert told(plan([Piece(face("a"), 2)], CARD)) == [
        "63.5 by 88.9 mm: 1 on a sheet (1 by 1), 2 sheets, 15 % waste"
    ]


def test_folded_backs_are_no_waste() -> None:
    pieces = [Piece(face("a", 100, 280, 0), 1, face("b", 100, 280, 0))]
    profile = replace(A4, backs="fold")
    (block,) = plan(pieces, profile).blocks
    assert waste_of(block, profile) == pytest.approx(1 - 56000 / 62370)


def test_mixed_sizes_and_tiles() -> None:
    pieces = [Piece(face("a"), 3), Piece(face("t", 20, 20, 0), 1)]
    (line,) = told(plan(pieces, replace(A4, mixed=True)))
    # 3 x 5645.15 + 400 of 62370 mm².
    assert line == "mixed sizes: 4 pieces, 1 sheet, 72 % waste"
    board = [Piece(face("board", 300, 200, 0), 1)]
    (line,) = told(plan(board, replace(A4, tile=Tile())))
    assert line == ("300 by 200 mm: 2 by 1 parts each, 2 sheets, 10 mm of each overlap")


def test_what_is_too_large_to_fold_has_pages_for_each_side() -> None:
    """Its back beside it needs 360 mm of the 287 across A4."""
    piece = Piece(face("a", 180, 250, 0), 1, face("b", 180, 250, 0))
    (line,) = told(plan([piece], replace(A4, backs="fold", tile=Tile())))
    assert line == "180 by 250 mm: each side on a page of its own, 2 sheets"


def test_a_smaller_gap_that_saves_a_sheet() -> None:
    # Three columns of 63.5 leave 9.5 mm: two gaps of 4.5 fit, 4.75 would not.
    profile = replace(A4, gap=5.0, turned=False)
    assert savings(POKER, profile, None) == [
        "with a gap of 4.5 mm instead of 5 there would be 4 sheets instead of 5",
        "with a margin of 4.5 mm instead of 5 there would be 4 sheets instead of 5",
    ]


def test_a_smaller_margin_that_saves_a_sheet() -> None:
    # On letter paper 279.4 - 3 x 88.9 = 12.7 mm: the margins must be 6.35 or less.
    profile = replace(LETTER, margin=7.0, turned=False)
    assert savings(POKER, profile, None) == [
        "with a margin of 6 mm instead of 7 there would be 4 sheets instead of 5"
    ]
    assert savings(POKER, profile, 6.3) == [
        "with a margin of 6.3 mm instead of 7 there would be 4 sheets instead of 5"
    ]
    assert savings(POKER, profile, 6.4) == []


@pytest.mark.parametrize(
    "profile", [A4, CARD, replace(A4, gap=3.0), replace(A4, gap=5.0, mixed=True)]
)
def test_nothing_is_advised_that_saves_nothing(profile: Profile) -> None:
    assert savings(POKER, profile, None) == []


def test_full_bleed_is_not_advised_away() -> None:
    # Eight cards on a sheet need four, nine would need four, too.
    profile = replace(A4, gap=7.0, bleed="full", turned=False)
    pieces = [Piece(face("a"), 9)]
    # Upright two columns of three; a gap of 6.35 gains nothing.
    assert savings(pieces, profile, None) == []


def test_marks_without_room_are_told() -> None:
    marked = replace(A4, marks=Marks())
    full = [Piece(face("a", 200, 287, 5), 1)]
    assert notes(plan(full, marked)) == ["there is no room for crop marks on any side"]
    letter = replace(LETTER, marks=Marks(), footer=True)
    note = (
        "crop marks at the top and at the bottom lie in the margin of 5 mm, "
        "where some printers do not print"
    )
    assert notes(plan([Piece(face("a"), 9)], letter)) == [note]
    assert notes(plan(POKER, CARD)) == []
    near = replace(A4, marks=Marks(offset=0.5))
    assert notes(plan([Piece(face("a"), 1)], near)) == []


def test_a_footer_without_room_is_told() -> None:
    profile = replace(A4, footer=True)
    assert notes(plan([Piece(face("a", 199, 286, 0), 1)], profile)) == [
        "there is no room for the footer on every sheet"
    ]

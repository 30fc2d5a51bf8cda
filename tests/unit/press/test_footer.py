from __future__ import annotations

from dataclasses import replace

import pytest

from cardwright.model.drawing import Box, Drawing
from cardwright.model.sheet import Sheet
from cardwright.press.bleed import around
from cardwright.press.footer import Imprint, Line, footer, footer_line
from cardwright.press.impose import sheet_of
from cardwright.press.piece import Piece
from cardwright.press.plan import plan
from cardwright.press.profile import Marks, Profile, Tile
from cardwright.press.spot import Side
from tests.unit.press.kit import A4, LETTER, face, holds, overlap, rounded

FOOTED = replace(A4, footer=True)


def first(pieces: list[Piece], profile: Profile) -> tuple[Sheet, Side]:
    block = plan(pieces, profile).blocks[0]
    side = Side(block.pages[0], block)
    return sheet_of(side, profile), side


def line_of(pieces: list[Piece], profile: Profile) -> Line | None:
    return footer_line(*first(pieces, profile), profile)


@pytest.mark.parametrize("count", [1, 9])
def test_a_footer_stands_at_the_foot_of_the_page(count: int) -> None:
    line = line_of([Piece(face("a"), count)], FOOTED)
    assert line is not None
    # As low as the margin lets it; the text begins with the cards.
    assert rounded(line.box) == (9.75, 289.2, 195.25, 2.8)
    assert line.turn == 0


def test_a_footer_stands_beyond_the_marks_if_there_is_room() -> None:
    # The bleed ends at 285.025, marks at 287.525: 4.475 mm are left.
    marked = replace(FOOTED, marks=Marks(length=2, offset=0.5))
    line = line_of([Piece(face("a"), 9)], marked)
    assert line is not None
    assert rounded(line.box) == (9.75, 289.2, 195.25, 2.8)


def test_else_a_footer_stands_between_two_marks() -> None:
    marked = replace(FOOTED, marks=Marks(length=6, offset=0.5))
    line = line_of([Piece(face("a"), 9)], marked)
    assert line is not None
    # The first of the widest: a mm clear of the marks at 9.75 and 73.25.
    assert rounded(line.box) == (10.75, 289.2, 61.5, 2.8)


def test_lines_across_the_paper_leave_room_between_them_only() -> None:
    lined = replace(FOOTED, marks=Marks(lines=True, crop=False))
    line = line_of([Piece(face("a"), 9)], lined)
    assert line is not None
    assert rounded(line.box)[0] == 10.75


def test_a_footer_goes_to_the_side_where_there_is_no_room_below() -> None:
    line = line_of([Piece(face("a"), 9)], replace(LETTER, footer=True))
    assert line is not None
    # 215.9 - 5 - 2.8; it is read from the right: turned by 90.
    assert rounded(line.box) == (208.1, 6.35, 2.8, 268.05)
    assert line.turn == 90


def test_without_room_there_is_no_footer() -> None:
    assert line_of([Piece(face("a", 199, 286, 0), 1)], FOOTED) is None


def test_a_footer_keeps_clear_of_faces_fold_and_registration_marks() -> None:
    pieces = [Piece(face("a"), 4, face("b"))]
    folded = replace(FOOTED, backs="fold", turned=True, marks=Marks())
    line = line_of(pieces, folded)
    assert line is not None
    assert line.box[0] + line.box[2] <= 148.5 - 1
    marked = replace(FOOTED, marks=Marks(registration=True))
    sheet, side = first(pieces, marked)
    line = footer_line(sheet, side, marked)
    assert line is not None
    corners: list[Box] = [(0, 0, 30, 30), (180, 0, 30, 30), (0, 267, 30, 30)]
    assert not any(overlap(line.box, corner) for corner in corners)
    assert not overlap(line.box, around(f.visible for f in sheet.faces))
    assert holds((5, 5, 200, 287), line.box)


def test_a_footer_says_title_part_digest_and_page() -> None:
    said: list[tuple[str, float, float]] = []

    def write(text: str, width: float, height: float) -> Drawing:
        said.append((text, round(width, 3), height))
        return Drawing(width, height, 0, ())

    imprint = Imprint("Tides", "3f9a1c02", write)
    card = [Piece(face("a"), 9)]
    (note,) = footer(*first(card, FOOTED), FOOTED, imprint, (3, 12))
    assert (note.x, round(note.y, 3), note.turn) == (9.75, 289.2, 0)
    tiled = replace(FOOTED, tile=Tile())
    board = [Piece(face("board", 300, 200, 0), 1)]
    footer(*first(board, tiled), tiled, imprint, (1, 2))
    assert [text for text, _, _ in said] == [
        "Tides · 3f9a1c02 · page 3 of 12",
        "Tides · part 1 of 2 · 3f9a1c02 · page 1 of 2",
    ]
    assert footer(*first(card, FOOTED), FOOTED, Imprint("Tides"), (1, 1)) == ()
    assert footer(*first(card, A4), A4, imprint, (1, 1)) == ()

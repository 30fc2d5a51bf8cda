from __future__ import annotations

from dataclasses import replace

import pytest

from cardwright.model.drawing import Fill, Item, Stroke
from cardwright.model.game import Cut
from cardwright.press.impose import sheet_of
from cardwright.press.marking import marks_on
from cardwright.press.piece import Piece
from cardwright.press.plan import plan
from cardwright.press.profile import Marks, Profile, Tile
from cardwright.press.spot import Side
from tests.unit.press.kit import A4, face

CARDS = [Piece(face("a"), 4, cut=Cut(corner=3))]


def drawn(profile: Profile, pieces: list[Piece] = CARDS) -> tuple[Item, ...]:
    block = plan(pieces, profile).blocks[0]
    return sheet_of(Side(block.pages[0], block), profile).marks


@pytest.mark.parametrize(
    ("marks", "strokes"),
    [
        (None, 0),
        (Marks(), 1),
        (Marks(crop=False), 0),
        (Marks(lines=True), 2),
        (Marks(crop=False, corners=True), 2),
        (Marks(sides="back"), 0),
    ],
)
def test_a_sheet_has_the_marks_of_its_profile(
    marks: Marks | None, strokes: int
) -> None:
    found = drawn(replace(A4, marks=marks))
    assert [type(item) for item in found] == [Stroke] * strokes


def test_registration_marks_take_the_place_of_crop_marks() -> None:
    found = drawn(replace(A4, marks=Marks(registration=True)))
    assert [type(item) for item in found] == [Fill, Stroke]


def test_a_fold_has_its_line_and_tiles_their_joins() -> None:
    folded = replace(A4, marks=Marks(crop=False), backs="fold")
    assert drawn(folded) == ()  # without backs there is nothing to fold
    tiled = replace(A4, marks=Marks(), tile=Tile())
    pieces = [Piece(face("a"), 1, face("b"))]
    folds = [each for each in drawn(folded, pieces) if isinstance(each, Stroke)]
    assert [bool(each.dashes) for each in folds] == [False, True]
    board = [Piece(face("b", 300, 200, 0), 1)]
    crops, join = drawn(tiled, board)
    assert isinstance(join, Stroke)
    assert join.dashes != ()
    assert drawn(replace(tiled, tile=Tile(marks=False)), board) == (crops,)


def test_marks_are_told_for_each_side() -> None:
    (block,) = plan(CARDS, A4).blocks
    front, back = Side(block.pages[0], block), Side((), block, back=True)
    marked = replace(A4, marks=Marks())
    assert (marks_on(front, marked), marks_on(back, marked)) == (Marks(), None)

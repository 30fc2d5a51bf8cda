from __future__ import annotations

from dataclasses import replace

import pytest

from cardwright.model.drawing import Stroke
from cardwright.press.piece import Piece, format_of
from cardwright.press.profile import Marks, Tile
from cardwright.press.tile import joining_marks, tile
from tests.unit.press.kit import A4, face, rounded

MAT = face("mat", 300, 180, 0)
PROFILE = replace(A4, tile=Tile(overlap=10))
MARKS = Marks(length=4, offset=1)


def test_a_mat_is_parted_with_the_fewest_pages() -> None:
    block = tile([Piece(MAT, 1)], format_of(MAT), PROFILE)
    # Upright 300 = 155 + 155 - 10 across; on its side 287 mm are too few as well.
    assert (block.paper, block.tiles) == ((210, 297), (2, 1))
    windows = [rounded(page[0].window or (0, 0, 0, 0)) for page in block.pages]
    assert windows == [(27.5, 58.5, 155, 180)] * 2
    boxes = [rounded(page[0].box) for page in block.pages]
    assert boxes == [(27.5, 58.5, 300, 180), (-117.5, 58.5, 300, 180)]
    assert [page[0].part for page in block.pages] == ["part 1 of 2", "part 2 of 2"]


def test_every_copy_and_its_back_are_parted() -> None:
    back = face("back", 300, 180, 0)
    pieces = [Piece(MAT, 1, back)] * 2
    plain = tile(pieces, format_of(MAT), PROFILE)
    assert len(plain.pages) == 4
    duplex = tile(pieces, format_of(MAT), replace(PROFILE, backs="long-edge"))
    names = [page[0].piece.front.digest for page in duplex.pages]
    assert names == ["mat", "mat", "back", "back"] * 2
    assert [page[0].piece.back for page in duplex.pages] == [None] * 8


def test_neighbours_are_joined_at_the_same_place_of_the_mat() -> None:
    block = tile([Piece(MAT, 1)], format_of(MAT), PROFILE)
    places = []
    for (spot,) in block.pages:
        (marks,) = joining_marks(spot, block, MARKS)
        assert isinstance(marks, Stroke)
        assert marks.dashes != ()
        xs = {segment[1] for segment in marks.outline if len(segment) > 1}
        ys = {segment[2] for segment in marks.outline if len(segment) > 1}
        places += [round(x - spot.box[0], 6) for x in xs]
        # Above and below the part, clear of it by the offset.
        assert {round(y, 6) for y in ys} == {57.5, 53.5, 239.5, 243.5}
    # The middle of the overlap: 155 - 5 from the left edge of the mat.
    assert places == [150, 150]


def test_a_whole_piece_has_no_joining_marks() -> None:
    block = tile([Piece(MAT, 1)], format_of(MAT), PROFILE)
    spot = block.pages[0][0]._replace(window=None)
    assert joining_marks(spot, block, MARKS) == ()


def test_without_tiles_nothing_is_parted() -> None:
    with pytest.raises(ValueError, match="no tiles"):
        tile([Piece(MAT, 1)], format_of(MAT), A4)

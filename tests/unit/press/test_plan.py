from __future__ import annotations

from dataclasses import replace

import pytest

from cardwright.press.piece import Piece
from cardwright.press.plan import plan
from cardwright.press.profile import Tile
from tests.unit.press.kit import A4, CARD, face

CARDS = [
    Piece(face("a"), 10),
    Piece(face("token", 20, 20, 0), 3),
    Piece(face("b"), 2, face("back")),
]


def test_each_size_has_its_own_sheets_in_order() -> None:
    found = plan(CARDS, A4)
    assert [len(block.pages) for block in found.blocks] == [2, 1]
    first = [spot.piece.front.digest for spot in found.blocks[0].pages[1]]
    assert first == ["a", "b", "b"]
    assert (found.sheets, found.has_backs) == (3, False)


def test_backs_count_where_the_profile_prints_them() -> None:
    assert plan(CARDS, replace(A4, backs="long-edge")).has_backs
    assert not plan(CARDS[:2], replace(A4, backs="long-edge")).has_backs


def test_sizes_are_mixed_on_request() -> None:
    found = plan(CARDS, replace(A4, mixed=True))
    assert [(len(b.pages), b.pieces) for b in found.blocks] == [(2, 15)]
    assert len(plan(CARDS, replace(CARD, mixed=True)).blocks) == 2


def test_a_whole_page_is_not_mixed_with_others() -> None:
    page = Piece(face("page", 210, 297, 0), 1)
    found = plan([*CARDS, page], replace(A4, mixed=True))
    assert [block.pieces for block in found.blocks] == [15, 1]


def test_what_is_larger_than_the_paper_goes_on_tiles_or_nowhere() -> None:
    board = [Piece(face("board", 300, 200, 0), 1), *CARDS]
    with pytest.raises(ValueError, match="no room"):
        plan(board, A4)
    tiled = plan(board, replace(A4, tile=Tile()))
    assert [block.tiles for block in tiled.blocks] == [(2, 1), (0, 0), (0, 0)]
    mixed = plan(board, replace(A4, tile=Tile(), mixed=True))
    assert [block.tiles for block in mixed.blocks] == [(0, 0), (2, 1)]


def test_nothing_makes_no_sheets() -> None:
    assert plan([Piece(face("a"), 0)], A4).blocks == ()
    assert plan([], replace(A4, mixed=True)).blocks == ()

from __future__ import annotations

from dataclasses import replace

from cardwright.press.pack import pack
from cardwright.press.piece import Piece
from tests.unit.press.kit import A4, face, overlap, rounded


def test_small_pieces_fill_the_rest_of_a_sheet() -> None:
    # Six cards leave two strips: 9.5 mm at the side and 109.2 mm below.
    cards = [Piece(face("card"), 1)] * 6
    tokens = [Piece(face("token", 30, 30, 0), 1)] * 18
    block = pack([*cards, *tokens], replace(A4, turned=False))
    (page,) = block.pages
    assert len(page) == 24
    assert not any(
        overlap(one.box, two.box) for i, one in enumerate(page) for two in page[:i]
    )


def test_a_piece_is_turned_where_that_saves_a_sheet() -> None:
    # 190 by 90 lies across; 90 by 190 beside 110 mm only stands.
    long = [Piece(face("a", 190, 95, 0), 1), Piece(face("b", 95, 190, 0), 1)]
    long.append(Piece(face("c", 190, 95, 0), 1))
    block = pack(long, replace(A4, turned=False, margin=5))
    assert len(block.pages) == 1
    assert sorted(spot.turn for spot in block.pages[0]) in ([0, 0, 90], [0, 90, 90])
    (turned, *_) = [spot for spot in block.pages[0] if spot.turn]
    front = turned.piece.front
    assert turned.box[2:] == (front.height, front.width)


def test_what_lies_on_a_page_lies_in_its_middle() -> None:
    block = pack([Piece(face("a", 100, 50, 0), 1)], A4)
    assert [rounded(spot.box) for spot in block.pages[0]] == [(55, 123.5, 100, 50)]


def test_neighbours_keep_the_widest_gap() -> None:
    cards = [Piece(face("a", 60, 60, 3), 1), Piece(face("b", 60, 60, 1), 1)]
    block = pack(cards, replace(A4, bleed="full"))
    one, two = (spot.box for spot in block.pages[0])
    apart = max(two[0] - one[0], two[1] - one[1]) - 60
    assert round(apart, 6) == 6

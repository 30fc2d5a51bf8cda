from __future__ import annotations

from dataclasses import replace

from cardwright.press.pack import pack, packable
from cardwright.press.piece import Format, Piece
from cardwright.press.profile import Marks
from tests.unit.press.kit import A4, CARD, face, overlap, rounded


def test_small_pieces_fill_the_rest_of_a_sheet() -> None:
    # Six cards leave two strips: 9.5 mm at the side and 109.2 mm below.
    cards = [Piece(face("card"), 1)] * 6
    tokens = [Piece(face("token", 30, 30, 0), 1)] * 18
    block = pack([*cards, *tokens], replace(A4, turned=False))
    assert block is not None
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
    assert block is not None
    assert len(block.pages) == 1
    assert sorted(spot.turn for spot in block.pages[0]) in ([0, 0, 90], [0, 90, 90])
    (turned, *_) = [spot for spot in block.pages[0] if spot.turn]
    front = turned.piece.front
    assert turned.box[2:] == (front.height, front.width)


def test_what_lies_on_a_page_lies_in_its_middle() -> None:
    block = pack([Piece(face("a", 100, 50, 0), 1)], A4)
    assert block is not None
    assert [rounded(spot.box) for spot in block.pages[0]] == [(55, 123.5, 100, 50)]


def test_neighbours_keep_the_widest_gap() -> None:
    cards = [Piece(face("a", 60, 60, 3), 1), Piece(face("b", 60, 60, 1), 1)]
    block = pack(cards, replace(A4, bleed="full"))
    assert block is not None
    one, two = (spot.box for spot in block.pages[0])
    apart = max(two[0] - one[0], two[1] - one[1]) - 60
    assert round(apart, 6) == 6


def test_what_is_as_large_as_the_paper_cannot_be_packed() -> None:
    assert packable(Format(200, 287, 3), A4)
    assert packable(Format(287, 200, 3), replace(A4, turned=False))
    assert not packable(Format(210, 297, 0), A4)
    assert not packable(Format(63.5, 88.9, 3), CARD)


def test_without_a_way_for_all_nothing_is_packed() -> None:
    # Between registration marks one is too wide below them, the other too high beside.
    marked = replace(A4, marks=Marks(registration=True))
    long, square = face("a", 100, 280, 0), face("b", 190, 190, 0)
    assert pack([Piece(long, 1), Piece(square, 1)], marked) is None
    assert pack([], A4) is None

from __future__ import annotations

import math

import pytest

from cardwright.model.drawing import Colour, Segment, Stroke
from cardwright.model.game import Cut
from cardwright.press.bleed import around
from cardwright.press.marks import (
    corner_guides,
    crop_marks,
    cut_lines,
    fold_line,
    reaches,
)
from cardwright.press.profile import Marks

PAGE = (0.0, 0.0, 100.0, 100.0)
CARD = (40.0, 40.0, 10.0, 20.0)
SEEN = (37.0, 37.0, 16.0, 26.0)
MARKS = Marks(length=4, offset=1, width=0.1)


def lines(strokes: tuple[Stroke, ...]) -> set[tuple[float, float, float, float]]:
    """The ends of all lines, as x, y, x, y."""
    found = set()
    for stroke in strokes:
        for start, end in zip(stroke.outline[::2], stroke.outline[1::2], strict=True):
            assert (start[0], end[0]) == ("M", "L")
            found.add((*start[1:], *end[1:]))
    return found


def test_one_card_has_eight_marks_clear_of_its_bleed() -> None:
    marks = crop_marks([CARD], SEEN, PAGE, MARKS)
    # The bleed is 3, the offset 1: marks go from 4 to 8 mm away from the trim.
    assert lines(marks) == {
        (36, 40, 32, 40),
        (36, 60, 32, 60),
        (54, 40, 58, 40),
        (54, 60, 58, 60),
        (40, 36, 40, 32),
        (50, 36, 50, 32),
        (40, 64, 40, 68),
        (50, 64, 50, 68),
    }
    assert [(mark.width, mark.paint) for mark in marks] == [(0.1, Colour(0, 0, 0))]


def test_a_mark_ends_at_the_edge_of_the_paper() -> None:
    marks = crop_marks([(5, 2, 10, 20)], (2.5, 0, 15, 24), PAGE, MARKS)
    # On the left 1.5 mm are left of 4; above there is no room at all.
    assert lines(marks) == {
        (1.5, 2, 0, 2),
        (1.5, 22, 0, 22),
        (18.5, 2, 22.5, 2),
        (18.5, 22, 22.5, 22),
        (5, 25, 5, 29),
        (15, 25, 15, 29),
    }


def test_a_trim_that_goes_on_beyond_the_paper_is_marked_on_it_only() -> None:
    marks = crop_marks([(20, 30, 200, 200)], (20, 30, 70, 60), PAGE, MARKS)
    # The left edge from above, the upper one from the left.
    assert lines(marks) == {(20, 29, 20, 25), (19, 30, 15, 30)}


def test_without_any_room_there_are_no_marks() -> None:
    assert crop_marks([(3, 3, 94, 94)], PAGE, PAGE, MARKS) == ()


def test_a_mark_shorter_than_a_millimetre_is_left_out() -> None:
    def sides(left: float) -> list[int]:
        seen = (left, 30.0, 40.0, 40.0)
        return [reach.side for reach in reaches(seen, seen, PAGE, MARKS)]

    assert sides(2.0) == [0, 1, 2, 3]
    assert sides(1.9) == [1, 2, 3]


def test_cards_edge_to_edge_share_marks_and_those_apart_do_not() -> None:
    def places(gap: float) -> list[float]:
        trims = [(40.0, 40.0, 10.0, 20.0), (50.0 + gap, 40.0, 10.0, 20.0)]
        found = lines(crop_marks(trims, around(trims), PAGE, MARKS))
        return sorted(x for x, y, _, _ in found if y == 39)

    assert places(0) == [40, 50, 60]
    assert places(2) == [40, 50, 52, 62]


def test_marks_stand_in_the_margin_only() -> None:
    trims = [
        (20.0 + 10 * c, 20.0 + 20 * r, 10.0, 20.0) for c in range(3) for r in (0, 1)
    ]
    found = lines(crop_marks(trims, (17, 17, 36, 46), PAGE, MARKS))
    assert all(not (16 < x < 54 and 16 < y < 64) for x, y in [e[:2] for e in found])
    assert len(found) == 2 * 4 + 2 * 3


def test_lines_to_cut_go_from_edge_to_edge() -> None:
    assert lines(cut_lines([CARD], PAGE, MARKS)) == {
        (40, 0, 40, 100),
        (50, 0, 50, 100),
        (0, 40, 100, 40),
        (0, 60, 100, 60),
    }


def test_no_line_to_cut_goes_through_a_card() -> None:
    # The second card lies across the line below the first one's left edge.
    wide = (30.0, 60.0, 30.0, 10.0)
    found = lines(cut_lines([CARD, wide], PAGE, MARKS))
    assert {line for line in found if line[0] == line[2] == 40} == {
        (40, 0, 40, 60),
        (40, 70, 40, 100),
    }


@pytest.mark.parametrize(
    ("fold", "ends"),
    [("vertical", ((50, 0), (50, 80))), ("horizontal", ((0, 40), (100, 40)))],
)
def test_the_fold_is_dashed_through_the_middle(
    fold: str, ends: tuple[tuple[float, float], ...]
) -> None:
    white, black = fold_line((100, 80), fold, MARKS)
    assert white.outline == black.outline == (("M", *ends[0]), ("L", *ends[1]))
    # The white one is seen between the dashes of the black one.
    assert (white.paint, white.dashes) == (Colour(1, 1, 1), ())
    assert (black.paint, black.dashes) == (Colour(0, 0, 0), (3, 3))
    assert white.width == black.width


def points(outline: tuple[Segment, ...]) -> list[tuple[float, float]]:
    """The ends of all segments."""
    return [(s[-2], s[-1]) for s in outline if len(s) > 1]


def test_the_rounding_of_each_corner_lies_outside_the_cut() -> None:
    white, grey = corner_guides([(CARD, Cut(corner=3))], MARKS)
    assert isinstance(white, Stroke)
    assert isinstance(grey, Stroke)
    assert white.outline == grey.outline
    assert [segment[0] for segment in grey.outline] == ["M", "C"] * 4
    # Even the inner edge of the wider line is no nearer to the corner's middle.
    middle = (47.0, 43.0)
    arc = [p for p in points(grey.outline) if p[0] > 45 and p[1] < 45]
    assert len(arc) == 2
    distances = [math.dist(p, middle) - white.width / 2 for p in arc]
    assert distances == pytest.approx([3, 3], abs=1e-6)


def test_round_pieces_are_drawn_whole_and_square_ones_not_at_all() -> None:
    box = (40.0, 40.0, 20.0, 20.0)
    circle = corner_guides([(box, Cut("circle"))], MARKS)
    hexagon = corner_guides([(box, Cut("hexagon"))], MARKS)
    shown = [
        [segment[0] for segment in guides[1].outline]
        for guides in (circle, hexagon)
        if isinstance(guides[1], Stroke)
    ]
    assert shown == [["M", "C"] * 4, ["M", "L"] * 6]
    assert corner_guides([(box, Cut())], MARKS) == ()

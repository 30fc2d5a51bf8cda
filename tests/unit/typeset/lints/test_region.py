from __future__ import annotations

from math import sqrt

import pytest

from cardwright.model.drawing import Matrix
from cardwright.typeset.geometry.matrix import rotation, times, translation
from cardwright.typeset.geometry.outline import ellipse, polygon, rectangle
from cardwright.typeset.lints.region import (
    Bounds,
    Lie,
    Region,
    apart,
    bounds_of,
    distance,
    flat,
    holds,
)

SQUARE = Region(rectangle((0, 0, 10, 10)), None)
DISC = Region(ellipse(5, 5, 5, 5), None)
TURN: Matrix = times(translation(5, 5), rotation(45))
DIAMOND = Region(rectangle((-5, -5, 10, 10)), TURN)
FRAME = rectangle((0, 0, 10, 10)) + rectangle((2, 2, 6, 6))
"""Two rectangles of one sense: a hole only where the rule is even-odd."""


@pytest.mark.parametrize(
    ("region", "box", "lie"),
    [
        (SQUARE, (1, 1, 9, 9), Lie.ROUND),
        (SQUARE, (0, 0, 10, 10), Lie.ROUND),
        (SQUARE, (5, 5, 11, 9), Lie.ACROSS),
        (SQUARE, (10, 0, 12, 10), Lie.APART),
        (DISC, (2, 2, 8, 8), Lie.ROUND),
        (DISC, (0.5, 0.5, 9.5, 9.5), Lie.ACROSS),
        (DISC, (0, 0, 1, 1), Lie.APART),
        (DIAMOND, (2, 2, 8, 8), Lie.ROUND),
        (DIAMOND, (0, 0, 1, 1), Lie.APART),
        (DIAMOND, (0, 0, 2, 2), Lie.ACROSS),
        (Region(FRAME, None, even_odd=True), (3, 3, 7, 7), Lie.APART),
        (Region(FRAME, None), (3, 3, 7, 7), Lie.ROUND),
        (Region(FRAME, None), (1, 1, 3, 3), Lie.ACROSS),
    ],
)
def test_how_an_outline_lies_to_a_box(region: Region, box: Bounds, lie: Lie) -> None:
    assert region.lie(box) is lie


@pytest.mark.parametrize(
    ("region", "inside", "outside"),
    [
        (SQUARE, (0.1, 9.9), (10.1, 5)),
        (DISC, (5, 0.1), (1, 1)),
        (DIAMOND, (5, -1.9), (-1.5, -1.5)),
        (Region(FRAME, None, even_odd=True), (1, 5), (5, 5)),
        (Region(polygon([(0, 0), (4, 0), (0, 4)]), None), (1, 2.9), (3, 3)),
    ],
)
def test_which_points_are_inside(
    region: Region, inside: tuple[float, float], outside: tuple[float, float]
) -> None:
    assert region.has(*inside)
    assert not region.has(*outside)


def test_the_bounds_of_a_turned_square_are_those_of_its_corners() -> None:
    half = sqrt(50)
    found = (5 - half, 5 - half, 5 + half, 5 + half)
    assert DIAMOND.bounds == pytest.approx(found)
    assert bounds_of((-5, -5, 10, 10), TURN) == pytest.approx(found)


def test_no_outline_holds_nothing() -> None:
    nothing = Region((), None)
    assert nothing.lie((-1, -1, 1, 1)) is not Lie.ROUND
    assert not nothing.has(0, 0)


def test_boxes_that_touch_are_apart_and_one_holds_itself() -> None:
    assert apart((0, 0, 1, 1), (1, 0, 2, 1))
    assert not apart((0, 0, 1, 1), (0.9, 0, 2, 1))
    assert holds((0, 0, 1, 1), (0, 0, 1, 1))
    assert not holds((0, 0, 1, 1), (0, 0, 1, 1.01))


def test_a_flat_disc_is_round_to_a_hundredth_of_a_radius() -> None:
    (line,) = flat(ellipse(0, 0, 1, 1), None)
    assert line[0] == pytest.approx(line[-1])
    assert all(abs(sqrt(x * x + y * y) - 1) < 0.01 for x, y in line)


def test_a_distance_is_to_the_nearest_line_and_its_ends() -> None:
    lines = [((0.0, 0.0), (4.0, 0.0)), ((0.0, 9.0), (4.0, 9.0))]
    assert distance(lines, 2, 3) == pytest.approx(3)
    assert distance(lines, 7, 13) == pytest.approx(5)
    assert distance([((1.0, 1.0), (1.0, 1.0))], 1, 3) == pytest.approx(2)
    assert distance([], 0, 0) == float("inf")


def test_the_lines_near_a_box() -> None:
    assert SQUARE.near((9, 2, 12, 3)) == [((10, 0), (10, 10))]
    assert SQUARE.near((1, 1, 9, 9)) == []

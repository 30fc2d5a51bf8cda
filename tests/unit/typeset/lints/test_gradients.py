from __future__ import annotations

import pytest

from cardwright.model.drawing import Colour, Linear, Matrix, Radial
from cardwright.typeset.geometry.matrix import applied
from cardwright.typeset.lints.gradients import inverse, shade_of

BLACK, WHITE = Colour(0, 0, 0), Colour(1, 1, 1, 0.5)
STOPS = ((0.25, BLACK), (0.75, WHITE))


@pytest.mark.parametrize(("x", "grey"), [(0, 0), (2, 0), (5, 0.5), (6, 0.7), (9, 1)])
def test_a_linear_gradient_runs_between_its_stops(x: float, grey: float) -> None:
    found = shade_of(Linear(0, 0, 10, 0, STOPS), x, 3)
    assert found == pytest.approx((grey, grey, grey, 1 - grey / 2))


def test_a_radial_gradient_runs_outwards() -> None:
    paint = Radial(5, 5, 4, STOPS)
    assert shade_of(paint, 5, 7) == pytest.approx((0.5, 0.5, 0.5, 0.75))
    assert shade_of(paint, 5, 5) == (0, 0, 0, 1)


def test_a_radial_gradient_may_be_an_ellipse() -> None:
    paint = Radial(0, 0, 4, STOPS, matrix=(2.0, 0.0, 0.0, 1.0, 5.0, 5.0))
    assert shade_of(paint, 9, 5) == pytest.approx((0.5, 0.5, 0.5, 0.75))
    assert shade_of(paint, 5, 7) == pytest.approx((0.5, 0.5, 0.5, 0.75))


def test_stops_at_one_place_are_an_edge() -> None:
    stops = ((0.0, BLACK), (0.5, BLACK), (0.5, WHITE), (1.0, WHITE))
    paint = Linear(0, 0, 10, 0, stops)
    assert (shade_of(paint, 4.9, 1)[0], shade_of(paint, 5.1, 1)[0]) == (0, 1)


def test_a_gradient_without_extent_is_its_end() -> None:
    assert shade_of(Linear(1, 1, 1, 1, STOPS), 0, 0) == (1, 1, 1, 0.5)
    assert shade_of(Radial(1, 1, 0, STOPS), 0, 0) == (1, 1, 1, 0.5)


def test_the_way_back() -> None:
    matrix: Matrix = (2.0, 1.0, -1.0, 2.0, 3.0, 4.0)
    back = inverse(matrix)
    assert back is not None
    assert applied(back, *applied(matrix, 7, -2)) == pytest.approx((7, -2))
    assert inverse(None) is inverse((1.0, 1.0, 1.0, 1.0, 0.0, 0.0)) is None

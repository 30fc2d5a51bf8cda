from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.drawing import Outline
from cardwright.typeset.geometry.outline import (
    arrow,
    ellipse,
    exact,
    polygon,
    rectangle,
)

K = 0.5523
"""4/3 (√2 - 1), the handle of a quarter circle of radius 1, to four decimals."""


def test_exact_has_four_decimals_and_no_negative_zero() -> None:
    assert exact(1.23456789) == 1.2346
    assert str(exact(-0.00001)) == "0.0"


def test_polygon_is_closed() -> None:
    assert polygon([(0, 0), (4, 0), (2, 3)]) == (
        ("M", 0.0, 0.0),
        ("L", 4.0, 0.0),
        ("L", 2.0, 3.0),
        ("Z",),
    )
    assert polygon([]) == ()


def test_rectangle_goes_clockwise_from_its_top_left() -> None:
    assert rectangle((1, 2, 10, 5)) == (
        ("M", 1.0, 2.0),
        ("L", 11.0, 2.0),
        ("L", 11.0, 7.0),
        ("L", 1.0, 7.0),
        ("Z",),
    )


def test_rectangle_with_one_radius() -> None:
    """A radius of 1: each handle lies 0.5523 from its point towards the corner."""
    assert rectangle((0, 0, 10, 5), (1,)) == (
        ("M", 1.0, 0.0),
        ("L", 9.0, 0.0),
        ("C", 9 + K, 0.0, 10.0, 0.4477, 10.0, 1.0),
        ("L", 10.0, 4.0),
        ("C", 10.0, 4 + K, 9 + K, 5.0, 9.0, 5.0),
        ("L", 1.0, 5.0),
        ("C", 0.4477, 5.0, 0.0, 4 + K, 0.0, 4.0),
        ("L", 0.0, 1.0),
        ("C", 0.0, 0.4477, 0.4477, 0.0, 1.0, 0.0),
        ("Z",),
    )


def test_rectangle_with_one_round_corner_of_four() -> None:
    assert rectangle((0, 0, 10, 5), (0, 0, 2, 0)) == (
        ("M", 0.0, 0.0),
        ("L", 10.0, 0.0),
        ("L", 10.0, 3.0),
        ("C", 10.0, 4.1046, 9.1046, 5.0, 8.0, 5.0),
        ("L", 0.0, 5.0),
        ("L", 0.0, 0.0),
        ("Z",),
    )


def test_radii_that_do_not_fit_shrink_together() -> None:
    """8 + 8 on a side of 4: all radii become a quarter, 2, and the rest is a circle."""
    assert rectangle((0, 0, 4, 4), (8,)) == rectangle((0, 0, 4, 4), (2,))
    assert rectangle((0, 0, 4, 8), (6, 2, 0, 0)) == rectangle(
        (0, 0, 4, 8), (3, 1, 0, 0)
    )


def test_ellipse_is_four_quarters_from_the_right() -> None:
    assert ellipse(10, 20, 2, 1) == (
        ("M", 12.0, 20.0),
        ("C", 12.0, 20 + K, 11.1046, 21.0, 10.0, 21.0),
        ("C", 8.8954, 21.0, 8.0, 20 + K, 8.0, 20.0),
        ("C", 8.0, 19.4477, 8.8954, 19.0, 10.0, 19.0),
        ("C", 11.1046, 19.0, 12.0, 19.4477, 12.0, 20.0),
        ("Z",),
    )


RIGHT = [(0, 3), (6, 3), (6, 0), (10, 5), (6, 10), (6, 7), (0, 7)]


@pytest.mark.parametrize(
    ("direction", "points"),
    [
        ("right", RIGHT),
        ("left", [(10 - x, y) for x, y in RIGHT]),
        ("down", [(y, x) for x, y in RIGHT]),
        ("up", [(y, 10 - x) for x, y in RIGHT]),
    ],
)
def test_arrow(direction: str, points: list[tuple[float, float]]) -> None:
    """In a box of 10 by 10: a head of 4 (0.4 of the length), a shaft of 4 (3 to 7)."""
    assert arrow((0, 0, 10, 10), direction, 0.4, 0.4) == polygon(points)


@given(
    st.floats(0.1, 100),
    st.floats(0.1, 100),
    st.lists(st.floats(0, 50), min_size=4, max_size=4),
)
def test_a_rectangle_stays_in_its_box(w: float, h: float, radii: list[float]) -> None:
    outline: Outline = rectangle((0, 0, w, h), radii)
    numbers = [[float(part) for part in segment[1:]] for segment in outline]
    xs = [x for part in numbers for x in part[::2]]
    ys = [y for part in numbers for y in part[1::2]]
    assert min(xs) >= 0
    assert max(xs) <= w + 0.0001
    assert min(ys) >= 0
    assert max(ys) <= h + 0.0001

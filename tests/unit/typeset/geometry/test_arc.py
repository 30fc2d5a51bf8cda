from __future__ import annotations

from math import ceil, cos, hypot, pi, sin

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardwright.typeset.geometry.arc import arc

NUMBER = st.floats(-100, 100).map(lambda x: round(x, 2))
POINT = st.tuples(NUMBER, NUMBER)
FLAGS = st.tuples(st.booleans(), st.booleans())

Pair = tuple[float, float]
Flags = tuple[bool, bool]


def rounded(segments: list[tuple[object, ...]]) -> list[tuple[object, ...]]:
    return [(s[0], *(round(float(str(n)), 4) for n in s[1:])) for s in segments]


def test_a_quarter_circle_is_one_cubic() -> None:
    """Around (0, 10): handles 5.5228 along the tangents."""
    made = arc((0, 0), (10, 10), (10, 10, 0), large=False, sweep=True)
    assert rounded([*made]) == [("C", 5.5228, 0.0, 10.0, 4.4772, 10.0, 10.0)]


def test_the_other_way_round_bends_to_the_other_side() -> None:
    made = arc((0, 0), (10, 10), (10, 10, 0), large=False, sweep=False)
    assert rounded([*made]) == [("C", 0.0, 5.5228, 4.4772, 10.0, 10.0, 10.0)]


def test_a_half_circle_is_two_cubics_over_its_top() -> None:
    made = arc((0, 0), (2, 0), (1, 1, 0), large=False, sweep=True)
    assert rounded([*made]) == [
        ("C", 0.0, -0.5523, 0.4477, -1.0, 1.0, -1.0),
        ("C", 1.5523, -1.0, 2.0, -0.5523, 2.0, 0.0),
    ]


def test_the_large_arc_is_three_quarters() -> None:
    made = arc((0, 0), (10, 10), (10, 10, 0), large=True, sweep=True)
    assert [s[-2:] for s in rounded([*made])] == [
        (10.0, -10.0),
        (20.0, 0.0),
        (10.0, 10.0),
    ]


def test_radii_too_small_grow_until_the_ends_are_reached() -> None:
    grown = arc((0, 0), (2, 0), (0.1, 0.1, 0), large=False, sweep=True)
    assert rounded([*grown]) == rounded(
        [*arc((0, 0), (2, 0), (1, 1, 0), large=False, sweep=True)]
    )


def test_a_radius_of_zero_is_a_line_and_no_way_is_nothing() -> None:
    assert arc((0, 0), (3, 4), (0, 5, 0), large=False, sweep=True) == [("L", 3, 4)]
    assert arc((3, 4), (3, 4), (5, 5, 0), large=True, sweep=True) == []


def test_a_turned_ellipse_has_its_axes_turned() -> None:
    """Radii 2 and 1 turned by 90 degrees: the half over (1, 0) is 2 high."""
    made = arc((0, 0), (2, 0), (2, 1, 90), large=False, sweep=True)
    assert [s[-2:] for s in rounded([*made])] == [(1.0, -2.0), (2.0, 0.0)]


@given(POINT, POINT, FLAGS)
def test_an_arc_ends_where_it_should(end: Pair, radii: Pair, flags: Flags) -> None:
    assume(end != (1.0, 1.0))
    made = arc((1, 1), end, (*radii, 30), large=flags[0], sweep=flags[1])
    assert made[-1][-2:] == end


@given(st.floats(0.5, 50), st.floats(0, 6.28), st.floats(-6.2, 6.2))
def test_every_point_lies_on_the_circle(r: float, first: float, turn: float) -> None:
    """Ends on a known circle around (7, 3): joints and middles of cubics lie on it."""
    assume(abs(turn) > 0.05 and abs(abs(turn) - pi) > 0.05)
    start = (7 + r * cos(first), 3 + r * sin(first))
    end = (7 + r * cos(first + turn), 3 + r * sin(first + turn))
    made = arc(start, end, (r, r, 0), large=abs(turn) > pi, sweep=turn > 0)
    assert len(made) == ceil(abs(turn) / (pi / 2))
    for part in made:
        x1, y1, x2, y2, x, y = [float(str(number)) for number in part[1:]]
        half = (start[0] + 3 * x1 + 3 * x2 + x, start[1] + 3 * y1 + 3 * y2 + y)
        assert hypot(x - 7, y - 3) == pytest.approx(r, rel=1e-6)
        assert hypot(half[0] / 8 - 7, half[1] / 8 - 3) == pytest.approx(r, rel=1e-3)
        start = (x, y)


@pytest.mark.parametrize("size", ["large", "small"])
def test_opposite_sweeps_mirror_each_other(size: str) -> None:
    large = size == "large"
    up = rounded([*arc((0, 0), (3, 0), (5, 5, 0), large=large, sweep=True)])
    down = rounded([*arc((0, 0), (3, 0), (5, 5, 0), large=large, sweep=False)])
    mirrored = [
        (
            s[0],
            *(round(float(str(n)) * (-1) ** i, 4) + 0.0 for i, n in enumerate(s[1:])),
        )
        for s in up
    ]
    assert mirrored == [(s[0], *(float(str(n)) + 0.0 for n in s[1:])) for s in down]

from __future__ import annotations

import math
import re
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from cardwright.base.rng import Rng
from cardwright.compose.limbs import Joint, tendril

Points = list[tuple[float, float]]


def points(path: str) -> Points:
    numbers = [float(n) for n in re.findall(r"-?\d+\.?\d*", path)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def test_a_joint_has_edges_across_its_heading() -> None:
    upright, right = Joint(1, 2, 0, 3), Joint(1, 2, math.pi / 2, 3)
    assert (upright.across(-1), upright.across(1)) == ((-2, 2), (4, 2))
    assert [round(n, 6) for n in (*right.across(-1), *right.across(0.5))] == [
        1,
        -1,
        1,
        3.5,
    ]


def test_a_limb_begins_where_it_stands_as_thick_as_asked() -> None:
    limb = tendril(Rng("a"), (10, 50), (30, 6))
    assert points(limb["spine"])[0] == (10.0, 50.0)
    outline = points(limb["outline"])
    assert (outline[0], outline[-1]) == ((6.94, 50.0), (13.06, 50.0))


def test_its_length_is_the_one_asked() -> None:
    straight = points(tendril(Rng("a"), (0, 0), (30, 6), (0, 0.0001), 60)["spine"])
    steps = [math.dist(a, b) for a, b in pairwise(straight)]
    assert 28 < sum(steps) < 31


def test_its_tip_coils_to_the_side_asked() -> None:
    right = points(tendril(Rng("a"), (0, 0), (30, 4), (0, 1.6))["spine"])
    left = points(tendril(Rng("a"), (0, 0), (30, 4), (0, -1.6))["spine"])
    assert right[-1][0] > min(x for x, _ in right) + 2
    assert left == [(0.0 if x == 0 else -x, y) for x, y in right]


def test_it_is_shaded_and_has_cups_but_at_its_ends() -> None:
    limb = tendril(Rng("a"), (0, 0), (30, 6), (0, 1), 12)
    assert limb["cups"].count("Z") == 13 - 5
    assert 12 < limb["bands"].count("M") <= 24


@given(st.text(max_size=8), st.floats(-3, 3), st.integers(-5, 400))
def test_any_limb_is_drawn_alike_twice(seed: str, curl: float, joints: int) -> None:
    first, second = (
        tendril(Rng(seed), (1, 2), (20, 3), (5, curl), joints) for _ in range(2)
    )
    assert first == second
    assert first["outline"].endswith("Z")

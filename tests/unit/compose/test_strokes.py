from __future__ import annotations

import math
import re

from hypothesis import given
from hypothesis import strategies as st

from cardwright.base.rng import Rng
from cardwright.compose.strokes import (
    STROKES,
    burst,
    polar,
    ripples,
    strokes,
    swells,
)

BOX = (10.0, 20.0, 60.0, 12.0)


def points(path: str) -> list[tuple[float, float]]:
    numbers = [float(n) for n in re.findall(r"-?\d+\.?\d*", path)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def outlines(path: str) -> list[list[tuple[float, float]]]:
    """The points of each closed part."""
    return [points(part) for part in path.split("Z") if part]


def heights(line: list[tuple[float, float]], x: float) -> float:
    """How thick a stroke across is at one of its own x."""
    ys = [y for at, y in line if at == x]
    return round(max(ys) - min(ys), 2)


def test_lines_fill_their_box_from_side_to_side() -> None:
    lines = outlines(swells(Rng("a"), BOX, 2.0, (0.2, 0.2)))
    assert len(lines) == 6
    assert [(min(xs), max(xs)) for xs in ([x for x, _ in line] for line in lines)] == [
        (10.0, 70.0)
    ] * 6
    levels = [20 + 2 * index + 1 for index in range(6)]
    away = [
        abs(y - level)
        for line, level in zip(lines, levels, strict=True)
        for _, y in line
    ]
    assert max(away) < 2


def test_lines_grow_from_the_first_weight_to_the_last() -> None:
    lines = outlines(swells(Rng("a"), BOX, 2.0, (0.0, 1.2)))
    assert [heights(line, 10.0) for line in lines] == [0.1, 0.3, 0.5, 0.7, 0.9, 1.1]


def test_lines_thin_out_where_the_light_is() -> None:
    (line,) = outlines(swells(Rng("a"), (0, 0, 60, 1), 1.0, (1.0, 1.0), (0, 0.5, 30)))
    assert heights(line, 60.0) == 1.0
    assert heights(line, 0.0) < 0.14


def test_strokes_begin_in_their_box_as_points_and_lean() -> None:
    parts = outlines(strokes(Rng("a"), BOX, 30, (3.0, 4.0), 0.4))
    assert len(parts) == 30
    starts = [part[0] for part in parts]
    assert [s for s in starts if not (10 <= s[0] <= 70 and 20 <= s[1] <= 32)] == []
    reaches = [
        math.dist(a, ((b[0] + c[0]) / 2, (b[1] + c[1]) / 2)) for a, b, c in parts
    ]
    assert 1.7 < min(reaches) < max(reaches) < 5.05
    assert [
        round(math.dist(b, c), 1) for _, b, c in parts if math.dist(b, c) > 0.41
    ] == []


def test_a_burst_runs_from_its_inner_ring_outwards() -> None:
    parts = outlines(burst(Rng("a"), (5, 5), (2.0, 6.0), 24, 0.4))
    assert len(parts) == 24
    feet = [math.dist((5, 5), point) for part in parts for point in part[:2]]
    tips = [math.dist((5, 5), part[2]) for part in parts]
    assert (round(min(feet), 1), round(max(feet), 1)) == (2.0, 2.0)
    assert 3.99 < min(tips) < max(tips) < 6.01


def test_angles_go_round_clockwise_from_the_right() -> None:
    at = [polar((1, 2), math.radians(turn), 10) for turn in (0, 90, 180)]
    assert [(round(x, 6), round(y, 6)) for x, y in at] == [(11, 2), (1, 12), (-9, 2)]


def test_ripples_lie_within_the_widest() -> None:
    path = ripples(Rng("a"), (0, 0), 10.0, 4, 0.5)
    assert path.count("M") == 12
    assert max(math.hypot(x, y * 2) for x, y in points(path)) < 10.1


@given(st.text(max_size=8), st.sampled_from(sorted(STROKES)))
def test_the_same_seed_cuts_the_same_strokes(seed: str, name: str) -> None:
    arguments = {
        "burst": ((0, 0), (1, 2)),
        "ripples": ((0, 0), 3),
        "strokes": (BOX,),
        "swells": (BOX,),
    }[name]
    first, second = (STROKES[name](Rng(seed), *arguments) for _ in range(2))
    assert first == second

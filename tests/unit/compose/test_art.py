from __future__ import annotations

import re
from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from cardwright.base.rng import Rng
from cardwright.compose.art import (
    ART,
    MOST,
    closed_curve,
    constellation,
    facets,
    hatch,
    open_curve,
    rays,
    rings,
    scatter,
    waves,
)

BOX = (10.0, 20.0, 40.0, 30.0)


def numbers(text: str) -> list[float]:
    return [float(n) for n in re.findall(r"-?\d+\.?\d*", text)]


def area(points: str) -> float:
    """The area of a polygon (shoelace formula)."""
    flat = numbers(points)
    xs, ys = flat[::2], flat[1::2]
    pairs = zip(xs, ys, [*xs[1:], xs[0]], [*ys[1:], ys[0]], strict=True)
    return abs(sum(x * v - u * y for x, y, u, v in pairs)) / 2


def test_a_closed_curve_runs_through_the_middles() -> None:
    square = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]
    assert closed_curve(square) == (
        "M0.00 1.00Q0.00 0.00 1.00 0.00Q2.00 0.00 2.00 1.00"
        "Q2.00 2.00 1.00 2.00Q0.00 2.00 0.00 1.00Z"
    )


def test_an_open_curve_runs_from_end_to_end() -> None:
    line = [(0.0, 0.0), (1.0, 2.0), (3.0, 0.0), (4.0, 0.0)]
    assert open_curve(line) == "M0.00 0.00Q1.00 2.00 2.00 1.00Q3.00 0.00 4.00 0.00"


def test_facets_fill_their_box_without_gap_or_overlap() -> None:
    parts = facets(Rng("a"), BOX, 4, 3)
    assert len(parts) == 24
    assert round(sum(area(part["points"]) for part in parts), 0) == 1200
    assert [p for p in parts if not 0 <= p["shade"] <= 1] == []


def test_scattered_points_lie_in_their_box_apart_from_each_other() -> None:
    points = scatter(Rng("a"), BOX, 30)
    x, y, w, h = BOX
    outside = [p for p in points if not (x <= p["x"] <= x + w and y <= p["y"] <= y + h)]
    assert (len(points), outside) == (30, [])
    assert len({(p["x"], p["y"]) for p in points}) == 30


def test_a_constellation_joins_every_star() -> None:
    sky = constellation(Rng("a"), BOX, 9)
    stars = {(star["x"], star["y"]) for star in sky["stars"]}
    joined: set[tuple[float, float]] = set()
    for line in sky["lines"]:
        joined |= {(line["x1"], line["y1"]), (line["x2"], line["y2"])}
    assert (len(sky["lines"]), joined) == (8, stars)


def test_rings_wind_round_their_middle_from_large_to_small() -> None:
    loops = rings(Rng("a"), (0.0, 0.0), 10, 4, 0.1)
    reach = [max(abs(n) for n in numbers(loop)) for loop in loops]
    assert len(loops) == 4
    assert reach == sorted(reach, reverse=True)
    assert reach[0] <= 10 * 1.1


def test_waves_cross_their_box_and_close_at_its_foot() -> None:
    found = waves(Rng("a"), BOX, 3, 1.0)
    assert len(found) == 3
    for index, wave in enumerate(found):
        flat = numbers(wave["line"])
        assert (flat[0], flat[-2]) == (10.0, 50.0)
        level = 20 + 30 * (index + 0.5) / 3
        assert [y for y in flat[1::2] if not level - 1 <= y <= level + 1] == []
        assert wave["area"] == wave["line"] + "L50.00 50.00L10.00 50.00Z"


def test_rays_begin_at_their_point() -> None:
    wedges = rays(Rng("a"), (3.0, 4.0), 5, 12)
    assert [numbers(points)[:2] for points in wedges] == [[3.0, 4.0]] * 12
    assert [points for points in wedges if area(points) == 0] == []


def test_hatching_keeps_its_gap() -> None:
    lines = hatch(Rng("a"), BOX, 3, 0)
    starts = [numbers(line)[1] for line in lines]
    assert len(lines) == 10
    middles = [20 + 3 * (i + 0.5) for i in range(10)]
    pairs = zip(starts, middles, strict=True)
    assert [a for a, b in pairs if abs(a - b) > 0.22 * 3 + 0.01] == []


def test_no_call_gives_more_than_its_most() -> None:
    many: Sequence[object] = scatter(Rng("a"), BOX, 10**9)
    counts = [
        len(many),
        len(rings(Rng("a"), (0, 0), 5, 10**9)),
        len(waves(Rng("a"), BOX, 10**9)),
        len(rays(Rng("a"), (0, 0), 5, 10**9)),
        len(hatch(Rng("a"), BOX, 0)),
    ]
    assert counts == [MOST] * 5
    assert len(facets(Rng("a"), BOX, 10**9, 10**9)) == 2 * MOST


@given(st.text(max_size=6))
def test_the_same_seed_draws_the_same(seed: str) -> None:
    calls = dict.fromkeys(ART, BOX) | dict.fromkeys(("rings", "rays"), (1, 2))

    def all_shapes() -> list[object]:
        return [
            make(Rng(seed), calls[name], 9.0)
            if len(calls[name]) == 2
            else make(Rng(seed), calls[name])
            for name, make in ART.items()
        ]

    assert all_shapes() == all_shapes()

"""A stream of numbers and a box in mm in, shapes for generated pictures out.

Templates reach these as ``rng.rings(…)`` and so on. Shapes are path data, point lists
and plain mappings of numbers; colours and strokes are the template's.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from cardwright.base.rng import Rng

MOST = 200
"""Shapes, or points of one, that a call may ask for."""

Point = tuple[float, float]


def _some(number: float, least: int = 1) -> int:
    return max(least, min(int(number), MOST))


def _xy(point: Point) -> str:
    return f"{point[0]:.2f} {point[1]:.2f}"


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _points(points: Sequence[Point]) -> str:
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in points)


def closed_curve(points: Sequence[Point]) -> str:
    """Path data of a smooth loop that bends towards each point."""
    ends = [
        _middle(a, b) for a, b in zip(points, [*points[1:], points[0]], strict=True)
    ]
    bends = [f"Q{_xy(p)} {_xy(e)}" for p, e in zip(points, ends, strict=True)]
    return f"M{_xy(ends[-1])}{''.join(bends)}Z"


def open_curve(points: Sequence[Point]) -> str:
    """Path data of a smooth line from the first point to the last."""
    inner = points[1:-1]
    ends = [_middle(a, b) for a, b in pairwise(inner)]
    bends = [
        f"Q{_xy(p)} {_xy(e)}" for p, e in zip(inner, [*ends, points[-1]], strict=True)
    ]
    return f"M{_xy(points[0])}{''.join(bends)}"


def rings(
    rng: Rng, at: Sequence[float], radius: float, count: int = 8, wobble: float = 0.2
) -> list[str]:
    """Loops round ``at`` (x, y), the outermost of ``radius``, like lines of height.

    ``wobble`` is how far a loop strays from a circle, as a share of its radius.
    """
    number, points = _some(count), 14
    first = [rng.number(-wobble, wobble) for _ in range(points)]
    drift = [rng.number(-wobble, wobble) for _ in range(points)]
    loops = []
    for ring in range(number, 0, -1):
        share = ring / number
        radii = [
            radius * share * (1 + a + b * (1 - share))
            for a, b in zip(first, drift, strict=True)
        ]
        loops.append(
            closed_curve([_round(at, i / points, r) for i, r in enumerate(radii)])
        )
    return loops


def _round(at: Sequence[float], turn: float, radius: float) -> Point:
    """The point at ``turn`` (0 to 1) of a circle."""
    angle = 2 * math.pi * turn
    return at[0] + radius * math.cos(angle), at[1] + radius * math.sin(angle)


def waves(
    rng: Rng, box: Sequence[float], count: int = 6, height: float = 2.0
) -> Sequence[Mapping[str, str]]:
    """Lines across ``box`` (x, y, w, h) from the top down, and the ``area`` below each.

    ``height`` is how far a line swings up and down, in mm.
    """
    x, y, w, h = box
    number, steps = _some(count), 8
    found = []
    for index in range(number):
        level = y + h * (index + 0.5) / number
        points = [
            (x + w * step / steps, level + rng.number(-height, height))
            for step in range(steps + 1)
        ]
        line = open_curve(points)
        foot = f"L{x + w:.2f} {y + h:.2f}L{x:.2f} {y + h:.2f}Z"
        found.append({"line": line, "area": line + foot})
    return found


def scatter(
    rng: Rng, box: Sequence[float], count: int = 20
) -> Sequence[Mapping[str, float]]:
    """Points spread over ``box`` (x, y, w, h): ``x``, ``y``, ``size`` from 0 to 1."""
    x, y, w, h = box
    number = _some(count)
    columns = max(1, round(math.sqrt(number * w / h))) if h else number
    rows = math.ceil(number / columns)
    cells = rng.shuffle([(i, j) for i in range(columns) for j in range(rows)])
    return [
        {
            "x": round(x + w * (i + rng.number(0.12, 0.88)) / columns, 2),
            "y": round(y + h * (j + rng.number(0.12, 0.88)) / rows, 2),
            "size": rng.number(),
        }
        for i, j in cells[:number]
    ]


def constellation(
    rng: Rng, box: Sequence[float], count: int = 14
) -> Mapping[str, Sequence[Mapping[str, float]]]:
    """The ``stars`` of ``scatter``, and ``lines`` (x1 y1 x2 y2) to the nearest."""
    stars = scatter(rng, box, count)
    lines = []
    for index, star in enumerate(stars[1:], 1):
        near = min(stars[:index], key=lambda other: _distance(star, other))
        ends = {"x1": star["x"], "y1": star["y"], "x2": near["x"], "y2": near["y"]}
        lines.append(ends)
    return {"stars": stars, "lines": lines}


def _distance(a: Mapping[str, float], b: Mapping[str, float]) -> float:
    return (a["x"] - b["x"]) ** 2 + (a["y"] - b["y"]) ** 2


def facets(
    rng: Rng, box: Sequence[float], columns: int = 5, rows: int = 4
) -> Sequence[Mapping[str, Any]]:
    """Triangles that fill ``box`` (x, y, w, h): ``points``, a ``shade`` from 0 to 1."""
    across, down = _some(columns), min(_some(rows), MOST // _some(columns))
    grid = [
        [_corner(rng, box, (i, j), (across, down)) for i in range(across + 1)]
        for j in range(down + 1)
    ]
    found = []
    for j in range(down):
        for i in range(across):
            a, b, c, d = grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]
            halves = ((a, b, c), (a, c, d)) if (i + j) % 2 else ((a, b, d), (b, c, d))
            found += [{"points": _points(p), "shade": rng.number()} for p in halves]
    return found


def _corner(
    rng: Rng, box: Sequence[float], cell: tuple[int, int], cells: tuple[int, int]
) -> Point:
    """A crossing of the grid, moved unless it stands at the edge of the box."""
    place = []
    for start, length, step, steps in zip(box[:2], box[2:], cell, cells, strict=True):
        inside = 0 < step < steps
        move = rng.number(-0.34, 0.34) if inside else 0.0
        place.append(start + length * (step + move) / steps)
    return place[0], place[1]


def rays(rng: Rng, at: Sequence[float], radius: float, count: int = 18) -> list[str]:
    """Point lists of wedges from ``at`` (x, y) outwards, uneven and with gaps."""
    number = _some(count)
    found = []
    for index in range(number):
        turn = (index + rng.number(-0.2, 0.2)) / number
        width = rng.number(0.2, 0.6) / number
        far = (_round(at, turn, radius), _round(at, turn + width, radius))
        found.append(_points([(at[0], at[1]), *far]))
    return found


def hatch(
    rng: Rng, box: Sequence[float], gap: float = 1.2, slope: float = 0.0
) -> list[str]:
    """Lines as an engraver draws them across ``box``, ``gap`` mm apart.

    ``slope`` is how far a line sinks on its way across, in mm.
    """
    x, y, w, h = box
    number = _some((h + abs(slope)) / max(gap, 0.1))
    found = []
    for index in range(number):
        level = y - max(slope, 0) + gap * (index + 0.5)
        points = [
            (x + w * step / 4, level + slope * step / 4 + rng.number(-0.22, 0.22) * gap)
            for step in range(5)
        ]
        found.append(open_curve(points))
    return found


ART: Mapping[str, Callable[..., Any]] = {
    "constellation": constellation,
    "facets": facets,
    "hatch": hatch,
    "rays": rays,
    "rings": rings,
    "scatter": scatter,
    "waves": waves,
}
"""What a stream can draw, beside giving numbers."""

"""Cut paths: the trims of a sheet come in, SVG and DXF for cutting machines go out."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardwright.model.drawing import Box
from cardwright.model.game import Cut

_SLACK = 1e-9

QUARTER = math.tan(math.pi / 8)
"""The bulge of a quarter circle: the tangent of a fourth of its angle (DXF)."""


class Vertex(NamedTuple):
    """A point in mm, and how the way to the next one bends: 0 is straight.

    A bulge is the tangent of a fourth of the arc's angle; clockwise is positive, with y
    downwards.
    """

    x: float
    y: float
    bulge: float = 0.0


Path = tuple[Vertex, ...]
"""A closed way, clockwise; its arcs are quarter circles."""


def cut_path(box: Box, cut: Cut) -> Path:
    """The outline of a piece within the box of its trim.

    A hexagon has points on the longer axis; twice its side is as long as that.
    """
    x, y, width, height = box
    if cut.shape == "hexagon":
        return _hexagon(box)
    if cut.shape == "circle":
        return _rounded(box, min(width, height) / 2)
    if cut.corner > 0:
        return _rounded(box, min(cut.corner, width / 2, height / 2))
    right, bottom = x + width, y + height
    return (Vertex(x, y), Vertex(right, y), Vertex(right, bottom), Vertex(x, bottom))


def _hexagon(box: Box) -> Path:
    x, y, width, height = box
    points = [(0.25, 0), (0.75, 0), (1, 0.5), (0.75, 1), (0.25, 1), (0, 0.5)]
    if height > width:
        points = [(1, 0.25), (1, 0.75), (0.5, 1), (0, 0.75), (0, 0.25), (0.5, 0)]
    return tuple(Vertex(x + u * width, y + v * height) for u, v in points)


def _rounded(box: Box, radius: float) -> Path:
    """A rectangle with round corners; a circle is one that has nothing else."""
    x, y, width, height = box
    right, bottom = x + width, y + height
    ends = [
        Vertex(x + radius, y),
        Vertex(right - radius, y, QUARTER),
        Vertex(right, y + radius),
        Vertex(right, bottom - radius, QUARTER),
        Vertex(right - radius, bottom),
        Vertex(x + radius, bottom, QUARTER),
        Vertex(x, bottom - radius),
        Vertex(x, y + radius, QUARTER),
    ]
    following = [*ends[1:], ends[0]]
    return tuple(
        one for one, two in zip(ends, following, strict=True) if not _same(one, two)
    )


def _same(one: Vertex, two: Vertex) -> bool:
    return math.dist(one[:2], two[:2]) < _SLACK


def to_svg(paths: Iterable[Path], paper: tuple[float, float]) -> str:
    """An SVG file in mm with the page as its size, one closed path for each piece."""
    width, height = (_number(side) for side in paper)
    lines = "\n".join(f'    <path d="{_d(path)}"/>' for path in paths)
    return f"""\
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" \
viewBox="0 0 {width} {height}">
  <g id="cut" fill="none" stroke="#ff0000" stroke-width="0.1">
{lines}
  </g>
</svg>
"""


def _d(path: Path) -> str:
    parts = [f"M {_number(path[0].x)} {_number(path[0].y)}"]
    for one, two in zip(path, [*path[1:], path[0]], strict=True):
        end = f"{_number(two.x)} {_number(two.y)}"
        radius = _number(abs(two.x - one.x))
        parts.append(f"A {radius} {radius} 0 0 1 {end}" if one.bulge else f"L {end}")
    return " ".join([*parts, "Z"])


def to_dxf(paths: Iterable[Path], paper: tuple[float, float]) -> str:
    """A DXF file (release 12) in mm from the page's bottom left corner, layer CUT.

    Format: Autodesk's DXF reference, POLYLINE and VERTEX; group 42 is the bulge,
    positive against the clock.
    """
    tags: list[tuple[int, str]] = [
        *((0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1009")),
        *((9, "$INSUNITS"), (70, "4"), (9, "$MEASUREMENT"), (70, "1")),
        *((0, "ENDSEC"), (0, "SECTION"), (2, "ENTITIES")),
    ]
    for path in paths:
        tags += _polyline(path, paper[1])
    tags += [(0, "ENDSEC"), (0, "EOF")]
    return "".join(f"{code}\n{value}\n" for code, value in tags)


def _polyline(path: Sequence[Vertex], height: float) -> list[tuple[int, str]]:
    tags = [(0, "POLYLINE"), (8, "CUT"), (66, "1"), (70, "1")]
    tags += [(10, "0"), (20, "0"), (30, "0")]
    for x, y, bulge in path:
        tags += [(0, "VERTEX"), (8, "CUT"), (10, _number(x)), (20, _number(height - y))]
        tags += [(30, "0"), (42, _number(-bulge, 9))]
    return [*tags, (0, "SEQEND"), (8, "CUT")]


def _number(value: float, digits: int = 4) -> str:
    """A number without exponent or needless zeros; four digits are 0.1 micrometres."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text

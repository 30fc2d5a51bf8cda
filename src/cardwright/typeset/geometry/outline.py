"""Measures of a shape in mm in, its outline as M, L, C and Z out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cardwright.model.drawing import Box, Outline, Segment

KAPPA = 0.5522847498307936
"""Handle length of a cubic that stands for a quarter of a unit circle: 4/3 (√2 - 1)."""

DIGITS = 4
"""Decimals of every coordinate in the display list (mm)."""

KNOWN = 1024
"""So many outlines are known again: most are the same on all faces."""

Point = tuple[float, float]


def exact(value: float) -> float:
    """Round to the display list's precision; there is no negative zero."""
    return round(value, DIGITS) + 0.0


def polygon(points: Sequence[Point]) -> Outline:
    """A closed outline through the points; none for no point."""
    if not points:
        return ()
    (x, y), *rest = points
    lines: list[Segment] = [("L", exact(px), exact(py)) for px, py in rest]
    return (("M", exact(x), exact(y)), *lines, ("Z",))


def rectangle(box: Box, radii: Sequence[float] = ()) -> Outline:
    """A rectangle, clockwise from its top left.

    ``radii`` is empty, one radius, or four (top left, top right, bottom right, bottom
    left). Radii that do not fit are made smaller together, as CSS does.
    """
    return _rectangle(box, tuple(radii))


@lru_cache(maxsize=KNOWN)
def _rectangle(box: Box, radii: tuple[float, ...]) -> Outline:
    x, y, w, h = box
    if not any(radii):
        return polygon([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
    tl, tr, br, bl = _fitting(w, h, radii)
    corners = (
        _corner((x + w - tr, y), (x + w, y), (x + w, y + tr)),
        _corner((x + w, y + h - br), (x + w, y + h), (x + w - br, y + h)),
        _corner((x + bl, y + h), (x, y + h), (x, y + h - bl)),
        _corner((x, y + tl), (x, y), (x + tl, y)),
    )
    start: Segment = ("M", exact(x + tl), exact(y))
    return (start, *(part for corner in corners for part in corner), ("Z",))


def _fitting(w: float, h: float, radii: Sequence[float]) -> Sequence[float]:
    tl, tr, br, bl = radii if len(radii) > 1 else (radii[0],) * 4
    sides = ((w, tl + tr), (w, bl + br), (h, tl + bl), (h, tr + br))
    scale = min([1.0, *(side / both for side, both in sides if both > 0)])
    return [radius * scale for radius in (tl, tr, br, bl)]


def _corner(start: Point, corner: Point, end: Point) -> list[Segment]:
    """A line to ``start``, then a quarter of an ellipse round ``corner`` to ``end``."""
    line: Segment = ("L", exact(start[0]), exact(start[1]))
    if start == end:
        return [line]
    first, second = _towards(start, corner), _towards(end, corner)
    return [line, ("C", *first, *second, exact(end[0]), exact(end[1]))]


def _towards(start: Point, end: Point) -> Point:
    x = start[0] + (end[0] - start[0]) * KAPPA
    y = start[1] + (end[1] - start[1]) * KAPPA
    return exact(x), exact(y)


@lru_cache(maxsize=KNOWN)
def ellipse(cx: float, cy: float, rx: float, ry: float) -> Outline:
    """An ellipse, clockwise from its rightmost point."""
    right, bottom = (cx + rx, cy), (cx, cy + ry)
    left, top = (cx - rx, cy), (cx, cy - ry)
    parts = [
        *_corner(right, (cx + rx, cy + ry), bottom)[1:],
        *_corner(bottom, (cx - rx, cy + ry), left)[1:],
        *_corner(left, (cx - rx, cy - ry), top)[1:],
        *_corner(top, (cx + rx, cy - ry), right)[1:],
    ]
    return (("M", exact(cx + rx), exact(cy)), *parts, ("Z",))


def arrow(box: Box, direction: str, head: float, shaft: float) -> Outline:
    """An arrow that fills ``box`` and points right, left, up or down.

    ``head`` is the head's share of the length, ``shaft`` the shaft's of the breadth.
    """
    low, high, neck = (1 - shaft) / 2, (1 + shaft) / 2, 1 - head
    unit = [(0.0, low), (neck, low), (neck, 0.0), (1.0, 0.5)]
    unit += [(neck, 1.0), (neck, high), (0.0, high)]
    x, y, w, h = box
    return polygon([(x + u * w, y + v * h) for u, v in _turned(unit, direction)])


def _turned(unit: Sequence[Point], direction: str) -> list[Point]:
    if direction == "left":
        return [(1 - u, v) for u, v in unit]
    if direction == "down":
        return [(v, u) for u, v in unit]
    if direction == "up":
        return [(v, 1 - u) for u, v in unit]
    return list(unit)

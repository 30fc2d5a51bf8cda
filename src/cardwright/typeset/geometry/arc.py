"""An elliptical arc between two points in, a line or cubics out.

The formulas are those of SVG 1.1, appendix F.6: out-of-range radii, then the centre.
"""

from __future__ import annotations

from math import atan2, ceil, cos, hypot, pi, radians, sin, sqrt, tan, tau

from cardwright.model.drawing import Segment
from cardwright.typeset.geometry.outline import Point

Ellipse = tuple[float, float, float]
"""Radii along both axes, and the turn of the first axis in degrees."""

_SLACK = 1e-9


def arc(
    start: Point, end: Point, shape: Ellipse, *, large: bool, sweep: bool
) -> list[Segment]:
    """The segments after ``start``: a line if a radius is zero, none if at the end."""
    rx, ry, turn = abs(shape[0]), abs(shape[1]), radians(shape[2])
    if start == end:
        return []
    if not rx or not ry:
        return [("L", *end)]
    half = _turned(((start[0] - end[0]) / 2, (start[1] - end[1]) / 2), -turn)
    far = hypot(half[0] / rx, half[1] / ry)
    rx, ry = rx * max(far, 1.0), ry * max(far, 1.0)
    x, y = half[0] / rx, half[1] / ry
    away = _away(x, y) * (-1 if large == sweep else 1)
    middle = (away * y, -away * x)
    first = atan2(y - middle[1], x - middle[0])
    last = atan2(-y - middle[1], -x - middle[0])
    centre = _turned((middle[0] * rx, middle[1] * ry), turn)
    centre = (centre[0] + (start[0] + end[0]) / 2, centre[1] + (start[1] + end[1]) / 2)
    sweeps = _sweep(last - first, sweep=sweep)
    return _cubics(centre, (rx, ry, turn), (first, sweeps), end)


def _away(x: float, y: float) -> float:
    """How far the unit circle's centre lies from the chord, in half chords."""
    square = x * x + y * y
    return sqrt(max(0.0, 1 / square - 1)) if square > 0 else 0.0


def _sweep(angle: float, *, sweep: bool) -> float:
    if sweep and angle < 0:
        return angle + tau
    if not sweep and angle > 0:
        return angle - tau
    return angle


def _cubics(
    centre: Point, shape: Ellipse, angles: tuple[float, float], end: Point
) -> list[Segment]:
    """Cubics for the arc from the first angle on; each spans a quarter turn at most."""
    first, sweep = angles
    count = max(1, ceil(abs(sweep) / (pi / 2) - _SLACK))
    step = sweep / count
    reach = 4 / 3 * tan(step / 4)
    out: list[Segment] = []
    for number in range(count):
        a, b = first + number * step, first + (number + 1) * step
        one = _on(centre, shape, (cos(a) - reach * sin(a), sin(a) + reach * cos(a)))
        two = _on(centre, shape, (cos(b) + reach * sin(b), sin(b) - reach * cos(b)))
        stop = end if number == count - 1 else _on(centre, shape, (cos(b), sin(b)))
        out.append(("C", *one, *two, *stop))
    return out


def _on(centre: Point, shape: Ellipse, unit: Point) -> Point:
    rx, ry, turn = shape
    x, y = _turned((unit[0] * rx, unit[1] * ry), turn)
    return centre[0] + x, centre[1] + y


def _turned(point: Point, angle: float) -> Point:
    x, y = point
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)

"""A stream of numbers and a place in mm in, strokes as an engraver cuts them out.

A stroke swells and tapers, so it is a filled outline. Many of them come as one path,
whose weight is ink: templates reach them as ``rng.swells(…)`` and so on.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardwright.base.rng import Rng
from cardwright.compose.art import MOST, Point, open_curve

_STEPS = 6
"""Parts of a line across a box."""


def _some(number: float) -> int:
    return max(1, min(int(number), MOST))


def swells(
    rng: Rng,
    box: Sequence[float],
    gap: float = 0.8,
    weight: Sequence[float] = (0.1, 0.4),
    light: Sequence[float] | None = None,
) -> str:
    """Lines across ``box`` (x, y, w, h), ``gap`` mm apart, as one filled path.

    ``weight`` is how thick the first and the last line are, in mm. Lines thin out in
    the disc ``light`` (x, y, radius), as an engraver shades.
    """
    x, y, w, h = box
    number = _some(h / max(gap, 0.1))
    phase, length = rng.number(0, 6.28), rng.number(1.2, 2.3)
    lines = []
    for index in range(number):
        share = (index + 0.5) / number
        phase += rng.number(-0.5, 0.5)
        ink = weight[0] + (weight[1] - weight[0]) * share
        middle = [
            (
                x + w * step / _STEPS,
                y + h * share + gap * _lift(rng, phase, step, length),
            )
            for step in range(_STEPS + 1)
        ]
        lines.append(_ribbon(middle, [ink * _tone(point, light) for point in middle]))
    return "".join(lines)


def _lift(rng: Rng, phase: float, step: int, length: float) -> float:
    """How far a line lies below its level, as a share of the gap."""
    return 0.5 * math.sin(phase + length * step) + rng.number(-0.08, 0.08)


def _tone(point: Point, light: Sequence[float] | None) -> float:
    """What a line's weight is multiplied with at a point."""
    if light is None:
        return 1.0
    return 0.12 + 0.88 * min(1.0, math.dist(point, light[:2]) / light[2])


def _ribbon(middle: Sequence[Point], widths: Sequence[float]) -> str:
    """The outline of a stroke along points, ``widths`` mm thick at each."""
    upper = [(x, y - w / 2) for (x, y), w in zip(middle, widths, strict=True)]
    lower = [(x, y + w / 2) for (x, y), w in zip(middle, widths, strict=True)]
    back = open_curve(lower[::-1]).replace("M", "L", 1)
    return f"{open_curve(upper)}{back}Z"


def strokes(
    rng: Rng,
    box: Sequence[float],
    count: int = 40,
    along: Sequence[float] = (1.5, 6.0),
    weight: float = 0.3,
) -> str:
    """Single strokes scattered over ``box``, such as rain: thin where they begin.

    ``along`` is the longest of them (x, y), ``weight`` how thick one ends, in mm.
    """
    x, y, w, h = box
    far = math.hypot(*along) or 1.0
    across, down = along[0] / far, along[1] / far
    parts = []
    for _ in range(_some(count)):
        px, py = x + rng.number() * w, y + rng.number() * h
        reach, half = far * rng.number(0.35, 1), weight * rng.number(0.3, 0.5)
        ex, ey = px + across * reach, py + down * reach
        ends = (
            (ex + down * half, ey - across * half),
            (ex - down * half, ey + across * half),
        )
        parts.append(_polygon([(px, py), *ends]))
    return "".join(parts)


def _polygon(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def burst(
    rng: Rng,
    at: Sequence[float],
    ring: Sequence[float],
    count: int = 40,
    weight: float = 0.4,
) -> str:
    """Strokes that run out from ``at`` over a ring, thick where they begin.

    ``ring`` is its inner and outer radius in mm. Each stroke ends somewhere between
    half way and the outer one.
    """
    inner, outer = ring
    number = _some(count)
    half = math.atan2(weight / 2, max(inner, 0.1))
    parts = []
    for index in range(number):
        turn = 2 * math.pi * (index + rng.number(-0.2, 0.2)) / number
        tip = inner + (outer - inner) * rng.number(0.5, 1)
        foot = (polar(at, turn - half, inner), polar(at, turn + half, inner))
        parts.append(_polygon([*foot, polar(at, turn, tip)]))
    return "".join(parts)


def polar(at: Sequence[float], angle: float, radius: float) -> Point:
    """The point at an angle (radians, clockwise from the right) from ``at``."""
    return at[0] + radius * math.cos(angle), at[1] + radius * math.sin(angle)


def ripples(
    rng: Rng,
    at: Sequence[float],
    wide: float,
    count: int = 6,
    flat: float = 0.28,
) -> str:
    """Broken rings in water round ``at``, as open lines; the widest is ``wide`` mm.

    ``flat`` is their height as a share of their width.
    """
    number = _some(count)
    parts = []
    for index in range(number):
        radius = wide * (index + 1) / number
        start = rng.number(0, 6.28)
        for _ in range(3):
            sweep = rng.number(0.9, 1.8)
            turns = [start + sweep * step / 6 for step in range(7)]
            points = [polar((0, 0), turn, radius) for turn in turns]
            parts.append(open_curve([(at[0] + x, at[1] + y * flat) for x, y in points]))
            start += sweep + rng.number(0.15, 0.5)
    return "".join(parts)


STROKES: Mapping[str, Callable[..., Any]] = {
    "burst": burst,
    "ripples": ripples,
    "strokes": strokes,
    "swells": swells,
}
"""What a stream can cut, beside what it draws."""

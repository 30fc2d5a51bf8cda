"""A stream of numbers and a place in mm in, strokes as an engraver cuts them out.

A stroke swells and tapers, so it is a filled outline. Many of them come as one path,
whose weight is ink: templates reach them as ``rng.swells(…)`` and so on.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardwright.base.rng import Rng
from cardwright.compose.art import MOST, Point, closed_curve, open_curve

Spot = Sequence[float]
"""A disc as x, y and radius in mm."""

_STEPS = 12
_JOINTS = 18


def _some(number: float) -> int:
    return max(1, min(int(number), MOST))


def swells(
    rng: Rng,
    box: Sequence[float],
    gap: float = 0.8,
    weight: Sequence[float] = (0.1, 0.4),
    light: Spot | None = None,
    dark: Spot | None = None,
) -> str:
    """Lines across ``box`` (x, y, w, h), ``gap`` mm apart, thin above and thick below.

    ``weight`` is how thick the first and the last line are, in mm. Lines thin out in
    the disc ``light`` and swell in the disc ``dark``, as an engraving shades.
    """
    x, y, w, h = box
    number = _some(h / max(gap, 0.1))
    phase, length = rng.number(0, 6.28), rng.number(0.7, 1.3)
    lines = []
    for index in range(number):
        share = (index + 0.5) / number
        phase += rng.number(-0.5, 0.5)
        ink = weight[0] + (weight[1] - weight[0]) * share
        middle = [
            (
                x + w * step / _STEPS,
                y
                + h * share
                + gap * 0.45 * math.sin(phase + length * step * 0.9)
                + rng.number(-0.08, 0.08) * gap,
            )
            for step in range(_STEPS + 1)
        ]
        widths = [ink * _tone(point, light, dark) for point in middle]
        lines.append(_ribbon(middle, widths))
    return "".join(lines)


def _tone(point: Point, light: Spot | None, dark: Spot | None) -> float:
    """What a stroke's weight is multiplied with at a point."""
    near = 1.0
    if light is not None:
        near *= 0.12 + 0.88 * min(1.0, math.dist(point, light[:2]) / light[2])
    if dark is not None:
        near *= 1 + 1.6 * max(0.0, 1 - math.dist(point, dark[:2]) / dark[2])
    return near


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
    length: float = 6.0,
    lean: float = 15.0,
    weight: float = 0.3,
) -> str:
    """Single strokes scattered over ``box``, such as rain: thin where they begin.

    ``lean`` is their angle from upright in degrees, ``length`` the longest in mm.
    """
    x, y, w, h = box
    across, down = math.sin(math.radians(lean)), math.cos(math.radians(lean))
    parts = []
    for _ in range(_some(count)):
        px, py = x + rng.number() * w, y + rng.number() * h
        reach, half = length * rng.number(0.35, 1), weight * rng.number(0.3, 0.5)
        ex, ey = px + across * reach, py + down * reach
        parts.append(
            f"M{px:.2f} {py:.2f}L{ex + down * half:.2f} {ey - across * half:.2f}"
            f"L{ex - down * half:.2f} {ey + across * half:.2f}Z"
        )
    return "".join(parts)


def burst(
    rng: Rng,
    at: Sequence[float],
    inner: float,
    outer: float,
    count: int = 40,
    weight: float = 0.4,
) -> str:
    """Strokes that run out from the ring ``inner`` round ``at``, thick where they begin.

    Each ends somewhere between half way and ``outer`` mm.
    """
    number = _some(count)
    parts = []
    for index in range(number):
        turn = 2 * math.pi * (index + rng.number(-0.2, 0.2)) / number
        far = inner + (outer - inner) * rng.number(0.5, 1)
        half = math.atan2(weight / 2, max(inner, 0.1))
        ends = (_polar(at, turn - half, inner), _polar(at, turn + half, inner))
        points = (*ends, _polar(at, turn, far))
        parts.append("M" + "L".join(f"{px:.2f} {py:.2f}" for px, py in points) + "Z")
    return "".join(parts)


def _polar(at: Sequence[float], angle: float, radius: float) -> Point:
    return at[0] + radius * math.cos(angle), at[1] + radius * math.sin(angle)


def ripples(
    rng: Rng, at: Sequence[float], wide: float, count: int = 6, flat: float = 0.28
) -> str:
    """Broken rings in water round ``at``, as open lines; the widest is ``wide`` mm.

    ``flat`` is their height as a share of their width.
    """
    parts = []
    number = _some(count)
    for index in range(number):
        radius = wide * (index + 1) / number
        start = rng.number(0, 6.28)
        for _ in range(3):
            sweep = rng.number(0.9, 1.8)
            points = [
                (
                    at[0] + radius * math.cos(start + sweep * step / 6),
                    at[1] + radius * flat * math.sin(start + sweep * step / 6),
                )
                for step in range(7)
            ]
            parts.append(open_curve(points))
            start += sweep + rng.number(0.15, 0.5)
    return "".join(parts)


def tendril(
    rng: Rng,
    at: Sequence[float],
    length: float = 30.0,
    thick: float = 5.0,
    turn: float = 0.0,
    curl: float = 1.0,
) -> Mapping[str, Any]:
    """A limb that grows from ``at`` and tapers to a coiled tip.

    ``thick`` is its width where it begins and ``length`` its length, in mm; ``turn``
    the degrees from upright, and ``curl`` how far the tip coils: below 0 to the left.
    Gives its ``outline``, the lines that shade it (``bands``, open), one for each cup
    (``cups``: x, y, r) along its inner side, and its ``spine``, an open line.
    """
    heading = math.radians(turn)
    sway = rng.number(0.35, 0.7) * (-1 if curl > 0 else 1)
    x, y = float(at[0]), float(at[1])
    joints: list[tuple[float, float, float, float]] = []
    for index in range(_JOINTS + 1):
        share = index / _JOINTS
        width = thick * (1 - share) ** 0.75 / 2 + 0.06
        joints.append((x, y, heading, width))
        bend = sway * math.cos(share * 3.6) * 0.5 + curl * 0.95 * share**1.7
        heading += bend * 7 / _JOINTS
        step = length / _JOINTS * (1.25 - 0.55 * share)
        x, y = x + math.sin(heading) * step, y - math.cos(heading) * step
    return {
        "outline": closed_curve([_side(j, -1) for j in joints])[:-1]
        if False
        else _limb(joints),
        "bands": _bands(rng, joints, curl),
        "cups": _cups(joints, 1 if curl > 0 else -1),
        "spine": open_curve([(jx, jy) for jx, jy, _, _ in joints]),
    }


def _side(joint: tuple[float, float, float, float], side: float) -> Point:
    """A point across the limb: ``side`` -1 is its left edge, 1 its right one."""
    x, y, heading, width = joint
    reach = width * side
    return x + math.cos(heading) * reach, y + math.sin(heading) * reach


def _limb(joints: Sequence[tuple[float, float, float, float]]) -> str:
    left = open_curve([_side(joint, -1) for joint in joints])
    right = open_curve([_side(joint, 1) for joint in reversed(joints)])
    return f"{left}{right.replace('M', 'L', 1)}Z"


def _bands(
    rng: Rng, joints: Sequence[tuple[float, float, float, float]], curl: float
) -> str:
    """Short lines across the outer side of a limb, bowed as round it."""
    outer = -1 if curl > 0 else 1
    parts = []
    for first, second in zip(joints, joints[1:], strict=False):
        for part in (0.0, 0.33, 0.66):
            joint = tuple(
                a + (b - a) * part for a, b in zip(first, second, strict=True)
            )
            x, y, heading, width = joint
            if width < 0.3:  # noqa: PLR2004
                continue
            reach = rng.number(-0.25, 0.2)
            edge = _side((x, y, heading, width), outer)
            end = _side((x, y, heading, width), outer * reach)
            lift = width * 0.35
            bow = (
                (edge[0] + end[0]) / 2 + math.sin(heading) * lift,
                (edge[1] + end[1]) / 2 - math.cos(heading) * lift,
            )
            parts.append(
                f"M{edge[0]:.2f} {edge[1]:.2f}"
                f"Q{bow[0]:.2f} {bow[1]:.2f} {end[0]:.2f} {end[1]:.2f}"
            )
    return "".join(parts)


def _cups(
    joints: Sequence[tuple[float, float, float, float]], inner: float
) -> list[Mapping[str, float]]:
    found = []
    for joint in joints[2:-3]:
        x, y = _side(joint, inner * 0.62)
        found.append(
            {"x": round(x, 2), "y": round(y, 2), "r": round(joint[3] * 0.3, 2)}
        )
    return found


STROKES: Mapping[str, Callable[..., Any]] = {
    "burst": burst,
    "ripples": ripples,
    "strokes": strokes,
    "swells": swells,
    "tendril": tendril,
}
"""What a stream can cut, beside what it draws."""

"""A stream of numbers and a place in mm in, a limb that tapers and coils out."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from cardwright.base.rng import Rng
from cardwright.compose.art import MOST, Point, closed_curve, open_curve
from cardwright.compose.strokes import polar

_FEWEST = 6
"""Joints without which a limb has no curve."""

_THIN = 0.3
"""Half the width in mm below which a limb is not shaded."""


class Joint(NamedTuple):
    """A point of a limb: its heading in radians from upright, and half its width."""

    x: float
    y: float
    heading: float
    half: float

    def across(self, share: float) -> Point:
        """A point across the limb: from -1, its left edge, to 1, its right one."""
        reach = self.half * share
        turn = self.heading
        return self.x + math.cos(turn) * reach, self.y + math.sin(turn) * reach


def tendril(
    rng: Rng,
    at: Sequence[float],
    size: Sequence[float] = (30.0, 5.0),
    bend: Sequence[float] = (0.0, 1.0),
    joints: int = 14,
) -> Mapping[str, str]:
    """A limb that grows from ``at`` (x, y) and tapers to a coiled tip.

    ``size`` is its length and its width where it begins, in mm; ``bend`` its lean in
    degrees from upright, and how far the tip coils: below 0 to the left. More
    ``joints`` make it smoother. Gives path data: its ``outline``, the open lines that
    shade it (``bands``), the ``cups`` along its inner side, and its ``spine``.
    """
    inner = 1 if bend[1] > 0 else -1
    found = list(_joints(rng, at, size, bend, max(_FEWEST, min(int(joints), MOST))))
    return {
        "outline": _outline(found),
        "bands": "".join(_bands(rng, found, -inner)),
        "cups": "".join(_cups(found, inner)),
        "spine": open_curve([(joint.x, joint.y) for joint in found]),
    }


def _joints(
    rng: Rng,
    at: Sequence[float],
    size: Sequence[float],
    bend: Sequence[float],
    number: int,
) -> Iterator[Joint]:
    length, thick = size
    heading, curl = math.radians(bend[0]), bend[1]
    sway = rng.number(0.17, 0.35) * (-1 if curl > 0 else 1)
    x, y = float(at[0]), float(at[1])
    for index in range(number + 1):
        share = index / number
        yield Joint(x, y, heading, thick * (1 - share) ** 0.75 / 2 + 0.06)
        turn = sway * math.cos(share * 3.6) + curl * 0.95 * share**1.7
        heading += turn * 7 / number
        step = length / number * (1.25 - 0.55 * share)
        x, y = x + math.sin(heading) * step, y - math.cos(heading) * step


def _outline(joints: Sequence[Joint]) -> str:
    left = open_curve([joint.across(-1) for joint in joints])
    right = open_curve([joint.across(1) for joint in reversed(joints)])
    return f"{left}{right.replace('M', 'L', 1)}Z"


def _bands(rng: Rng, joints: Sequence[Joint], outer: float) -> Iterator[str]:
    """Short lines across the outer side of a limb, bowed as round it."""
    for first, second in pairwise(joints):
        between = [(a + b) / 2 for a, b in zip(first, second, strict=True)]
        for joint in (first, Joint(*between)):
            if joint.half >= _THIN:
                end = joint.across(outer * rng.number(-0.25, 0.2))
                yield _band(joint, joint.across(outer), end)


def _band(joint: Joint, edge: Point, end: Point) -> str:
    lift = joint.half * 0.35
    x = (edge[0] + end[0]) / 2 + math.sin(joint.heading) * lift
    y = (edge[1] + end[1]) / 2 - math.cos(joint.heading) * lift
    return f"M{edge[0]:.2f} {edge[1]:.2f}Q{x:.2f} {y:.2f} {end[0]:.2f} {end[1]:.2f}"


def _cups(joints: Sequence[Joint], inner: float) -> Iterator[str]:
    """Rings along the inner side, as large as the limb is thick there."""
    for joint in joints[2:-3]:
        middle, radius = joint.across(inner * 0.62), joint.half * 0.345
        corners = [polar(middle, turn * math.pi / 3, radius) for turn in range(6)]
        yield closed_curve(corners)

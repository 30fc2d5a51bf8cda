"""A text and what is behind it in, a problem where it hardly stands out from it out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from cardwright.base import colour as colours
from cardwright.base.colour import Rgba
from cardwright.model.drawing import Box
from cardwright.model.face import Limits
from cardwright.model.problem import Problem
from cardwright.typeset.geometry.matrix import applied
from cardwright.typeset.geometry.outline import Point
from cardwright.typeset.lints.gradients import rgba
from cardwright.typeset.lints.region import Bounds, around
from cardwright.typeset.lints.survey import Ground, Grounds, Sight
from cardwright.typeset.notes import TextNote, Tone

SHARE = 0.08
"""So much of a text may lie on a bad ground: a fine line or a speck harms no letter."""

_COARSE = (6, 3)
_ROWS = (0.3, 0.7)
_MOST = 60

Pair = tuple[float, Rgba, Rgba]
"""A contrast, the colour of the letters and that of the ground."""


def check_contrast(sight: Sight, note: TextNote, limits: Limits) -> Iterator[Problem]:
    """Report the colour of a text that stands out least (WCAG 2.2, 1.4.3).

    First the whole box is looked at, which mostly settles it; else the lines' ink.
    """
    box = sight.bounds(note.box)
    ground = Ground(sight, box)
    if ground.smooth:
        points = [_middle(box)] if ground.even else grid(sight, note.box, *_COARSE)
        if not any(bad for bad, _ in _bad(ground, points, note, limits)):
            return
    points = [point for line in note.areas() for point in _line(sight, line, note.em)]
    if not points:
        return
    found = _bad(Ground(sight, around(points)), points, note, limits)
    least = SHARE * len(points)
    worst = [(min(bad), wanted) for bad, wanted in found if bad and len(bad) >= least]
    if worst:
        yield _problem(note, *min(worst))


def _wanted(tone: Tone, limits: Limits) -> float:
    return limits.contrast_large if tone.large else limits.contrast


def _bad(
    ground: Ground, points: list[Point], note: TextNote, limits: Limits
) -> Iterator[tuple[list[Pair], float]]:
    """The contrasts at the points that are too low for each tone, and its least one."""
    behind = [ground.under(x, y) for x, y in points]
    halo = [rgba(note.halo)] if note.halo else []
    for tone in note.tones:
        colour, wanted = rgba(tone.colour), _wanted(tone, limits)
        pairs = [_pair(ground, grounds, halo, colour) for grounds in behind]
        yield [pair for pair in pairs if pair[0] < wanted], wanted


def _pair(ground: Ground, grounds: Grounds, halo: list[Rgba], colour: Rgba) -> Pair:
    seen, below = ground.seen(grounds, *halo, colour), ground.seen(grounds, *halo)
    return ratio(seen, below), seen, below


@lru_cache(maxsize=4096)
def ratio(colour: Rgba, ground: Rgba) -> float:
    """The contrast of two colours as WCAG 2.2 has it, from 1 to 21."""
    return colours.contrast(colour, ground)


def _middle(box: Bounds) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def grid(sight: Sight, box: Box, columns: int, rows: int) -> list[Point]:
    """Points on the face, spread evenly over a box."""
    heights = [(row + 0.5) / rows for row in range(rows)]
    return _points(sight, box, columns, heights)


def _line(sight: Sight, line: Box, em: float) -> list[Point]:
    """Points in a line: two for each letter or so, in two rows."""
    columns = min(_MOST, max(2, round(line[2] / em * 2)))
    return _points(sight, line, columns, list(_ROWS))


def _points(sight: Sight, box: Box, columns: int, heights: list[float]) -> list[Point]:
    x, y, w, h = box
    found = [
        (x + w * (column + 0.5) / columns, y + h * height)
        for height in heights
        for column in range(columns)
    ]
    if sight.matrix is None:
        return found
    return [applied(sight.matrix, px, py) for px, py in found]


def _problem(note: TextNote, pair: Pair, wanted: float) -> Problem:
    ratio, colour, ground = pair
    shown = int(ratio * 10) / 10
    message = (
        f'"{colours.to_hex(colour)}" on "{colours.to_hex(ground)}" is hard to read: '
        f"its contrast is {shown:g}, and {wanted:g} is the least"
    )
    near = colours.inked(colour, (ground,), wanted)
    hint = f'write it in "{colours.to_hex(near)}", or lay a panel under it'
    site = note.tag()
    return Problem("low-contrast", site.place, message, hint + site.about, "warning")

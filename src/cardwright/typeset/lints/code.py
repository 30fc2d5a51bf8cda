"""A qr code on its face in, problems where a camera may not read it out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardwright.base import colour as colours
from cardwright.model.drawing import Box
from cardwright.model.face import Limits
from cardwright.model.game import Size
from cardwright.model.problem import Problem
from cardwright.typeset.geometry.matrix import growth
from cardwright.typeset.geometry.outline import Point
from cardwright.typeset.lints.contrast import grid
from cardwright.typeset.lints.gradients import rgba
from cardwright.typeset.lints.region import Bounds, apart
from cardwright.typeset.lints.survey import Ground, Level, Sight, Survey
from cardwright.typeset.notes import CodeNote, IconNote

QUIET = 4
"""Modules of quiet zone that the standard (ISO/IEC 18004) asks for."""

_POINTS = 6
"""Points along a side of the quiet zone, and of the code."""

_SLACK = 0.01


def check_code(
    sight: Sight, note: CodeNote, seen: Survey, size: Size, limits: Limits
) -> Iterator[Problem]:
    """Modules too small, too little contrast, then a quiet zone that is cut."""
    module = note.module * (growth(sight.matrix) if sight.matrix else 1.0)
    if module < limits.qr_module - _SLACK / 10:
        least = f"{limits.qr_module:g} mm"
        message = f"a module of the qr code is {module:.2f} mm wide, less than {least}"
        yield _problem(note, message, "make it larger, or its address shorter")
    low = _contrast(sight, note, limits)
    if low is not None:
        yield low
    elif _is_cut(sight, note, seen, size, limits):
        message = f"less than {QUIET} modules around the qr code are empty and light"
        yield _problem(note, message, f"keep {QUIET * module:.1f} mm free on each side")


def _problem(note: CodeNote, message: str, hint: str) -> Problem:
    hint += note.site().about
    return Problem("unreadable-qr", note.site().place, message, hint, "warning")


def _contrast(sight: Sight, note: CodeNote, limits: Limits) -> Problem | None:
    """Readers want dark modules on a light ground."""
    ground, ink = Ground(sight, sight.bounds(note.box)), rgba(note.colour)
    found = []
    for x, y in grid(sight, note.box, _POINTS, _POINTS):
        dark, light = ground.at(x, y, ink), ground.at(x, y)
        sign = 1 if colours.luminance(light) >= colours.luminance(dark) else -1
        found.append((sign * colours.contrast(dark, light), dark, light))
    ratio, dark, light = min(found)
    pair = f'"{colours.to_hex(dark)}" on "{colours.to_hex(light)}"'
    if ratio < 0:
        message = f"the qr code is light on dark: {pair}"
        return _problem(note, message, "many cameras read it only dark on light")
    if ratio < limits.contrast:
        shown, least = int(ratio * 10) / 10, f"{limits.contrast:g} is the least"
        message = f"the contrast of the qr code is {shown:g}, and {least}: {pair}"
        return _problem(note, message, "make it darker, or its background lighter")
    return None


def _is_cut(
    sight: Sight, note: CodeNote, seen: Survey, size: Size, limits: Limits
) -> bool:
    zone = sight.bounds(_grown(note.box, QUIET * note.module - _SLACK))
    if zone[0] < 0 or zone[1] < 0 or zone[2] > size.width or zone[3] > size.height:
        return True
    if any(_stands_in(zone, other) for other in seen.sights):
        return True
    top = Sight(note, ((Level(seen.layers), len(seen.layers)),), None)
    ground, ink = Ground(top, zone), rgba(note.colour)
    return any(
        colours.contrast(ground.at(x, y), ink) < limits.contrast
        for x, y in _ring(sight, note)
    )


def _stands_in(zone: Bounds, other: Sight) -> bool:
    """Whether a text or an icon stands in the zone of a code."""
    note = other.note
    if isinstance(note, CodeNote) or apart(zone, other.bounds(note.box)):
        return False
    if isinstance(note, IconNote) and note.site is None:
        return False
    areas = note.areas() if note.areas else ()
    return any(not apart(zone, other.bounds(area)) for area in areas)


def _ring(sight: Sight, note: CodeNote) -> Sequence[Point]:
    """Points in the quiet zone: next to the code, and at the end of the zone."""
    out: list[Point] = []
    for modules in (0.5, QUIET - 0.5):
        box = _grown(note.box, modules * note.module)
        x, y, w, h = box
        sides = ((x, y, w, 0.0), (x, y + h, w, 0.0))
        ends = ((x, y, 0.0, h), (x + w, y, 0.0, h))
        for side in sides:
            out += grid(sight, side, _POINTS * 2, 1)
        for side in ends:
            out += grid(sight, side, 1, _POINTS * 2)
    return out


def _grown(box: Box, by: float) -> Box:
    x, y, w, h = box
    return (x - by, y - by, w + 2 * by, h + 2 * by)

"""What must be whole after cutting in, a problem where it is too near an edge out."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.model.face import Limits
from cardwright.model.game import Size
from cardwright.model.problem import Problem
from cardwright.typeset.lints.region import Bounds
from cardwright.typeset.lints.survey import Sight
from cardwright.typeset.notes import IconNote, TextNote

SLACK = 0.05
"""What counts as nothing, in mm."""


def check_zone(
    sight: Sight, note: TextNote | IconNote, size: Size, limits: Limits
) -> Iterator[Problem]:
    """Report what is nearer to the trim than the safe zone allows.

    What lies wholly beyond the trim, and an icon that runs off over the end of the
    bleed, are there on purpose: cut off, they are not missed.
    """
    safe = limits.safe_zone
    if note.site is None or _excess(sight.bounds(note.box), size, safe)[0] <= SLACK:
        return
    areas = note.areas() if note.areas else ()
    boxes = [sight.bounds(area) for area in areas]
    if not boxes:
        return
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    drawn = (min(lefts), min(tops), max(rights), max(bottoms))
    excess, edge = _excess(drawn, size, safe)
    if excess <= SLACK or _is_off(drawn, size):
        return
    if isinstance(note, IconNote) and _runs_off(drawn, size):
        return
    mark = note.mark if isinstance(note, IconNote) else None
    what = f'the icon "{mark.name}"' if mark else "the text"
    message = f"{what} stands {excess:.1f} mm too near the {edge} edge"
    hint = f"keep {safe:g} mm free: cutting may be off{note.site().about}"
    yield Problem("unsafe-zone", note.site().place, message, hint, "warning")


def _excess(drawn: Bounds, size: Size, safe: float) -> tuple[float, str]:
    """By how much it leaves the safe zone, and at which edge most."""
    left, top, right, bottom = drawn
    return max(
        (safe - left, "left"),
        (safe - top, "top"),
        (right - (size.width - safe), "right"),
        (bottom - (size.height - safe), "bottom"),
    )


def _is_off(drawn: Bounds, size: Size) -> bool:
    left, top, right, bottom = drawn
    across = right <= 0 or left >= size.width
    return across or bottom <= 0 or top >= size.height


def _runs_off(drawn: Bounds, size: Size) -> bool:
    left, top, right, bottom = drawn
    bleed = size.bleed - SLACK
    return (
        left <= -bleed
        or top <= -bleed
        or right >= size.width + bleed
        or bottom >= size.height + bleed
    )

"""Footers: a sheet comes in, a line of text where it has room beside the marks out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from cardwright.model.drawing import Box, Drawing
from cardwright.model.sheet import Placed, Sheet, Turn
from cardwright.press.bleed import around, edges, within
from cardwright.press.marking import marks_on
from cardwright.press.marks import cuts, reaches
from cardwright.press.profile import Profile
from cardwright.press.registration import INSET, LEG
from cardwright.press.spot import Side

HEIGHT = 2.8
"""Of a line of 6 pt with its descenders, in mm."""

_CLEAR = 0.4
_LEAST = 30.0
"""No shorter line (mm) is worth reading."""

_LEFT, _TOP, _RIGHT, _BOTTOM = range(4)
_ORDER = (_BOTTOM, _TOP, _RIGHT, _LEFT)

Write = Callable[[str, float, float], Drawing]
"""A line of text as a drawing of a width and height in mm."""


@dataclass(frozen=True, slots=True)
class Imprint:
    """What sheets say of themselves: the title, and the digest of what is printed.

    ``write`` sets the footers; without it there are none.
    """

    title: str = ""
    digest: str = ""
    write: Write | None = None


class Line(NamedTuple):
    """The box of a line of text on the sheet, in mm, and its turn."""

    box: Box
    turn: Turn = 0


class Band(NamedTuple):
    """A strip beside the faces: across it from ``near`` to ``far``, along it freely."""

    edge: int
    near: float
    far: float
    start: float
    end: float

    @property
    def fits(self) -> bool:
        return self.far - self.near >= HEIGHT and self.end - self.start >= _LEAST


def footer(
    sheet: Sheet,
    side: Side,
    profile: Profile,
    imprint: Imprint,
    number: tuple[int, int],
) -> tuple[Placed, ...]:
    """The footer of a side if the profile wants one and there is room.

    ``number`` is that of its page, and how many pages there are.
    """
    line = footer_line(sheet, side, profile) if profile.footer else None
    if line is None or imprint.write is None:
        return ()
    parts = dict.fromkeys([imprint.title, *(spot.part for spot in side.spots)])
    page = f"page {number[0]} of {number[1]}"
    text = " · ".join(filter(None, [*parts, imprint.digest, page]))
    x, y, *sides = line.box
    drawing = imprint.write(text, max(sides), min(sides))
    return (Placed(drawing, x, y, line.box, line.turn),)


def footer_line(sheet: Sheet, side: Side, profile: Profile) -> Line | None:
    """The first place for a footer: clear of bleed and marks, where printers print."""
    if not sheet.faces or sheet.bleed is None or profile.paper is None:
        return None
    trims = [within(face.trim, face.visible) for face in sheet.faces]
    marks = marks_on(side, profile)
    ends: dict[int, float] = {}
    if marks is not None and marks.crop:
        found = reaches(around(trims), sheet.bleed, side.page, marks)
        ends = {reach.side: reach.end for reach in found}
    for edge in _ORDER:
        for band in _bands(edge, (trims, sheet.bleed), side, ends.get(edge), profile):
            if band.fits:
                return _line(band)
    return None


def _bands(
    edge: int,
    shown: tuple[Sequence[Box], Box],
    side: Side,
    marks_end: float | None,
    profile: Profile,
) -> Iterator[Band]:
    """Beyond the marks of an edge, then between the two that are widest apart."""
    trims, seen = shown
    paper, axis = side.block.paper, 1 - edge % 2
    start, end = _along(axis, paper, profile)
    if not (profile.marks and profile.marks.lines):
        inner = edges(seen)[edge] if marks_end is None else marks_end
        first = max(start, edges(around(trims))[axis])
        yield Band(edge, *_across(edge, inner, paper, profile), first, end)
    widest = max(pairwise(cuts(trims, axis)), key=lambda gap: gap[1] - gap[0])
    inner = edges(seen)[edge]
    first, last = max(start, widest[0] + 1), min(end, widest[1] - 1)
    yield Band(edge, *_across(edge, inner, paper, profile), first, last)


def _across(
    edge: int, inner: float, paper: tuple[float, float], profile: Profile
) -> tuple[float, float]:
    """The strip from what is printed to the margin; of no width where there is none."""
    if edge in {_LEFT, _TOP}:
        return (min(profile.margin, inner - _CLEAR), inner - _CLEAR)
    outer = (paper[0], paper[1])[edge == _BOTTOM] - profile.margin
    return (inner + _CLEAR, max(outer, inner + _CLEAR))


def _along(
    axis: int, paper: tuple[float, float], profile: Profile
) -> tuple[float, float]:
    """How far a line may go along an edge: clear of registration marks and the fold."""
    free = INSET + LEG if profile.registered else profile.margin
    end = paper[axis] - free
    if profile.folds and axis == (0 if profile.fold == "vertical" else 1):
        end = paper[axis] / 2 - 1
    return free, end


def _line(band: Band) -> Line:
    """The line as near to the edge as printers print, read from below or the right."""
    length = band.end - band.start
    outer = band.far - HEIGHT if band.edge in {_RIGHT, _BOTTOM} else band.near
    if band.edge in {_TOP, _BOTTOM}:
        return Line((band.start, outer, length, HEIGHT))
    return Line((outer, band.start, HEIGHT, length), 90)

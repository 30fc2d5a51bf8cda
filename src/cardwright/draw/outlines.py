"""Items with letters in, the same picture of paths alone out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from cardwright.base import fonts
from cardwright.base.units import mm
from cardwright.model.drawing import (
    Clip,
    Fill,
    FontKey,
    Glyph,
    Glyphs,
    Group,
    Item,
    Outline,
    Segment,
)

_HANDLE = 2 / 3
"""How far the handles of a cubic curve lie towards the one of a quadratic curve."""


def outlined(items: Iterable[Item]) -> tuple[Item, ...]:
    """Every run of glyphs as one filled path; no icon says its name any more.

    A reader finds words only in text, so that there is nothing left to say them with.
    """
    return tuple(found for item in items for found in _outlined(item))


def _outlined(item: Item) -> tuple[Item, ...]:
    if isinstance(item, Glyphs):
        outline = tuple(_letters(item))
        return (Fill(outline, item.paint),) if outline else ()
    if isinstance(item, Clip):
        return (replace(item, items=outlined(item.items)),)
    if isinstance(item, Group):
        return (replace(item, items=outlined(item.items), spoken=None),)
    return (item,)


def _letters(run: Glyphs) -> Iterable[Segment]:
    scale = mm(run.size) / fonts.upem(run.font)
    for glyph in run.glyphs:
        for segment in glyph_outline(run.font, glyph.gid):
            yield _placed(segment, glyph, scale, run.slant)


def _placed(segment: Segment, glyph: Glyph, scale: float, slant: float) -> Segment:
    """A segment in font units, y upwards, as one in mm on the baseline."""
    name, *points = segment
    moved: list[float] = []
    for x, y in zip(points[::2], points[1::2], strict=True):
        moved += (glyph.x + (x + y * slant) * scale, glyph.y - y * scale)
    return (name, *moved)  # type: ignore[return-value]


@lru_cache(maxsize=4096)
def glyph_outline(key: FontKey, gid: int) -> Outline:
    """A glyph's outline in font units, y upwards."""
    pen = _Pen()
    fonts.font(key).draw_glyph_with_pen(gid, pen)
    return tuple(pen.segments)


class _Pen:
    """Takes what HarfBuzz draws; curves of one handle get two, which draw the same."""

    def __init__(self) -> None:
        self.segments: list[Segment] = []
        self._at = (0.0, 0.0)

    def moveTo(self, to: tuple[float, float]) -> None:  # noqa: N802 HarfBuzz's call
        self._at = to
        self.segments.append(("M", *to))

    def lineTo(self, to: tuple[float, float]) -> None:  # noqa: N802
        self._at = to
        self.segments.append(("L", *to))

    def curveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802
        first, second, to = points
        self._at = to
        self.segments.append(("C", *first, *second, *to))

    def qCurveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802
        (hx, hy), to = points
        (x0, y0), (x1, y1) = self._at, to
        first = (x0 + (hx - x0) * _HANDLE, y0 + (hy - y0) * _HANDLE)
        second = (x1 + (hx - x1) * _HANDLE, y1 + (hy - y1) * _HANDLE)
        self.curveTo(first, second, to)

    def closePath(self) -> None:  # noqa: N802
        self.segments.append(("Z",))

"""Runs of glyphs: positions in mm and a font come in, text operators go out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardwright.base.units import mm
from cardwright.draw.fonts import Font
from cardwright.draw.syntax import number, numbers, span
from cardwright.model.drawing import Box, Glyph, Glyphs

_EM = 1000
_LINE = 0.7
"""A glyph that stands farther (em) from the baseline than this begins another line."""


def show(run: Glyphs, font: Font) -> Iterator[str]:
    """The text object of a run; y points down, so the letters are turned over."""
    size = mm(run.size)
    yield f"BT /{font.name} {number(size)} Tf"
    for line in _lines(run.glyphs, _LINE * size):
        yield f"1 0 {number(run.slant)} -1 {numbers(line[0].x, line[0].y)} Tm"
        yield from _Line(font, size / _EM, line[0]).show(line)
    yield "ET"


def _lines(glyphs: Sequence[Glyph], reach: float) -> Iterator[list[Glyph]]:
    line: list[Glyph] = []
    for glyph in glyphs:
        if line and abs(glyph.y - line[0].y) > reach:
            yield line
            line = []
        line.append(glyph)
    yield line


def _clusters(line: Sequence[Glyph]) -> Iterator[list[Glyph]]:
    """A glyph with text, and those after it that share this text."""
    cluster: list[Glyph] = []
    for glyph in line:
        if glyph.text and cluster:
            yield cluster
            cluster = []
        cluster.append(glyph)
    yield cluster


class _Line:
    """Glyphs of one baseline: their widths move the pen, numbers close the gaps."""

    def __init__(self, font: Font, unit: float, start: Glyph) -> None:
        self._font = font
        self._unit = unit
        self._at, self._base, self._rise = start.x, start.y, 0.0
        self._out: list[str] = []
        self._parts: list[str] = []
        self._codes: list[str] = []

    def show(self, line: Sequence[Glyph]) -> list[str]:
        for cluster in _clusters(line):
            first = cluster[0]
            alone = len(cluster) == 1
            if alone and self._font.says(first.gid, first.text):
                self._glyph(first)
            else:
                self._end_array()
                self._out.append(span("".join(glyph.text for glyph in cluster)))
                for glyph in cluster:
                    self._glyph(glyph)
                self._end_array()
                self._out.append("EMC")
        self._move_up(0.0)
        self._end_array()
        return self._out

    def _glyph(self, glyph: Glyph) -> None:
        self._move_up(self._base - glyph.y)
        gap = round((self._at - glyph.x) / self._unit)
        if gap:
            self._end_codes()
            self._parts.append(str(gap))
        self._at += (self._font.width(glyph.gid) - gap) * self._unit
        self._codes.append(f"{glyph.gid:04X}")

    def _move_up(self, rise: float) -> None:
        if rise != self._rise:
            self._end_array()
            self._out.append(f"{number(rise)} Ts")
            self._rise = rise

    def _end_codes(self) -> None:
        if self._codes:
            self._parts.append(f"<{''.join(self._codes)}>")
            self._codes = []

    def _end_array(self) -> None:
        self._end_codes()
        if self._parts:
            self._out.append(f"[{''.join(self._parts)}] TJ")
            self._parts = []


def unseen(font: Font, text: str, box: Box) -> Iterator[str]:
    """An invisible glyph as large as ``box``: readers give an ActualText only to text.

    It is the first letter of ``text`` that the font has; with none there is nothing.
    """
    gid = next(filter(None, map(font.glyph, text.strip())), 0)
    advance = font.width(gid) / _EM if gid else 0.0
    if advance:
        x, y, width, height = box
        scale = numbers(width / advance, 0, 0, -height)
        yield f"BT /{font.name} 1 Tf 3 Tr {scale} {numbers(x, y + height)} Tm"
        yield f"<{gid:04X}> Tj 0 Tr ET"

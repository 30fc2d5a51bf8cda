"""Runs of glyphs: positions in mm and a font come in, text operators go out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from unicodedata import bidirectional

from cardwright.base.units import mm
from cardwright.draw.fonts import Font
from cardwright.draw.syntax import number, numbers, span
from cardwright.model.drawing import Box, Glyph, Glyphs

_EM = 1000
_LEFTWARDS = frozenset(("R", "AL"))
_APART = 20
"""What parts the marks of one letter for a reader, in 1/1000 em."""

_LINE = 0.7
"""A glyph that stands farther (em) from the baseline than this begins another line."""


def show(run: Glyphs, font: Font) -> Iterator[str]:
    """The text object of a run; y points down, so the letters are turned over."""
    size = mm(run.size)
    yield f"BT /{font.name} {number(size)} Tf"
    for line in _lines(run.glyphs, _LINE * size):
        x, y = _start(line, font)
        yield f"1 0 {number(run.slant)} -1 {numbers(x, y)} Tm"
        yield from _Line(font, size / _EM, x, y).show(line)
    yield "ET"


def _start(line: Sequence[Glyph], font: Font) -> tuple[float, float]:
    """Where a line begins, and its baseline: a mark before its letter is elsewhere."""
    letters = (glyph for glyph in line if font.width(glyph.gid))
    first = next(letters, line[0])
    return min(first.x, line[0].x), first.y


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
    """Glyphs of one baseline: their widths move the pen, numbers close the gaps.

    A reader takes an ActualText to reach from its first glyph to the end of its last
    one: where that is not so, a glyph that is not seen goes before or behind.
    """

    def __init__(self, font: Font, unit: float, x: float, y: float) -> None:
        self._font = font
        self._unit = unit
        self._at, self._base, self._rise = x, y, 0.0
        self._out: list[str] = []
        self._parts: list[str] = []
        self._codes: list[str] = []

    def show(self, line: Sequence[Glyph]) -> list[str]:
        after = 0
        for cluster in _clusters(line):
            after += len(cluster)
            self._cluster(cluster, line[after:])
        self._move_up(0.0)
        self._end_array()
        return self._out

    def _cluster(self, cluster: Sequence[Glyph], following: Sequence[Glyph]) -> None:
        first = cluster[0]
        if not first.text:
            self._silent(cluster)
        elif bidirectional(first.text[:1]) == "NSM" and len(cluster) == 1:
            self._mark(first, following)
        elif len(first.text) > 1 and bidirectional(first.text[0]) in _LEFTWARDS:
            self._letters(cluster)
        elif len(cluster) > 1:
            self._spoken(first.text, cluster)
        elif self._font.says(first.gid, first.text):
            self._glyph(first)
        else:
            self._spoken(first.text, cluster)

    def _silent(self, cluster: Sequence[Glyph]) -> None:
        """Glyphs without a text, as of a shadow: what is around them hides them."""
        for glyph in cluster:
            self._glyph(glyph)

    def _spoken(self, text: str, cluster: Sequence[Glyph]) -> None:
        """Glyphs that together read as ``text``."""
        self._end_array()
        self._out.append(span(text))
        for glyph in cluster:
            self._glyph(glyph)
        farthest = max(cluster, key=self._end)
        if self._end(farthest) > self._end(cluster[-1]) + self._unit:
            self._unseen(farthest)
        self._end_array()
        self._out.append("EMC")

    def _end(self, glyph: Glyph) -> float:
        return glyph.x + self._font.width(glyph.gid) * self._unit

    def _mark(self, mark: Glyph, following: Sequence[Glyph]) -> None:
        """A mark of the next letter: it reads as on the baseline, on the letter's left.

        There readers look for it where text runs leftwards.
        """
        widths = [self._font.width(glyph.gid) for glyph in following]
        marks = next((index for index, width in enumerate(widths) if width), None)
        x = self._at if marks is None else following[marks].x
        x -= ((marks or 0) + len(mark.text)) * _APART * self._unit
        for letter in mark.text[:0:-1]:
            self._aside(letter, (x, x), mark.gid)
            x += _APART * self._unit
        self._aside(mark.text[0], (x, x), mark.gid, [mark])

    def _letters(self, cluster: Sequence[Glyph]) -> None:
        """A sign of letters that run leftwards: each has its share of it.

        A reader turns the order of letters, those of one glyph among them.
        """
        first, point = cluster[0], self._font.point
        self._font.says(first.gid, first.text)
        if not point:
            self._spoken(first.text, cluster)
            return
        x, step = first.x, (max(map(self._end, cluster)) - first.x) / len(first.text)
        for letter in first.text[:0:-1]:
            self._aside(letter, (x, x + step), point)
            x += step
        self._aside(first.text[0], (x, x + step), point, cluster)

    def _aside(
        self,
        text: str,
        ends: tuple[float, float],
        point: int,
        drawn: Sequence[Glyph] = (),
    ) -> None:
        """What reads as ``text`` between two places of the baseline.

        There the glyph ``point``, which has no width, stands unseen.
        """
        self._end_array()
        self._out.append(span(text))
        self._unseen(Glyph(point, ends[0], self._base, ""))
        for glyph in drawn:
            self._glyph(glyph)
        if drawn or ends[1] > ends[0]:
            self._unseen(Glyph(point, ends[1], self._base, ""))
        self._out.append("EMC")

    def _unseen(self, glyph: Glyph) -> None:
        self._end_array()
        self._out.append("3 Tr")
        self._glyph(glyph)
        self._end_array()
        self._out.append("0 Tr")

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

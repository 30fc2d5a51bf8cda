"""Turned text: a line's text with its dress in, segments whose bits have levels out."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardwright.typeset.text.bidi import levels
from cardwright.typeset.text.bidiclass import drawn
from cardwright.typeset.text.breaks import breaks
from cardwright.typeset.text.segments import (
    Bit,
    Dress,
    IconBit,
    Segment,
    Span,
    segment,
)
from cardwright.typeset.text.shaping import RIGHTWARDS, Turn

_NEAR = 4
"""Letters this near decide how others join."""


@dataclass(frozen=True, slots=True)
class _Line:
    """A line up to its break; ``middle`` is that of icons in em."""

    text: str
    spans: Sequence[Span]
    levels: Sequence[int]
    middle: float

    def pieces(self, start: int, end: int) -> Iterator[tuple[int, int]]:
        """Parts of one dress and level, as starts and ends."""
        while start < end:
            stop = min(self.at(start)[0], end)
            level = self.levels[start]
            after = start + 1
            while after < stop and self.levels[after] == level:
                after += 1
            yield start, after
            start = after

    def at(self, index: int) -> Span:
        return self.spans[bisect_right(self.spans, index, key=lambda span: span[0])]

    def turn(self, start: int, end: int) -> Turn:
        """How a part runs, and the letters of its word outside it."""
        if not self.levels[start] % 2:
            return RIGHTWARDS
        before = drawn(self.text[max(start - _NEAR, 0) : start]).rpartition(" ")[2]
        after = drawn(self.text[end : end + _NEAR]).partition(" ")[0]
        return Turn(leftwards=True, before=before, after=after)


def turned_segments(
    text: str, spans: Sequence[Span], level: int, middle: float
) -> Iterator[Segment]:
    """Cut a line at its break opportunities; ``level`` is its paragraph's.

    Bits are in reading order. Which of them ends up at an edge shows only when a line
    is set, so that each side of a segment keeps room for the ink of all its bits.
    """
    line = _Line(text, spans, levels(text, level), middle)
    start = 0
    for end in (*breaks(text), len(text)):
        if start < end:
            yield _known(line, start, end)
        start = end


def _known(line: _Line, start: int, end: int) -> Segment:
    """A segment, remembered by its dress if it depends on nothing else."""
    stop, dress = line.at(start)
    level, last = line.levels[start], line.levels[end - 1]
    inside = line.levels[start : end - 1]
    apart = (not start or line.text[start - 1] == " ") and (
        end == len(line.text) or line.text[end - 1] == " "
    )
    if not (apart and isinstance(dress, Dress) and end <= stop):
        return _segment(line, start, end)
    if inside.count(level) != len(inside):
        return _segment(line, start, end)
    key = (line.text[start:end], level, last)
    found: Segment | None = dress.turned.get(key)
    return found or dress.turned.put(key, _segment(line, start, end))


def _segment(line: _Line, start: int, end: int) -> Segment:
    core = start + len(line.text[start:end].rstrip(" "))
    bits: list[Bit | IconBit] = []
    pen = 0.0
    for first, after in line.pieces(start, core):
        bit = _bit(line, first, after, pen)
        if bit is not None:
            bits.append(bit)
            pen += bit.advance
    dress, level = None, 0
    if core < end:
        what, level = line.at(core)[1], line.levels[core]
        dress = what if isinstance(what, Dress) else None
    made = segment(bits, line.text[core:end], dress, level)
    reach = max(map(_reach, bits), default=0.0)
    ends = max(made.end, made.width + reach)
    return made._replace(left=reach, right=reach, end=ends)


def _bit(line: _Line, start: int, end: int, pen: float) -> Bit | IconBit | None:
    what, level = line.at(start)[1], line.levels[start]
    if not isinstance(what, Dress):
        return IconBit(pen, what, line.middle * what.factor, level)
    text = drawn(line.text[start:end])
    if not text:
        return None
    return Bit(pen, what.word(text, line.turn(start, end)), what, level)


def _reach(bit: Bit | IconBit) -> float:
    """How far the ink of a bit sticks out to either side, were it alone in a line."""
    if isinstance(bit, IconBit):
        return 0.0
    word, trail = bit.word, max(bit.word.trail, 0.0)
    left, right = (trail, 0.0) if bit.level % 2 else (0.0, trail)
    over = max(left - word.left, word.right - word.advance + right, 0.0)
    return over * bit.dress.factor

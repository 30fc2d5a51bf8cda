"""Line breaking: blocks and a width in, lines out; greedy, and all in em."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardwright.typeset.text.block import Block
from cardwright.typeset.text.hyphens import part
from cardwright.typeset.text.segments import Row, Segment

ROUNDING = 1e-9
"""What sums of floats may differ by, in em."""


class Line(NamedTuple):
    """Segments of one line. ``last`` ends a paragraph or stands before a line break.

    ``level`` is its paragraph's, 1 if that runs leftwards. ``turned``: some of it may.
    """

    segments: tuple[Segment, ...]
    last: bool
    level: int = 0
    turned: bool = False


def count(block: Block, width: float) -> int:
    """How many lines a block takes. A segment too wide for a line stands alone."""
    if block.hyphens:
        return len(wrap(block, width))
    limit = width - block.indent + ROUNDING
    lines = 1
    pen = -1.0
    for step, end, left, forced in block.rows:
        if pen < 0:
            pen = left
        elif pen + end > limit:
            lines += 1
            pen = left
        pen += step
        if forced:
            lines += 1
            pen = -1.0
    return lines


def wrap(block: Block, width: float) -> list[Line]:
    """The lines themselves: as many as ``count`` says."""
    if block.hyphens:
        return [*Feed(block).lines(width - block.indent)]

    def ended(line: list[Segment], *, last: bool) -> Line:
        return Line(tuple(line), last, block.level, block.turned)

    limit = width - block.indent + ROUNDING
    lines: list[Line] = []
    line: list[Segment] = []
    pen = 0.0
    for segment, (step, end, left, forced) in zip(
        block.segments, block.rows, strict=True
    ):
        if not line:
            pen = left
        elif pen + end > limit:
            lines.append(ended(line, last=False))
            line, pen = [], left
        line.append(segment)
        pen += step
        if forced:
            lines.append(ended(line, last=True))
            line = []
    lines.append(ended(line, last=True))
    return lines


def is_too_wide(block: Block, width: float) -> bool:
    """Whether any line sticks out of the width, as one that cannot be broken does."""
    if block.widest + block.indent <= width + ROUNDING:
        return False
    return not block.hyphens or sticking_out(block, width) > ROUNDING


def sticking_out(block: Block, width: float) -> float:
    """By how much the widest line sticks out; 0 or less where none does."""
    if not block.hyphens:
        return block.widest + block.indent - width
    return max([extent(line) for line in wrap(block, width)]) + block.indent - width


def extent(line: Line) -> float:
    """The width that a line needs, with the ink that sticks out of it."""
    parts = line.segments
    steps = sum([part.width + part.space for part in parts[:-1]])
    last = parts[-1]
    end = last.width + last.right if line.last else last.end
    return parts[0].left + steps + end


class Feed:
    """Gives the lines of a block one by one, each as wide as its place is.

    A word that no longer fits into a line is parted where the block's hyphens allow it.
    """

    def __init__(self, block: Block) -> None:
        self._block = block
        self._at = 0
        self._rest: Segment | None = None
        self._places: tuple[int, ...] = ()

    @property
    def done(self) -> bool:
        return self._at == len(self._block.rows)

    def lines(self, width: float) -> Iterator[Line]:
        while not self.done:
            yield self.line(width) or self.forced(width)

    def line(self, width: float) -> Line | None:
        """The next line; ``None`` if not even its first segment fits the width."""
        line = self._fill(width, [])
        return line if line.segments else None

    def forced(self, width: float) -> Line:
        """The next line, though its first segment may be too wide."""
        first = self._next()[0]
        self._take()
        if first.forced or self.done:
            return self._ended([first], last=True)
        return self._fill(width, [first])

    def _fill(self, width: float, line: list[Segment]) -> Line:
        limit = width + ROUNDING
        pen = sum([part.left + part.width + part.space for part in line])
        while not self.done:
            segment, (step, end, left, forced) = self._next()
            pen = pen if line else left
            if pen + end > limit:
                head = self._part(segment, limit - pen)
                line += [head] if head else []
                return self._ended(line, last=False)
            line.append(segment)
            pen += step
            self._take()
            if forced:
                return self._ended(line, last=True)
        return self._ended(line, last=True)

    def _ended(self, line: list[Segment], *, last: bool) -> Line:
        return Line(tuple(line), last, self._block.level, self._block.turned)

    def _next(self) -> tuple[Segment, Row]:
        rest = self._rest
        if rest is not None:
            return rest, rest.row
        return self._block.segments[self._at], self._block.rows[self._at]

    def _take(self) -> None:
        self._at += 1
        self._rest = None

    def _part(self, whole: Segment, room: float) -> Segment | None:
        """The longest part of a segment that fits; the rest begins the next line."""
        for place in reversed(self._found(whole)):
            head, tail = part(whole, place)
            if head.end <= room:
                self._places = tuple([at - place for at in self._places if at > place])
                self._rest = tail
                return head
        return None

    def _found(self, whole: Segment) -> tuple[int, ...]:
        if self._rest is None:
            before = self._block.segments[self._at - 1] if self._at else None
            hyphens = self._block.hyphens
            self._places = hyphens.places(whole, before) if hyphens else ()
        return self._places

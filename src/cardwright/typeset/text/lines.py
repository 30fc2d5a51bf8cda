"""Line breaking: blocks and a width in, lines out; greedy, and all in em."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.typeset.text.block import Block
from cardwright.typeset.text.segments import Segment

ROUNDING = 1e-9
"""What sums of floats may differ by, in em."""


@dataclass(frozen=True, slots=True)
class Line:
    """Segments of one line. ``last`` ends a paragraph or stands before a line break.

    ``level`` is its paragraph's, 1 if that runs leftwards. ``turned``: some of it may.
    """

    segments: tuple[Segment, ...]
    last: bool
    level: int = 0
    turned: bool = False


def count(block: Block, width: float) -> int:
    """How many lines a block takes. A segment too wide for a line stands alone."""
    limit = width + ROUNDING
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

    def ended(line: list[Segment], *, last: bool) -> Line:
        return Line(tuple(line), last, block.level, block.turned)

    limit = width + ROUNDING
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

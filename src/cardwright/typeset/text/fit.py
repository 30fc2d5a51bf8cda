"""Shrink-to-fit: blocks and a frame in, the largest type size that fits out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardwright.base.fonts import Metrics
from cardwright.base.units import mm
from cardwright.typeset.text.block import Block
from cardwright.typeset.text.flow import flow, top_of
from cardwright.typeset.text.frame import Frame
from cardwright.typeset.text.lines import (
    ROUNDING,
    count,
    extent,
    is_too_wide,
    sticking_out,
    wrap,
)

STEP = 0.1
"""The grid of type sizes in pt, counted down from the wanted size."""


FINE = 0.001
"""So finely heights are searched for, in mm."""

MOST_TRIED = 400
"""Around things so many sizes are tried: within 40 pt every one of the grid."""


@dataclass(frozen=True, slots=True)
class Fit:
    """The size chosen (pt), whether all fits, and by how much it does not (mm, lines).

    ``excess_mm`` is the height that is too much (their own, of lines beyond the most
    allowed), or the width where only that is.
    """

    size: float
    fits: bool
    excess_mm: float = 0.0
    excess_lines: int = 0


def fit(blocks: Sequence[Block], frame: Frame) -> Fit:
    """The largest size of the grid at which every line is in the frame.

    What fits at a size fits at every smaller one, so the grid is searched by halves:
    save where things are in the way, which smaller lines may meet.
    """
    steps = _steps(frame)
    if _fits(blocks, frame, frame.size):
        return Fit(frame.size, fits=True)
    if frame.around:
        return _first(blocks, frame, steps)
    if not _fits(blocks, frame, _size(frame, steps)):
        return _excess(blocks, frame, _size(frame, steps))
    small, large = steps, 0
    while small - large > 1:
        middle = (small + large) // 2
        if _fits(blocks, frame, _size(frame, middle)):
            small = middle
        else:
            large = middle
    return Fit(_size(frame, small), fits=True)


def _first(blocks: Sequence[Block], frame: Frame, steps: int) -> Fit:
    """The same, size by size, from the one that fits with nothing in the way."""
    free = fit(blocks, frame._replace(around=()))
    first = max(round((frame.size - free.size) / STEP), 1)
    stride = -(-(steps - first + 1) // MOST_TRIED) or 1
    tried = [*range(first, steps, stride), steps] if free.fits else []
    for step in tried:
        size = _size(frame, step)
        if _fits(blocks, frame, size):
            return Fit(size, fits=True)
    return _excess(blocks, frame, _size(frame, steps))


def _steps(frame: Frame) -> int:
    """How many steps down the smallest size is; the last one may be shorter."""
    span = max(frame.size - frame.min_size, 0.0)
    return int(-(-round(span / STEP, 6) // 1))


def _size(frame: Frame, step: int) -> float:
    return round(max(frame.size - step * STEP, frame.min_size), 4)


def _fits(blocks: Sequence[Block], frame: Frame, size: float) -> bool:
    em = mm(size)
    width = frame.width / em
    if not frame.is_plain:
        poured = flow(blocks, frame, em, top_of(blocks))
        most = frame.max_lines or len(poured.spots)
        return poured.fits and len(poured.spots) <= most
    if any(is_too_wide(block, width) for block in blocks):
        return False
    counts = [count(block, width) for block in blocks]
    if frame.max_lines is not None and sum(counts) > frame.max_lines:
        return False
    return height(blocks, counts, frame) <= frame.height / em + ROUNDING


def height(blocks: Sequence[Block], counts: Sequence[int], frame: Frame) -> float:
    """From the top of the first block's ink to the bottom of the last one's, in em."""
    return blocks[0].top + span(blocks, counts, frame) + blocks[-1].bottom


def span(blocks: Sequence[Block], counts: Sequence[int], frame: Frame) -> float:
    """From the first baseline to the last, in em."""
    lines = zip(blocks, counts, strict=True)
    leads = sum(number * block.factor for block, number in lines) - blocks[0].factor
    return frame.leading * leads + frame.gap * sum([b.gap for b in blocks[1:]])


def _excess(blocks: Sequence[Block], frame: Frame, size: float) -> Fit:
    """How much does not fit at a size at which something does not."""
    em = mm(size)
    if not frame.is_plain:
        return _excess_of_flow(blocks, frame, size)
    counts = [count(block, frame.width / em) for block in blocks]
    high = height(blocks, counts, frame) * em - frame.height
    wide = max([sticking_out(block, frame.width / em) for block in blocks]) * em
    lines = _excess_lines(blocks, counts, frame, high / em)
    if lines and high <= 0:
        high = lines * frame.leading * em
    excess = high if lines else max(wide, 0.0)
    return Fit(size, fits=False, excess_mm=excess, excess_lines=lines)


def below(blocks: Sequence[Block], frame: Frame, size: float) -> tuple[float, int]:
    """The height in mm that a text leaves free at a size, and its number of lines."""
    em = mm(size)
    if not frame.is_plain:
        poured = flow(blocks, frame, em, top_of(blocks))
        return -poured.over * em, len(poured.spots)
    counts = [count(block, frame.width / em) for block in blocks]
    return frame.height - height(blocks, counts, frame) * em, sum(counts)


def needed(
    blocks: Sequence[Block], frame: Frame, size: float, metrics: Metrics
) -> float:
    """How high (mm) a frame must be at a size; in columns, or around things, to 1 µm.

    From the rise of the first line to the drop of the last, or their ink if that is
    more: texts with as many lines are equally high.
    """
    em = mm(size)
    if frame.is_plain:
        counts = [count(block, frame.width / em) for block in blocks]
        top = max(metrics.rise * blocks[0].factor, blocks[0].top)
        bottom = max(metrics.drop * blocks[-1].factor, blocks[-1].bottom)
        return (top + span(blocks, counts, frame) + bottom) * em
    low, high = 0.0, frame.height
    while high - low > FINE:
        middle = (low + high) / 2
        poured = flow(blocks, frame._replace(height=middle), em, top_of(blocks))
        low, high = (low, middle) if poured.fits else (middle, high)
    return high


def beside(blocks: Sequence[Block], frame: Frame, size: float) -> float:
    """The width in mm that the widest line leaves free at a size."""
    em = mm(size)
    lines = [(wrap(block, frame.width / em), block.indent) for block in blocks]
    widest = max([extent(line) + indent for made, indent in lines for line in made])
    return frame.width - widest * em


def _excess_of_flow(blocks: Sequence[Block], frame: Frame, size: float) -> Fit:
    em = mm(size)
    poured = flow(blocks, frame, em, top_of(blocks))
    most = frame.max_lines
    beyond = 0 if most is None else max(len(poured.spots) - most, 0)
    lines = max(poured.below, beyond)
    high = max(poured.over, lines * frame.leading if poured.below == 0 else 0.0)
    excess_mm = (high if lines else poured.wide) * em
    return Fit(size, fits=False, excess_mm=excess_mm, excess_lines=lines)


def _excess_lines(
    blocks: Sequence[Block], counts: Sequence[int], frame: Frame, high: float
) -> int:
    """Lines to take away, from the last up, until the rest fits; ``high`` in em."""
    most = frame.max_lines
    over = 0 if most is None else max(sum(counts) - most, 0)
    lines = 0
    for block, number in zip(reversed(blocks), reversed(counts), strict=True):
        for _ in range(number):
            if high <= ROUNDING:
                return max(lines, over)
            high -= frame.leading * block.factor
            lines += 1
        high -= frame.gap * block.gap
    return max(lines, over)

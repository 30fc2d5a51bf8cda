"""Rags: a block and a width in, its lines out, as even or as full as is wanted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from cardwright.typeset.text.block import Block
from cardwright.typeset.text.lines import (
    ROUNDING,
    Line,
    count,
    extent,
    is_too_wide,
    wrap,
)

Wrap = Literal["pretty", "balance", "plain"]

SHORT = 2.5
"""A last line of one word is short below this, in em, and below a third of its box."""

FULL, FULL_JUSTIFIED = 0.5, 0.8
"""The part of its width that a line keeps at least when it gives a word away."""

_CLOSE = 0.01


def broken(block: Block, width: float, how: Wrap, *, justified: bool) -> list[Line]:
    """As many lines as the fullest are: also where the last one gets a second word.

    Where lines need not end alike, words are parted only if that saves a line.
    """
    if block.hyphens and not justified:
        whole = block._replace(hyphens=None)
        if not is_too_wide(whole, width) and count(whole, width) == count(block, width):
            block = whole
    if how == "balance":
        return wrap(block, _least(block, width))
    lines = wrap(block, width)
    if how == "plain":
        return lines
    return [*_pulled(lines, width - block.indent, justified=justified)]


def _least(block: Block, width: float) -> float:
    """The smallest width that takes no more lines than the whole one."""
    lines = count(block, width)
    low, high = min(block.widest + block.indent, width), width
    while lines > 1 and high - low > _CLOSE:
        middle = (low + high) / 2
        if count(block, middle) > lines:
            low = middle
        else:
            high = middle
    return high


def _pulled(lines: Sequence[Line], width: float, *, justified: bool) -> Iterator[Line]:
    """No short word stands alone in a last line if the line before can spare one."""
    kept = (FULL_JUSTIFIED if justified else FULL) * width
    held: Line | None = None
    for line in lines:
        if held and not held.last and _is_short(line, width):
            *rest, word = held.segments
            filled = line._replace(segments=(word, *line.segments))
            shorter = held._replace(segments=tuple(rest))
            fits = extent(filled) <= width + ROUNDING
            if rest and fits and extent(shorter) >= kept:
                held, line = shorter, filled  # noqa: PLW2901
        if held:
            yield held
        held = line
    if held:
        yield held


def _is_short(line: Line, width: float) -> bool:
    if not line.last or len(line.segments) > 1:
        return False
    part = line.segments[0]
    return 0 < part.width < min(SHORT, width / 3)

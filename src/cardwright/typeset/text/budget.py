"""A text that does not fit its frame in, about how much of it would fit out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardwright.base.units import mm
from cardwright.typeset.text.block import Block
from cardwright.typeset.text.fit import Fit
from cardwright.typeset.text.flow import flow, top_of
from cardwright.typeset.text.frame import Frame
from cardwright.typeset.text.lines import Line, wrap


class Letters(NamedTuple):
    """How many characters a text or word has, and about how many of them fit."""

    fitting: int = 0
    all: int = 0


def no_letters() -> Letters:
    return Letters()


def letters(
    blocks: Sequence[Block], frame: Frame, found: Fit, too_wide: str
) -> Letters:
    """Those of the lines that fit; of a word that is ``too_wide`` those that it has."""
    if found.fits:
        return Letters()
    if not found.excess_lines:
        room = frame.column - max([block.indent for block in blocks]) * mm(found.size)
        share = max(room, 0.0) / (max(room, 0.0) + found.excess_mm)
        return Letters(int(len(too_wide) * share), len(too_wide))
    counts = [_count(line) for line in _lines(blocks, frame, mm(found.size))]
    return Letters(sum(counts[: -found.excess_lines]), sum(counts))


def _lines(blocks: Sequence[Block], frame: Frame, em: float) -> list[Line]:
    if not frame.is_plain:
        return [spot.line for spot in flow(blocks, frame, em, top_of(blocks)).spots]
    return [line for block in blocks for line in wrap(block, frame.width / em)]


def _count(line: Line) -> int:
    """The characters of a line, blanks too."""
    return sum([len(part.text) + (part.blank is not None) for part in line.segments])

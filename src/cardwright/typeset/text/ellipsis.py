"""Ellipses: lines that do not fit in, those that do, the last one cut short, out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardwright.typeset.text.block import Block
from cardwright.typeset.text.flow import Flow, Spot
from cardwright.typeset.text.frame import Frame
from cardwright.typeset.text.lines import ROUNDING, Line, extent
from cardwright.typeset.text.segments import Bit, IconBit, Segment, segment

SIGN = "\u2026"


def cut(
    blocks: Sequence[Block], broken: Sequence[Sequence[Line]], frame: Frame, em: float
) -> list[list[Line]]:
    """The lines of each block that fit the frame; nothing where not even one does."""
    width, height = frame.width / em, frame.height / em
    kept: list[list[Line]] = []
    y, number = blocks[0].top, 0
    for block, lines in zip(blocks, broken, strict=True):
        kept.append([])
        for index, line in enumerate(lines):
            if number:
                y += frame.leading * block.factor
                y += 0.0 if index else frame.gap * block.gap
            ends = y + block.bottom > height + ROUNDING
            if ends or number == (frame.max_lines or number + 1):
                return _shortened(kept, blocks, width)
            kept[-1].append(line)
            number += 1
            if extent(line) + block.indent > width + ROUNDING:
                return _shortened(kept, blocks, width)
    return kept


def cut_flow(poured: Flow, frame: Frame, em: float) -> list[Spot]:
    """The same for lines in place."""
    kept: list[Spot] = []
    height = frame.height / em
    for spot in poured.spots[: frame.max_lines]:
        if spot.y + spot.block.bottom > height + ROUNDING:
            break
        kept.append(spot)
        if _sticks_out(spot):
            break
    if kept and (len(kept) < len(poured.spots) or _sticks_out(kept[-1])):
        last = kept[-1]
        line = shortened(last.line, last.width - last.block.indent)
        kept[-1] = replace(last, line=line)
        if _sticks_out(kept[-1]):
            return []
    return kept


def _sticks_out(spot: Spot) -> bool:
    return extent(spot.line) + spot.block.indent > spot.width + ROUNDING


def _shortened(
    kept: list[list[Line]], blocks: Sequence[Block], width: float
) -> list[list[Line]]:
    while kept and not kept[-1]:
        kept.pop()
    if kept:
        room = width - blocks[len(kept) - 1].indent
        kept[-1][-1] = shortened(kept[-1][-1], room)
        if extent(kept[-1][-1]) > room + ROUNDING:
            return []
    return kept


def shortened(line: Line, width: float) -> Line:
    """The line with an ellipsis at its end, without the words that it has no room for.

    Of a word that stands alone its last letters are left out.
    """
    parts = [*line.segments]
    while parts:
        last = _signed(parts[-1], line.level)
        made = line._replace(segments=(*parts[:-1], last), last=True)
        if extent(made) <= width + ROUNDING:
            return made
        if len(parts) == 1:
            return _by_letter(made, parts[0], width)
        parts.pop()
    return line


def _by_letter(line: Line, alone: Segment, width: float) -> Line:
    bits = [*alone.bits]
    while bits:
        last = bits.pop()
        text = last.word.text if isinstance(last, Bit) else ""
        for end in range(len(text) - 1, 0, -1):
            assert isinstance(last, Bit)  # noqa: S101
            if text[:end].isspace():
                break
            word = last.dress.word(text[:end].rstrip())
            part = segment([*bits, last._replace(word=word)], "", None)
            line = line._replace(segments=(_signed(part, line.level),))
            if extent(line) <= width + ROUNDING:
                return line
    return line


def _signed(part: Segment, level: int) -> Segment:
    """A segment with the ellipsis behind it, in the dress of its last word."""
    bits: list[Bit | IconBit] = [*part.bits]
    words = [bit for bit in bits if isinstance(bit, Bit)]
    if not words:
        return part
    pen = bits[-1].x + bits[-1].advance
    dress = words[-1].dress
    text = words[-1].word.text
    trimmed = text.rstrip(",;: ")
    if bits[-1] is words[-1] and trimmed and trimmed != text:
        bits[-1] = words[-1]._replace(word=dress.word(trimmed))
        pen = bits[-1].x + bits[-1].advance
    bits.append(Bit(pen, dress.word(SIGN), dress, level))
    return segment(bits, "", None)

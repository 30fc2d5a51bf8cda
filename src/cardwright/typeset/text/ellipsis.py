"""Ellipses: lines that do not fit in, those that do, the last one cut short, out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from cardwright.typeset.text.block import Block
from cardwright.typeset.text.flow import Flow, Spot
from cardwright.typeset.text.frame import Frame
from cardwright.typeset.text.lines import ROUNDING, Line, extent
from cardwright.typeset.text.segments import Bit, Dress, IconBit, Segment, segment

SIGN = "\u2026"


def with_sign(blocks: Sequence[Block]) -> tuple[Block, ...]:
    """Blocks whose lines have room for the ink of an ellipsis, wherever it will be."""
    return tuple([_with_sign(block) for block in blocks])


def _with_sign(block: Block) -> Block:
    for dress in dict.fromkeys(_dresses(block.segments)):
        sign = dress.segment(SIGN)
        top, bottom = max(block.top, sign.top), max(block.bottom, sign.bottom)
        block = block._replace(top=top, bottom=bottom)
    return block


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
        dress = _first_dress([spot.block for spot in poured.spots])
        line = shortened(last.line, last.width - last.block.indent, dress)
        kept[-1] = replace(last, line=line)
        if not _is_signed(line) or _sticks_out(kept[-1]):
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
        line = shortened(kept[-1][-1], room, _first_dress(blocks))
        if not _is_signed(line) or extent(line) > room + ROUNDING:
            return []
        kept[-1][-1] = line
    return kept


def shortened(line: Line, width: float, spare: Dress | None = None) -> Line:
    """The line with an ellipsis at its end, without the words that it has no room for.

    Of a word that stands alone its last letters are left out. Behind an icon the
    ellipsis is dressed as the words before it, where there are none as ``spare``.
    """
    parts = [*line.segments]
    while parts:
        dress = next(_dresses(reversed(parts)), spare)
        last = _signed(parts[-1], line.level, dress) if dress else parts[-1]
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
            signed = _signed(part, line.level, last.dress)
            line = line._replace(segments=(signed,))
            if extent(line) <= width + ROUNDING:
                return line
    return line


def _signed(part: Segment, level: int, dress: Dress) -> Segment:
    """A segment with an ellipsis behind it."""
    bits: list[Bit | IconBit] = [*part.bits]
    pen = 0.0
    if bits:
        bits[-1] = _trimmed(bits[-1])
        pen = bits[-1].x + bits[-1].advance
    bits.append(Bit(pen, dress.word(SIGN), dress, level))
    return segment(bits, "", None)


def _trimmed(bit: Bit | IconBit) -> Bit | IconBit:
    """A word without the comma at its end."""
    if not isinstance(bit, Bit):
        return bit
    trimmed = bit.word.text.rstrip(",;: ")
    return bit._replace(word=bit.dress.word(trimmed)) if trimmed else bit


def _dresses(parts: Iterable[Segment]) -> Iterator[Dress]:
    """Those of the words of each segment, from its end."""
    for part in parts:
        yield from (bit.dress for bit in reversed(part.bits) if isinstance(bit, Bit))


def _first_dress(blocks: Sequence[Block]) -> Dress | None:
    return next((d for block in blocks for d in _dresses(block.segments)), None)


def _is_signed(line: Line) -> bool:
    bit = line.segments[-1].bits[-1] if line.segments[-1].bits else None
    return isinstance(bit, Bit) and bit.word.text == SIGN

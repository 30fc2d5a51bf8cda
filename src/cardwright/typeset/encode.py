"""A display list in, its digest out: the identity of a face."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Sequence
from typing import Any

from cardwright.base.files import digest
from cardwright.model.drawing import (
    MITER,
    Clip,
    Colour,
    Fill,
    Glyphs,
    Group,
    Item,
    Linear,
    Outline,
    Paint,
    Picture,
    Stroke,
)


class _Tape:
    """Words and numbers of a display list, in order: together they spell it."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.numbers: list[float] = []

    def outline(self, outline: Outline) -> None:
        self.words.append("".join([segment[0] for segment in outline]))
        for segment in outline:
            self.numbers += segment[1:]

    def paint(self, paint: Paint) -> None:
        if isinstance(paint, Colour):
            self.words.append("c")
            self.colour(paint)
            return
        if isinstance(paint, Linear):
            self.words.append(f"l{len(paint.stops)}")
            self.numbers += (paint.x0, paint.y0, paint.x1, paint.y1)
        else:
            self.words.append(f"r{len(paint.stops)}")
            self.numbers += (paint.cx, paint.cy, paint.radius)
            self.more("focus", paint.focus)
            self.more("matrix", paint.matrix)
        for offset, tone in paint.stops:
            self.numbers.append(offset)
            self.colour(tone)

    def more(self, word: str, numbers: tuple[float, ...] | None) -> None:
        """What only some have."""
        if numbers is not None:
            self.words.append(word)
            self.numbers += numbers

    def colour(self, tone: Colour) -> None:
        self.numbers += (tone.red, tone.green, tone.blue, tone.alpha)

    def items(self, items: Sequence[Item]) -> None:
        self.words.append(f"[{len(items)}")
        for item in items:
            _WRITE[type(item)](self, item)


def _fill(tape: _Tape, item: Fill) -> None:
    tape.words.append(f"fill {item.even_odd:d}")
    tape.outline(item.outline)
    tape.paint(item.paint)


def _stroke(tape: _Tape, item: Stroke) -> None:
    tape.words.append(f"stroke {item.cap} {item.join} {len(item.dashes)}")
    tape.outline(item.outline)
    tape.colour(item.paint)
    tape.numbers.append(item.width)
    tape.numbers += item.dashes
    tape.more("miter", None if item.miter == MITER else (item.miter,))


def _picture(tape: _Tape, item: Picture) -> None:
    tape.words.append(f"picture {item.digest}")
    tape.numbers += (*item.box, *item.crop)


def _glyphs(tape: _Tape, item: Glyphs) -> None:
    font = item.font
    axes = " ".join(axis for axis, _ in font.axes)
    tape.words.append(f"glyphs {len(item.glyphs)} {font.package} {font.file} {axes}")
    tape.words += [glyph.text for glyph in item.glyphs]
    tape.numbers += [value for _, value in font.axes]
    tape.numbers += (item.size, item.slant)
    tape.colour(item.paint)
    for glyph in item.glyphs:
        tape.numbers += (glyph.gid, glyph.x, glyph.y, glyph.advance)


def _clip(tape: _Tape, item: Clip) -> None:
    tape.words.append(f"clip {item.even_odd:d}")
    tape.outline(item.outline)
    tape.items(item.items)


def _group(tape: _Tape, item: Group) -> None:
    spoken = "" if item.spoken is None else f" {item.spoken}"
    tape.words.append(f"group {item.blend} {item.matrix is not None:d}{spoken}")
    tape.numbers.append(item.alpha)
    tape.numbers += item.matrix or ()
    tape.items(item.items)


_WRITE: dict[type, Callable[[_Tape, Any], None]] = {
    Fill: _fill,
    Stroke: _stroke,
    Picture: _picture,
    Glyphs: _glyphs,
    Clip: _clip,
    Group: _group,
}


def digest_of(items: Sequence[Item], measures: Sequence[float]) -> str:
    """Digest of the items and of the face's width, height and bleed in mm.

    A picture counts by its content, not by its file's name. Numbers count in single
    precision, which tells 10 nm on a card: sums of lengths may differ beyond that from
    one Python to another.
    """
    tape = _Tape()
    tape.numbers += measures
    tape.items(items)
    words = "\0".join(tape.words).encode("utf-8", "surrogatepass")
    # No zero is negative.
    numbers = array("f", [number or 0.0 for number in tape.numbers])
    if sys.byteorder == "big":
        numbers.byteswap()
    return digest(len(words).to_bytes(8, "little") + words + numbers.tobytes())

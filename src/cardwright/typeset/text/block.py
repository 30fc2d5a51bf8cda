"""Blocks: a paragraph of content in, its segments ready for line breaking out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from cardwright.typeset.text.bidi import base_level
from cardwright.typeset.text.bidiclass import is_turned
from cardwright.typeset.text.breaks import breaks
from cardwright.typeset.text.dressing import Base, cased, dress
from cardwright.typeset.text.hyphens import Hyphens
from cardwright.typeset.text.inline import (
    Bullet,
    IconAtom,
    LineBreak,
    Look,
    Paragraph,
    Run,
)
from cardwright.typeset.text.lineclass import OBJECT
from cardwright.typeset.text.segments import (
    Bit,
    Dress,
    IconBit,
    Mixture,
    Row,
    Segment,
    Span,
    segment,
)
from cardwright.typeset.text.turned import turned_segments


class Block(NamedTuple):
    """A paragraph ready to be broken into lines; measures in em of the box's size.

    ``factor`` is the largest of its runs: it scales the line height. ``top`` and
    ``bottom`` are the ink of its tallest and deepest segment. ``widest`` is the width
    that its widest segment needs. ``rows`` has what line breaking reads of each
    segment. ``level`` is 1 if the paragraph runs leftwards; ``turned``: some of it may.

    ``depth`` is above 0 for an item of a list: its ``bullet`` stands ``hang`` from the
    box's edge, its lines ``indent``. ``gap`` is the part of the gap between paragraphs
    that is before it. ``hyphens`` part its words.
    """

    segments: tuple[Segment, ...]
    factor: float
    top: float
    bottom: float
    widest: float
    rows: tuple[Row, ...]
    level: int = 0
    turned: bool = False
    depth: int = 0
    bullet: Segment | None = None
    hang: float = 0.0
    indent: float = 0.0
    gap: float = 1.0
    hyphens: Hyphens | None = None


BEHIND = 0.45
"""The blank between a bullet and its text, in em."""

TIGHT = 0.35
"""The part of the gap between paragraphs that is before an item of a list."""

_LEFTWARDS = frozenset(
    ("ar", "arc", "ckb", "dv", "fa", "he", "iw", "nqo", "ps", "sd", "syr", "ug", "ur")
) | {"yi"}
"""Languages whose paragraphs run leftwards where they have no letters."""


def block(base: Base, paragraph: Paragraph) -> Block:
    """Cut a paragraph at its break opportunities and measure the pieces."""
    first = paragraph[0] if paragraph else None
    if isinstance(first, Bullet):
        return _item(base, first, block(base, paragraph[1:]))
    level, turned = _direction(base, paragraph)
    segments: list[Segment] = []
    factors: list[float] = []
    for pieces, forced in _hard_lines(paragraph):
        text, spans = _spans(base, pieces)
        if turned:
            made = [*turned_segments(text, spans, level, base.middle)] or [Segment()]
        else:
            made = _segments(base, text, spans) or [Segment()]
        if forced:
            made[-1] = made[-1].before_break()
        segments += made
        factors += [what.factor for _, what in spans]
    reach = max([part.left for part in segments]) if turned else None
    return Block(
        segments=tuple(segments),
        factor=max(factors, default=1.0),
        top=max([part.top for part in segments]),
        bottom=max([part.bottom for part in segments]),
        widest=max([part.left + part.end for part in segments]),
        rows=_rows(segments, reach),
        level=level,
        turned=turned,
        hyphens=None if turned else base.hyphens,
    )


def _item(base: Base, bullet: Bullet, made: Block) -> Block:
    """The block of a list's item; how far it hangs, its neighbours decide with it."""
    made = made._replace(depth=bullet.depth, gap=TIGHT)
    if bullet.mark is None:
        return made
    _, spans = _spans(base, [bullet.mark])
    text = bullet.mark.text if isinstance(bullet.mark, Run) else OBJECT
    mark = _mixed(base, text, 0, spans)
    return made._replace(
        bullet=mark,
        indent=mark.width + BEHIND,
        top=max(made.top, mark.top),
        bottom=max(made.bottom, mark.bottom),
    )


def _rows(segments: Sequence[Segment], reach: float | None) -> tuple[Row, ...]:
    """What line breaking reads of each segment.

    Of turned text any part may come to stand at an edge: ``reach`` is how far the ink
    of one sticks out at most.
    """
    if reach is None:
        return tuple([part.row for part in segments])
    return tuple(
        [
            (p.width + p.space, max(p.end, p.width + reach), reach, p.forced)
            for p in segments
        ]
    )


def _direction(base: Base, paragraph: Paragraph) -> tuple[int, bool]:
    """The level of a paragraph, and whether any of it could run leftwards."""
    text = "".join([piece.text for piece in paragraph if isinstance(piece, Run)])
    turned = is_turned(text)
    if base.direction != "auto":
        level = int(base.direction == "rtl")
        return level, turned or level == 1
    language = base.fonts.language.partition("-")[0].lower()
    default = int(language in _LEFTWARDS)
    level = base_level(text, default) if turned or default else 0
    return level, turned or level == 1


def _hard_lines(paragraph: Paragraph) -> Iterator[tuple[list[Run | IconAtom], bool]]:
    """The pieces between line breaks, and whether one follows."""
    pieces: list[Run | IconAtom] = []
    for piece in paragraph:
        if isinstance(piece, LineBreak):
            yield pieces, True
            pieces = []
        elif not isinstance(piece, Bullet):
            pieces.append(piece)
    yield pieces, False


def _spans(base: Base, pieces: Sequence[Run | IconAtom]) -> tuple[str, list[Span]]:
    """The text of a hard line, and which part of it is set how."""
    text = ""
    spans: list[Span] = []
    dresses: dict[Look, Dress | None] = {}
    for piece in pieces:
        if isinstance(piece, IconAtom):
            text += OBJECT
            spans.append((len(text), piece))
            continue
        for part, look in cased(piece, base):
            if look not in dresses:
                dresses[look] = dress(base, look)
            dressed = dresses[look]
            if dressed:
                text += part
                spans.append((len(text), dressed))
    return text, spans


def _segments(base: Base, text: str, spans: Sequence[Span]) -> list[Segment]:
    if not text:
        return []
    ends = (*breaks(text), len(text))
    start, index = 0, 0
    stop, what = spans[0]
    if stop == len(text) and isinstance(what, Dress):
        return what.segments(text, ends)
    made: list[Segment] = []
    for end in ends:
        while stop <= start:
            index += 1
            stop, what = spans[index]
        if end <= stop and isinstance(what, Dress):
            made.append(what.segment(text[start:end]))
        else:
            made.append(_mixed(base, text[start:end], start, spans[index:]))
        start = end
    return made


def _mixed(base: Base, text: str, at: int, spans: Sequence[Span]) -> Segment:
    """A segment of several runs or with icons; ``at`` is where it starts."""
    core = text.rstrip(" ")
    pieces: list[tuple[str, Dress | IconAtom]] = []
    last: Dress | None = None
    start = 0
    for stop, what in spans:
        piece = core[start : stop - at]
        if piece:
            pieces.append((piece, what))
        if isinstance(what, Dress):
            last = what
        start = stop - at
        if start >= len(text):
            break
    mixture: Mixture = (tuple(pieces), text[len(core) :], base.middle)
    if last is None:
        return _mix(mixture, last)
    known: Segment | None = last.mixed.get(mixture)
    return known or last.mixed.put(mixture, _mix(mixture, last))


def _mix(mixture: Mixture, last: Dress | None) -> Segment:
    """Measured; ``last`` is the dress of the blank behind."""
    pieces, blanks, middle = mixture
    bits: list[Bit | IconBit] = []
    pen = 0.0
    for piece, what in pieces:
        if isinstance(what, Dress):
            bits.append(Bit(pen, what.word(piece), what))
        else:
            bits.append(IconBit(pen, what, middle * what.factor))
        pen += bits[-1].advance
    return segment(bits, blanks, last)


def missing(blocks: Sequence[Block]) -> tuple[str, ...]:
    """Characters that no font has, each once, in the order of the text."""
    found = [
        bit.word.missing
        for made in blocks
        for part in made.segments
        for bit in part.bits
        if isinstance(bit, Bit) and bit.word.missing
    ]
    return tuple(dict.fromkeys(chain.from_iterable(found)))

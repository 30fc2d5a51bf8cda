"""Lists: content and blocks in; lines with dashes made items, items hung alike, out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from cardwright.typeset.text.block import Block
from cardwright.typeset.text.inline import (
    BULLET,
    Bullet,
    Content,
    LineBreak,
    Paragraph,
    Piece,
    Run,
)

_DASH = re.compile("[-\u2013\u2022] ")


def itemised(content: Content) -> Content:
    """Lines that begin with a dash or dot and a blank become items of a list."""
    return tuple([part for paragraph in content for part in _itemised(paragraph)])


def _itemised(paragraph: Paragraph) -> Iterator[Paragraph]:
    line: list[Piece] = []
    kept: list[Piece] = []
    for piece in (*paragraph, LineBreak()):
        if not isinstance(piece, LineBreak):
            line.append(piece)
            continue
        first = line[0] if line else None
        if isinstance(first, Run) and _DASH.match(first.text):
            if kept:
                yield tuple(kept)
            text = _DASH.sub("", first.text)
            mark = Bullet(Run(BULLET, first.look))
            yield (mark, *([Run(text, first.look)] if text else []), *line[1:])
            kept = []
        else:
            kept += [LineBreak(), *line] if kept else line
        line = []
    if kept:
        yield tuple(kept)


def hung(blocks: Sequence[Block]) -> tuple[Block, ...]:
    """Items that follow one another hang as far as the one with the widest bullet."""
    if not any(block.depth for block in blocks):
        return tuple(blocks)
    out: list[Block] = []
    for depth, group in groupby(blocks, key=lambda block: block.depth):
        items = [*group]
        if depth:
            most = max(block.indent for block in items)
            hang = _hang(out, depth)
            items = [block._replace(hang=hang, indent=hang + most) for block in items]
        out += items
    return tuple(out)


def _hang(before: Sequence[Block], depth: int) -> float:
    """Where the bullets of a list in a list stand: at the text of the item around."""
    if depth > 1:
        for block in reversed(before):
            if block.depth < depth:
                return block.indent
    return 0.0

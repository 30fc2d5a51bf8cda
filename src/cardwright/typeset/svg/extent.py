"""Items of a symbol in, the box that their ink fills out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardwright.model.drawing import Box, Clip, Fill, Group, Item, Stroke
from cardwright.typeset.geometry.matrix import IDENTITY, applied
from cardwright.typeset.svg.shapes import box


def extent(items: Iterable[Item]) -> Box:
    """Left, top, right and bottom; nothing at all is at 0, 0. Corners do not count."""
    spans = list(_spans(items))
    if not spans:
        return (0.0, 0.0, 0.0, 0.0)
    lefts, tops, rights, bottoms = zip(*spans, strict=True)
    return (min(lefts), min(tops), max(rights), max(bottoms))


def _spans(items: Iterable[Item]) -> Iterator[Box]:
    for item in items:
        if isinstance(item, Group):
            for left, top, right, bottom in _spans(item.items):
                corners = [(x, y) for x in (left, right) for y in (top, bottom)]
                matrix = item.matrix or IDENTITY
                points = [applied(matrix, x, y) for x, y in corners]
                xs, ys = [x for x, _ in points], [y for _, y in points]
                yield (min(xs), min(ys), max(xs), max(ys))
        elif isinstance(item, Fill | Stroke | Clip):
            x, y, w, h = box(item.outline)
            grow = item.width / 2 if isinstance(item, Stroke) else 0.0
            yield (x - grow, y - grow, x + w + grow, y + h + grow)

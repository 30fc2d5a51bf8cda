"""Bounds: items of a display list come in, the box that holds them goes out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardwright.base.units import mm
from cardwright.model.drawing import (
    Box,
    Clip,
    Fill,
    FontKey,
    Glyphs,
    Group,
    Item,
    Matrix,
    Outline,
    Picture,
    Stroke,
)

Span = tuple[float, float, float, float]
"""left, top, right, bottom in mm."""

_EM = 2.0
"""No glyph reaches farther than this many em from its pen position."""


def bounds(items: Iterable[Item]) -> Box:
    """A box in mm that holds all that ``items`` paint; generous, never too small.

    Nothing at all gives an empty box at the origin.
    """
    found = _join(span for item in items for span in _spans(item))
    if found is None:
        return (0.0, 0.0, 0.0, 0.0)
    left, top, right, bottom = found
    return (left, top, right - left, bottom - top)


def _spans(item: Item) -> Iterator[Span]:
    if isinstance(item, Fill | Stroke | Clip):
        yield from _shape(item)
    elif isinstance(item, Picture):
        x, y, width, height = item.box
        yield (x, y, x + width, y + height)
    elif isinstance(item, Glyphs):
        reach = _EM * mm(item.size)
        for glyph in item.glyphs:
            yield (glyph.x - reach, glyph.y - reach, glyph.x + reach, glyph.y + reach)
    else:
        inner = _join(span for child in item.items for span in _spans(child))
        if inner is not None:
            yield moved(inner, item.matrix) if item.matrix else inner


def _shape(item: Fill | Stroke | Clip) -> Iterator[Span]:
    found = _outline(item.outline)
    if found is None:
        return
    grow = 0.0
    if isinstance(item, Stroke):
        grow = item.width / 2 * (item.miter if item.join == "miter" else 1.5)
    left, top, right, bottom = found
    yield (left - grow, top - grow, right + grow, bottom + grow)


def _outline(outline: Outline) -> Span | None:
    xs = [v for segment in outline for v in segment[1::2]]
    ys = [v for segment in outline for v in segment[2::2]]
    return (min(xs), min(ys), max(xs), max(ys)) if xs else None


def moved(span: Span, matrix: Matrix) -> Span:
    """The span that holds all four corners of ``span`` after ``matrix``."""
    a, b, c, d, e, f = matrix
    left, top, right, bottom = span
    corners = [(x, y) for x in (left, right) for y in (top, bottom)]
    xs = [a * x + c * y + e for x, y in corners]
    ys = [b * x + d * y + f for x, y in corners]
    return (min(xs), min(ys), max(xs), max(ys))


def _join(spans: Iterable[Span]) -> Span | None:
    found = list(spans)
    if not found:
        return None
    lefts, tops, rights, bottoms = zip(*found, strict=True)
    return (min(lefts), min(tops), max(rights), max(bottoms))


def first_font(items: Iterable[Item]) -> FontKey | None:
    """The font of the first run of glyphs, however deep, or ``None`` without text."""
    for item in items:
        found = None
        if isinstance(item, Glyphs) and item.glyphs:
            found = item.font
        elif isinstance(item, Clip | Group):
            found = first_font(item.items)
        if found is not None:
            return found
    return None

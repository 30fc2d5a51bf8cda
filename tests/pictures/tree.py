"""A drawing as a tree that can be read: a line for each thing, lengths to a tenth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardwright.base.colour import to_hex
from cardwright.model.drawing import (
    Box,
    Clip,
    Colour,
    Drawing,
    Fill,
    Glyphs,
    Group,
    Item,
    Linear,
    Paint,
    Picture,
    Stroke,
)
from cardwright.typeset.svg.shapes import box


def tree(drawing: Drawing) -> list[str]:
    """Boxes are left, top, width and height; a text has its ends and its baseline."""
    return [
        f"face {_numbers(drawing.width, drawing.height)}",
        *_items(drawing.items, 1),
    ]


def _items(items: Sequence[Item], depth: int) -> Iterator[str]:
    for item in items:
        yield "  " * depth + _line(item)
        if isinstance(item, Clip | Group):
            yield from _items(item.items, depth + 1)


def _line(item: Item) -> str:
    match item:
        case Fill():
            line = f"fill {_box(box(item.outline))} {_paint(item.paint)}"
        case Stroke():
            tone, width = _paint(item.paint), _numbers(item.width)
            line = f"line {_box(box(item.outline))} {tone} {width} wide"
        case Picture():
            line = f"picture {_box(item.box)} {item.file}"
        case Glyphs():
            line = _text(item)
        case Clip():
            line = f"clip {_box(box(item.outline))}"
        case _:
            line = f"group alpha {item.alpha:g} {item.blend} {item.spoken or ''}"
    return line.rstrip()


def _text(item: Glyphs) -> str:
    first, last = item.glyphs[0], item.glyphs[-1]
    text = "".join(glyph.text for glyph in item.glyphs)
    ends = _numbers(first.x, last.x + last.advance)
    place = f"{ends} on {_numbers(first.y)}"
    return f'text "{text}" {place}, {item.size:g} pt, {_paint(item.paint)}'


def _paint(paint: Paint) -> str:
    if isinstance(paint, Colour):
        return to_hex((paint.red, paint.green, paint.blue, paint.alpha))
    stops = " ".join(f"{_paint(tone)} {at:g}" for at, tone in paint.stops)
    return f"{'linear' if isinstance(paint, Linear) else 'radial'} {stops}"


def _box(values: Box) -> str:
    return f"[{_numbers(*values)}]"


def _numbers(*values: float) -> str:
    words = (f"{value:.1f}".removesuffix(".0") for value in values)
    return " ".join("0" if word == "-0" else word for word in words)

"""The elements rect, circle, ellipse, polygon, path and arrow in, their items out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from cardwright.model.drawing import (
    MITER,
    Box,
    Colour,
    Fill,
    Group,
    Item,
    Outline,
    Stroke,
)
from cardwright.model.face import Element
from cardwright.typeset.geometry import outline as outlines
from cardwright.typeset.geometry.matrix import moved
from cardwright.typeset.geometry.outline import exact
from cardwright.typeset.paint import fill
from cardwright.typeset.pen import Pen, Values
from cardwright.typeset.shadow import cast_shape
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.pathdata import path
from cardwright.typeset.written import attribute_place

LINE_WIDTH = 0.25
"""Width in mm of a stroke that gives none."""


def faded(items: Sequence[Item], alpha: float) -> list[Item]:
    """The items as one with an opacity, which a single plain shape takes in."""
    if alpha == 1 or not items:
        return list(items)
    first = items[0]
    if len(items) == 1 and isinstance(first, Fill | Stroke):
        paint = first.paint
        if isinstance(paint, Colour):
            tone = replace(paint, alpha=exact(paint.alpha * alpha))
            return [replace(first, paint=tone)]
    return [Group(tuple(items), alpha=exact(alpha))]


def rect(_element: Element, values: Values, pen: Pen) -> list[Item]:
    box = pen.box(values)
    return painted(outlines.rectangle(box, values.get("r", ())), box, values)


def circle(_element: Element, values: Values, pen: Pen) -> list[Item]:
    r = values.get("r", 0.0)
    return _round(values, pen, r, r)


def ellipse(_element: Element, values: Values, pen: Pen) -> list[Item]:
    return _round(values, pen, values.get("rx", 0.0), values.get("ry", 0.0))


def _round(values: Values, pen: Pen, rx: float, ry: float) -> list[Item]:
    cx, cy = pen.x + values.get("cx", 0.0), pen.y + values.get("cy", 0.0)
    box = (cx - rx, cy - ry, 2 * rx, 2 * ry)
    return painted(outlines.ellipse(cx, cy, rx, ry), box, values)


def polygon(_element: Element, values: Values, pen: Pen) -> list[Item]:
    points = [(pen.x + x, pen.y + y) for x, y in values.get("points", ())]
    outline = outlines.polygon(points)
    return painted(outline, bounds(outline), values)


def path_element(element: Element, values: Values, pen: Pen) -> list[Item]:
    outline = path_outline(element, values, pen, values.get("scale", 1.0))
    return painted(outline, bounds(outline), values)


def path_outline(element: Element, values: Values, pen: Pen, scale: float) -> Outline:
    """The outline of attribute ``d`` on the face; a slip in it is reported."""
    x, y = pen.x + values.get("x", 0.0), pen.y + values.get("y", 0.0)
    data = values.get("d", "")
    try:
        if scale == 1 and not x and not y:
            return _unmoved(data)
        return moved(path(data), (scale, 0.0, 0.0, scale, x, y))
    except SlipError as slip:
        place = attribute_place(element, "d", pen.setting.root, "value")
        pen.report(place, slip, f"d of <{element.name}>")
        return ()


@lru_cache(maxsize=512)
def _unmoved(data: str) -> Outline:
    """A path that stands where its data say, as many faces share one."""
    return moved(path(data))


def arrow(_element: Element, values: Values, pen: Pen) -> list[Item]:
    box, direction = pen.box(values), values.get("direction", "right")
    head, shaft = values.get("head", 0.5), values.get("shaft", 0.5)
    return painted(outlines.arrow(box, direction, head, shaft), box, values)


def painted(outline: Outline, box: Box, values: Values) -> list[Item]:
    """A shape's shadow, fill and stroke, in this order, under its opacity."""
    parts = [_body(outline, box, values), _line(outline, values)]
    items = [item for item in parts if item is not None]
    shade = values.get("shadow")
    if shade and items:
        items = [*cast_shape(outline, items[0], shade), *items]
    return faded(items, values.get("opacity", 1.0))


def _body(outline: Outline, box: Box, values: Values) -> Item | None:
    paint = values.get("fill")
    if paint is None or not outline:
        return None
    even_odd = values.get("fill-rule") == "evenodd"
    return fill(outline, paint, box, even_odd=even_odd)


def _line(outline: Outline, values: Values) -> Stroke | None:
    paint = values.get("stroke")
    width = exact(values.get("stroke-width", LINE_WIDTH))
    if paint is None or not width or not outline:
        return None
    dashes = tuple(exact(dash) for dash in values.get("dash", ()))
    dashes = dashes if any(dashes) else ()
    cap, join = values.get("cap", "butt"), values.get("join", "miter")
    miter = values.get("miter", MITER)
    return Stroke(outline, paint, width, cap, join, dashes, miter)


def bounds(outline: Outline) -> Box:
    """The box round an outline's points and handles, in mm."""
    xs = [x for segment in outline for x in segment[1::2]]
    ys = [y for segment in outline for y in segment[2::2]]
    if not xs:
        return (0.0, 0.0, 0.0, 0.0)
    numbers_x, numbers_y = [float(x) for x in xs], [float(y) for y in ys]
    x, y = min(numbers_x), min(numbers_y)
    return (x, y, max(numbers_x) - x, max(numbers_y) - y)

"""The elements g, clip and face in: what is inside them, placed, cut or faded, out."""

from __future__ import annotations

from cardwright.base.suggest import did_you_mean
from cardwright.model.drawing import Clip, Group, Item, Outline
from cardwright.model.face import Element
from cardwright.typeset.geometry import outline as outlines
from cardwright.typeset.geometry.matrix import (
    rotation,
    rounded,
    scaling,
    times,
    translation,
)
from cardwright.typeset.geometry.outline import exact
from cardwright.typeset.pen import Pen, Values
from cardwright.typeset.shapes import faded, path_outline
from cardwright.typeset.sharpness import check_placed
from cardwright.typeset.slip import SlipError


def group(element: Element, values: Values, pen: Pen) -> list[Item]:
    """Children moved, turned, scaled, faded or blended as one.

    A mere shift goes into the children's coordinates; a turn (degrees, clockwise round
    the group's own origin) or a scale becomes a matrix.
    """
    x, y = values.get("x", 0.0), values.get("y", 0.0)
    turn, scale = values.get("rotate", 0.0), values.get("scale", 1.0)
    alpha, blend = exact(values.get("opacity", 1.0)), values.get("blend", "normal")
    if turn or scale != 1:
        place = translation(pen.x + x, pen.y + y)
        matrix = times(place, times(rotation(turn), scaling(scale, scale)))
        items = pen.origin(scale).children(element)
        return [Group(tuple(items), alpha, blend, matrix=rounded(matrix))]
    items = pen.at(x, y).children(element)
    if (alpha == 1 and blend == "normal") or not items:
        return items
    return [Group(tuple(items), alpha, blend)]


def clip(element: Element, values: Values, pen: Pen) -> list[Item]:
    """Children seen only inside a rectangle, a circle or a path."""
    outline = _window(element, values, pen)
    items = tuple(pen.children(element))
    if not outline or not items:
        return []
    return faded([Clip(outline, items)], values.get("opacity", 1.0))


def _window(element: Element, values: Values, pen: Pen) -> Outline:
    given = [name for name in ("d", "radius", "w") if name in element.attributes]
    if len(given) != 1:
        message = "<clip> needs one of w and h, cx cy and radius, or d"
        pen.report(element.place, SlipError(message, None, "missing-attribute"))
        return ()
    if "d" in values:
        return path_outline(element, values, pen, 1.0)
    if "radius" in values:
        cx, cy = pen.x + values.get("cx", 0.0), pen.y + values.get("cy", 0.0)
        return outlines.ellipse(cx, cy, values["radius"], values["radius"])
    return outlines.rectangle(pen.box(values), values.get("r", ()))


def face(element: Element, values: Values, pen: Pen) -> list[Item]:
    """Another entry's face, its trim ``w`` mm wide, cut at the trim."""
    entry, side = values.get("entry", ""), values.get("side", "front")
    if "entry" not in values or "w" not in values:
        return []
    drawing = pen.setting.face_of(entry, side)
    if drawing is None:
        hint = did_you_mean(side, ("front", "back")) if side != "front" else None
        message = f'there is no {side} of "{entry}" to place'
        pen.report(element.place, SlipError(message, hint, "unknown-reference"))
        return []
    scale = values["w"] / drawing.width
    place = translation(pen.x + values.get("x", 0.0), pen.y + values.get("y", 0.0))
    matrix = rounded(times(place, scaling(scale, scale)))
    check_placed(drawing, scale, element, pen)
    trim = outlines.rectangle((0.0, 0.0, drawing.width, drawing.height))
    alpha = exact(values.get("opacity", 1.0))
    return [Group((Clip(trim, drawing.items),), alpha, matrix=matrix)]

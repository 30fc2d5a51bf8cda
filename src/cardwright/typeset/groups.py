"""The elements g, clip and face in: what is inside them, placed, cut or faded, out."""

from __future__ import annotations

from math import radians, tan

from cardwright.base.suggest import did_you_mean
from cardwright.model.drawing import Clip, Group, Item, Matrix, Outline
from cardwright.model.face import Element
from cardwright.typeset.geometry import outline as outlines
from cardwright.typeset.geometry.matrix import (
    IDENTITY,
    growth,
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
from cardwright.typeset.written import attribute_place, value_place


def group(element: Element, values: Values, pen: Pen) -> list[Item]:
    """Children moved, turned, skewed, scaled, faded or blended as one.

    A mere shift goes into the children's coordinates, all else becomes a matrix.
    """
    x, y = values.get("x", 0.0), values.get("y", 0.0)
    alpha, blend = exact(values.get("opacity", 1.0)), values.get("blend", "normal")
    turned = _turned(values)
    if turned != IDENTITY:
        items = pen.origin(growth(turned)).children(element)
        matrix = times(translation(pen.x + x, pen.y + y), turned)
        return [Group(tuple(items), alpha, blend, matrix=rounded(matrix))]
    items = pen.at(x, y).children(element)
    if (alpha == 1 and blend == "normal") or not items:
        return items
    return [Group(tuple(items), alpha, blend)]


def _turned(values: Values) -> Matrix:
    """Scaled, then skewed, then turned clockwise; the point ``about`` stays."""
    across, down = values.get("scale", (1.0, 1.0))
    right, below = (tan(radians(turn)) for turn in values.get("skew", (0.0, 0.0)))
    turn = rotation(values.get("rotate", 0.0))
    inner = times((1.0, below, right, 1.0, 0.0, 0.0), scaling(across, down))
    x, y = values.get("about", (0.0, 0.0))
    matrix = times(times(turn, inner), translation(-x, -y))
    return times(translation(x, y), matrix)


def clip(element: Element, values: Values, pen: Pen) -> list[Item]:
    """Children seen only inside a shape."""
    outline = _window(element, values, pen)
    items = tuple(pen.children(element))
    if not outline or not items:
        return []
    even_odd = values.get("fill-rule") == "evenodd"
    return faded([Clip(outline, items, even_odd)], values.get("opacity", 1.0))


_WINDOWS: dict[tuple[str, ...], tuple[str, ...]] = {
    ("w", "h"): ("x", "y", "r", "grow"),
    ("radius",): ("cx", "cy"),
    ("rx", "ry"): ("cx", "cy"),
    ("points",): ("fill-rule",),
    ("d",): ("x", "y", "fill-rule"),
}
"""What a clip's window is made of, one of these, and what may go with it."""

_GEOMETRY = {name for pair in _WINDOWS.items() for names in pair for name in names}


def _window(element: Element, values: Values, pen: Pen) -> Outline:
    given = [names for names in _WINDOWS if any(n in element.attributes for n in names)]
    if len(given) != 1 or not all(name in element.attributes for name in given[0]):
        message = "<clip> needs one of: w and h, radius, rx and ry, points, d"
        pen.report(element.place, SlipError(message, None, "missing-attribute"))
        return ()
    _refuse_others(element, given[0], pen)
    if not all(name in values for name in given[0]):
        return ()
    return _outline(element, given[0][0], values, pen)


def _refuse_others(element: Element, names: tuple[str, ...], pen: Pen) -> None:
    known = (*names, *_WINDOWS[names])
    for name in element.attributes:
        if name in _GEOMETRY and name not in known:
            place = attribute_place(element, name, pen.setting.root, "key")
            message = f'<clip> takes no "{name}" beside {" and ".join(names)}'
            pen.report(place, SlipError(message, None, "unknown-attribute"))


def _outline(element: Element, name: str, values: Values, pen: Pen) -> Outline:
    cx, cy = pen.x + values.get("cx", 0.0), pen.y + values.get("cy", 0.0)
    if name == "radius":
        return outlines.ellipse(cx, cy, values["radius"], values["radius"])
    if name == "rx":
        return outlines.ellipse(cx, cy, values["rx"], values["ry"])
    if name == "points":
        points = [(pen.x + x, pen.y + y) for x, y in values["points"]]
        return outlines.polygon(points)
    if name == "d":
        return path_outline(element, values, pen, 1.0)
    return outlines.rectangle(pen.box(values), values.get("r", ()))


def face(element: Element, values: Values, pen: Pen) -> list[Item]:
    """Another entry's face, its trim ``w`` mm wide, cut at the trim."""
    entry, side = values.get("entry", ""), values.get("side", "front")
    if "entry" not in values or "w" not in values:
        return []
    drawing = pen.setting.face_of(entry, side)
    if drawing is None:
        _report_lost(element, entry, side, pen)
        return []
    scale = values["w"] / drawing.width
    place = translation(pen.x + values.get("x", 0.0), pen.y + values.get("y", 0.0))
    matrix = rounded(times(place, scaling(scale, scale)))
    check_placed(drawing, scale, element, pen)
    trim = outlines.rectangle((0.0, 0.0, drawing.width, drawing.height))
    alpha = exact(values.get("opacity", 1.0))
    return [Group((Clip(trim, drawing.items),), alpha, matrix=matrix)]


def _report_lost(element: Element, entry: str, side: str, pen: Pen) -> None:
    known = pen.setting.entries
    if known and entry not in known:
        place = value_place(element, entry, pen.setting.root, "entry")
        message, hint = f'there is no entry "{entry}"', did_you_mean(entry, known)
        pen.report(place, SlipError(message, hint, "unknown-reference"))
        return
    hint = did_you_mean(side, ("front", "back")) if side != "front" else None
    if known and hint is None:
        hint = "it has none, or shows this one in turn"
    message = f'there is no {side} of "{entry}" to place'
    pen.report(element.place, SlipError(message, hint, "unknown-reference"))

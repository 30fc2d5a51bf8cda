"""The elements row and col in: their children one after another out."""

from __future__ import annotations

from cardwright.model.drawing import Item
from cardwright.model.face import Element
from cardwright.typeset.geometry.outline import Point
from cardwright.typeset.icons import proportions
from cardwright.typeset.pen import Pen, Values
from cardwright.typeset.shapes import faded
from cardwright.typeset.slip import SlipError
from cardwright.typeset.values import decimal

_SHARE = {"start": 0.0, "center": 0.5, "end": 1.0}


def row(element: Element, values: Values, pen: Pen) -> list[Item]:
    """Children from left to right.

    ``align`` places them all along the row's ``w``, ``cross`` each within its ``h``.
    """
    return _flow(element, values, pen, 0)


def col(element: Element, values: Values, pen: Pen) -> list[Item]:
    """Children from top to bottom; ``align`` and ``cross`` as in a row, turned."""
    return _flow(element, values, pen, 1)


def _flow(element: Element, values: Values, pen: Pen, axis: int) -> list[Item]:
    children = [child for child in element.children if isinstance(child, Element)]
    sizes = [_size(child, pen) for child in children]
    along, across = ("w", "h") if axis == 0 else ("h", "w")
    gap = values.get("gap", 0.0)
    used, breadth = _extent(sizes, gap, axis)
    start = (values.get(along, used) - used) * _SHARE[values.get("align", "start")]
    cross, room = _SHARE[values.get("cross", "start")], values.get(across, breadth)
    pen = pen.at(values.get("x", 0.0), values.get("y", 0.0))
    out: list[Item] = []
    for child, size in zip(children, sizes, strict=True):
        side = (room - size[1 - axis]) * cross
        shift = (start, side) if axis == 0 else (side, start)
        out += pen.draw(child, pen.at(*shift))
        start += size[axis] + gap
    return faded(out, values.get("opacity", 1.0))


def _extent(sizes: list[Point], gap: float, axis: int) -> Point:
    """Length of the children with the gaps between them, and the broadest's breadth."""
    if not sizes:
        return 0.0, 0.0
    length = sum(size[axis] for size in sizes) + gap * (len(sizes) - 1)
    return length, max(size[1 - axis] for size in sizes)


def _size(element: Element, pen: Pen) -> Point:
    """How much room a child takes: its w and h, or what follows from the rest."""
    width, height = _given(element, "w"), _given(element, "h")
    if element.name == "circle":
        width = height = 2 * (_given(element, "r") or 0.0)
    elif element.name == "qr":
        height = width
    elif element.name == "icon":
        width, height = _icon_size(element, pen, width, height)
    elif element.name in ("row", "col"):
        inner = _nested(element, pen)
        width = inner[0] if width is None else width
        height = inner[1] if height is None else height
    if width is None or height is None:
        message = f"<{element.name}> in a row or col needs w and h"
        pen.report(element.place, SlipError(message, None, "missing-attribute"))
    return width or 0.0, height or 0.0


def _icon_size(
    element: Element, pen: Pen, width: float | None, height: float | None
) -> tuple[float | None, float | None]:
    """What an icon leaves out follows from its proportions, as when it is drawn."""
    ratio = proportions(element.attributes.get("name", ""), pen.setting)
    if width is None and height is not None:
        return height * ratio, height
    if height is None and width is not None:
        return width, width / ratio
    return width, height


def _nested(element: Element, pen: Pen) -> Point:
    axis = 0 if element.name == "row" else 1
    children = [child for child in element.children if isinstance(child, Element)]
    sizes = [_size(child, pen) for child in children]
    length, breadth = _extent(sizes, _given(element, "gap") or 0.0, axis)
    return (length, breadth) if axis == 0 else (breadth, length)


def _given(element: Element, name: str) -> float | None:
    """A number as written; one that cannot be read is reported by the child itself."""
    try:
        return decimal(element.attributes[name]) if name in element.attributes else None
    except SlipError:
        return 0.0

"""A child of a row or col in, the room that it takes out: given, or what follows."""

from __future__ import annotations

from collections.abc import Callable

from cardwright.model.face import Element
from cardwright.typeset import assets
from cardwright.typeset.assets import Raster
from cardwright.typeset.geometry.outline import Point, exact
from cardwright.typeset.pen import Pen
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.symbol import Symbol
from cardwright.typeset.symbols import proportions
from cardwright.typeset.values import decimal, sides

SIDES = ("w", "h")
"""The attribute along a row, and that along a col."""

Known = tuple[float | None, float | None]
"""Width and height, as far as they are known."""

Sides = tuple[float, float, float, float]
"""Top, right, bottom and left."""

_ROUND = ("circle", "ellipse", "clip")
"""Elements that may be placed by their centre."""

_WINDOWS = frozenset(("radius", "rx", "ry", "points", "d"))
"""Attributes of a clip that is no box."""

_PROPORTIONED = ("icon", "image")
"""Elements that have the row's breadth only where they say no side at all."""

_BROADENED = ("rect", "text-box", "arrow", "g", "clip")


def children_of(element: Element) -> list[Element]:
    return [child for child in element.children if isinstance(child, Element)]


def given(element: Element, name: str) -> float | None:
    """A number as written; one that cannot be read is reported by the child itself."""
    try:
        return decimal(element.attributes[name]) if name in element.attributes else None
    except SlipError:
        return 0.0


def grows(element: Element) -> float:
    """The child's share of what a row leaves."""
    return max(0.0, given(element, "grow") or 0.0)


def room_of(element: Element, pen: Pen) -> Point:
    """How much room a child takes: its w and h, or what follows from the rest.

    What does not follow is reported.
    """
    work = _FOLLOWS.get(element.name, _as_given)
    width, height = work(element, pen)
    if width is None or height is None:
        has_none = element.name in ("path", "polygon") or _is_cut_out(element)
        hint = "put it into a <g> with w and h" if has_none else None
        message = f"<{element.name}> in a row or col needs w and h"
        if has_none:
            message = f"<{element.name}> in a row or col has no width and height"
        pen.report(element.place, SlipError(message, hint, "missing-attribute"))
    return width or 0.0, height or 0.0


def extent(rooms: list[Point], gap: float, axis: int) -> Point:
    """Length of the children with the gaps between them, and the broadest's breadth."""
    if not rooms:
        return 0.0, 0.0
    length = sum(room[axis] for room in rooms) + gap * (len(rooms) - 1)
    return length, max(room[1 - axis] for room in rooms)


def _as_given(element: Element, _pen: Pen) -> Known:
    """A child that grows begins with nothing."""
    width, height = given(element, "w"), given(element, "h")
    return width, height


def _round(element: Element, pen: Pen) -> Known:
    """The box round a circle or an ellipse, which may be a clip's window."""
    across, down = _radii(element)
    if across is None or down is None:
        return _as_given(element, pen)
    return 2 * across, 2 * down


def _radii(element: Element) -> Known:
    """Half the width and half the height of what is placed by its centre."""
    along = given(element, "radius" if element.name == "clip" else "r")
    if element.name == "circle" or (element.name == "clip" and along is not None):
        return along, along
    return given(element, "rx"), given(element, "ry")


def _is_cut_out(element: Element) -> bool:
    """A clip whose window has no sides, and a centre perhaps."""
    return element.name == "clip" and not _WINDOWS.isdisjoint(element.attributes)


def _square(element: Element, _pen: Pen) -> Known:
    return given(element, "w"), given(element, "w")


def _icon(element: Element, pen: Pen) -> Known:
    """What an icon leaves out follows from its proportions, as when it is drawn."""
    name = element.attributes.get("name", "")
    return _by_ratio(element, lambda: proportions(name, pen.setting))


def _image(element: Element, pen: Pen) -> Known:
    """One that is not there is as broad as it is high, and told when it is drawn."""
    name, setting = element.attributes.get("src", ""), pen.setting
    try:
        found = assets.find(name, setting.images, setting.root)
    except SlipError:
        found = None
    picture: Symbol | Raster | None = None
    if found and name.lower().endswith(".svg"):
        picture = assets.symbol(*found, setting.name(found[0]))
    elif found:
        picture = assets.raster(*found)
    ratio = picture.width / picture.height if picture and picture.height else 1.0
    return _by_ratio(element, lambda: ratio or 1.0)


def _face(element: Element, pen: Pen) -> Known:
    width, name = given(element, "w"), element.attributes.get("entry", "")
    shown = pen.setting.face_of(name, element.attributes.get("side", "front"))
    size = (shown.width, shown.height) if shown else (1.0, 1.0)
    return width, width and width * size[1] / size[0]


def _by_ratio(element: Element, ratio: Callable[[], float]) -> Known:
    width, height = given(element, "w"), given(element, "h")
    if width is None and height is not None:
        return height * ratio(), height
    if height is None and width is not None:
        return width, width / ratio()
    return width, height


def _flow(element: Element, pen: Pen) -> Known:
    """A row or col takes the room of its children, where it does not say its own."""
    axis = 0 if element.name == "row" else 1
    width, height = given(element, "w"), given(element, "h")
    if width is not None and height is not None:
        return width, height
    top, right, bottom, left = padding = padding_of(element)
    children = begun(element, axis, inside((width, height), padding))
    rooms = [room_of(child, pen) for child in children]
    inner = extent(rooms, given(element, "gap") or 0.0, axis)
    across, down = inner if axis == 0 else inner[::-1]
    return (
        across + left + right if width is None else width,
        down + top + bottom if height is None else height,
    )


def inside(known: Known, padding: Sides) -> Known:
    """What padding leaves of a width and a height."""
    top, right, bottom, left = padding
    width, height = known
    return (
        None if width is None else max(0.0, width - left - right),
        None if height is None else max(0.0, height - top - bottom),
    )


def begun(element: Element, axis: int, inner: Known) -> list[Element]:
    """The children of a row (axis 0) or col (1) before those that grow have grown.

    Those that say nothing of their breadth have that of the row, if it says its own.
    """
    along, broad = SIDES[axis], inner[1 - axis]
    children = [_broadened(child, axis, broad) for child in children_of(element)]
    return [
        resized(child, along, given(child, along) or 0.0) if grows(child) else child
        for child in map(_centred, children)
    ]


def _broadened(child: Element, axis: int, broad: float | None) -> Element:
    across, other = SIDES[1 - axis], ("col", "row")[axis]
    if broad is None or across in child.attributes or _is_cut_out(child):
        return child
    fills = child.name == other and any(map(grows, children_of(child)))
    if child.name in _PROPORTIONED:
        fills = SIDES[axis] not in child.attributes
    return resized(child, across, broad) if child.name in _BROADENED or fills else child


def _centred(child: Element) -> Element:
    """What is placed by its centre: in the middle of its room, if it says no other."""
    if child.name not in _ROUND:
        return child
    middle = zip(("cx", "cy"), _radii(child), strict=True)
    missing = [(n, r) for n, r in middle if r is not None and n not in child.attributes]
    for name, radius in missing:
        child = resized(child, name, radius)
    return child


def resized(element: Element, name: str, length: float) -> Element:
    """The element with another width, height or centre."""
    return element._replace(attributes={**element.attributes, name: f"{exact(length)}"})


def padding_of(element: Element) -> Sides:
    """What lies round the children: at the top, right, bottom and left."""
    try:
        return sides(element.attributes.get("padding", "0"), {})
    except SlipError:
        return (0.0, 0.0, 0.0, 0.0)


_FOLLOWS: dict[str, Callable[[Element, Pen], Known]] = {
    "circle": _round,
    "ellipse": _round,
    "clip": _round,
    "qr": _square,
    "icon": _icon,
    "image": _image,
    "face": _face,
    "row": _flow,
    "col": _flow,
}
"""Elements whose room does not stand in w and h alone."""

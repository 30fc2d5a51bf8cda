"""The elements row and col in: their children one after another out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardwright.model.drawing import Item
from cardwright.model.face import Element
from cardwright.typeset.geometry.outline import Point
from cardwright.typeset.pen import Pen, Values
from cardwright.typeset.room import (
    SIDES,
    Known,
    begun,
    extent,
    given,
    grows,
    inside,
    resized,
    room_of,
)
from cardwright.typeset.shapes import faded
from cardwright.typeset.slip import SlipError

_SHARE = {"start": 0.0, "center": 0.5, "end": 1.0, "between": 0.0}
_NONE = (0.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class _Flow:
    """A row (axis 0) or a col (1); ``inner`` is what its own w and h leave inside."""

    element: Element
    values: Values
    axis: int
    inner: Known

    @property
    def broad(self) -> float | None:
        return self.inner[1 - self.axis]

    @property
    def gap(self) -> float:
        gap: float = self.values.get("gap", 0.0)
        return gap

    def at(self, along: float, across: float) -> Point:
        return (along, across) if self.axis == 0 else (across, along)


def row(element: Element, values: Values, pen: Pen) -> list[Item]:
    """Children from left to right.

    ``align`` places them all along the row's ``w``, ``cross`` each within its ``h``.
    Those that ``grow`` share what is left of ``w``; what has no height takes the row's.
    """
    return _drawn(_Flow(element, values, 0, _inner(values)), pen)


def col(element: Element, values: Values, pen: Pen) -> list[Item]:
    """Children from top to bottom; all else as in a row, turned."""
    return _drawn(_Flow(element, values, 1, _inner(values)), pen)


def _inner(values: Values) -> Known:
    return inside((values.get("w"), values.get("h")), values.get("padding", _NONE))


def _drawn(flow: _Flow, pen: Pen) -> list[Item]:
    children = _sized(flow, pen)
    rooms = [room_of(child, pen) for child in children]
    top, _, _, left = flow.values.get("padding", _NONE)
    pen = pen.at(flow.values.get("x", 0.0) + left, flow.values.get("y", 0.0) + top)
    out: list[Item] = []
    for child, shift in zip(children, _places(flow, rooms), strict=True):
        out += pen.draw(child, pen.at(*shift))
    return faded(out, flow.values.get("opacity", 1.0))


def _places(flow: _Flow, rooms: list[Point]) -> Iterator[Point]:
    """Where each child begins."""
    used, breadth = extent(rooms, flow.gap, flow.axis)
    length, align = flow.inner[flow.axis], flow.values.get("align", "start")
    spare = 0.0 if length is None else length - used
    spread = spare if align == "between" and len(rooms) > 1 else 0.0
    gap = flow.gap + spread / max(1, len(rooms) - 1)
    start, share = spare * _SHARE[align], _SHARE[flow.values.get("cross", "start")]
    breadth = breadth if flow.broad is None else flow.broad
    for room in rooms:
        yield flow.at(start, (breadth - room[1 - flow.axis]) * share)
        start += room[flow.axis] + gap


def _sized(flow: _Flow, pen: Pen) -> list[Element]:
    """The children, those that grow as large as they will be."""
    children = begun(flow.element, flow.axis, flow.inner)
    shares, along = [grows(child) for child in children], SIDES[flow.axis]
    if not any(shares):
        return children
    length = flow.inner[flow.axis]
    if length is None:
        message = f'<{flow.element.name}> needs "{along}" for its children to grow'
        pen.report(flow.element.place, SlipError(message, None, "missing-attribute"))
        return children
    used, _ = extent([room_of(c, pen) for c in children], flow.gap, flow.axis)
    spare = max(0.0, length - used) / sum(shares)
    return [
        resized(child, along, (given(child, along) or 0.0) + spare * share)
        if share
        else child
        for child, share in zip(children, shares, strict=True)
    ]

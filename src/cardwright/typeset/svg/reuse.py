"""A ``use`` or an inner ``svg`` in, the items of what it shows out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cardwright.model.drawing import Clip, Item
from cardwright.model.face import Element
from cardwright.typeset.geometry.matrix import moved, times, translation
from cardwright.typeset.geometry.outline import rectangle
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.state import State
from cardwright.typeset.svg.style import Props, declared, length
from cardwright.typeset.svg.view import fitting, view_of

_WITH_VIEW = ("svg", "symbol")


def by_id(element: Element) -> Iterator[tuple[str, Element]]:
    """All elements of a file that have an id; the last of one id counts no more."""
    for child in reversed(element.children):
        if isinstance(child, Element):
            yield from by_id(child)
    if "id" in element.attributes:
        yield element.attributes["id"], element


def reused(_element: Element, own: Props, state: State) -> list[Item]:
    """What a ``use`` names, moved to its x and y."""
    name = (own.get("href") or own.get("xlink:href") or "").removeprefix("#")
    target = state.known.get(name)
    if target is None:
        raise SlipError(f'there is nothing named "{name}" to use')
    if name in state.uses:
        raise SlipError(f'<use> of "{name}" stands in what it shows')
    shift = translation(length(own, "x"), length(own, "y"))
    matrix = times(state.matrix, shift)
    state = replace(state, matrix=matrix, uses=state.uses | {name})
    if target.name not in _WITH_VIEW:
        return state.draw(target, state)
    sides = {side: own[side] for side in ("width", "height") if side in own}
    if target.name == "svg":
        return nested(target, {**declared(target.attributes), **sides}, state)
    # A symbol's x and y would be new; those of the use are in the matrix.
    symbol = target._replace(name="g")
    return _seen(symbol, {**declared(target.attributes), **sides}, state)


def nested(element: Element, own: Props, state: State) -> list[Item]:
    """A picture in the picture."""
    shift = translation(length(own, "x"), length(own, "y"))
    inner = replace(state, matrix=times(state.matrix, shift))
    return _seen(element._replace(name="g"), own, inner)


def _seen(element: Element, own: Props, state: State) -> list[Item]:
    """The children in a viewport at 0, 0, and cut at it."""
    width = length(own, "width", state.size[0])
    height = length(own, "height", state.size[1])
    if width <= 0 or height <= 0:
        return []
    view = view_of(own)
    matrix, size = state.matrix, (width, height)
    if view is not None:
        aspect = own.get("preserveAspectRatio", "")
        matrix = times(matrix, fitting(view, (0.0, 0.0, width, height), aspect))
        size = (view[2], view[3])
    children = [child for child in element.children if isinstance(child, Element)]
    inner = replace(state, matrix=matrix, size=size)
    items = [item for child in children for item in state.draw(child, inner)]
    if own.get("overflow") in ("visible", "auto") or not items:
        return items
    window = moved(rectangle((0.0, 0.0, width, height)), state.matrix)
    return [Clip(window, tuple(items))]

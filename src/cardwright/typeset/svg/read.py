"""An SVG file in, a symbol of display list items out, with what it cannot draw.

Read are svg, g, a, use, symbol, path, rect, circle, ellipse, line, polyline and polygon
with fills, strokes, transforms, opacity, gradients, clips of one shape and style sheets
of plain selectors. Anything else is a problem that names the file, the line and the
element: nothing is left out in silence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from cardwright.model.drawing import Clip, Colour, Fill, Group, Item, Stroke
from cardwright.model.face import Element
from cardwright.model.problem import Place, Problem
from cardwright.typeset.geometry.matrix import scaling, times
from cardwright.typeset.geometry.outline import exact, rectangle
from cardwright.typeset.parse import NotXmlError, parse_xml
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg import gradients
from cardwright.typeset.svg.clips import clipped
from cardwright.typeset.svg.extent import extent
from cardwright.typeset.svg.painted import painted
from cardwright.typeset.svg.reuse import by_id, nested, reused
from cardwright.typeset.svg.sheet import dressed, plain_names
from cardwright.typeset.svg.state import MOST, FullError, State
from cardwright.typeset.svg.style import (
    GEOMETRY,
    INHERITED,
    UNSUPPORTED,
    Props,
    declared,
    share,
    undrawn,
)
from cardwright.typeset.svg.symbol import CURRENT, EXTENT, Symbol
from cardwright.typeset.svg.transform import transform
from cardwright.typeset.svg.view import fitting, page

_DEFINED = ("defs", "symbol", "clipPath", *gradients.GRADIENTS)
_SILENT = ("title", "desc", "metadata", "style", *_DEFINED)
_SPILL = 0.5
"""Ink may lie so far (of 1000) beside the picture before it is cut off there."""


def read_svg(data: bytes, file: str) -> Symbol:
    """Read an SVG file; ``file`` is its name in problems."""

    def placer(name: str, _attributes: object, at: tuple[int, int]) -> Place:
        return Place(file, *at, at[0], at[1] + len(name) + 1)

    try:
        root = parse_xml(data, placer)
    except NotXmlError as error:
        place = Place(file, error.line, 1, error.line, 1)
        message = f"not an SVG file: {error.slip.message}"
        return Symbol(0, 0, (), (Problem("bad-image", place, message),))
    try:
        return _symbol(plain_names(root), data.count(b"<"))
    except FullError:
        hint = "simplify it, or save a picture as PNG"
        message = "this picture has too many parts to be drawn as SVG"
        return Symbol(0, 0, (), (Problem("bad-image", root.place, message, hint),))


def _symbol(root: Element, tags: int) -> Symbol:
    """FullError for too many parts, or tags, which do not all make a part."""
    if tags > MOST:
        raise FullError
    problems: list[Problem] = []
    try:
        view, width, height = page(root)
        aspect = root.attributes.get("preserveAspectRatio", "")
        inner = fitting(view, (0.0, 0.0, width, height), aspect)
    except SlipError as slip:
        problem = Problem(slip.code, root.place, slip.message, slip.hint)
        return Symbol(0, 0, (), (problem,))
    scale = EXTENT / max(width, height)
    root, strange = dressed(root)
    matrix, size = times(scaling(scale, scale), inner), (view[2], view[3])
    state = State({}, matrix, dict(by_id(root)), problems, size, _element)
    for sheet, rule in strange:
        message = f'the rule "{rule}" of <style> cannot be read'
        hint = "write the style into the elements"
        state.report(sheet, SlipError(message, hint, UNSUPPORTED))
    items = tuple(_element(root, state))
    width, height = exact(width * scale), exact(height * scale)
    current = any(tone == CURRENT for tone in _tones(items))
    shown, parts = _cut(items, width, height), len(state.counted)
    return Symbol(width, height, shown, tuple(problems), current, parts)


def _cut(items: tuple[Item, ...], width: float, height: float) -> tuple[Item, ...]:
    """What lies beside the picture is not seen."""
    left, top, right, bottom = extent(items)
    inside = min(left, top) >= -_SPILL and right <= width + _SPILL
    if inside and bottom <= height + _SPILL:
        return items
    return (Clip(rectangle((0.0, 0.0, width, height)), items),)


def _tones(items: tuple[Item, ...]) -> Iterator[Colour]:
    """All colours, made opaque."""
    for item in items:
        if isinstance(item, Group | Clip):
            yield from _tones(item.items)
        elif isinstance(item, Fill | Stroke):
            paint = item.paint
            if isinstance(paint, Colour):
                yield replace(paint, alpha=1.0)
            else:
                yield from (replace(tone, alpha=1.0) for _, tone in paint.stops)


def _element(element: Element, above: State) -> list[Item]:
    """The items of an element and all in it; slips in it are reported."""
    above.count()
    name = element.name
    if name not in GEOMETRY:
        if not (name in _SILENT or ":" in name):
            message = f"<{name}> cannot be drawn from an SVG file"
            above.report(element, SlipError(message, _hint(name), UNSUPPORTED))
        return []
    try:
        return _drawn(element, above)
    except SlipError as slip:
        above.report(element, SlipError(slip.message, slip.hint, UNSUPPORTED))
        return []


def _hint(name: str) -> str:
    if name in ("text", "tspan"):
        return "turn the text into paths"
    return "save the file as plain SVG of paths"


def _drawn(element: Element, above: State) -> list[Item]:
    own = declared(element.attributes)
    for attribute in undrawn(element.name, own):
        message = f'"{attribute}" of <{element.name}> cannot be drawn from an SVG file'
        above.report(element, SlipError(message, None, UNSUPPORTED))
    if own.get("display") == "none":
        return []
    inherited = {n: own[n] for n in INHERITED if own.get(n, "inherit") != "inherit"}
    props = {"color": "currentColor", **above.props, **inherited}
    matrix = times(above.matrix, transform(own.get("transform", "")))
    state = replace(above, props=props, matrix=matrix)
    items = _DRAW.get(element.name, _shape)(element, own, state)
    items = clipped(items, own.get("clip-path", "none"), state)
    alpha = exact(share(own.get("opacity", "1")))
    return items if alpha == 1 or not items else [Group(tuple(items), alpha)]


def _container(element: Element, _own: Props, state: State) -> list[Item]:
    children = [child for child in element.children if isinstance(child, Element)]
    return [item for child in children for item in _element(child, state)]


def _root(element: Element, own: Props, state: State) -> list[Item]:
    """The whole file, or a picture in the picture."""
    return (
        nested(element, own, state)
        if state.inside
        else _container(element, own, replace(state, inside=True))
    )


def _shape(element: Element, own: Props, state: State) -> list[Item]:
    """What stands in a shape is about it, or moves it, which paper cannot."""
    _container(element, own, state)
    return painted(element.name, own, state)


_DRAW: dict[str, Callable[[Element, Props, State], list[Item]]] = {
    "svg": _root,
    "g": _container,
    "a": _container,
    "use": reused,
}
"""How elements that hold others are drawn."""

"""Gradient elements of an SVG file in, gradients laid into a shape out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cardwright.model.drawing import (
    Box,
    Colour,
    Fill,
    Group,
    Item,
    Linear,
    Matrix,
    Radial,
)
from cardwright.model.face import Element
from cardwright.typeset.geometry.matrix import (
    applied,
    growth,
    keeps_shape,
    mapped,
    times,
)
from cardwright.typeset.geometry.outline import exact
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.style import UNSUPPORTED, colour, declared, share
from cardwright.typeset.svg.transform import transform

GRADIENTS = ("linearGradient", "radialGradient")
_MAX_LINKS = 8

Stops = tuple[tuple[float, Colour], ...]


def gathered(element: Element) -> Iterator[tuple[str, Element]]:
    """All gradients in a file with their ids."""
    if element.name in GRADIENTS and "id" in element.attributes:
        yield element.attributes["id"], element
    for child in element.children:
        if isinstance(child, Element):
            yield from gathered(child)


def filled(
    shape: Fill, box: Box, gradient: Element, known: Mapping[str, Element]
) -> Item:
    """A shape with a gradient in place of its paint; its outline is not yet moved.

    ``box`` is the shape's own box in user units. SlipError for what cannot be drawn.
    """
    chain = _chain(gradient, known)
    props: dict[str, str] = {}
    for link in reversed(chain):
        props |= declared(link.attributes)
    if props.get("spreadMethod", "pad") != "pad":
        raise SlipError("a repeated gradient cannot be drawn", None, UNSUPPORTED)
    stops, alpha = _shared(_stops(chain))
    matrix = transform(props.get("gradientTransform", ""))
    if props.get("gradientUnits") != "userSpaceOnUse":
        x, y, w, h = box
        matrix = times((w, 0.0, 0.0, h, x, y), matrix)
    make = _linear if gradient.name == "linearGradient" else _radial
    item = make(shape, props, stops, matrix)
    return item if alpha == 1 else Group((item,), alpha=alpha)


def _chain(gradient: Element, known: Mapping[str, Element]) -> list[Element]:
    """The gradient, the one that it refers to, and so on."""
    chain = [gradient]
    while len(chain) < _MAX_LINKS:
        last = chain[-1].attributes
        reference = last.get("href") or last.get("xlink:href")
        if not reference:
            break
        found = known.get(reference.removeprefix("#"))
        if found is None:
            message = f'there is no gradient "{reference}"'
            raise SlipError(message, None, UNSUPPORTED)
        chain.append(found)
    return chain


def _stops(chain: Sequence[Element]) -> list[tuple[float, Colour]]:
    """The stops of the first gradient of the chain that has any; offsets never fall."""
    for link in chain:
        children = [c for c in link.children if isinstance(c, Element)]
        found = [_stop(child) for child in children if child.name == "stop"]
        if found:
            return [
                (exact(max(offset for offset, _ in found[: i + 1])), tone)
                for i, (_, tone) in enumerate(found)
            ]
    raise SlipError("a gradient has no stops", None, UNSUPPORTED)


def _stop(element: Element) -> tuple[float, Colour]:
    props = declared(element.attributes)
    tone = colour(props.get("stop-color", "black"), props)
    alpha = tone.alpha * share(props.get("stop-opacity", "1"))
    return share(props.get("offset", "0")), Colour(
        tone.red, tone.green, tone.blue, alpha
    )


def _shared(stops: list[tuple[float, Colour]]) -> tuple[Stops, float]:
    """Opaque stops and the alpha that they share."""
    alphas = {exact(tone.alpha) for _, tone in stops}
    if len(alphas) > 1:
        message = "a gradient whose colours differ in opacity cannot be drawn"
        raise SlipError(message, None, UNSUPPORTED)
    opaque = [(at, Colour(tone.red, tone.green, tone.blue)) for at, tone in stops]
    return tuple(opaque), alphas.pop()


def _linear(
    shape: Fill, props: Mapping[str, str], stops: Stops, matrix: Matrix
) -> Item:
    x0, y0 = _number(props, "x1", 0.0), _number(props, "y1", 0.0)
    x1, y1 = _number(props, "x2", 1.0), _number(props, "y2", 0.0)
    paint = Linear(x0, y0, x1, y1, stops)
    return _with(shape, mapped((Fill((), paint),), matrix)[0])


def _radial(
    shape: Fill, props: Mapping[str, str], stops: Stops, matrix: Matrix
) -> Item:
    cx, cy = _number(props, "cx", 0.5), _number(props, "cy", 0.5)
    centred = all(_number(props, f, c) == c for f, c in (("fx", cx), ("fy", cy)))
    if not centred or not keeps_shape(matrix):
        message = "a radial gradient that is not a circle cannot be drawn"
        raise SlipError(message, None, UNSUPPORTED)
    x, y = applied(matrix, cx, cy)
    radius = _number(props, "r", 0.5) * growth(matrix)
    return Fill(shape.outline, Radial(x, y, radius, stops), shape.even_odd)


def _with(shape: Fill, painted: Item) -> Item:
    assert isinstance(painted, Fill)  # noqa: S101
    return Fill(shape.outline, painted.paint, shape.even_odd)


def _number(props: Mapping[str, str], name: str, default: float) -> float:
    """A coordinate; a percentage is a fraction."""
    text = props.get(name)
    return default if text is None else _decimal(text)


def _decimal(text: str) -> float:
    try:
        return float(text[:-1]) / 100 if text.endswith("%") else float(text)
    except ValueError:
        raise SlipError(f'"{text}" is not a number', None, UNSUPPORTED) from None

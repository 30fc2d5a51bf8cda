"""Gradient elements of an SVG file in, gradients laid into a shape out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot, sqrt

from cardwright.model.drawing import Box, Colour, Fill, Linear, Radial
from cardwright.model.face import Element
from cardwright.typeset.geometry.matrix import mapped, times
from cardwright.typeset.geometry.outline import exact
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.state import State
from cardwright.typeset.svg.style import UNSUPPORTED, Props, colour, declared, share
from cardwright.typeset.svg.transform import transform

GRADIENTS = ("linearGradient", "radialGradient")
_MAX_LINKS = 8
_INSIDE = 0.999

Stops = tuple[tuple[float, Colour], ...]


def filled(shape: Fill, box: Box, gradient: Element, state: State) -> Fill:
    """A shape with a gradient in place of its paint; its outline is not yet moved.

    ``box`` is the shape's own box in user units. SlipError for what cannot be drawn.
    """
    chain = _chain(gradient, state.known)
    props: dict[str, str] = {}
    for link in reversed(chain):
        props |= declared(link.attributes)
    if props.get("spreadMethod", "pad") != "pad":
        raise SlipError("a repeated gradient cannot be drawn", None, UNSUPPORTED)
    stops = _stops(chain, state.props)
    matrix = transform(props.get("gradientTransform", ""))
    by_box = props.get("gradientUnits") != "userSpaceOnUse"
    if by_box:
        x, y, w, h = box
        matrix = times((w, 0.0, 0.0, h, x, y), matrix)
    whole = (1.0, 1.0) if by_box else state.size
    make = _linear if gradient.name == "linearGradient" else _radial
    paint = make(_Numbers(props, whole), stops)
    moved = mapped((Fill((), paint),), matrix)[0]
    assert isinstance(moved, Fill)  # noqa: S101
    return Fill(shape.outline, moved.paint, shape.even_odd)


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


def _stops(chain: Sequence[Element], props: Props) -> Stops:
    """The stops of the first gradient of the chain that has any; offsets never fall."""
    for link in chain:
        children = [c for c in link.children if isinstance(c, Element)]
        found = [_stop(child, props) for child in children if child.name == "stop"]
        if found:
            return tuple(
                (exact(max(offset for offset, _ in found[: i + 1])), tone)
                for i, (_, tone) in enumerate(found)
            )
    raise SlipError("a gradient has no stops", None, UNSUPPORTED)


def _stop(element: Element, around: Props) -> tuple[float, Colour]:
    props = {"color": around.get("color", "currentColor"), **element.attributes}
    props = declared(props)
    tone = colour(props.get("stop-color", "black"), props)
    alpha = exact(tone.alpha * share(props.get("stop-opacity", "1")))
    return share(props.get("offset", "0")), replace(tone, alpha=alpha)


@dataclass(frozen=True, slots=True)
class _Numbers:
    """A gradient's lengths; percentages are of the ``whole``, across and down."""

    props: Props
    whole: tuple[float, float]

    def across(self, name: str, default: float) -> float:
        return self._of(name, default, self.whole[0])

    def down(self, name: str, default: float) -> float:
        return self._of(name, default, self.whole[1])

    def radius(self) -> float:
        """A percentage is of the diagonal, as long as that of a square of the side."""
        return self._of("r", 0.5, hypot(*self.whole) / sqrt(2))

    def _of(self, name: str, default: float, whole: float) -> float:
        text = self.props.get(name)
        if text is None:
            return default * whole
        percent = text.endswith("%")
        value = _decimal(text.removesuffix("%"))
        return value / 100 * whole if percent else value


def _linear(numbers: _Numbers, stops: Stops) -> Linear:
    x0, y0 = numbers.across("x1", 0.0), numbers.down("y1", 0.0)
    x1, y1 = numbers.across("x2", 1.0), numbers.down("y2", 0.0)
    return Linear(x0, y0, x1, y1, stops)


def _radial(numbers: _Numbers, stops: Stops) -> Radial:
    """A focus on the circle or beyond it is moved to just inside, as SVG 1.1 says."""
    cx, cy = numbers.across("cx", 0.5), numbers.down("cy", 0.5)
    radius, props = numbers.radius(), numbers.props
    if _decimal(props.get("fr", "0").removesuffix("%")):
        message = "a radial gradient that begins with a circle cannot be drawn"
        raise SlipError(message, None, UNSUPPORTED)
    fx = numbers.across("fx", 0.0) if "fx" in props else cx
    fy = numbers.down("fy", 0.0) if "fy" in props else cy
    away = hypot(fx - cx, fy - cy)
    if not away:
        return Radial(cx, cy, radius, stops)
    share = min(1.0, _INSIDE * radius / away)
    focus = (cx + (fx - cx) * share, cy + (fy - cy) * share)
    return Radial(cx, cy, radius, stops, focus)


def _decimal(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise SlipError(f'"{text}" is not a number', None, UNSUPPORTED) from None

"""A shape of an SVG file in, its fill and stroke out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cardwright.model.drawing import Colour, Fill, Group, Item, Outline, Stroke
from cardwright.typeset.geometry.matrix import keeps_shape, mapped, rounded
from cardwright.typeset.geometry.outline import exact
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg import gradients
from cardwright.typeset.svg import shapes as svgshapes
from cardwright.typeset.svg.state import State, named
from cardwright.typeset.svg.style import Props, colour, length, share
from cardwright.typeset.values import decimal, decimals

_BLACK = Colour(0.0, 0.0, 0.0)
_MITER = "4"
"""What SVG has where nothing is said."""


def painted(name: str, own: Props, state: State) -> list[Item]:
    outline = svgshapes.OUTLINE[name](own)
    if not outline or state.props.get("visibility") in ("hidden", "collapse"):
        return []
    makers: tuple[Callable[[Outline, State], Item | None], ...] = (_fill, _stroke)
    made = [make(outline, state) for make in makers]
    return [item for item in made if item is not None]


def _fill(outline: Outline, state: State) -> Item | None:
    text = state.props.get("fill", "black")
    if text == "none":
        return None
    even_odd = state.props.get("fill-rule") == "evenodd"
    alpha = share(state.props.get("fill-opacity", "1"))
    if not text.startswith("url("):
        tone = colour(text, state.props)
        shape = Fill(outline, replace(tone, alpha=exact(tone.alpha * alpha)), even_odd)
        return mapped((shape,), state.matrix)[0]
    found = state.of(text)
    if found is None:
        raise SlipError(f'there is no gradient "{named(text)}"')
    if found.name not in gradients.GRADIENTS:
        raise SlipError(f"<{found.name}> cannot be drawn from an SVG file")
    box = svgshapes.box(outline)
    shape = Fill(outline, _BLACK, even_odd)
    filled = gradients.filled(shape, box, found, state)
    item = mapped((filled,), state.matrix)[0]
    return item if alpha == 1 else Group((item,), exact(alpha))


def _stroke(outline: Outline, state: State) -> Item | None:
    """A line as broad as it is in the drawing, aslant where that is."""
    props = state.props
    text, width = props.get("stroke", "none"), length(props, "stroke-width", 1.0)
    if text == "none" or width <= 0:
        return None
    if text.startswith("url("):
        raise SlipError("a line cannot be drawn with a gradient")
    tone = colour(text, props)
    alpha = exact(tone.alpha * share(props.get("stroke-opacity", "1")))
    stroke = Stroke(
        outline,
        replace(tone, alpha=alpha),
        width,
        svgshapes.cap(props.get("stroke-linecap", "butt")),
        svgshapes.join(props.get("stroke-linejoin", "miter")),
        _dashes(props.get("stroke-dasharray", "none")),
        max(1.0, decimal(props.get("stroke-miterlimit", _MITER))),
    )
    if keeps_shape(state.matrix):
        return mapped((stroke,), state.matrix)[0]
    return Group((stroke,), matrix=rounded(state.matrix))


def _dashes(text: str) -> tuple[float, ...]:
    """Nothing but gaps of no length is a whole line."""
    dashes = () if text == "none" else decimals(text)
    if any(dash < 0 for dash in dashes):
        raise SlipError(f'"{text}" are no lengths of dashes')
    return dashes if any(dashes) else ()

"""An SVG file in, a symbol of display list items out, with what it cannot draw.

Read are svg, g, path, rect, circle, ellipse, line, polyline and polygon with fills,
strokes, transforms, opacity and gradients. Anything else is a problem that names the
file, the line and the element: nothing is left out in silence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from cardwright.model.drawing import (
    Box,
    Colour,
    Fill,
    Group,
    Item,
    Matrix,
    Outline,
    Stroke,
)
from cardwright.model.face import Element
from cardwright.model.problem import Place, Problem
from cardwright.typeset.geometry.matrix import mapped, scaling, times, translation
from cardwright.typeset.geometry.outline import exact
from cardwright.typeset.parse import NotXmlError, parse_xml
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg import gradients
from cardwright.typeset.svg import shapes as svgshapes
from cardwright.typeset.svg.style import (
    GEOMETRY,
    INHERITED,
    UNSUPPORTED,
    Props,
    colour,
    declared,
    length,
    share,
    undrawn,
)
from cardwright.typeset.svg.symbol import CURRENT, EXTENT, Symbol
from cardwright.typeset.svg.transform import transform
from cardwright.typeset.values import decimals

_SILENT = ("title", "desc", "metadata", "defs", "style", *gradients.GRADIENTS)
_VIEW = 4
_MOST_SIGNS = 10_000
"""Tags that a file may have: each takes a tenth of a millisecond in every place."""
_BLACK = Colour(0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class _State:
    """What an element inherits."""

    file: str
    props: Props
    matrix: Matrix
    known: Mapping[str, Element]
    problems: list[Problem]

    def report(self, element: Element, slip: SlipError) -> None:
        self.problems.append(Problem(slip.code, element.place, slip.message, slip.hint))


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
    if data.count(b"<") > _MOST_SIGNS:
        hint = "simplify it, or save a picture as PNG"
        message = "this picture has too many parts to be drawn as SVG"
        return Symbol(0, 0, (), (Problem("bad-image", root.place, message, hint),))
    return _symbol(root, file)


def _symbol(root: Element, file: str) -> Symbol:
    problems: list[Problem] = []
    try:
        x, y, w, h = _view(root)
    except SlipError as slip:
        problem = Problem(slip.code, root.place, slip.message, slip.hint)
        return Symbol(0, 0, (), (problem,))
    scale = EXTENT / max(w, h)
    matrix = times(scaling(scale, scale), translation(-x, -y))
    state = _State(file, {}, matrix, dict(gradients.gathered(root)), problems)
    items = tuple(_element(root, state))
    current = any(tone == CURRENT for tone in _tones(items))
    return Symbol(exact(w * scale), exact(h * scale), items, tuple(problems), current)


def _tones(items: tuple[Item, ...]) -> Iterator[Colour]:
    """The plain colours of all items, made opaque."""
    for item in items:
        if isinstance(item, Group):
            yield from _tones(item.items)
        elif isinstance(item, Fill | Stroke) and isinstance(item.paint, Colour):
            yield replace(item.paint, alpha=1.0)


def _view(root: Element) -> Box:
    if root.name != "svg":
        raise SlipError(f"<{root.name}> is not <svg>", None, "bad-image")
    view = decimals(root.attributes.get("viewBox", ""))
    if not view:
        props = root.attributes
        view = (0.0, 0.0, length(props, "width"), length(props, "height"))
    if len(view) != _VIEW or min(view[2:]) <= 0:
        hint = 'write viewBox="0 0 24 24"'
        raise SlipError("<svg> needs a viewBox", hint, "bad-image")
    return (view[0], view[1], view[2], view[3])


def _element(element: Element, above: _State) -> list[Item]:
    """The items of an element and all in it; slips in it are reported."""
    name = element.name
    if name not in GEOMETRY or (name == "svg" and above.props):
        if not (name in _SILENT or ":" in name) or _has_rules(element):
            message = f"<{name}> cannot be drawn from an SVG file"
            above.report(element, SlipError(message, _hint(name), UNSUPPORTED))
        return []
    try:
        return _drawn(element, above)
    except SlipError as slip:
        above.report(element, SlipError(slip.message, slip.hint, UNSUPPORTED))
        return []


def _has_rules(element: Element) -> bool:
    texts = [child for child in element.children if isinstance(child, str)]
    return element.name == "style" and bool("".join(texts).strip())


def _hint(name: str) -> str:
    if name in ("text", "tspan"):
        return "turn the text into paths"
    if name == "style":
        return "write the style into the elements"
    return "save the file as plain SVG of paths"


def _drawn(element: Element, above: _State) -> list[Item]:
    own = declared(element.attributes)
    for attribute in undrawn(element.name, own):
        message = f'"{attribute}" of <{element.name}> cannot be drawn from an SVG file'
        above.report(element, SlipError(message, None, UNSUPPORTED))
    if own.get("display") == "none":
        return []
    inherited = {name: own[name] for name in INHERITED if name in own}
    props = {"color": "currentColor", **above.props, **inherited}
    matrix = times(above.matrix, transform(own.get("transform", "")))
    state = replace(above, props=props, matrix=matrix)
    draw = _container if element.name in ("g", "svg") else _shape
    items = draw(element, own, state)
    alpha = exact(share(own.get("opacity", "1")))
    return items if alpha == 1 or not items else [Group(tuple(items), alpha)]


def _container(element: Element, _own: Props, state: _State) -> list[Item]:
    children = [child for child in element.children if isinstance(child, Element)]
    return [item for child in children for item in _element(child, state)]


def _shape(element: Element, own: Props, state: _State) -> list[Item]:
    outline = svgshapes.OUTLINE[element.name](own)
    if not outline or state.props.get("visibility") in ("hidden", "collapse"):
        return []
    makers: tuple[Callable[[Outline, _State], Item | None], ...] = (_fill, _stroke)
    made = [make(outline, state) for make in makers]
    return [item for item in made if item is not None]


def _fill(outline: Outline, state: _State) -> Item | None:
    text = state.props.get("fill", "black")
    if text == "none":
        return None
    even_odd = state.props.get("fill-rule") == "evenodd"
    alpha = share(state.props.get("fill-opacity", "1"))
    if not text.startswith("url("):
        tone = colour(text, state.props)
        shape = Fill(outline, replace(tone, alpha=exact(tone.alpha * alpha)), even_odd)
        return mapped((shape,), state.matrix)[0]
    name = text[4:].partition(")")[0].strip("\"' #")
    if name not in state.known:
        raise SlipError(f'there is no gradient "{name}"')
    shape = Fill(outline, _BLACK, even_odd)
    box = svgshapes.box(outline)
    item = gradients.filled(shape, box, state.known[name], state.known)
    item = mapped((item,), state.matrix)[0]
    return item if alpha == 1 else Group((item,), exact(alpha))


def _stroke(outline: Outline, state: _State) -> Item | None:
    props = state.props
    text, width = props.get("stroke", "none"), length(props, "stroke-width", 1.0)
    if text == "none" or width <= 0:
        return None
    if text.startswith("url("):
        raise SlipError("a line cannot be drawn with a gradient")
    tone = colour(text, props)
    alpha = exact(tone.alpha * share(props.get("stroke-opacity", "1")))
    dashes = props.get("stroke-dasharray", "none")
    stroke = Stroke(
        outline,
        replace(tone, alpha=alpha),
        width,
        svgshapes.cap(props.get("stroke-linecap", "butt")),
        svgshapes.join(props.get("stroke-linejoin", "miter")),
        () if dashes == "none" else decimals(dashes),
    )
    return mapped((stroke,), state.matrix)[0]

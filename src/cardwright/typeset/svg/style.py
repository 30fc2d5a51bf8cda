"""The attributes of an SVG element in, its paints and line settings out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from cardwright.base.colour import parse
from cardwright.model.drawing import Colour
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.names import NAMES
from cardwright.typeset.svg.sheet import declarations
from cardwright.typeset.svg.symbol import CURRENT
from cardwright.typeset.values import decimal

Props = Mapping[str, str]

UNSUPPORTED = "unsupported-svg"

INHERITED = (
    "fill",
    "fill-opacity",
    "fill-rule",
    "stroke",
    "stroke-width",
    "stroke-opacity",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-miterlimit",
    "stroke-dasharray",
    "color",
    "visibility",
)
OWN = ("opacity", "transform", "display", "style", "clip-path")
GEOMETRY: dict[str, tuple[str, ...]] = {
    "svg": ("viewBox", "width", "height", "x", "y", "preserveAspectRatio"),
    "g": (),
    "a": ("href", "target"),
    "use": ("href", "x", "y", "width", "height"),
    "path": ("d",),
    "rect": ("x", "y", "width", "height", "rx", "ry"),
    "circle": ("cx", "cy", "r"),
    "ellipse": ("cx", "cy", "rx", "ry"),
    "line": ("x1", "y1", "x2", "y2"),
    "polyline": ("points",),
    "polygon": ("points",),
}
"""The elements that are drawn, each with its own attributes."""

_HARMLESS = (
    *("baseProfile", "class", "clip-rule", "enable-background", "id", "overflow"),
    *("pathLength", "role", "stop-color", "stop-opacity", "tabindex"),
    *("version", "xmlns"),
)
_HARMLESS_STARTS = (
    *("-", "aria-", "color-", "data-", "font-", "image-", "letter-", "line-"),
    *("shape-", "text-", "word-", "writing-"),
)
_NO_EFFECT = ("none", "normal", "auto", "inherit", "0")
_RGB = re.compile(r"rgb\(\s*([\d.]+%?)[\s,]+([\d.]+%?)[\s,]+([\d.]+%?)\s*\)")
_LENGTH = re.compile(r"\s*([-+.\deE]+)(?:px)?\s*")


def declared(attributes: Props) -> dict[str, str]:
    """Attributes with those of ``style`` over them."""
    return {**attributes, **declarations(attributes.get("style", ""))}


def undrawn(element: str, props: Props) -> Iterator[str]:
    """The attributes that would change the drawing and cannot be honoured."""
    known = (*INHERITED, *OWN, *GEOMETRY[element], *_HARMLESS)
    for name, value in props.items():
        if name in known or ":" in name or name.startswith(_HARMLESS_STARTS):
            continue
        if value not in _NO_EFFECT:
            yield name


def length(props: Props, name: str, default: float = 0.0) -> float:
    """A length in user units; SlipError for one in other units."""
    if name not in props:
        return default
    found = _LENGTH.fullmatch(props[name])
    if found is None:
        message = f'{name} "{props[name]}" is not a plain number'
        raise SlipError(message, None, UNSUPPORTED)
    return decimal(found[1])


def share(text: str) -> float:
    """An opacity, as number or percentage, kept between 0 and 1."""
    value = decimal(text[:-1]) / 100 if text.endswith("%") else decimal(text)
    return min(1.0, max(0.0, value))


def colour(text: str, props: Props) -> Colour:
    """A colour by hex, ``rgb()`` or basic name; ``currentColor`` is CURRENT."""
    if text == "currentColor":
        own = props.get("color", "currentColor")
        return CURRENT if own == "currentColor" else colour(own, {})
    if text == "transparent":
        return Colour(0.0, 0.0, 0.0, 0.0)
    rgba = parse(NAMES.get(text.lower(), text))
    found = _RGB.fullmatch(text)
    if rgba is not None:
        return Colour(*rgba)
    if found is None:
        message = f'the colour "{text}" is not known'
        raise SlipError(message, "write it as #rrggbb", UNSUPPORTED)
    red, green, blue = (_part(part) for part in found.groups())
    return Colour(red, green, blue)


def _part(text: str) -> float:
    value = decimal(text[:-1]) / 100 if text.endswith("%") else decimal(text) / 255
    return min(1.0, max(0.0, value))

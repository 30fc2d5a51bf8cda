"""The colours of ``style.yaml`` in, the filters that mix them out."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from cardwright.base import colour
from cardwright.base.colour import Rgba
from cardwright.base.colournames import colour_meant
from cardwright.base.expression import ExpressionError, Filter, describe

DARK, LIGHT = "#1a1a1a", "#ffffff"
"""What ``readable`` chooses between, unless it is told."""

INK = 4.5
"""The contrast of ``inked``, unless it is told another: that of WCAG 2.2 for texts."""


def colour_filters(
    colors: Mapping[str, str], known: dict[str, Rgba] | None = None
) -> dict[str, Filter]:
    """Filters on hexadecimal colours and on the names of ``colors``; all give hex.

    ``known`` gathers the colours that were mixed, as they were named.
    """
    known = {} if known is None else known

    def read(value: Any) -> Rgba:
        text = str(value)
        if text not in known:
            known[text] = _read(text, colors)
        return known[text]

    def readable(background: Any, dark: Any = DARK, light: Any = LIGHT) -> str:
        return colour.to_hex(colour.readable(read(background), read(dark), read(light)))

    def contrast(first: Any, second: Any) -> float:
        return math.floor(10 * colour.contrast(read(first), read(second))) / 10

    def inked(ink: Any, *surfaces: Any, at: float = INK) -> str:
        if not surfaces:
            raise ExpressionError("inked is given no surface", 'write inked("paper")')
        grounds = tuple(read(surface) for surface in surfaces)
        return colour.to_hex(colour.inked(read(ink), grounds, at))

    return {
        "contrast": contrast,
        "mix": lambda a, b, t=0.5: colour.to_hex(colour.mix(read(a), read(b), t)),
        "lighten": lambda a, t=0.2: colour.to_hex(colour.lighten(read(a), t)),
        "darken": lambda a, t=0.2: colour.to_hex(colour.darken(read(a), t)),
        "rgba": lambda a, alpha=1.0: colour.to_hex(colour.fade(read(a), alpha)),
        "readable": readable,
        "inked": inked,
    }


def _read(text: str, colors: Mapping[str, str]) -> Rgba:
    found = colour.parse(colors.get(text, text))
    if found is None:
        hint = colour_meant(text, colors) or 'write a colour such as "#2a4c7d"'
        raise ExpressionError(f"{describe(text)} is no colour", hint)
    return found

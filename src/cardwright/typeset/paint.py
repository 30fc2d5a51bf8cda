"""A paint as written in a template in, a colour or a gradient laid into a shape out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, radians, sin
from typing import Literal

from cardwright.base import colour as colours
from cardwright.base.colournames import colour_meant
from cardwright.model.drawing import (
    Box,
    Colour,
    Fill,
    Linear,
    Outline,
    Radial,
)
from cardwright.typeset.geometry.outline import Point, exact
from cardwright.typeset.slip import SlipError
from cardwright.typeset.values import Colors, decimal

_GRADIENT = re.compile(r"(linear|radial)-gradient\((.*)\)", re.DOTALL)
_ANGLE = re.compile(r"([-+]?[\d.]+)deg")
_AT = re.compile(r"at\s+([-+]?[\d.]+)%\s+([-+]?[\d.]+)%")
_NO_ANGLE = re.compile(r"([-+]?[\d.]+)|to (top|right|bottom|left)")
_TOWARDS = {"top": "0", "right": "90", "bottom": "180", "left": "270"}
_MIDDLE = (0.5, 0.5)
_DOWNWARDS = 180.0
_PER_CENT = 100.0
_HAS_PLACE = 2


@dataclass(frozen=True, slots=True)
class Gradient:
    """A gradient that is not yet laid into a shape. ``angle`` as in CSS: 0 is upwards.

    ``at`` is the centre of a radial one, in fractions of the shape's box.
    """

    kind: Literal["linear", "radial"]
    angle: float
    stops: tuple[tuple[float, Colour], ...]
    at: Point = _MIDDLE


Brush = Colour | Gradient
"""What a shape is filled with."""


def colour(text: str, colors: Colors) -> Colour:
    """A colour by hex or by name; an alpha may follow a slash: ``ink/0.4``."""
    name, slash, alpha = text.strip().partition("/")
    rgba = colours.parse(colors.get(name, name))
    if rgba is None:
        raise _unknown(name, colors)
    red, green, blue, own = rgba
    return Colour(red, green, blue, own * _alpha(alpha) if slash else own)


def _alpha(text: str) -> float:
    value = decimal(text)
    if not 0 <= value <= 1:
        raise SlipError(f'the alpha "{text}" is not between 0 and 1')
    return value


def _unknown(name: str, colors: Colors) -> SlipError:
    if name.startswith("#"):
        hint = "after # stand 3, 4, 6 or 8 of the digits 0 to 9 and a to f"
        return SlipError(f'"{name}" is not a colour', hint)
    near = colour_meant(name, colors) or in_digits(name)
    hint = near or "name a colour of style.yaml, or write #rrggbb"
    return SlipError(f'there is no colour "{name}"', hint, "unknown-color")


def in_digits(name: str) -> str | None:
    """The hint for digits of a colour without their sign."""
    return f'write "#{name}"' if colours.parse(f"#{name}") else None


def stroke(text: str, colors: Colors) -> Colour | None:
    """The colour of a line, or ``none``."""
    if text.strip() == "none":
        return None
    if _GRADIENT.fullmatch(text.strip()):
        raise SlipError("a line has one colour", "fill a shape with the gradient")
    return colour(text, colors)


def brush(text: str, colors: Colors) -> Brush | None:
    """Any paint: ``none``, a colour, a linear or a radial gradient."""
    text = text.strip()
    if text == "none":
        return None
    found = _GRADIENT.fullmatch(text)
    if found is None:
        return colour(text, colors)
    parts = [part.strip() for part in found[2].split(",")]
    return (_radial if found[1] == "radial" else _linear)(parts, colors)


def _radial(parts: list[str], colors: Colors) -> Gradient:
    at = _AT.fullmatch(parts[0])
    if at is None:
        return Gradient("radial", 0.0, _stops(parts, colors))
    centre = (decimal(at[1]) / _PER_CENT, decimal(at[2]) / _PER_CENT)
    return Gradient("radial", 0.0, _stops(parts[1:], colors), centre)


def _linear(parts: list[str], colors: Colors) -> Gradient:
    angle = _ANGLE.fullmatch(parts[0])
    if angle is None:
        _refuse_angle(parts[0])
        return Gradient("linear", _DOWNWARDS, _stops(parts, colors))
    return Gradient("linear", decimal(angle[1]), _stops(parts[1:], colors))


def _refuse_angle(text: str) -> None:
    """What other languages write for an angle is no colour."""
    found = _NO_ANGLE.fullmatch(text)
    if found is not None:
        hint = f"write {found[1] or _TOWARDS[found[2]]}deg"
        raise SlipError(f'"{text}" is no angle', hint)


def _stops(parts: list[str], colors: Colors) -> tuple[tuple[float, Colour], ...]:
    if len(parts) <= 1:
        raise SlipError("a gradient needs two colours or more")
    read = [_stop(part, colors) for part in parts]
    offsets = _spread([place for _, place in read])
    return tuple(zip(offsets, [tone for tone, _ in read], strict=True))


def _stop(text: str, colors: Colors) -> tuple[Colour, float | None]:
    words = text.split()
    if not words or len(words) > _HAS_PLACE:
        raise SlipError(f'"{text}" is not a colour with a place', 'write "#fff 50%"')
    if len(words) < _HAS_PLACE:
        return colour(text, colors), None
    if not words[1].endswith("%"):
        raise SlipError(f'"{words[1]}" is not a place', 'write "50%"')
    return colour(words[0], colors), decimal(words[1][:-1]) / _PER_CENT


def _spread(places: list[float | None]) -> list[float]:
    """Places from 0 to 1 that never fall; those left out lie evenly between others."""
    known: list[float | None] = list(places)
    known[0] = 0.0 if known[0] is None else known[0]
    known[-1] = 1.0 if known[-1] is None else known[-1]
    fixed = [(i, place) for i, place in enumerate(known) if place is not None]
    out = [fixed[0][1]]
    for (i, start), (j, end) in pairwise(fixed):
        out += [start + (end - start) * (n - i) / (j - i) for n in range(i + 1, j + 1)]
    for i in range(1, len(out)):
        out[i] = max(out[i], out[i - 1])
    return [exact(min(1.0, max(0.0, place))) for place in out]


def fill(outline: Outline, paint: Brush, box: Box, *, even_odd: bool = False) -> Fill:
    """The outline filled; a gradient spans ``box``, the shape's own box."""
    laid = _laid(paint, box) if isinstance(paint, Gradient) else paint
    return Fill(outline, laid, even_odd)


def _laid(paint: Gradient, box: Box) -> Linear | Radial:
    """The gradient in mm: its line as long as in CSS, its circle round the box."""
    x, y, w, h = box
    if paint.kind == "radial":
        cx, cy = paint.at[0] * w, paint.at[1] * h
        reach = hypot(max(cx, w - cx), max(cy, h - cy))
        return Radial(exact(x + cx), exact(y + cy), exact(reach), paint.stops)
    cx, cy = x + w / 2, y + h / 2
    across, down = sin(radians(paint.angle)), -cos(radians(paint.angle))
    half = (abs(w * across) + abs(h * down)) / 2
    dx, dy = across * half, down * half
    ends = (exact(cx - dx), exact(cy - dy), exact(cx + dx), exact(cy + dy))
    return Linear(*ends, paint.stops)

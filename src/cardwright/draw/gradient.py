"""Gradients: a paint of the display list comes in, a PDF shading goes out."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from cardwright.draw.syntax import numbers
from cardwright.model.drawing import Colour, Linear, Radial

Stop = tuple[float, Colour]


def shading(paint: Linear | Radial) -> str:
    """An axial or radial shading (ISO 32000-1, 8.7.4.5) that goes on past its ends."""
    if isinstance(paint, Linear):
        kind, coords = 2, numbers(paint.x0, paint.y0, paint.x1, paint.y1)
    else:
        centre, start = (paint.cx, paint.cy), paint.focus or (paint.cx, paint.cy)
        kind, coords = 3, f"{numbers(*start)} 0 {numbers(*centre, paint.radius)}"
    return (
        f"<</ShadingType {kind} /ColorSpace /DeviceRGB /Coords [{coords}] "
        f"/Function {colour_function(paint.stops)} /Extend [true true]>>"
    )


def alphas(paint: Linear | Radial) -> set[float]:
    """The different alphas of the stops."""
    return {tone.alpha for _, tone in paint.stops}


def veil(paint: Linear | Radial) -> Linear | Radial:
    """A gradient of greys, each as light as the paint is opaque there."""
    greys = [(at, Colour(*[tone.alpha] * 3)) for at, tone in paint.stops]
    return replace(paint, stops=tuple(greys))


def colour_function(stops: tuple[Stop, ...]) -> str:
    """A function of 0 to 1 through the stops; two at one offset make a hard edge."""
    whole = ((0.0, stops[0][1]), *stops, (1.0, stops[-1][1]))
    pieces = [(start, end) for start, end in pairwise(whole) if end[0] > start[0]]
    functions = [_between(start[1], end[1]) for start, end in pieces]
    if len(functions) == 1:
        return functions[0]
    bounds = numbers(*(start[0] for start, _ in pieces[1:]))
    encode = " ".join("0 1" for _ in pieces)
    return (
        f"<</FunctionType 3 /Domain [0 1] /Functions [{' '.join(functions)}] "
        f"/Bounds [{bounds}] /Encode [{encode}]>>"
    )


def _between(start: Colour, end: Colour) -> str:
    return f"<</FunctionType 2 /Domain [0 1] /N 1 /C0 {_rgb(start)} /C1 {_rgb(end)}>>"


def _rgb(colour: Colour) -> str:
    return f"[{numbers(colour.red, colour.green, colour.blue)}]"

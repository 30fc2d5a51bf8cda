"""A gradient and a point in, its colour there out."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from cardwright.base.colour import Rgba
from cardwright.model.drawing import Colour, Linear, Matrix, Radial
from cardwright.typeset.geometry.matrix import applied


def shade_of(paint: Linear | Radial, x: float, y: float) -> Rgba:
    """A focus of a radial gradient is taken to be its centre."""
    if isinstance(paint, Radial):
        back = inverse(paint.matrix)
        x, y = applied(back, x, y) if back else (x, y)
        away = hypot(x - paint.cx, y - paint.cy)
        return _stop(paint.stops, away / paint.radius if paint.radius else 1.0)
    dx, dy = paint.x1 - paint.x0, paint.y1 - paint.y0
    square = dx * dx + dy * dy
    along = (x - paint.x0) * dx + (y - paint.y0) * dy
    return _stop(paint.stops, along / square if square else 1.0)


def _stop(stops: Sequence[tuple[float, Colour]], t: float) -> Rgba:
    """The colour at ``t`` between the stops, which go on beyond the ends."""
    low, before = stops[0]
    if t <= low:
        return rgba(before)
    for high, tone in stops:
        if high > t:
            to = (t - low) / (high - low)
            at = 1 - to
            return (
                before.red * at + tone.red * to,
                before.green * at + tone.green * to,
                before.blue * at + tone.blue * to,
                before.alpha * at + tone.alpha * to,
            )
        low, before = high, tone
    return rgba(before)


def rgba(colour: Colour) -> Rgba:
    return colour.red, colour.green, colour.blue, colour.alpha


def inverse(matrix: Matrix | None) -> Matrix | None:
    """The way back; ``None`` where there is no matrix, or it flattens everything."""
    if matrix is None:
        return None
    a, b, c, d, e, f = matrix
    whole = a * d - b * c
    if not whole:
        return None
    return (
        d / whole,
        -b / whole,
        -c / whole,
        a / whole,
        (c * f - d * e) / whole,
        (b * e - a * f) / whole,
    )

"""Outlines and items in, the same moved, scaled, turned or painted anew out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import cos, hypot, radians, sin, sqrt

from cardwright.model.drawing import (
    Clip,
    Colour,
    Fill,
    Glyph,
    Glyphs,
    Group,
    Item,
    Linear,
    Matrix,
    Outline,
    Paint,
    Picture,
    Radial,
    Segment,
    Stroke,
)
from cardwright.typeset.geometry.outline import DIGITS, exact

IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
_TOLERANCE = 1e-9

Recolour = Callable[[Colour], Colour]


def translation(x: float, y: float) -> Matrix:
    return (1.0, 0.0, 0.0, 1.0, x, y)


def scaling(x: float, y: float) -> Matrix:
    return (x, 0.0, 0.0, y, 0.0, 0.0)


def rotation(degrees: float) -> Matrix:
    """A turn round the origin, clockwise on the page."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return (c, s, -s, c, 0.0, 0.0)


def times(outer: Matrix, inner: Matrix) -> Matrix:
    """The matrix that applies ``inner`` first, then ``outer``."""
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    return (
        a * p + c * q,
        b * p + d * q,
        a * r + c * s,
        b * r + d * s,
        a * t + c * u + e,
        b * t + d * u + f,
    )


def applied(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def rounded(matrix: Matrix) -> Matrix:
    """For the display list: six decimals for the linear part, four for the shift."""
    a, b, c, d = (round(part, 6) + 0.0 for part in matrix[:4])
    return (a, b, c, d, exact(matrix[4]), exact(matrix[5]))


def growth(matrix: Matrix) -> float:
    """The factor by which lengths grow on average: the root of the area's growth."""
    a, b, c, d, _, _ = matrix
    return sqrt(abs(a * d - b * c))


def narrowest(matrix: Matrix) -> float:
    """The factor by which lengths grow in the direction in which they grow least.

    It is the smaller singular value of the linear part.
    """
    a, b, c, d, _, _ = matrix
    square, area = a * a + b * b + c * c + d * d, abs(a * d - b * c)
    spread = sqrt(max(square * square - 4 * area * area, 0.0))
    return sqrt(max(square - spread, 0.0) / 2)


def reach(matrix: Matrix, radius: float) -> tuple[float, float]:
    """How far a circle of that radius reaches across and down under the matrix."""
    a, b, c, d, _, _ = matrix
    return radius * hypot(a, c), radius * hypot(b, d)


def keeps_shape(matrix: Matrix) -> bool:
    """Whether circles stay circles."""
    a, b, c, d, _, _ = matrix
    first, second = hypot(a, b), hypot(c, d)
    slack = _TOLERANCE * max(1.0, first * first, second * second)
    return abs(first - second) <= slack and abs(a * c + b * d) <= slack


def moved(outline: Outline, matrix: Matrix = IDENTITY) -> Outline:
    """The outline under ``matrix``, rounded to the display list's precision."""
    a, b, c, d, e, f = matrix
    out: list[Segment] = []
    for segment in outline:
        numbers: tuple[float, ...] = segment[1:]
        points: list[float] = []
        for at in range(0, len(numbers), 2):
            x, y = numbers[at], numbers[at + 1]
            points.append(round(a * x + c * y + e, DIGITS) + 0.0)
            points.append(round(b * x + d * y + f, DIGITS) + 0.0)
        out.append((segment[0], *points))  # type: ignore[arg-type]
    return tuple(out)


def mapped(
    items: Sequence[Item], matrix: Matrix, recolour: Recolour | None = None
) -> tuple[Item, ...]:
    """All items under ``matrix`` (one that keeps shapes), each colour passed through.

    Pictures keep their colours. Glyphs and pictures are moved and scaled, not turned.
    """
    return tuple(_mapped(item, matrix, recolour) for item in items)


def _mapped(item: Item, matrix: Matrix, recolour: Recolour | None) -> Item:
    if isinstance(item, Fill):
        outline = moved(item.outline, matrix)
        return Fill(outline, _paint(item, matrix, recolour), item.even_odd)
    if isinstance(item, Stroke):
        return _stroke(item, matrix, recolour)
    if isinstance(item, Glyphs):
        return _glyphs(item, matrix, recolour)
    if isinstance(item, Picture):
        return _picture(item, matrix)
    return _holder(item, matrix, recolour)


def _paint(item: Fill, matrix: Matrix, recolour: Recolour | None) -> Paint:
    paint = item.paint
    if isinstance(paint, Colour):
        return recolour(paint) if recolour else paint
    stops = paint.stops
    if recolour:
        stops = tuple((offset, recolour(tone)) for offset, tone in stops)
        if len({tone for _, tone in stops}) == 1:
            return stops[0][1]
    if isinstance(paint, Radial):
        return _circle(replace(paint, stops=stops), matrix)
    return Linear(*_gradient_line(paint, matrix), stops)


def _circle(paint: Radial, matrix: Matrix) -> Radial:
    """A circle that stays one is moved itself, another one gets the matrix."""
    if paint.matrix or not keeps_shape(matrix):
        return replace(paint, matrix=rounded(times(matrix, paint.matrix or IDENTITY)))
    cx, cy = applied(matrix, paint.cx, paint.cy)
    radius, focus = exact(paint.radius * growth(matrix)), paint.focus
    if focus is not None:
        fx, fy = applied(matrix, *focus)
        focus = (exact(fx), exact(fy))
    return Radial(exact(cx), exact(cy), radius, paint.stops, focus)


def _gradient_line(paint: Linear, matrix: Matrix) -> tuple[float, float, float, float]:
    """The gradient's line moved so that its stripes lie where the matrix takes them."""
    x0, y0 = applied(matrix, paint.x0, paint.y0)
    x1, y1 = applied(matrix, paint.x1, paint.y1)
    a, b, c, d, _, _ = matrix
    across, down = paint.y0 - paint.y1, paint.x1 - paint.x0
    nx, ny = b * across + d * down, -(a * across + c * down)
    square = nx * nx + ny * ny
    if square:
        reach = ((x1 - x0) * nx + (y1 - y0) * ny) / square
        x1, y1 = x0 + nx * reach, y0 + ny * reach
    return exact(x0), exact(y0), exact(x1), exact(y1)


def _stroke(item: Stroke, matrix: Matrix, recolour: Recolour | None) -> Stroke:
    factor = growth(matrix)
    return replace(
        item,
        outline=moved(item.outline, matrix),
        paint=recolour(item.paint) if recolour else item.paint,
        width=exact(item.width * factor),
        dashes=tuple(exact(dash * factor) for dash in item.dashes),
    )


def _holder(
    item: Clip | Group, matrix: Matrix, recolour: Recolour | None
) -> Clip | Group:
    if isinstance(item, Clip):
        inner = mapped(item.items, matrix, recolour)
        return Clip(moved(item.outline, matrix), inner, item.even_odd)
    if item.matrix is None:
        return replace(item, items=mapped(item.items, matrix, recolour))
    inner = mapped(item.items, IDENTITY, recolour) if recolour else item.items
    return replace(item, items=inner, matrix=rounded(times(matrix, item.matrix)))


def _picture(item: Picture, matrix: Matrix) -> Picture:
    x, y, w, h = item.box
    a, _, _, d, e, f = matrix
    box = (exact(a * x + e), exact(d * y + f), exact(a * w), exact(d * h))
    return replace(item, box=box)


def _glyphs(item: Glyphs, matrix: Matrix, recolour: Recolour | None) -> Glyphs:
    a, _, _, d, e, f = matrix
    glyphs = tuple(
        Glyph(
            g.gid, exact(a * g.x + e), exact(d * g.y + f), g.text, exact(a * g.advance)
        )
        for g in item.glyphs
    )
    paint = recolour(item.paint) if recolour else item.paint
    return replace(item, size=exact(item.size * a), glyphs=glyphs, paint=paint)

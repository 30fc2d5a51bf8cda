"""A picture's pixels and its box in, a problem where they are too few for print out."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cardwright.base.units import MM_PER_INCH
from cardwright.model.drawing import Clip, Drawing, Group, Item, Picture
from cardwright.model.face import Element
from cardwright.model.problem import Problem
from cardwright.typeset import assets
from cardwright.typeset.pen import Pen

LEAST_DPI = 200
"""Printers ask for 300 dpi; a reader sees that a picture of less than 200 is soft."""

GOOD_DPI = 300


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture of so many pixels, its box in mm, how wide the whole of it lies there.

    A box that crops a picture is smaller than the whole.
    """

    name: str
    pixels: tuple[int, int]
    box: tuple[float, float]
    width: float

    def scaled(self, scale: float) -> Shown:
        box = (self.box[0] * scale, self.box[1] * scale)
        return Shown(self.name, self.pixels, box, self.width * scale)

    @property
    def dpi(self) -> float:
        return self.pixels[0] / self.width * MM_PER_INCH

    @property
    def coarse(self) -> bool:
        return round(self.dpi) < LEAST_DPI


def check_sharpness(shown: Shown, element: Element, pen: Pen) -> None:
    """Report a coarse picture where a field of the data names it, else at its tag."""
    shown = shown.scaled(pen.scale)
    if shown.coarse:
        _report(shown, element, pen)


def check_placed(drawing: Drawing, scale: float, element: Element, pen: Pen) -> None:
    """Report pictures of another face that are coarse only as it is enlarged here."""
    for shown in _pictures(drawing.items, 1.0, pen) if scale > 1 else ():
        larger = shown.scaled(scale * pen.scale)
        if larger.coarse and not shown.coarse:
            _report(larger, element, pen)


def _report(shown: Shown, element: Element, pen: Pen) -> None:
    place = pen.setting.place_of_file(shown.name)
    message = (
        f'"{shown.name}" has too few pixels: {_by(*shown.pixels)} '
        f"in {shown.box[0]:.1f} by {shown.box[1]:.1f} mm are {shown.dpi:.0f} dpi"
    )
    wanted = [math.ceil(side * GOOD_DPI / shown.dpi) for side in shown.pixels]
    hint = f"{GOOD_DPI} dpi need {_by(*wanted)}"
    if place is not None:
        hint += f"; its box stands at {element.place.file}:{element.place.line}"
    pen.problems.append(
        Problem(
            "low-resolution",
            place or element.place,
            message,
            f"{hint} ({pen.task})",
            "warning",
        )
    )


def _by(width: int, height: int) -> str:
    return f"{width} by {height} pixels"


def _pictures(items: Iterable[Item], scale: float, pen: Pen) -> Iterator[Shown]:
    """All pictures in a drawing, as large as they are there."""
    for item in items:
        if isinstance(item, Clip):
            yield from _pictures(item.items, scale, pen)
        elif isinstance(item, Group):
            a, b, c, d = item.matrix[:4] if item.matrix else (1.0, 0.0, 0.0, 1.0)
            inner = scale * math.sqrt(abs(a * d - b * c))
            yield from _pictures(item.items, inner, pen)
        elif isinstance(item, Picture):
            yield from _shown(item, scale, pen)


def _shown(item: Picture, scale: float, pen: Pen) -> Iterator[Shown]:
    found = assets.find(item.file, [pen.setting.root])
    picture = assets.raster(*found) if found else None
    if picture is not None:
        box, across = item.box[2:], item.crop[2] - item.crop[0]
        size = (picture.width, picture.height)
        yield Shown(item.file, size, box, box[0] / across).scaled(scale)

"""What is drawn on a face in, its colour at any point out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from cardwright.base.colour import Rgba
from cardwright.model.drawing import Box, Colour, Matrix, Paint
from cardwright.typeset.geometry.matrix import applied
from cardwright.typeset.geometry.outline import Point
from cardwright.typeset.lints.blend import CLEAR, Blend, over
from cardwright.typeset.lints.gradients import inverse, rgba, shade_of
from cardwright.typeset.lints.region import (
    Bounds,
    Lie,
    Region,
    apart,
    bounds_of,
    distance,
    holds,
)

Shade = Callable[[float, float], Rgba]
"""A point of the picture, as fractions of it, in; its colour out."""


class Look(NamedTuple):
    """How to look into a picture, and whether nothing can be seen through it."""

    shade: Shade
    opaque: bool = False


class Layer(Protocol):
    """Something that is drawn: how it lies to a box, and its colour at a point.

    ``even`` tells that it has one colour wherever it is.
    """

    blend: Blend

    @property
    def even(self) -> bool: ...

    def lie(self, box: Bounds) -> Lie: ...

    def hides(self, box: Bounds) -> bool:
        """Whether nothing is seen through it in a box that it is all round."""
        ...

    def at(self, x: float, y: float) -> Rgba: ...

    def within(self, x: float, y: float) -> Rgba:
        """The same at a point of a box that it is all round."""
        ...


class Painted:
    """An outline filled with a paint, cut by the outlines of ``clips``."""

    __slots__ = ("_back", "blend", "clips", "even", "paint", "region")

    def __init__(
        self,
        region: Region,
        paint: Paint,
        matrix: Matrix | None,
        clips: Sequence[Region],
    ) -> None:
        self.blend: Blend = "normal"
        self.region = region
        self.paint = paint
        self.clips = clips
        self.even = isinstance(paint, Colour)
        self._back = None if self.even else inverse(matrix)

    def lie(self, box: Bounds) -> Lie:
        lie = self.region.lie(box)
        return _cut(lie, self.clips, box) if self.clips else lie

    def hides(self, _box: Bounds) -> bool:
        if isinstance(self.paint, Colour):
            return self.paint.alpha == 1
        return all(tone.alpha == 1 for _, tone in self.paint.stops)

    def at(self, x: float, y: float) -> Rgba:
        inside = self.region.has(x, y) and all(clip.has(x, y) for clip in self.clips)
        return self.within(x, y) if inside else CLEAR

    def within(self, x: float, y: float) -> Rgba:
        if isinstance(self.paint, Colour):
            return rgba(self.paint)
        px, py = applied(self._back, x, y) if self._back else (x, y)
        return shade_of(self.paint, px, py)


class Line:
    """A stroke of a width in mm. Dashes count as drawn through."""

    __slots__ = (
        "_box",
        "_colour",
        "_half",
        "_near",
        "_region",
        "blend",
        "clips",
        "even",
    )

    def __init__(
        self, region: Region, colour: Colour, width: float, clips: Sequence[Region]
    ) -> None:
        self.blend: Blend = "normal"
        self.even = True
        self.clips = clips
        self._region = region
        self._colour = colour
        self._half = width / 2
        self._box: Bounds | None = None
        self._near: list[tuple[Point, Point]] = []

    def lie(self, box: Bounds) -> Lie:
        """Whether it may be in the box: the parts near to it are then kept at hand."""
        left, top, right, bottom = box
        half = self._half
        wide = (left - half, top - half, right + half, bottom + half)
        if apart(self._region.bounds, wide):
            return Lie.APART
        if self._box != box:
            self._box, self._near = box, self._region.near(wide)
        return _cut(Lie.ACROSS, self.clips, box) if self._near else Lie.APART

    def hides(self, _box: Bounds) -> bool:
        return False

    def at(self, x: float, y: float) -> Rgba:
        if not all(clip.has(x, y) for clip in self.clips):
            return CLEAR
        half = self._half
        edges = self._near
        if self._box is None or not holds(self._box, (x, y, x, y)):
            edges = self._region.near((x - half, y - half, x + half, y + half))
        near = distance(edges, x, y) <= half
        return rgba(self._colour) if near else CLEAR

    def within(self, x: float, y: float) -> Rgba:
        return self.at(x, y)


class Shown:
    """A picture in its box, seen through ``crop``; ``look`` sees into it."""

    __slots__ = (
        "_back",
        "_box",
        "_crop",
        "_opaque",
        "_shade",
        "blend",
        "clips",
        "even",
    )

    def __init__(
        self,
        box: Box,
        crop: tuple[float, float, float, float],
        look: Look,
        matrix: Matrix | None,
        clips: Sequence[Region],
    ) -> None:
        self.blend: Blend = "normal"
        self._box = box
        self._crop = crop
        self._shade, self._opaque = look
        self.even = False
        self._back = inverse(matrix)
        self.clips = clips

    def lie(self, box: Bounds) -> Lie:
        mine = bounds_of(self._box, None)
        seen = bounds_of(_as_box(box), self._back)
        if apart(mine, seen):
            return Lie.APART
        return _cut(Lie.ACROSS, self.clips, box)

    def hides(self, box: Bounds) -> bool:
        """Whether it is opaque and all round the box, which it never lies as."""
        if not self._opaque:
            return False
        seen = bounds_of(_as_box(box), self._back)
        round_it = holds(bounds_of(self._box, None), seen)
        return round_it and _cut(Lie.ROUND, self.clips, box) is Lie.ROUND

    def within(self, x: float, y: float) -> Rgba:
        return self.at(x, y)

    def at(self, x: float, y: float) -> Rgba:
        if not all(clip.has(x, y) for clip in self.clips):
            return CLEAR
        px, py = applied(self._back, x, y) if self._back else (x, y)
        left, top, w, h = self._box
        u, v = (px - left) / w, (py - top) / h
        if not (0 <= u <= 1 and 0 <= v <= 1):
            return CLEAR
        a, b, c, d = self._crop
        return self._shade(a + u * (c - a), b + v * (d - b))


class Grouped:
    """Layers drawn as one, with an opacity and a blend mode."""

    __slots__ = ("_alpha", "blend", "layers")

    def __init__(self, layers: list[Layer], alpha: float, blend: Blend) -> None:
        self.layers = layers
        self._alpha = alpha
        self.blend = blend

    def lie(self, box: Bounds) -> Lie:
        lies = {layer.lie(box) for layer in self.layers}
        return lies.pop() if len(lies) == 1 else Lie.ACROSS if lies else Lie.APART

    @property
    def even(self) -> bool:
        return all(layer.even for layer in self.layers)

    def hides(self, box: Bounds) -> bool:
        plain = self._alpha == 1 and self.blend == "normal"
        return plain and any(covers(layer, box) for layer in self.layers)

    def within(self, x: float, y: float) -> Rgba:
        return self.at(x, y)

    def at(self, x: float, y: float) -> Rgba:
        red, green, blue, alpha = stacked(self.layers, x, y, CLEAR)
        return red, green, blue, alpha * self._alpha


def stacked(layers: Sequence[Layer], x: float, y: float, ground: Rgba) -> Rgba:
    """The colour that layers give together, the first at the bottom."""
    for layer in layers:
        ground = over(ground, layer.at(x, y), layer.blend)
    return ground


def covers(layer: Layer, box: Bounds) -> bool:
    """Whether nothing below the layer is seen in the box."""
    is_round = isinstance(layer, Shown) or layer.lie(box) is Lie.ROUND
    return is_round and layer.hides(box)


def _cut(lie: Lie, clips: Sequence[Region], box: Bounds) -> Lie:
    """How what lies so is left to lie by the clips."""
    for clip in clips:
        found = clip.lie(box)
        if found is Lie.APART:
            return found
        if found is Lie.ACROSS:
            lie = found
    return lie


def _as_box(bounds: Bounds) -> Box:
    left, top, right, bottom = bounds
    return (left, top, right - left, bottom - top)

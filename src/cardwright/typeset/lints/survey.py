"""A face's items in drawing order in, layers and what is to be looked at out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import NamedTuple

from cardwright.base.colour import Rgba
from cardwright.model.drawing import (
    Box,
    Clip,
    Fill,
    Glyphs,
    Group,
    Item,
    Matrix,
    Picture,
    Stroke,
)
from cardwright.typeset.geometry.matrix import growth, times
from cardwright.typeset.lints.blend import CLEAR, Blend, over
from cardwright.typeset.lints.paints import (
    Grouped,
    Layer,
    Line,
    Look,
    Painted,
    Shown,
)
from cardwright.typeset.lints.region import (
    Bounds,
    Lie,
    Region,
    apart,
    bounds_of,
    region,
)
from cardwright.typeset.notes import IconNote, Note

Shades = Callable[[Picture], Look]
Notes = Mapping[int, tuple[Item, Note]]
"""Notes by the identity of the first item that the element draws."""

THIN = 0.36
"""Lines narrower than this (mm, about 1 pt) lie behind a text without harming it."""

PAPER: Rgba = (1.0, 1.0, 1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Level:
    """The face, or a group that is drawn as one: what is in it so far."""

    layers: list[Layer]
    alpha: float = 1.0
    blend: Blend = "normal"


class Sight(NamedTuple):
    """A note, and where it stands: in which groups, with how much below it in each."""

    note: Note
    levels: tuple[tuple[Level, int], ...]
    matrix: Matrix | None

    def bounds(self, box: Box) -> Bounds:
        return bounds_of(box, self.matrix)


@dataclass(frozen=True, slots=True)
class Survey:
    """All layers of a face, lowest first, and its sights."""

    layers: list[Layer]
    sights: list[Sight]


class Later:
    """An icon or SVG file that a proof does not draw: drawn once it is looked at."""

    __slots__ = ("_box", "_made", "_make", "blend")

    def __init__(self, box: Bounds, make: Callable[[], list[Layer]]) -> None:
        self.blend: Blend = "normal"
        self._box = box
        self._make = make
        self._made: Grouped | None = None

    def _drawn(self) -> Grouped:
        if self._made is None:
            self._made = Grouped(self._make(), 1.0, "normal")
        return self._made

    def lie(self, box: Bounds) -> Lie:
        return Lie.APART if apart(self._box, box) else self._drawn().lie(box)

    @property
    def even(self) -> bool:
        return self._drawn().even

    def hides(self, box: Bounds) -> bool:
        return self._drawn().hides(box)

    def at(self, x: float, y: float) -> Rgba:
        return self._drawn().at(x, y)

    def within(self, x: float, y: float) -> Rgba:
        return self._drawn().at(x, y)


@dataclass(frozen=True, slots=True)
class _Way:
    """The way down to an item: its groups, matrix and clips."""

    levels: tuple[Level, ...]
    matrix: Matrix | None = None
    clips: tuple[Region, ...] = ()


@dataclass(frozen=True, slots=True)
class _Walk:
    notes: Notes
    shades: Shades
    sights: list[Sight] = field(default_factory=list)

    def walk(self, items: Iterable[Item], way: _Way) -> None:
        for item in items:
            noted = self.notes.get(id(item))
            if noted is not None and self._noted(noted[1], way):
                continue
            self._item(item, way)

    def _noted(self, note: Note, way: _Way) -> bool:
        """Put down a note; whether it stands for the item as well."""
        levels = tuple([(level, len(level.layers)) for level in way.levels])
        self.sights.append(Sight(note, levels, way.matrix))
        make = note.later if isinstance(note, IconNote) else None
        if make is None:
            return False
        box = bounds_of(note.box, way.matrix)
        layers = partial(_layers, make, way.matrix, way.clips, self.shades)
        way.levels[-1].layers.append(Later(box, layers))
        return True

    def _item(self, item: Item, way: _Way) -> None:
        layers = way.levels[-1].layers
        if isinstance(item, Fill):
            shape = region(item.outline, way.matrix, even_odd=item.even_odd)
            layers.append(Painted(shape, item.paint, way.matrix, way.clips))
        elif isinstance(item, Stroke):
            width = item.width * (growth(way.matrix) if way.matrix else 1.0)
            if width >= THIN:
                shape = region(item.outline, way.matrix)
                layers.append(Line(shape, item.paint, width, way.clips))
        elif isinstance(item, Picture):
            look = self.shades(item)
            layers.append(Shown(item.box, item.crop, look, way.matrix, way.clips))
        elif isinstance(item, Clip):
            shape = region(item.outline, way.matrix, even_odd=item.even_odd)
            self.walk(item.items, replace(way, clips=(*way.clips, shape)))
        elif not isinstance(item, Glyphs):
            self._group(item, way)

    def _group(self, item: Group, way: _Way) -> None:
        if item.matrix is not None:
            outer = way.matrix
            matrix = times(outer, item.matrix) if outer else item.matrix
            way = replace(way, matrix=matrix)
        if item.alpha == 1 and item.blend == "normal":
            self.walk(item.items, way)
            return
        level = Level([], item.alpha, item.blend)
        self.walk(item.items, replace(way, levels=(*way.levels, level)))
        whole = Grouped(level.layers, item.alpha, item.blend)
        way.levels[-1].layers.append(whole)


def _layers(
    make: Callable[[], Sequence[Item]],
    matrix: Matrix | None,
    clips: tuple[Region, ...],
    shades: Shades,
) -> list[Layer]:
    """What is drawn later, at the place where its note stands."""
    level = Level([])
    _Walk({}, shades).walk(make(), _Way((level,), matrix, clips))
    return level.layers


def survey(items: Sequence[Item], notes: Notes, shades: Shades) -> Survey:
    """Letters are no layer: what stands behind a text is never another text."""
    face, found = Level([]), _Walk(notes, shades)
    found.walk(items, _Way((face,)))
    return Survey(face.layers, found.sights)


Grounds = list[Rgba]


class Ground:
    """What is behind a sight, as far as it lies in a box (mm on the face).

    ``even`` tells that the box has one colour all over, ``smooth`` that no edge of a
    shape runs through it.
    """

    def __init__(self, sight: Sight, box: Bounds) -> None:
        self._levels = [
            (level, _seen(level.layers, number, box)) for level, number in sight.levels
        ]
        lying = [one for _, seen in self._levels for one in seen]
        self._plain: Grounds | None = None
        self.smooth = all(whole for _, whole in lying)
        self.even = self.smooth and all(layer.even for layer, _ in lying)
        if self.even:
            self._plain = self.under(box[0], box[1])

    def under(self, x: float, y: float) -> Grounds:
        """What is behind a point: on the face, then in each group round the sight."""
        if self._plain is not None:
            return self._plain
        (_, lowest), *groups = self._levels
        grounds = [_stacked(lowest, x, y, PAPER)]
        return grounds + [_stacked(seen, x, y, CLEAR) for _, seen in groups]

    def seen(self, grounds: Grounds, *inks: Rgba) -> Rgba:
        """The colour of ``inks`` that are laid there over what is behind."""
        colour = grounds[-1]
        for ink in inks:
            colour = over(colour, ink)
        for index in range(len(grounds) - 1, 0, -1):
            level = self._levels[index][0]
            faded = (*colour[:3], colour[3] * level.alpha)
            colour = over(grounds[index - 1], faded, level.blend)
        return colour

    def at(self, x: float, y: float, *inks: Rgba) -> Rgba:
        """The colour at a point, with ``inks`` laid over what is behind."""
        return self.seen(self.under(x, y), *inks)


Seen = list[tuple[Layer, bool]]
"""Layers, lowest first, and whether each is all round the box that is looked at."""


def _seen(layers: Sequence[Layer], number: int, box: Bounds) -> Seen:
    """Those of the lowest ``number`` layers that are seen in the box."""
    out: Seen = []
    for index in range(number - 1, -1, -1):
        layer = layers[index]
        lie = layer.lie(box)
        if lie is Lie.APART:
            continue
        whole = lie is Lie.ROUND
        out.append((layer, whole))
        if whole and layer.blend == "normal" and layer.hides(box):
            break
    out.reverse()
    return out


def _stacked(seen: Seen, x: float, y: float, ground: Rgba) -> Rgba:
    for layer, whole in seen:
        colour = layer.within(x, y) if whole else layer.at(x, y)
        ground = over(ground, colour, layer.blend)
    return ground

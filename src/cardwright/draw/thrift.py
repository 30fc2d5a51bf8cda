"""A drawing in, the same face drawn with little ink out: dark words and thin lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count

from cardwright.draw.bounds import bounds
from cardwright.model.drawing import (
    Box,
    Clip,
    Colour,
    Drawing,
    Fill,
    Glyphs,
    Group,
    Item,
    Matrix,
    Paint,
    Picture,
    Stroke,
)
from cardwright.model.face import Variant

WHITE = Colour(1, 1, 1)
_FAINT = 0.6
"""What is less opaque than this is a shadow, a grid or a tint."""

_SIGN = 12.0
"""No sign is larger than this on both sides, in mm."""

_WHOLE = 0.98
_LEAST = 0.15
_MOST = 0.6
"""Thinner lines (mm) would not be printed well on white, thicker ones cost ink."""


def thrifty(drawing: Drawing, variant: Variant) -> Drawing:
    """The face as a variant has it.

    A picture is an image, or what is seen through a window and says nothing. Grounds,
    which carry words or signs, are white with a thin line round them; signs are dark.
    """
    items = drawing.items
    if not variant.pictures:
        items = tuple(_without_pictures(items, drawing, variant))
    if not variant.fills:
        items = _Thrift(drawing, items, variant).items
    return replace(drawing, items=items, digest=f"{drawing.digest} {variant}")


def _without_pictures(
    items: Sequence[Item], face: Drawing, variant: Variant
) -> Iterator[Item]:
    """The items without pictures: of a window its edge is left, if it has one."""
    for item in items:
        if isinstance(item, Clip) and not _says(item):
            if not _is_whole(bounds([item]), face):
                yield Stroke(item.outline, variant.line, variant.width)
        elif isinstance(item, Clip | Group):
            inner = tuple(_without_pictures(item.items, face, variant))
            yield replace(item, items=inner)
        elif not isinstance(item, Picture):
            yield item


def _says(item: Item) -> bool:
    if isinstance(item, Glyphs):
        return True
    if isinstance(item, Clip | Group):
        return any(map(_says, item.items))
    return False


@dataclass(frozen=True, slots=True)
class _Seen:
    """An item as it lies on the face: its box in mm, and whether it is text."""

    box: Box
    is_text: bool

    @property
    def centre(self) -> tuple[float, float]:
        x, y, width, height = self.box
        return x + width / 2, y + height / 2

    @property
    def is_sign(self) -> bool:
        return max(self.box[2:]) <= _SIGN

    def within(self, box: Box) -> bool:
        """Whether it lies on something with this box."""
        (across, down), (x, y, width, height) = self.centre, box
        is_in = x <= across <= x + width and y <= down <= y + height
        return is_in and self.box[2] * self.box[3] < width * height


class _Thrift:
    """Draws the items of one face anew; each is known by its place in their order."""

    def __init__(
        self, drawing: Drawing, items: Sequence[Item], variant: Variant
    ) -> None:
        self._face = drawing
        self._variant = variant
        self._seen = list(_flat(items, ()))
        self._number = count()
        self.items = tuple(self._all(items))

    def _all(self, items: Sequence[Item]) -> Iterator[Item]:
        for item in items:
            if isinstance(item, Clip | Group):
                yield from self._inside(item)
                continue
            number = next(self._number)
            if isinstance(item, Glyphs):
                yield replace(item, paint=self._variant.ink)
            elif isinstance(item, Fill):
                yield from self._fill(item, number)
            elif isinstance(item, Stroke):
                yield from self._stroke(item, number)
            else:
                yield item

    def _inside(self, item: Clip | Group) -> Iterator[Item]:
        """A window or group with all in it; no faint one, but for its words."""
        inner = tuple(self._all(item.items))
        if isinstance(item, Clip):
            kept: Item = replace(item, items=inner)
        else:
            if item.alpha < _FAINT and not _says(item):
                return
            kept = replace(item, items=inner, alpha=1.0, blend="normal")
        if inner:
            yield kept

    def _fill(self, item: Fill, number: int) -> Iterator[Item]:
        seen = self._seen[number]
        later = [s for s in self._seen[number + 1 :] if s.within(seen.box)]
        is_faint = _alpha(item.paint) < _FAINT
        if any(s.is_text or s.is_sign for s in later) or not seen.is_sign:
            if not is_faint:
                yield replace(item, paint=WHITE)
            carries = any(s.is_text for s in later) or seen.is_sign
            if carries and not is_faint and not _is_whole(seen.box, self._face):
                yield self._line(item)
        elif is_faint:
            yield self._line(item)
        else:
            yield replace(item, paint=self._variant.ink)

    def _stroke(self, item: Stroke, number: int) -> Iterator[Item]:
        seen = self._seen[number]
        if item.paint.alpha < _FAINT:
            return
        paint = self._variant.ink if seen.is_sign else self._variant.line
        most = item.width if seen.is_sign else self._variant.width
        width = max(min(item.width, most, _MOST), _LEAST)
        yield replace(item, paint=paint, width=width)

    def _line(self, item: Fill) -> Stroke:
        return Stroke(item.outline, self._variant.line, self._variant.width)


def _is_whole(box: Box, face: Drawing) -> bool:
    """Whether it is as large as the whole face: the cut is its edge."""
    return box[2] >= face.width * _WHOLE and box[3] >= face.height * _WHOLE


def _flat(items: Sequence[Item], above: tuple[Matrix, ...]) -> Iterator[_Seen]:
    """Every item that is no group, in the order of painting."""
    for item in items:
        if isinstance(item, Clip | Group):
            own = item.matrix if isinstance(item, Group) else None
            yield from _flat(item.items, above if own is None else (own, *above))
            continue
        placed: Item = Fill(item.outline, WHITE) if isinstance(item, Stroke) else item
        for matrix in above:
            placed = Group((placed,), matrix=matrix)
        yield _Seen(_box(placed, item), isinstance(item, Glyphs))


def _box(placed: Item, item: Item) -> Box:
    """The box of what is painted; that of letters, generous, is drawn in again."""
    x, y, width, height = bounds([placed])
    if isinstance(item, Glyphs):
        reach = min(width, height) / 2 * 0.7
        return (x + reach, y + reach, width - 2 * reach, height - 2 * reach)
    return (x, y, width, height)


def _alpha(paint: Paint) -> float:
    if isinstance(paint, Colour):
        return paint.alpha
    return max(colour.alpha for _, colour in paint.stops)

"""An icon or vector picture in its box in; its items or, in a proof, a note out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from cardwright.model.drawing import Box, Clip, Fill, Group, Item, Stroke
from cardwright.model.face import Element
from cardwright.typeset.lints.hairline import check_line, thinnest
from cardwright.typeset.lints.region import Bounds, Region
from cardwright.typeset.notes import IconNote
from cardwright.typeset.pen import Pen
from cardwright.typeset.svg.symbol import Symbol

Drawn = Callable[[], list[Item]]


@dataclass(frozen=True, slots=True)
class Placed:
    """A symbol by its name, in a box (mm) of its proportions."""

    name: str
    symbol: Symbol
    box: Box

    @property
    def scale(self) -> float:
        return self.box[2] / self.symbol.width if self.symbol.width else 0.0

    def ink(self) -> tuple[Box, ...]:
        """The box round all that is drawn of it, if anything is."""
        boxes = [*_bounds(self.symbol.items)]
        if not boxes:
            return ()
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        x, y, scale = *self.box[:2], self.scale
        left, top, right, bottom = min(lefts), min(tops), max(rights), max(bottoms)
        w, h = (right - left) * scale, (bottom - top) * scale
        return ((x + left * scale, y + top * scale, w, h),)


def note_icon(drawn: Drawn, icon: Placed, element: Element, pen: Pen) -> list[Item]:
    """The items of an icon, not drawn in a proof; its thinnest line is checked."""
    limits, proof = pen.setting.limits, pen.setting.proof
    items = [] if proof else drawn()
    if limits is None:
        return items
    site = partial(pen.site, element)
    width = _thinnest(icon, pen) * icon.scale * pen.scale
    what = f'the thinnest line of the icon "{icon.name}"'
    pen.problems.extend(check_line(width, what, site, limits))
    later = drawn if proof else None
    return pen.note(items, IconNote(icon.box, icon.ink, site, icon.name, later))


def note_picture(drawn: Drawn, box: Box, pen: Pen) -> list[Item]:
    """The items of a vector picture, not drawn in a proof."""
    if not pen.setting.proof:
        return drawn()
    if pen.setting.limits is None:
        return []
    return pen.note([], IconNote(box, None, None, later=drawn))


def _thinnest(icon: Placed, pen: Pen) -> float:
    key, memo = ("thinnest", id(icon.symbol)), pen.setting.memo
    if key not in memo:
        # Kept beside the width, the symbol keeps its id.
        memo[key] = (thinnest(icon.symbol.items), icon.symbol)
    width: float = memo[key][0]
    return width


def _bounds(items: Iterable[Item]) -> Iterator[Bounds]:
    for item in items:
        if isinstance(item, Fill):
            yield Region(item.outline, None).bounds
        elif isinstance(item, Stroke):
            left, top, right, bottom = Region(item.outline, None).bounds
            half = item.width / 2
            yield (left - half, top - half, right + half, bottom + half)
        elif isinstance(item, Clip | Group):
            yield from _bounds(item.items)

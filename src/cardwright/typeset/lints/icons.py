"""An icon or vector picture in its box in; its items or, in a proof, a note out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from cardwright.model.drawing import (
    Box,
    Clip,
    Colour,
    Fill,
    Group,
    Item,
    Matrix,
    Paint,
    Stroke,
)
from cardwright.model.face import Element, Limits
from cardwright.model.problem import Problem
from cardwright.typeset.geometry.matrix import reach, times
from cardwright.typeset.lints.hairline import check_line, thinnest
from cardwright.typeset.lints.region import Bounds, Region
from cardwright.typeset.notes import IconNote, Mark, SiteOf
from cardwright.typeset.pen import Pen
from cardwright.typeset.setting import Setting
from cardwright.typeset.svg.symbol import BLACK, Symbol, recolour

Drawn = Callable[[], list[Item]]


@dataclass(frozen=True, slots=True)
class Placed:
    """A symbol by its name, in a box (mm) of its proportions.

    It is drawn in ``tone``, else in its own colours and ``current``, with an opacity.
    """

    name: str
    symbol: Symbol
    box: Box

    tone: Colour | None = None
    current: Colour = BLACK
    alpha: float = 1.0

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
    pen.problems.extend(check_thinnest(icon, site, limits, pen))
    later = drawn if proof else None
    mark = mark_of(icon, pen.setting)
    return pen.note(items, IconNote(icon.box, icon.ink, site, mark, later))


def check_thinnest(
    icon: Placed, site: SiteOf, limits: Limits, pen: Pen
) -> Iterator[Problem]:
    """Report an icon that has a hairline at its size."""
    width = _thinnest(icon.symbol, pen.setting) * icon.scale * pen.scale
    what = f'the thinnest line of the icon "{icon.name}"'
    yield from check_line(width, what, site, limits)


def mark_of(icon: Placed, setting: Setting) -> Mark:
    """The colours of an icon; they are worked out once for all that are alike."""
    symbol, tone, current = icon.symbol, icon.tone, icon.current
    key = ("mark", id(symbol), tone, current, icon.alpha)
    known = setting.memo.get(key)
    if known is None:
        painted = map(recolour(tone, current), inks(symbol.items, icon.alpha))
        mark = Mark(icon.name, tuple(dict.fromkeys(painted)))
        # Kept beside the mark, the symbol keeps its id.
        known = setting.memo.put(key, (mark, symbol))
    found: Mark = known[0]
    return found


def note_picture(drawn: Drawn, box: Box, pen: Pen) -> list[Item]:
    """The items of a vector picture, not drawn in a proof."""
    if not pen.setting.proof:
        return drawn()
    if pen.setting.limits is None:
        return []
    return pen.note([], IconNote(box, None, None, later=drawn))


def _thinnest(symbol: Symbol, setting: Setting) -> float:
    key, memo = ("thinnest", id(symbol)), setting.memo
    # Kept beside the width, the symbol keeps its id.
    known = memo.get(key) or memo.put(key, (thinnest(symbol.items), symbol))
    width: float = known[0]
    return width


def inks(items: Iterable[Item], alpha: float = 1.0) -> Iterator[Colour]:
    """The colours of fills, gradients and lines, as far as groups let them be seen."""
    for item in items:
        if isinstance(item, Clip | Group):
            share = item.alpha if isinstance(item, Group) else 1.0
            yield from inks(item.items, alpha * share)
        elif isinstance(item, Fill | Stroke):
            for tone in _tones(item.paint):
                yield tone if alpha == 1 else replace(tone, alpha=tone.alpha * alpha)


def _tones(paint: Paint) -> Iterable[Colour]:
    return (paint,) if isinstance(paint, Colour) else (tone for _, tone in paint.stops)


def _bounds(items: Iterable[Item], matrix: Matrix | None = None) -> Iterator[Bounds]:
    """The boxes of all that is drawn, with lines as broad as they are."""
    for item in items:
        if isinstance(item, Fill):
            yield Region(item.outline, matrix).bounds
        elif isinstance(item, Stroke):
            left, top, right, bottom = Region(item.outline, matrix).bounds
            half = item.width / 2
            across, down = reach(matrix, half) if matrix else (half, half)
            yield (left - across, top - down, right + across, bottom + down)
        elif isinstance(item, Clip):
            window = Region(item.outline, matrix).bounds
            inner = (_within(bounds, window) for bounds in _bounds(item.items, matrix))
            yield from (bounds for bounds in inner if bounds)
        elif isinstance(item, Group):
            own = item.matrix
            both = times(matrix, own) if matrix and own else own or matrix
            yield from _bounds(item.items, both)


def _within(bounds: Bounds, window: Bounds) -> Bounds | None:
    """What is seen of a box through a clip's box."""
    left, top = max(bounds[0], window[0]), max(bounds[1], window[1])
    right, bottom = min(bounds[2], window[2]), min(bounds[3], window[3])
    return (left, top, right, bottom) if left < right and top < bottom else None

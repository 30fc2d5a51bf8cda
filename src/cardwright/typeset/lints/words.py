"""A game's words with their icons and colours in, advice where two look alike out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path

from cardwright.base import colour as colours
from cardwright.base.colour import Rgba
from cardwright.base.vision import GREY, VIEWERS, difference, seen_by
from cardwright.model.drawing import Clip, Fill, Group, Item, Outline, Stroke
from cardwright.model.game import Game, Word
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Map, place_of
from cardwright.typeset import assets
from cardwright.typeset.slip import SlipError

ICONS = "icons"
LISTS = "vocabularies"

NEAR = 10.0
"""Colours less than this apart (CIEDE2000) are hard to tell on a table."""

Shape = tuple[tuple[object, ...], ...]
"""Outlines and widths of lines, without their paint."""

ItemsOf = Callable[[str], tuple[Item, ...]]
"""The items of an icon in a box of one size; none for one that is not there."""


def items_in(folders: Sequence[Path]) -> ItemsOf:
    """Icons of folders, the first that has one; what cannot be read has no items."""

    def items_of(name: str) -> tuple[Item, ...]:
        try:
            found = assets.find(f"{name}.svg", folders)
        except SlipError:
            return ()
        return assets.symbol(*found, name).items if found else ()

    return items_of


def check_words(
    game: Game, colors: Mapping[str, str], items_of: ItemsOf
) -> Iterator[Problem]:
    """Words of one list whose icons have one shape, or whose colours look alike.

    Two words with icons of different shapes may have any colours.
    """
    form = game.forms.get(LISTS, Map())
    shapes: dict[str, Shape] = {}

    def shape(word: Word, name: str) -> Shape:
        icon = word.id if name == ICONS else word.icon
        if icon is not None and icon not in shapes:
            shapes[icon] = tuple(_shape(items_of(icon)))
        return shapes[icon] if icon else ()

    for name, words in game.vocabularies.items():
        for one, other in combinations(words.values(), 2):
            first, second = shape(one, name), shape(other, name)
            if first and first == second and not _share(one, other, name):
                yield _one_shape(one, other, name, form)
            elif first == second:
                yield from _colours(one, other, colors, name, form)


def _share(one: Word, other: Word, name: str) -> bool:
    """Whether two words show one and the same icon, as they are meant to."""
    return name != ICONS and one.icon == other.icon


def _one_shape(one: Word, other: Word, name: str, form: Map) -> Problem:
    first, second = (one.id, other.id) if name == ICONS else (one.icon, other.icon)
    message = f'the icons "{first}" and "{second}" have one shape'
    hint = "only colours tell them apart, which not everybody sees: change one's shape"
    path = (LISTS, name, other.id)
    place = place_of(form, path, "key")
    if name != ICONS:
        place = place_of(form, (*path, "icon"))
    return Problem("similar-icons", place, message, hint, "advice")


def _colours(
    one: Word, other: Word, colors: Mapping[str, str], name: str, form: Map
) -> Iterator[Problem]:
    first, second = _colour(one, colors), _colour(other, colors)
    if first is None or second is None or first == second:
        return
    alike = [viewer for viewer in VIEWERS if _far(viewer, first, second) < NEAR]
    if alike:
        place = place_of(form, (LISTS, name, other.id, "color"))
        yield _similar(one, other, alike, place)


def _similar(one: Word, other: Word, alike: list[str], place: Place) -> Problem:
    """``alike`` are those to whom the colours of two words are one."""
    blind = [f"the {viewer}" for viewer in alike if viewer != GREY]
    to = [f"to {' and '.join(blind)}"] if blind else []
    to += ["in grey"] if GREY in alike else []
    message = f'"{one.name}" and "{other.name}" have colours that look alike'
    message += f" {' and '.join(to)}"
    hint = "make one lighter or darker, or give each an icon"
    return Problem("similar-colors", place, message, hint, "advice")


def _far(viewer: str, one: Rgba, other: Rgba) -> float:
    return difference(seen_by(viewer, one), seen_by(viewer, other))


def _colour(word: Word, colors: Mapping[str, str]) -> Rgba | None:
    name = (word.color or "").partition("/")[0]
    return colours.parse(colors.get(name, name))


def _shape(items: Iterable[Item]) -> Iterator[tuple[object, ...]]:
    for item in items:
        if isinstance(item, Fill):
            yield _rounded(item.outline), item.even_odd
        elif isinstance(item, Stroke):
            yield _rounded(item.outline), round(item.width), item.dashes
        elif isinstance(item, Clip | Group):
            yield from _shape(item.items)


def _rounded(outline: Outline) -> tuple[object, ...]:
    """Whole units: a thousandth of the icon's side makes no other shape."""
    return tuple((s[0], *(round(number) for number in s[1:])) for s in outline)

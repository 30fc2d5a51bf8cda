"""A target in, what comes along with what fills it out: play aids and components."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from cardwright.model.entry import Component, Copy, Entry
from cardwright.model.game import Target
from cardwright.model.source import Map
from cardwright.model.views import Views
from cardwright.resolve import forms
from cardwright.resolve.assembly import counting
from cardwright.resolve.where import PRINTED, holds


class Along(NamedTuple):
    """An entry that comes along; ``copies`` is ``None`` where it says them itself."""

    entry: Entry
    copies: int | None = None


class All(NamedTuple):
    """All that comes along, and the components as they are counted."""

    extras: list[Along]
    components: tuple[Component, ...]


def along(
    views: Views,
    target: Target,
    sizes: Mapping[str, int],
    filling: Sequence[Copy] = (),
) -> All:
    """What a target brings along where its piles have these sizes.

    ``filling`` is what fills its slots: components may be there for some of it only.
    """
    number = counting.players(views.catalog.game, target)
    scope = counting.names(views, number, sizes)
    extras = list(_extras(views, target, scope))
    if not target.components:
        return All(extras, ())
    found = pieces(views, number, sizes, filling)
    return All([*extras, *found.extras], found.components)


def pieces(
    views: Views, number: int, sizes: Mapping[str, int], filling: Sequence[Copy]
) -> All:
    """The components for so many people, where piles have these sizes."""
    scope = counting.names(views, number, sizes)
    counted = tuple(_components(views, scope, filling))
    entries = views.catalog.entries
    named = [(entries.get(each.entry or ""), each.count) for each in counted]
    return All([Along(entry, count) for entry, count in named if entry], counted)


def _extras(views: Views, target: Target, scope: Mapping[str, Any]) -> Iterator[Along]:
    catalog = views.catalog
    for extra in target.extra:
        copies = extra.copies
        number = None if copies is None else counting.count(copies, scope)
        named = catalog.entries.get(extra.entry or "")
        if named is not None:
            yield Along(named, number)
        for entry in catalog.of_kind(extra.kind) if extra.kind else ():
            if holds(extra.where, views.of(entry), scope):
                yield Along(entry, number)


def _components(
    views: Views, scope: Mapping[str, Any], filling: Sequence[Copy]
) -> Iterator[Component]:
    """Those that are for all, and those that are for cards that are printed."""
    play = views.catalog.game.forms.get("play", Map())
    for row in forms.listed(play, "components"):
        if isinstance(row, Map):
            printed = _printed(views, forms.text(row, "where"), scope, filling)
            if printed or "where" not in row:
                number = counting.count(row.get("count"), {**scope, PRINTED: printed})
                name, entry = forms.text(row, "name") or "", forms.text(row, "entry")
                yield Component(name, number, entry)


def _printed(
    views: Views,
    condition: str | None,
    scope: Mapping[str, Any],
    filling: Sequence[Copy],
) -> int:
    """How many copies with a face fulfil a condition."""
    catalog, kinds = views.catalog, views.catalog.game.kinds
    found = ((catalog.entries[copy.entry], copy.copies) for copy in filling)
    return sum(
        copies
        for entry, copies in found
        if kinds[entry.kind].faces and holds(condition, views.of(entry), scope)
    )

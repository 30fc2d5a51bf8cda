"""A target in, what comes along with what fills it out: play aids and components."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from cardwright.model.entry import Catalog, Component, Entry
from cardwright.model.game import Target
from cardwright.model.source import Map
from cardwright.model.views import Views
from cardwright.resolve import forms
from cardwright.resolve.assembly import counting
from cardwright.resolve.where import holds


class Along(NamedTuple):
    """An entry that comes along; ``copies`` is ``None`` where it says them itself."""

    entry: Entry
    copies: int | None = None


class All(NamedTuple):
    """All that comes along, and the components as they are counted."""

    extras: list[Along]
    components: tuple[Component, ...]


def along(catalog: Catalog, target: Target, sizes: Mapping[str, int]) -> All:
    """What a target brings along where its piles have these sizes."""
    number = counting.players(catalog.game, target)
    scope = counting.names(catalog, number, sizes)
    extras = list(_extras(catalog, target, scope))
    counted = tuple(_components(catalog, scope)) if target.components else ()
    for component in counted:
        entry = catalog.entries.get(component.entry or "")
        if entry is not None:
            extras.append(Along(entry, component.count))
    return All(extras, counted)


def _extras(
    catalog: Catalog, target: Target, scope: Mapping[str, Any]
) -> Iterator[Along]:
    views = Views(catalog)
    for extra in target.extra:
        copies = extra.copies
        number = None if copies is None else counting.count(copies, scope)
        named = catalog.entries.get(extra.entry or "")
        if named is not None:
            yield Along(named, number)
        for entry in catalog.of_kind(extra.kind) if extra.kind else ():
            if holds(extra.where, views.of(entry), scope):
                yield Along(entry, number)


def _components(catalog: Catalog, scope: Mapping[str, Any]) -> Iterator[Component]:
    play = catalog.game.forms.get("play", Map())
    for row in forms.listed(play, "components"):
        if isinstance(row, Map):
            number = counting.count(row.get("count"), scope)
            name, entry = forms.text(row, "name") or "", forms.text(row, "entry")
            yield Component(name, number, entry)

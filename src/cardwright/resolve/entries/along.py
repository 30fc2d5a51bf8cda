"""A catalogue in, problems of what targets and components name to be printed out."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.model.entry import Catalog
from cardwright.model.problem import Problem
from cardwright.model.source import Map
from cardwright.model.views import CORE, declared
from cardwright.resolve import forms, where


def check_along(catalog: Catalog) -> Iterator[Problem]:
    """Named targets that bring along what is no entry, components that have no face."""
    if not catalog.nameless:
        yield from _check_targets(catalog)
        yield from _check_components(catalog)


def _check_targets(catalog: Catalog) -> Iterator[Problem]:
    manifest = catalog.game.forms.get("game", Map())
    for _, data in forms.mappings(manifest, "targets"):
        extra = forms.listed(data, "with")
        for index, item in enumerate(extra):
            if isinstance(item, Map):
                yield from _check_entry(catalog, item)
            elif isinstance(item, str) and item not in catalog.entries:
                place = extra.marks[index].place()
                yield forms.unknown("entry", item, catalog.entries, place)


def _check_entry(catalog: Catalog, item: Map) -> Iterator[Problem]:
    id_ = forms.text(item, "entry")
    if id_ is not None and id_ not in catalog.entries:
        yield forms.unknown("entry", id_, catalog.entries, forms.place(item, "entry"))


def _check_components(catalog: Catalog) -> Iterator[Problem]:
    play = catalog.game.forms.get("play", Map())
    for row in forms.listed(play, "components"):
        if isinstance(row, Map):
            yield from _check_entry(catalog, row)
            yield from _check_face(catalog, row)
            yield from _check_where(catalog, row)


def _check_face(catalog: Catalog, row: Map) -> Iterator[Problem]:
    entry = catalog.entries.get(forms.text(row, "entry") or "")
    kind = catalog.game.kinds[entry.kind] if entry is not None else None
    if entry is not None and kind is not None and not kind.faces:
        printed = [k.name for k in catalog.game.kinds.values() if k.faces]
        message = f'"{entry.id}" cannot be printed: {kind.plural} have no faces'
        hint = f"give {kind.name} faces in game.yaml, or name one of these"
        hint += f": {', '.join(printed)}"
        yield Problem("bad-target", forms.place(row, "entry"), message, hint)


def _check_where(catalog: Catalog, row: Map) -> Iterator[Problem]:
    """The condition may name any field of what can be printed."""
    condition = forms.text(row, "where")
    if condition is not None:
        kinds = (k for k in catalog.game.kinds.values() if k.faces)
        fields = dict.fromkeys(name for k in kinds for name in declared(k.schema))
        known = (*CORE, *fields, where.PLAYERS)
        yield from where.check(condition, row.marks["where"], known)

"""A catalogue in, problems out where a reference names nothing or the wrong thing."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from cardwright.model.entry import Catalog, Entry, Link
from cardwright.model.problem import Place, Problem
from cardwright.model.source import place_of
from cardwright.validate.references import lost, names_entries

CHOICES = "choose"
"""The key under which an object names the choices that its effects may speak of."""


def check_links(catalog: Catalog, excused: Collection[str] = ()) -> Iterator[Problem]:
    """Every reference that a schema marks, in the order of the entries.

    ``excused`` are ids of entries that are known to be spoilt and so are not in the
    catalogue. A reference to a kind of which an entry lost its id may mean that one.
    """
    for entry in catalog.entries.values():
        for link in entry.links:
            problem = _check(catalog, entry, link)
            if problem and not _forgiven(catalog, entry, link, excused):
                yield problem


def _check(catalog: Catalog, entry: Entry, link: Link) -> Problem | None:
    def place() -> Place:
        return place_of(entry.fields, link.path, link.part)

    return lost(catalog, link.kinds, link.to, place)


def _forgiven(
    catalog: Catalog, entry: Entry, link: Link, excused: Collection[str]
) -> bool:
    if link.argument and _names_choice(entry, link):
        return True
    if not names_entries(link.kinds) or link.to in catalog.entries:
        return False
    return link.to in excused or not catalog.nameless.isdisjoint(link.kinds)


def _names_choice(entry: Entry, link: Link) -> bool:
    """Whether an object around the argument offers a choice of that name."""
    value: Any = entry.fields
    for step in link.path:
        offered = value.get(CHOICES) if isinstance(value, Mapping) else None
        if isinstance(offered, Mapping) and link.to in offered:
            return True
        value = value[step]
    return False

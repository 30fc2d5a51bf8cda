"""What rules see of a game's entries: a catalog and a view come in, scopes go out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from cardwright.base.expression import Names, View, attribute
from cardwright.model.entry import Catalog, Entry
from cardwright.model.game import Game

ViewOf = Callable[[Entry], View]


class Scope(Mapping[str, Any]):
    """The names of an expression about one entry: its fields, and those given."""

    __slots__ = ("given", "view")

    def __init__(self, view: View, given: Mapping[str, Any]) -> None:
        self.view = view
        self.given = given

    def __getitem__(self, name: str) -> Any:
        return self.given[name] if name in self.given else attribute(self.view, name)

    def __iter__(self) -> Iterator[str]:
        return iter((*self.given, *self.view.names()))

    def __len__(self) -> int:
        return sum(1 for _ in self)


class Judge:
    """One game's entries as its rules see them; each entry's scope is made once.

    ``spoilt`` are entries in error: rules leave them out. ``touched`` are those about
    which anything may be new, if not all.
    """

    def __init__(
        self,
        catalog: Catalog,
        view_of: ViewOf,
        spoilt: Collection[str] = (),
        touched: Collection[str] | None = None,
    ) -> None:
        self._touched = touched
        gone = {catalog.entries[id_].kind for id_ in spoilt}
        self._partial = gone | catalog.nameless
        self.catalog = _without(catalog, spoilt) if spoilt else catalog
        self.view_of = view_of
        values = {name: p.value for name, p in catalog.game.parameters.items()}
        self.given: Mapping[str, Any] = {"param": Names("param", values)}
        self._scopes: dict[str, Scope] = {}
        self._kinds: dict[str, list[Entry]] = {}
        self._sorted: dict[tuple[str, ...], list[Entry]] = {}
        for entry in self.catalog.entries.values():
            self._kinds.setdefault(entry.kind, []).append(entry)

    @property
    def game(self) -> Game:
        return self.catalog.game

    def whole(self, kinds: Iterable[str] | None = None) -> bool:
        """Whether no entry of these kinds (of any kind) is missing for an error."""
        if kinds is None:
            return not self._partial
        return self._partial.isdisjoint(kinds)

    def scope(self, entry: Entry) -> Scope:
        found = self._scopes.get(entry.id)
        if found is None:
            found = self._scopes[entry.id] = Scope(self.view_of(entry), self.given)
        return found

    def pair(self, source: Entry, target: Entry) -> Scope:
        """The names of a rule about two entries; bare names are the target's."""
        ends = {"source": self.scope(source).view, "target": self.scope(target).view}
        return Scope(self.scope(target).view, {**self.given, **ends})

    def entries(self, kinds: tuple[str, ...]) -> list[Entry]:
        """The entries of these kinds, in the order of the files they are written in."""
        if kinds not in self._sorted:
            found = [entry for kind in kinds for entry in self._kinds.get(kind, ())]
            found.sort(key=_written)
            self._sorted[kinds] = found
        return self._sorted[kinds]

    def new(self, entries: Iterable[Entry]) -> list[Entry]:
        """Of some entries those about which anything may be new."""
        known = self._touched
        return [entry for entry in entries if known is None or entry.id in known]


def _without(catalog: Catalog, spoilt: Collection[str]) -> Catalog:
    kept = {id_: e for id_, e in catalog.entries.items() if id_ not in spoilt}
    return replace(catalog, entries=kept)


def _written(entry: Entry) -> tuple[str, int, str]:
    """Where an entry is written, cheaper than its place."""
    return entry.body.source.file, entry.body.span.start, entry.id

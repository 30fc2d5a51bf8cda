"""A catalogue and the name of a target in, what it is put together from out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardwright.model.entry import Assembled, Catalog, Deck, Entry, Line
from cardwright.model.game import Assembly, PileSource
from cardwright.model.problem import Problem
from cardwright.model.source import Map, place_of
from cardwright.model.views import Views
from cardwright.resolve.assembly import piles
from cardwright.resolve.assembly.choices import Taken, take, wanted
from cardwright.resolve.assembly.piles import decks
from cardwright.resolve.game.words import spaced

__all__ = [
    "assemble",
    "assemblies",
    "decks",
]


def assemble(
    views: Views, entry_id: str, with_: Sequence[str] = ()
) -> tuple[Assembled | None, list[Problem]]:
    """The assembly of an entry; ``None`` if its kind has none.

    ``with_`` names the entries for its choices. Without any of a kind the preferred are
    taken, then those that fit, by id. Each choice that is not met is one problem. What
    was put together over the same views is not put together again.
    """
    key = (assemble, entry_id, *with_)
    made: tuple[Assembled | None, list[Problem]] | None = views.worked.get(key)
    if made is None:
        made = views.worked[key] = _assembled(views, entry_id, with_)
    return made


def _assembled(
    views: Views, entry_id: str, with_: Sequence[str]
) -> tuple[Assembled | None, list[Problem]]:
    catalog = views.catalog
    entry = catalog.entries.get(entry_id)
    assembly = None if entry is None else assembly_of(catalog, entry)
    if entry is None or assembly is None:
        return None, []
    parts = wanted(views, entry, assembly.choose)
    taken = take(catalog, parts, with_, entry.id_place)
    work = _Work(views, entry, taken)
    put = Assembled(
        id=entry.id,
        chosen=taken.chosen,
        piles={name: work.pile(assembly, name) for name in assembly.piles},
        extra=work.lines(assembly.extra),
    )
    return put, taken.problems


def assembly_of(catalog: Catalog, entry: Entry) -> Assembly | None:
    every = catalog.game.assemblies.values()
    return next((a for a in every if a.kind == entry.kind), None)


@dataclass(frozen=True, slots=True)
class _Work:
    """An assembly being put together."""

    views: Views
    entry: Entry
    taken: Taken

    def pile(self, assembly: Assembly, name: str) -> Deck:
        manifest = self.views.catalog.game.forms.get("game", Map())
        path = ("assemblies", assembly.name, "piles", name)
        return Deck(
            id=name,
            title=spaced(name),
            format=None,
            lines=self.lines(assembly.piles[name].sources),
            place=place_of(manifest, path, "key"),
        )

    def lines(self, sources: Iterable[PileSource]) -> tuple[Line, ...]:
        names = {self.entry.kind: self.views.of(self.entry), **self.views.scope()}
        return piles.merged(
            line
            for source in sources
            for line in piles.sourced(self.views, source, self._from(source), names)
        )

    def _from(self, source: PileSource) -> list[Entry]:
        if source.each is None:
            return [self.entry]
        entries = self.views.catalog.entries
        return [entries[id_] for id_ in self.taken.chosen.get(source.each, ())]


Made = tuple[Assembled, list[Problem]]
"""An assembly, and what it lacks."""


def assemblies(views: Views) -> list[Made]:
    """All assemblies put together as recommended."""
    catalog = views.catalog
    kinds = {assembly.kind for assembly in catalog.game.assemblies.values()}
    entries = (e for e in catalog.entries.values() if e.kind in kinds)
    made = (assemble(views, entry.id) for entry in entries)
    return [(put, problems) for put, problems in made if put is not None]

"""A catalogue and the name of a target in, what it is put together from out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from cardwright.base.suggest import did_you_mean
from cardwright.model.entry import Assembled, Catalog, Copy, Deck, Entry, Line, Printing
from cardwright.model.game import Assembly, PileSource, Target
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Map, place_of
from cardwright.model.views import Views
from cardwright.resolve.assembly import piles
from cardwright.resolve.assembly.choices import CODE, Taken, Wanted, take, wanted
from cardwright.resolve.assembly.piles import decks
from cardwright.resolve.game.words import spaced

__all__ = [
    "ALL",
    "assemble",
    "assemblies",
    "check_targets",
    "decks",
    "printing",
    "printings",
]

ALL = "all"
"""The name of the target that is the whole game."""


def assemble(
    catalog: Catalog, entry_id: str, with_: Sequence[str] = ()
) -> tuple[Assembled | None, list[Problem]]:
    """The assembly of an entry; ``None`` if its kind has none.

    ``with_`` names the entries for its choices. Without any of a kind the preferred are
    taken, then those that fit, by id. Each choice that is not met is one problem.
    """
    entry = catalog.entries.get(entry_id)
    assembly = None if entry is None else _assembly(catalog, entry)
    if entry is None or assembly is None:
        return None, []
    views = Views(catalog)
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


def _assembly(catalog: Catalog, entry: Entry) -> Assembly | None:
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


def printings(catalog: Catalog) -> tuple[Printing, ...]:
    """Everything that can be printed: the whole game, then each target that has cards.

    Targets that cannot be filled are left out; ``check_targets`` tells of them.
    """
    names = [ALL, *catalog.game.targets, *_printable_ids(catalog)]
    made = [printing(catalog, name) for name in names]
    found = [p for p, problems in made if p is not None and not problems]
    return tuple(p for p in found if p.copies)


def _printable_ids(catalog: Catalog) -> Iterator[str]:
    kinds = catalog.game.kinds
    put = {assembly.kind for assembly in catalog.game.assemblies.values()}
    for entry in catalog.entries.values():
        if entry.kind in put or entry.held or kinds[entry.kind].deck is not None:
            yield entry.id


Made = tuple[Assembled, list[Problem]]
"""An assembly, and what it lacks."""


def assemblies(catalog: Catalog) -> list[Made]:
    """All assemblies put together as recommended."""
    kinds = {assembly.kind for assembly in catalog.game.assemblies.values()}
    entries = (e for e in catalog.entries.values() if e.kind in kinds)
    made = (assemble(catalog, entry.id) for entry in entries)
    return [(put, problems) for put, problems in made if put is not None]


def check_targets(catalog: Catalog, made: Iterable[Made]) -> Iterator[Problem]:
    """Targets and assemblies for which too few entries are there.

    All else prints what it holds, so that nothing can be missing.
    """
    found = [p for name in catalog.game.targets for p in printing(catalog, name)[1]]
    found += [problem for _, problems in made for problem in problems]
    yield from dict.fromkeys(found)


def printing(
    catalog: Catalog, target_id: str, with_: Sequence[str] = ()
) -> tuple[Printing | None, list[Problem]]:
    """What a target prints: the whole game (``all``), a named target or an entry.

    ``with_`` fills its slots or choices. What does not fit is one problem each.
    """
    game = catalog.game
    if target_id in game.targets:
        title, contents = (
            game.targets[target_id].title,
            _target(catalog, target_id, with_),
        )
    elif target_id in catalog.entries:
        entry = catalog.entries[target_id]
        title, contents = entry.name, _entry(catalog, entry, with_)
    elif target_id == ALL:
        every = [Copy(e.id, e.copies) for e in catalog.entries.values()]
        place = place_of(game.forms.get("game", Map()), ())
        title, contents = game.title, _Contents(every, _nothing_with(with_, place))
    else:
        return None, [_no_target(catalog, target_id)]
    stem = "+".join([target_id, *with_])
    return Printing(stem, title, _summed(catalog, contents.copies)), contents.problems


def _no_target(catalog: Catalog, name: str) -> Problem:
    known = [ALL, *catalog.game.targets, *_printable_ids(catalog)]
    place = place_of(catalog.game.forms.get("game", Map()), ("targets",), "key")
    message = f'there is nothing to print called "{name}"'
    return Problem(CODE, place, message, did_you_mean(name, known))


@dataclass(frozen=True, slots=True)
class _Contents:
    copies: list[Copy]
    problems: list[Problem]


def _target(catalog: Catalog, name: str, with_: Sequence[str]) -> _Contents:
    target = catalog.game.targets[name]
    manifest = catalog.game.forms.get("game", Map())
    place = place_of(manifest, ("targets", name), "key")
    taken = take(catalog, _slots(catalog, target), with_, place)
    ids = [id_ for chosen in taken.chosen.values() for id_ in chosen]
    ids += [id_ for id_ in target.extra if id_ in catalog.entries]
    parts = [_entry(catalog, catalog.entries[id_], ()) for id_ in ids]
    problems = [*taken.problems, *(p for part in parts for p in part.problems)]
    return _Contents([copy for part in parts for copy in part.copies], problems)


def _slots(catalog: Catalog, target: Target) -> dict[str, Wanted]:
    kinds = catalog.game.kinds
    return {
        kind: Wanted(
            of=target.name,
            kind=kinds[kind],
            number=number,
            fitting=tuple(entry.id for entry in catalog.of_kind(kind)),
            repeats=True,
        )
        for kind, number in target.slots.items()
        if kind in kinds
    }


def _entry(catalog: Catalog, entry: Entry, with_: Sequence[str]) -> _Contents:
    """What an entry prints: its assembly, its deck, or itself and what it holds."""
    if _assembly(catalog, entry) is not None:
        return _assembled(catalog, entry, with_)
    problems = _nothing_with(with_, entry.id_place)
    written = catalog.game.kinds[entry.kind].deck
    if written is not None:
        lines = piles.deck(catalog, entry, written).lines
        return _Contents([Copy(entry.id, entry.copies), *_copies(lines)], problems)
    return _Contents(list(_held(catalog, entry, entry.copies)), problems)


def _nothing_with(with_: Sequence[str], place: Place) -> list[Problem]:
    if not with_:
        return []
    message = f'"{with_[0]}" has no place here'
    return [Problem(CODE, place, message, "this target takes no entries with it")]


def _held(catalog: Catalog, entry: Entry, count: int) -> Iterator[Copy]:
    yield Copy(entry.id, count)
    for id_ in entry.held:
        held = catalog.entries.get(id_)
        if held is not None and held.owner == entry.id:
            yield from _held(catalog, held, held.copies)


def _assembled(catalog: Catalog, entry: Entry, with_: Sequence[str]) -> _Contents:
    """The entry, what was chosen, its piles, and what comes along.

    Of what comes along those copies are left out that the piles have already.
    """
    put, problems = assemble(catalog, entry.id, with_)
    assembly = _assembly(catalog, entry)
    if put is None or assembly is None:
        return _Contents([], problems)
    chosen = [id_ for ids in put.chosen.values() for id_ in ids]
    copies = [Copy(entry.id, entry.copies)]
    copies += [Copy(id_, catalog.entries[id_].copies) for id_ in chosen]
    for name, pile in put.piles.items():
        copies += _copies(pile.lines, assembly.piles[name].back)
    return _Contents([*copies, *_missing(put, copies)], problems)


def _missing(put: Assembled, copies: Sequence[Copy]) -> Iterator[Copy]:
    for line in put.extra:
        there = [copy for copy in copies if copy.entry == line.entry]
        lacking = line.copies - sum(copy.copies for copy in there)
        if lacking > 0:
            yield Copy(line.entry, lacking, there[0].back if there else None)


def _copies(lines: Iterable[Line], back: str | None = None) -> list[Copy]:
    return [Copy(line.entry, line.copies, back) for line in lines]


def _summed(catalog: Catalog, copies: Iterable[Copy]) -> tuple[Copy, ...]:
    """Those that have faces, each entry and back once, in the order they came."""
    kinds, entries = catalog.game.kinds, catalog.entries
    sums: dict[tuple[str, str | None], int] = {}
    for copy in copies:
        if kinds[entries[copy.entry].kind].faces:
            key = (copy.entry, copy.back)
            sums[key] = sums.get(key, 0) + copy.copies
    return tuple(Copy(id_, count, back) for (id_, back), count in sums.items())

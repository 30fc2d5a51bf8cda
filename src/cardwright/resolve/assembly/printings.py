"""A catalogue and the name of a target in, all that it prints out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from cardwright.base.suggest import did_you_mean
from cardwright.model.entry import (
    Assembled,
    Catalog,
    Component,
    Copy,
    Entry,
    Line,
    Printing,
)
from cardwright.model.game import Target
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Map, place_of
from cardwright.model.views import Views
from cardwright.resolve.assembly import counting, extras, piles
from cardwright.resolve.assembly.assemble import Made, assemble, assembly_of
from cardwright.resolve.assembly.choices import CODE, Wanted, take
from cardwright.resolve.game.words import title

ALL = "all"
"""The name of the target that is the whole game."""


def printings(catalog: Catalog) -> tuple[Printing, ...]:
    """Everything that can be printed: the whole game, then each target that has cards.

    Targets that cannot be filled are left out; ``check_targets`` tells of them.
    """
    views = Views(catalog)
    made = [printing(views, name) for name in known_targets(catalog)]
    found = [p for p, problems in made if p is not None and not problems]
    return tuple(p for p in found if p.copies)


def known_targets(catalog: Catalog) -> list[str]:
    """All that goes by a name of its own: the game, named targets, decks and such."""
    return [ALL, *catalog.game.targets, *_printable_ids(catalog)]


def _printable_ids(catalog: Catalog) -> Iterator[str]:
    kinds = catalog.game.kinds
    put = {assembly.kind for assembly in catalog.game.assemblies.values()}
    for entry in catalog.entries.values():
        if entry.kind in put or entry.held or kinds[entry.kind].deck is not None:
            yield entry.id


def check_targets(views: Views, made: Iterable[Made]) -> Iterator[Problem]:
    """Targets and assemblies for which too few entries are there.

    All else prints what it holds, so that nothing can be missing.
    """
    targets = views.catalog.game.targets
    found = [p for name in targets for p in printing(views, name)[1]]
    found += [problem for _, problems in made for problem in problems]
    yield from dict.fromkeys(found)


def printing(
    views: Views, target_id: str, with_: Sequence[str] = ()
) -> tuple[Printing | None, list[Problem]]:
    """What a target prints: the whole game (``all``), a named target or an entry.

    ``with_`` fills its slots or choices. What does not fit is one problem each.
    """
    catalog, game = views.catalog, views.catalog.game
    target = game.targets.get(target_id)
    if target is not None:
        name, contents = target.title, _target(views, target, with_)
    elif target_id in catalog.entries:
        entry = catalog.entries[target_id]
        name, contents = entry.name, _entry(views, entry, with_)
    elif target_id == ALL:
        every = [_own(catalog, entry) for entry in catalog.entries.values()]
        place = place_of(game.forms.get("game", Map()), ())
        name, contents = game.title, _Contents(every, _nothing_with(with_, place))
    else:
        return None, [_no_target(catalog, target_id)]
    found = Printing(
        stem="+".join([target_id, *with_]),
        title=name,
        copies=_summed(catalog, contents.copies),
        components=contents.components,
        contents=contents.listed if target is None else target.contents,
    )
    return found, contents.problems


def _no_target(catalog: Catalog, name: str) -> Problem:
    place = place_of(catalog.game.forms.get("game", Map()), ("targets",), "key")
    message = f'there is nothing to print called "{name}"'
    return Problem(CODE, place, message, did_you_mean(name, known_targets(catalog)))


@dataclass(frozen=True, slots=True)
class _Contents:
    """What is printed; ``piles`` are the sizes of assembled piles by name.

    ``listed``: a page of contents goes before all others.
    """

    copies: list[Copy]
    problems: list[Problem]
    piles: Counter[str] = field(default_factory=Counter)
    components: tuple[Component, ...] = ()
    listed: bool = False


def _target(views: Views, target: Target, with_: Sequence[str]) -> _Contents:
    catalog = views.catalog
    manifest = catalog.game.forms.get("game", Map())
    place = place_of(manifest, ("targets", target.name), "key")
    taken = take(catalog, _slots(catalog, target), with_, place)
    ids = [id_ for chosen in taken.chosen.values() for id_ in chosen]
    parts = [_entry(views, catalog.entries[id_], ()) for id_ in ids]
    sizes: Counter[str] = Counter()
    for part in parts:
        sizes += part.piles
    filling = [copy for part in parts for copy in part.copies]
    along = extras.along(views, target, sizes, filling)
    parts += [_along(views, extra) for extra in along.extras]
    problems = [*taken.problems, *(p for part in parts for p in part.problems)]
    copies = [copy for part in parts for copy in part.copies]
    own = (piece for part in parts for piece in part.components)
    return _Contents(copies, problems, sizes, (*own, *along.components))


def _along(views: Views, wanted: extras.Along) -> _Contents:
    """An entry that comes along, with its own copies or as many as are asked for."""
    if wanted.copies is None:
        return _entry(views, wanted.entry, ())
    part = _entry(views, replace(wanted.entry, copies=1), ())
    times = [replace(copy, copies=copy.copies * wanted.copies) for copy in part.copies]
    return replace(part, copies=times)


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


def _entry(views: Views, entry: Entry, with_: Sequence[str]) -> _Contents:
    """What an entry prints: its assembly, its deck, or itself and what it holds."""
    catalog = views.catalog
    if assembly_of(catalog, entry) is not None:
        return _assembled(views, entry, with_)
    problems = _nothing_with(with_, entry.id_place)
    written = catalog.game.kinds[entry.kind].deck
    if written is not None:
        lines = piles.deck(catalog, entry, written).lines
        copies = _copies(lines, title(entry.name))
        return _Contents([_own(catalog, entry), *copies], problems)
    part = title(entry.name) if entry.held else None
    return _Contents(list(_held(catalog, entry, entry.copies, part)), problems)


def _own(catalog: Catalog, entry: Entry) -> Copy:
    """An entry by itself, among others of its kind."""
    kind = catalog.game.kinds[entry.kind]
    return Copy(entry.id, entry.copies, part=title(kind.plural))


def _nothing_with(with_: Sequence[str], place: Place) -> list[Problem]:
    if not with_:
        return []
    message = f'"{with_[0]}" has no place here'
    return [Problem(CODE, place, message, "this target takes no entries with it")]


def _held(
    catalog: Catalog, entry: Entry, count: int, part: str | None
) -> Iterator[Copy]:
    """An entry and all that it holds, as parts of the first one that holds others."""
    own = _own(catalog, entry)
    yield replace(own, copies=count, part=own.part if part is None else part)
    for id_ in entry.held:
        held = catalog.entries.get(id_)
        if held is not None and held.owner == entry.id:
            yield from _held(catalog, held, held.copies, part)


def _assembled(views: Views, entry: Entry, with_: Sequence[str]) -> _Contents:
    """The entry, what was chosen, its piles, and what comes along.

    Of what comes along those copies are left out that the piles have already.
    """
    catalog = views.catalog
    put, problems = assemble(views, entry.id, with_)
    assembly = assembly_of(catalog, entry)
    if put is None or assembly is None:
        return _Contents([], problems)
    chosen = [id_ for ids in put.chosen.values() for id_ in ids]
    copies = [_own(catalog, entry)]
    copies += [_own(catalog, catalog.entries[id_]) for id_ in chosen]
    for name, pile in put.piles.items():
        copies += _copies(pile.lines, title(pile.title), assembly.piles[name].back)
    sizes = Counter({name: pile.size for name, pile in put.piles.items()})
    whole = [*copies, *_missing(catalog, put, copies)]
    made = _Contents(whole, problems, sizes, listed=assembly.contents)
    if not assembly.components:
        return made
    number = counting.seats(catalog.game, assembly, put.chosen)
    found = extras.pieces(views, number, sizes, whole)
    parts = [_along(views, extra) for extra in found.extras]
    whole = [*whole, *(copy for part in parts for copy in part.copies)]
    return replace(made, copies=whole, components=found.components)


def _missing(
    catalog: Catalog, put: Assembled, copies: Sequence[Copy]
) -> Iterator[Copy]:
    for line in put.extra:
        there = [copy for copy in copies if copy.entry == line.entry]
        lacking = line.copies - sum(copy.copies for copy in there)
        if lacking > 0:
            own = _own(catalog, catalog.entries[line.entry])
            back = there[0].back if there else None
            yield replace(own, copies=lacking, back=back)


def _copies(lines: Iterable[Line], part: str, back: str | None = None) -> list[Copy]:
    return [Copy(line.entry, line.copies, back, part) for line in lines]


def _summed(catalog: Catalog, copies: Iterable[Copy]) -> tuple[Copy, ...]:
    """Those that have faces; each entry and back once in a part, in order."""
    kinds, entries = catalog.game.kinds, catalog.entries
    sums: Counter[Copy] = Counter()
    for copy in copies:
        if kinds[entries[copy.entry].kind].faces:
            sums[replace(copy, copies=0)] += copy.copies
    return tuple(replace(copy, copies=count) for copy, count in sums.items() if count)

"""A game and its content in; the catalogue and every problem of its data out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from cardwright.model.entry import Catalog
from cardwright.model.game import Game
from cardwright.model.problem import Problem
from cardwright.model.source import Document
from cardwright.model.views import Views
from cardwright.pipeline.drawing import all_drawn, undealt
from cardwright.pipeline.gate import Gate
from cardwright.pipeline.saying import Said, say_all
from cardwright.pipeline.touched import touched
from cardwright.pipeline.unsure import mentioning, sure
from cardwright.resolve.assembly.assemble import assemblies, decks
from cardwright.resolve.assembly.printings import check_targets
from cardwright.resolve.entries.claims import held_kinds
from cardwright.resolve.entries.entries import resolve_entries
from cardwright.resolve.entries.formvalues import check_form_values
from cardwright.resolve.entries.memory import Memory
from cardwright.resolve.given import check_conditions
from cardwright.resolve.saying.wording import check_phrases
from cardwright.rules.check import Book, check_rules, read_rules
from cardwright.rules.elsewhere import check_conditions as check_compared
from cardwright.rules.elsewhere import check_values
from cardwright.rules.judge import Judge
from cardwright.rules.levels import read_levels
from cardwright.validate.entries import Judges, check_entries
from cardwright.validate.files import check_files
from cardwright.validate.formtexts import check_form_texts
from cardwright.validate.icons import check_icons
from cardwright.validate.links import check_links
from cardwright.validate.prose.check import Usage, check_prose
from cardwright.validate.sayings import check_sayings
from cardwright.validate.texts import check_texts


@dataclass(frozen=True, slots=True)
class Known:
    """What one game gives, whatever its entries, and what its entries gave.

    ``compared`` are conditions of the game that can never hold.
    """

    memory: Memory
    judges: Judges
    book: Book
    usage: Usage
    icons: Collection[str]
    compared: Collection[Problem]


@dataclass(frozen=True, slots=True)
class Examined:
    """The entries, what their structure says, and all that is wrong with them.

    ``spoilt`` are the entries that have an error; ``known`` is what is of use when the
    game is examined again with few changes.
    """

    catalog: Catalog
    said: Said
    problems: tuple[Problem, ...]
    spoilt: frozenset[str]
    known: Known


def examine(  # noqa: PLR0913
    game: Game,
    content: Sequence[Document],
    art: Collection[str],
    like: Examined | None = None,
    *,
    icons: Collection[str] = (),
    unread: Collection[str] = (),
    unsure: Collection[str] | None = None,
) -> Examined:
    """Resolve, validate, link, say, rule; each stage leaves out what is spoilt.

    ``art`` are the game's pictures, relative to its folder. What can only be wrong
    within an entry is not looked for where it is as it was in ``like``, nor what can
    only be wrong with the game. ``icons`` are the names of all icon files, for hints.
    Of what may come of ``unread`` files, which are left out, nothing is told, nor what
    needs one of the names that are ``unsure`` because forms have slips, nor of rules.
    """
    known = like.known if like else None
    icons = known.icons if known else icons
    memory = known.memory if known else Memory(game, learns=bool(game.cases))
    compared = known.compared if known else tuple(check_compared(game))
    catalog, found = resolve_entries(game, content, memory, unread)
    levels = read_levels(game.forms.get("rules"), game.slug)
    fresh = _changed(catalog, like.catalog) if like else catalog
    gate = Gate(catalog, found, levels.is_grave, fresh)
    judges = known.judges if known else Judges(game)
    gate.let(check_entries(fresh, judges))
    gate.drop("unused")
    lost = {kind for id_ in gate.torn for kind in _held(catalog, id_)}
    catalog = replace(catalog, nameless=catalog.nameless | lost)
    gate.leave_out(mentioning(catalog, unsure or ()))
    gate.let(*_of_entries(catalog, fresh, icons, art))
    gate.drop("unused")
    forms = _of_forms(game, icons, compared) if like is None else ()
    gate.let(*(sure(found, unsure or (), game) for found in forms))
    prose = check_prose(fresh, known.usage if known else None)
    gate.leave_out(_waiting(catalog) if unread else ())
    # What most texts have, and names that are there twice, need all texts.
    gate.let(prose.problems if not unread and unsure is None else ())
    said = say_all(catalog, fresh.entries.keys() - gate.spoilt)
    gate.let(said.problems)
    book = known.book if known else read_rules(Judge(catalog, Views(catalog).of))
    catalog = _drawn(catalog, book, gate) if unsure is None else catalog
    spoilt = frozenset(gate.spoilt)
    known = Known(memory, judges, book, prose.usage, icons, compared)
    new = touched(catalog, like.catalog) if like else None
    gate.let(_rules(Views(catalog), spoilt, known, new) if unsure is None else ())
    return Examined(catalog, said, gate.told(), spoilt, known)


def _of_entries(
    catalog: Catalog, fresh: Catalog, icons: Collection[str], art: Collection[str]
) -> Iterator[Iterable[Problem]]:
    """What can be wrong with entries whose schemas find nothing amiss."""
    yield from (check_links(catalog), check_sayings(fresh))
    yield from (check_texts(fresh, icons), check_files(fresh, art))
    yield check_values(catalog.game, fresh.entries.values())


def _of_forms(
    game: Game, icons: Collection[str], compared: Collection[Problem]
) -> Iterator[Iterable[Problem]]:
    """What can only be wrong with the game itself."""
    yield from (check_phrases(game), check_form_values(game), check_conditions(game))
    yield from (check_icons(game, icons), check_form_texts(game, icons), compared)


def _changed(catalog: Catalog, like: Catalog) -> Catalog:
    """Only the entries that were written otherwise in ``like``, or not at all."""
    before = {id(entry.body) for entry in like.entries.values()}
    entries = catalog.entries.items()
    return replace(
        catalog, entries={i: e for i, e in entries if id(e.body) not in before}
    )


def _held(catalog: Catalog, id_: str) -> Iterator[str]:
    """The kinds that an entry can hold, as its schema says."""
    return held_kinds(catalog.game.kinds[catalog.entries[id_].kind].schema)


def _waiting(catalog: Catalog) -> Iterator[str]:
    """Entries that name what may be an entry that is not read or has no id."""
    for entry in catalog.entries.values():
        links = (k for k in entry.links if not catalog.nameless.isdisjoint(k.kinds))
        is_made = entry.made_from is not None and entry.kind in catalog.nameless
        if is_made or any(link.to not in catalog.entries for link in links):
            yield entry.id


def _drawn(catalog: Catalog, book: Book, gate: Gate) -> Catalog:
    """The catalogue with the decks of all recipes that can be drawn."""
    unfit = gate.spoilt.union(_naming(catalog, gate.spoilt))
    catalog, slips = all_drawn(catalog, book, unfit)
    gate.let(slips)
    return catalog


def _rules(
    views: Views,
    spoilt: Collection[str],
    known: Known,
    touched: Collection[str] | None,
) -> Iterator[Problem]:
    """What breaks rules, of decks and single entries only where it may be new.

    Rules that select nothing are told only in the game as it is, where all may be new.
    """
    catalog = views.catalog
    made = assemblies(views)
    # Where a condition can never hold nothing fits, which is no news.
    if not spoilt and not catalog.nameless and not known.compared:
        yield from check_targets(views, made)
    lost = undealt(catalog)
    dealt = [deck for deck in decks(catalog, touched) if deck.id not in lost]
    tables = dealt, [put for put, _ in made]
    unfit = frozenset(spoilt).union(_naming(catalog, spoilt))
    given = (catalog, views.of, *tables, unfit)
    yield from check_rules(*given, book=known.book, touched=touched)


def _naming(catalog: Catalog, spoilt: Collection[str]) -> Iterator[str]:
    """Entries through which rules would read one that has an error or no id."""
    yield from _waiting(catalog)
    for entry in catalog.entries.values():
        if any(link.to in spoilt for link in entry.links):
            yield entry.id

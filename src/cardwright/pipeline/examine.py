"""A game and its content in; the catalogue and every problem of its data out."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cardwright.model.entry import Assembled, Catalog, Deck, Entry
from cardwright.model.game import Game
from cardwright.model.problem import Problem
from cardwright.model.source import Document
from cardwright.model.views import Views
from cardwright.pipeline.gate import Gate
from cardwright.pipeline.saying import Said, say_all
from cardwright.resolve.assembly.assemble import assemble, check_targets, decks
from cardwright.resolve.entries.entries import resolve_entries
from cardwright.resolve.entries.formvalues import check_form_values
from cardwright.resolve.saying.wording import check_phrases
from cardwright.rules.check import check_rules
from cardwright.rules.levels import read_levels
from cardwright.validate.entries import check_entries
from cardwright.validate.files import check_files
from cardwright.validate.formtexts import check_form_texts
from cardwright.validate.icons import check_icons
from cardwright.validate.links import check_links
from cardwright.validate.prose.check import check_prose
from cardwright.validate.sayings import check_sayings
from cardwright.validate.texts import check_texts


@dataclass(frozen=True, slots=True)
class Examined:
    """The entries, what their structure says, and all that is wrong with them.

    ``spoilt`` are the entries that have an error.
    """

    catalog: Catalog
    said: Said
    problems: tuple[Problem, ...]
    spoilt: frozenset[str]


def examine(
    game: Game,
    content: Sequence[Document],
    art: Collection[str],
    like: Catalog | None = None,
    icons: Collection[str] = (),
) -> Examined:
    """Resolve, validate, link, say, rule; each stage leaves out what is spoilt.

    ``art`` are the game's pictures, relative to its folder. What can only be wrong
    within an entry is not looked for where the entry is as it was in ``like``.
    ``icons`` are the names of all icon files, for hints.
    """
    catalog, found = resolve_entries(game, content)
    levels = read_levels(game.forms.get("rules"), game.slug)
    gate = Gate(catalog, found, levels.is_grave)
    fresh = catalog if like is None else _changed(catalog, like)
    gate.let(check_entries(fresh))
    gate.drop("unused")
    lost = {kind for id_ in gate.torn for kind in _held(catalog, id_)}
    catalog = replace(catalog, nameless=catalog.nameless | lost)
    gate.let(
        check_links(catalog),
        check_sayings(fresh),
        check_texts(fresh, icons),
        check_files(fresh, art),
    )
    if like is None:
        gate.let(check_phrases(game), check_form_values(game))
        gate.let(check_icons(game, icons), check_form_texts(game, icons))
        gate.let(check_prose(catalog).problems)
    said = say_all(catalog, fresh.entries.keys() - gate.spoilt)
    gate.let(said.problems)
    gate.let(_rules(catalog, frozenset(gate.spoilt)))
    return Examined(catalog, said, tuple(gate.problems), frozenset(gate.spoilt))


def _changed(catalog: Catalog, like: Catalog) -> Catalog:
    """Only the entries that were written otherwise in ``like``, or not at all."""
    before = {id(entry.body) for entry in like.entries.values()}
    entries = catalog.entries.items()
    return replace(
        catalog, entries={i: e for i, e in entries if id(e.body) not in before}
    )


def _held(catalog: Catalog, id_: str) -> Iterator[str]:
    """The kinds that an entry can hold, as its schema says."""
    schemas: list[Any] = [catalog.game.kinds[catalog.entries[id_].kind].schema]
    while schemas:
        schema = schemas.pop()
        if isinstance(schema, Mapping):
            held = schema.get("x-holds", ())
            yield from [held] if isinstance(held, str) else held
            schemas += schema.values()
        elif isinstance(schema, list):
            schemas += schema


def tables(catalog: Catalog) -> tuple[tuple[Deck, ...], tuple[Assembled, ...]]:
    """All decks of a game, and all its assemblies put together as recommended."""
    kinds = {assembly.kind for assembly in catalog.game.assemblies.values()}
    put = [assemble(catalog, e.id)[0] for e in _of_kinds(catalog, kinds)]
    return decks(catalog), tuple(found for found in put if found is not None)


def _of_kinds(catalog: Catalog, kinds: Collection[str]) -> Iterator[Entry]:
    return (e for e in catalog.entries.values() if e.kind in kinds)


def _rules(catalog: Catalog, spoilt: Collection[str]) -> Iterator[Problem]:
    if not spoilt and not catalog.nameless:
        yield from check_targets(catalog)
    yield from check_rules(catalog, Views(catalog).of, *tables(catalog), spoilt)

"""A catalogue in; the catalogue with the decks of its recipes drawn out."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from cardwright.model.entry import Catalog
from cardwright.model.problem import Problem
from cardwright.model.views import Views
from cardwright.rules.check import Book
from cardwright.rules.dealing import drawn, recipes
from cardwright.rules.judge import Judge
from cardwright.rules.recipe import CODE


def all_drawn(
    catalog: Catalog, book: Book, spoilt: Collection[str] = (), seed: str = ""
) -> tuple[Catalog, list[Problem]]:
    """Every recipe with its deck, and what stands in the way of some.

    ``spoilt`` entries are not drawn, and no deck is drawn with them: that too few are
    left is no news then.
    """
    known = recipes(catalog.game, catalog.entries.values())
    wanted = [row for row in known if row[0].id not in spoilt]
    if not wanted:
        return catalog, []
    judge = Judge(catalog, Views(catalog).of, spoilt)
    entries, problems = dict(catalog.entries), list[Problem]()
    for entry, written in wanted:
        made, slips = drawn(judge, book.formats, entry, written, seed)
        entries[entry.id] = made
        problems += (p for p in slips if p.code != CODE or judge.whole())
    return replace(catalog, entries=entries), problems


def is_drawn(catalog: Catalog, ident: str) -> bool:
    """Whether an entry's deck is drawn at random."""
    known = recipes(catalog.game, catalog.entries.values())
    return ident in {entry.id for entry, _ in known}


def undealt(catalog: Catalog) -> frozenset[str]:
    """The recipes that have no deck, for whatever reason."""
    known = recipes(catalog.game, catalog.entries.values())
    return frozenset(e.id for e, written in known if written.cards not in e.fields)

"""A game's content in, so much of it as its cases need out.

A case looks at the whole game once more. What blueprints make by the hundred is more of
the same: it is left out, unless a case names it or a rule counts it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from cardwright.model.entry import Catalog
from cardwright.model.game import Game
from cardwright.model.source import Document, Map
from cardwright.resolve.entries.blueprints import FROM
from cardwright.resolve.entries.claims import claimants
from cardwright.rules.check import Book

MANY: Final = 20
"""So many files of what blueprints made are worth leaving out."""

ALONE: Final = ("every", "links", "unique", "excludes")
"""Assertions that tell of entries which they name, not of how many there are."""


def case_world(
    game: Game, content: Sequence[Document], catalog: Catalog, book: Book
) -> Sequence[Document]:
    """The documents without those that only hold made entries of no case's concern."""
    if any(rule.form not in ALONE for rule in book.assertions):
        return content
    named = frozenset(_named(game, catalog))
    spare = {d.file for d in content if _is_spare(game, d, named)}
    if len(spare) < MANY:
        return content
    return [document for document in content if document.file not in spare]


def _named(game: Game, catalog: Catalog) -> Iterator[str]:
    """All words of the cases, and the entries that hold those named in them."""
    for text in _texts([*game.cases], keys=True):
        yield text
        for word in text.split("."):
            entry = catalog.entries.get(word)
            while entry is not None:
                yield entry.id
                entry = catalog.entries.get(entry.owner or "")


def _texts(data: Any, *, keys: bool = False) -> Iterator[str]:
    if isinstance(data, str):
        yield str(data)
    elif isinstance(data, Map):
        yield from data if keys else ()
        for value in data.values():
            yield from _texts(value, keys=keys)
    elif isinstance(data, list):
        for item in data:
            yield from _texts(item, keys=keys)


def _is_spare(game: Game, document: Document, named: frozenset[str]) -> bool:
    data = document.data
    bodies = data if isinstance(data, list) else [data]
    kinds = claimants(game, document.file)
    made = {kind.blueprint_of for kind in game.kinds.values()}
    if not bodies or len(kinds) != 1 or kinds[0].name not in made:
        return False
    return all(
        isinstance(body, Map) and FROM in body and named.isdisjoint(_texts(body))
        for body in bodies
    )

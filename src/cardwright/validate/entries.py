"""A catalogue in, problems out where an entry breaks its kind's schema."""

from __future__ import annotations

from collections.abc import Iterator

from jsonschema import Draft202012Validator
from jsonschema.protocols import Validator

from cardwright.base.english import with_article
from cardwright.model.entry import Catalog, Entry
from cardwright.model.game import Game
from cardwright.model.problem import Problem
from cardwright.validate.breach import Subject
from cardwright.validate.explain import explain
from cardwright.validate.keywords import CORE_KEYS
from cardwright.validate.quick import Judge, quick


class Judges:
    """What judges the entries of each kind of a game; made when it is first asked."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._passes: dict[str, Judge] = {}
        self._judges: dict[str, Validator] = {}

    def passes(self, entry: Entry) -> bool:
        """Whether nothing is wrong, as far as can be told at once."""
        if entry.kind not in self._passes:
            self._passes[entry.kind] = quick(self._game.kinds[entry.kind].schema)
        return self._passes[entry.kind](entry.fields)

    def of(self, kind: str) -> Validator:
        if kind not in self._judges:
            schema = self._game.kinds[kind].schema
            self._judges[kind] = Draft202012Validator(schema)
        return self._judges[kind]


def check_entries(catalog: Catalog, judges: Judges | None = None) -> Iterator[Problem]:
    """Each entry against its kind's schema, held ones against their own.

    A slip in a blueprint is told once, however many entries were made from it.
    """
    judges = judges or Judges(catalog.game)
    told: set[Problem] = set()
    for entry in catalog.entries.values():
        if judges.passes(entry):
            continue
        for problem in _check(entry, judges.of(entry.kind), catalog):
            if problem not in told:
                told.add(problem)
                yield problem


def _check(entry: Entry, judge: Validator, catalog: Catalog) -> list[Problem]:
    errors = list(judge.iter_errors(entry.fields))
    if not errors:
        return []
    free = tuple(key for key in CORE_KEYS if key not in entry.body)
    title = with_article(catalog.game.kinds[entry.kind].title)
    kind = entry.kind
    schema = catalog.game.kinds[kind].schema
    subject = Subject(title, entry.fields, entry.place, free, kind, schema)
    return explain(errors, subject)

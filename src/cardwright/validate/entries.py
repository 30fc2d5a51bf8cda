"""A catalogue in, problems out where an entry breaks its kind's schema."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from jsonschema import Draft202012Validator
from jsonschema.protocols import Validator

from cardwright.base.english import with_article
from cardwright.model.entry import Catalog, Entry
from cardwright.model.problem import Problem
from cardwright.validate.breach import Subject
from cardwright.validate.explain import explain
from cardwright.validate.keywords import CORE_KEYS
from cardwright.validate.quick import Judge, quick


def check_entries(catalog: Catalog) -> Iterator[Problem]:
    """Each entry against its kind's schema, held ones against their own.

    A slip in a blueprint is told once, however many entries were made from it.
    """
    judges, passes = _judges(catalog), _passes(catalog)
    told: set[Problem] = set()
    for entry in catalog.entries.values():
        if passes[entry.kind](entry.fields):
            continue
        for problem in _check(entry, judges[entry.kind], catalog):
            if problem not in told:
                told.add(problem)
                yield problem


def _judges(catalog: Catalog) -> Mapping[str, Validator]:
    kinds = catalog.game.kinds.values()
    return {kind.name: Draft202012Validator(kind.schema) for kind in kinds}


def _passes(catalog: Catalog) -> Mapping[str, Judge]:
    return {kind.name: quick(kind.schema) for kind in catalog.game.kinds.values()}


def _check(entry: Entry, judge: Validator, catalog: Catalog) -> list[Problem]:
    errors = list(judge.iter_errors(entry.fields))
    if not errors:
        return []
    free = tuple(key for key in CORE_KEYS if key not in entry.body)
    title = with_article(catalog.game.kinds[entry.kind].title)
    return explain(errors, Subject(title, entry.fields, entry.place, free))

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from cardwright.base import expression
from cardwright.model.entry import Entry
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Map
from cardwright.rules import predicates
from cardwright.rules.judge import Judge
from cardwright.rules.predicates import Ground
from cardwright.rules.rule import Clause, Rule
from tests.unit.rules.harbour import judge

HERE = Place("rules.yaml", 3, 5)
Check = Callable[[Judge, Rule, list[Entry], Ground], Iterable[Problem]]


def blamed(
    check: Check, names: str, others: str | None = None, **sources: str
) -> list[str]:
    """The ids of the entries that a predicate finds fault with, in order."""
    found = judge()
    entries = found.catalog.entries
    places = {name: Place(name) for name in entries}
    clauses = {k: Clause(expression.compile(s), HERE) for k, s in sources.items()}
    beside = None if others is None else [entries[name] for name in others.split()]
    ground = Ground("deck-rule", lambda entry: places[entry.id], beside)
    rule = Rule("open", "every", HERE, Map(), clauses=clauses)
    problems = check(found, rule, [entries[name] for name in names.split()], ground)
    return [problem.place.file for problem in problems]


@pytest.mark.parametrize(
    ("check", "sources", "wanted"),
    [
        (predicates.every, {"where": "pay == 1"}, ["bob", "fay"]),
        (predicates.every, {"where": "pay == 1", "if": "owner"}, ["fay"]),
        (predicates.unique, {"of": "pay"}, ["hal", "fay"]),
        (predicates.unique, {"of": "pay", "within": "owner.id"}, []),
        (predicates.unique, {"of": "pay", "where": "pay == 1"}, ["hal"]),
        (predicates.unique, {"of": "power"}, []),
        (predicates.ascending, {"of": "pay"}, ["hal"]),
        (predicates.ascending, {"of": "pay", "where": "pay == 2"}, []),
        (predicates.needs, {"where": "owner", "with": "pay == source.pay"}, []),
        (predicates.needs, {"where": "owner", "with": "pay > source.pay"}, ["fay"]),
        (predicates.excludes, {"where": "owner", "with": "pay == 2"}, ["hal", "fay"]),
        (predicates.excludes, {"where": "owner", "with": "pay == 3"}, []),
    ],
)
def test_predicates(check: Check, sources: dict[str, str], wanted: list[str]) -> None:
    assert blamed(check, "ann bob hal fay", None, **sources) == wanted


def test_others_than_the_entries_themselves() -> None:
    sources = {"with": "pay == 5"}
    assert blamed(predicates.needs, "ann bob", "cid", **sources) == ["ann", "bob"]
    assert blamed(predicates.excludes, "ann bob", "dot", **sources) == ["ann", "bob"]
    assert blamed(predicates.needs, "ann bob", "dot", **sources) == []

"""Predicates over single entries: a rule and entries come in, problems go out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cardwright.base.expression import ABSENT
from cardwright.model.entry import Entry
from cardwright.model.problem import Place, Problem
from cardwright.rules.judge import Judge
from cardwright.rules.rule import Rule, key_of


@dataclass(frozen=True, slots=True)
class Ground:
    """Where a predicate is applied: its code, and the place of an entry's problem.

    ``others`` are those that may stand beside an entry, if not the entries themselves.
    """

    code: str
    place: Callable[[Entry], Place]
    others: Sequence[Entry] | None = None


def every(
    judge: Judge, rule: Rule, entries: Iterable[Entry], ground: Ground
) -> Iterator[Problem]:
    """Each entry that ``if`` selects fulfils ``where``."""
    for entry in entries:
        scope = judge.scope(entry)
        if rule.selects(scope, "if") and not rule.selects(scope):
            source = rule.clauses["where"].expression.source
            message = f'"{entry.name}" breaks "{rule.name}": {source} does not hold'
            yield rule.broken(ground.code, ground.place(entry), message)


def unique(
    judge: Judge, rule: Rule, entries: Iterable[Entry], ground: Ground
) -> Iterator[Problem]:
    """No two entries that ``where`` selects have the same ``of``, within a group."""
    first: dict[Any, Entry] = {}
    for group, value, entry in _valued(judge, rule, entries):
        other = first.setdefault((group, key_of(value)), entry)
        if other is not entry:
            source = rule.clauses["of"].expression.source
            message = (
                f'"{entry.name}" and "{other.name}" have the same {source}, "{value}", '
                f'which "{rule.name}" does not allow'
            )
            place = ground.place(other)
            hint = f'"{other.name}" stands at {place.file}:{place.line}'
            yield rule.broken(ground.code, ground.place(entry), message, hint)


def ascending(
    judge: Judge, rule: Rule, entries: Iterable[Entry], ground: Ground
) -> Iterator[Problem]:
    """From entry to entry, as written, ``of`` never falls, within a group."""
    last: dict[Any, tuple[Any, Entry]] = {}
    for group, value, entry in _valued(judge, rule, entries):
        before = last.get(group)
        last[group] = (value, entry)
        if before and value < before[0]:
            source = rule.clauses["of"].expression.source
            message = (
                f'{source} falls from {before[0]} of "{before[1].name}" to {value} of '
                f'"{entry.name}", which "{rule.name}" does not allow'
            )
            yield rule.broken(ground.code, ground.place(entry), message)


def _valued(
    judge: Judge, rule: Rule, entries: Iterable[Entry]
) -> Iterator[tuple[Any, Any, Entry]]:
    """The selected entries that have a value, with their group and the value."""
    for entry in entries:
        scope = judge.scope(entry)
        value = rule.value(scope) if rule.selects(scope) else ABSENT
        if value is not ABSENT and value is not None:
            yield key_of(rule.value(scope, "within")), value, entry


def needs(
    judge: Judge, rule: Rule, entries: Sequence[Entry], ground: Ground
) -> Iterator[Problem]:
    """Beside each entry that ``where`` selects stands another that ``with`` selects."""
    for entry, other in _pairs(judge, rule, entries, ground):
        if other is None:
            source = rule.clauses["with"].expression.source
            message = (
                f'"{entry.name}" stands without another where {source}, '
                f'which "{rule.name}" asks for'
            )
            yield rule.broken(ground.code, ground.place(entry), message)


def excludes(
    judge: Judge, rule: Rule, entries: Sequence[Entry], ground: Ground
) -> Iterator[Problem]:
    """Beside no entry that ``where`` selects stands another that ``with`` selects."""
    for entry, other in _pairs(judge, rule, entries, ground):
        if other is not None:
            message = (
                f'"{entry.name}" stands beside "{other.name}", '
                f'which "{rule.name}" does not allow'
            )
            yield rule.broken(ground.code, ground.place(entry), message)


def _pairs(
    judge: Judge, rule: Rule, entries: Sequence[Entry], ground: Ground
) -> Iterator[tuple[Entry, Entry | None]]:
    """Each selected entry with the first other one that ``with`` selects."""
    others = entries if ground.others is None else ground.others
    for entry in entries:
        if rule.selects(judge.scope(entry)):
            yield entry, next(_partners(judge, rule, entry, others), None)


def _partners(
    judge: Judge, rule: Rule, entry: Entry, others: Iterable[Entry]
) -> Iterator[Entry]:
    for other in others:
        if other is not entry and rule.selects(judge.pair(entry, other), "with"):
            yield other

"""Rules and a catalogue come in, advice about rules that select nothing goes out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from cardwright.base.expression import ABSENT
from cardwright.model.entry import Entry
from cardwright.model.problem import Problem
from cardwright.rules.assertions import links_between
from cardwright.rules.judge import Judge
from cardwright.rules.rule import Rule, guarded
from cardwright.rules.wording import sort

CODE: Final = "rule-selects-nothing"

_VALUES: Final = ("of", "by", "sum")
"""Clauses whose value an entry must have for the rule to look at it."""


def idle(judge: Judge, rule: Rule, kinds: tuple[str, ...]) -> Iterator[Problem]:
    """Advice if no entry of ``kinds`` is such that the rule says anything of it."""
    check = _links if rule.form == "links" else _entries
    yield from guarded(check(judge, rule, judge.entries(kinds), kinds))


def _entries(
    judge: Judge, rule: Rule, entries: Sequence[Entry], kinds: tuple[str, ...]
) -> Iterator[Problem]:
    what = sort(judge.game, kinds)
    chosen = "if" if rule.form == "every" else "where"
    if not entries:
        yield _advice(rule, None, f"there is no {what}")
    elif not _any(judge, rule, entries, chosen):
        yield _advice(rule, chosen, f"no {what}")
    elif lost := next(_valueless(judge, rule, entries), None):
        yield _advice(rule, lost, f"no {what}")
    elif "ends" in rule.clauses and not _any(judge, rule, entries, "ends"):
        yield _advice(rule, "ends", f"no {what}")
    elif rule.form == "excludes" and not _excluded(judge, rule, entries):
        yield _advice(rule, "with", f"no {what}")


def _valueless(judge: Judge, rule: Rule, entries: Iterable[Entry]) -> Iterator[str]:
    """The clauses of which no selected entry has a value."""
    for key in _VALUES:
        if key in rule.clauses:
            scopes = filter(rule.selects, map(judge.scope, entries))
            values = (rule.value(scope, key) for scope in scopes)
            if all(value is ABSENT or value is None for value in values):
                yield key


def _any(judge: Judge, rule: Rule, entries: Iterable[Entry], key: str) -> bool:
    return any(rule.selects(judge.scope(entry), key) for entry in entries)


def _excluded(judge: Judge, rule: Rule, entries: Iterable[Entry]) -> bool:
    """Whether any entry could be one that others bear not beside them.

    A condition that reads both ends is not tried: that would take all pairs.
    """
    paths = rule.clauses["with"].expression.paths
    if any(path[0] == "source" for path in paths):
        return True
    others = judge.entries(rule.others) if rule.others else entries
    return any(rule.selects(judge.pair(e, e), "with") for e in others)


def _links(
    judge: Judge, rule: Rule, _: Sequence[Entry], kinds: tuple[str, ...]
) -> Iterator[Problem]:
    pairs = [judge.pair(s, t) for s, _, t in links_between(judge, rule)]
    ends = f"{sort(judge.game, kinds)} to a {sort(judge.game, rule.others)}"
    if not pairs:
        yield _advice(rule, None, f"there is no reference from a {ends}")
    elif not any(rule.selects(pair, "if") for pair in pairs):
        yield _advice(rule, "if", f"no reference from a {ends}")


def _advice(rule: Rule, key: str | None, why: str) -> Problem:
    """The advice at a clause that nothing fits, or at the whole rule."""
    clause = rule.clauses.get(key) if key else None
    place = clause.place if clause else rule.place
    said = f"{why} has {clause.expression.source}" if clause else why
    message = f'a rule of "{rule.name}" selects nothing: {said}'
    hint = "mend the condition, or take the rule out until it has something to judge"
    return Problem(CODE, place, message, hint, "advice", rule.stated)

"""Cards with copies come in, counts, shares, sums and spreads of them go out."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Any

from cardwright.base.expression import ABSENT, describe
from cardwright.model.entry import Entry
from cardwright.model.problem import Problem
from cardwright.rules.judge import Judge
from cardwright.rules.rule import Flawed, Number, Rule, key_of

Cards = Sequence[tuple[Entry, int]]
"""Entries, each with how many copies of it there are."""


def selected(judge: Judge, rule: Rule, cards: Cards) -> Cards:
    """The cards that the rule's ``where`` selects."""
    return [card for card in cards if rule.selects(judge.scope(card[0]))]


def size(cards: Cards) -> int:
    return sum(copies for _, copies in cards)


def share(judge: Judge, rule: Rule, cards: Cards) -> float:
    """The part of all cards that the rule selects, from 0 to 1; 0 if there are none."""
    total = size(cards)
    return size(selected(judge, rule, cards)) / total if total else 0.0


def tally(judge: Judge, rule: Rule, cards: Cards, key: str = "of") -> dict[Any, int]:
    """How many cards have each value, in the order of first appearance."""
    found: dict[Any, int] = {}
    for entry, copies in selected(judge, rule, cards):
        value = rule.value(judge.scope(entry), key)
        if value is not ABSENT and value is not None:
            name = key_of(value)
            found[name] = found.get(name, 0) + copies
    return found


def numeric(judge: Judge, rule: Rule, entry: Entry, key: str = "of") -> Number | None:
    """The entry's number, ``None`` if it has none; raises ``Flawed`` for a text."""
    value = rule.value(judge.scope(entry), key)
    if value is ABSENT or value is None:
        return None
    if isinstance(value, int | float):
        return value
    clause = rule.clauses[key]
    raise Flawed(
        Problem(
            "bad-expression",
            clause.place,
            f'{describe(value)} of "{entry.name}" is no number',
            f"where: {clause.expression.source} is number",
        )
    )


def total(judge: Judge, rule: Rule, cards: Cards) -> Number:
    """The sum of the rule's number over all copies; the count if it names no number."""
    found = selected(judge, rule, cards)
    if "of" not in rule.clauses:
        return size(found)
    return sum((numeric(judge, rule, card) or 0) * n for card, n in found)


def groups(judge: Judge, rule: Rule, cards: Cards) -> dict[Any, Number]:
    """The sum (or count) for each value of ``by``, and nought for other ``values``."""
    made: dict[Any, Number] = dict.fromkeys(
        map(key_of, rule.body.get("values") or ()), 0
    )
    for entry, copies in selected(judge, rule, cards):
        value = rule.value(judge.scope(entry), "by")
        if value is not ABSENT and value is not None:
            each = (numeric(judge, rule, entry) or 0) if "of" in rule.clauses else 1
            made[key_of(value)] = made.get(key_of(value), 0) + each * copies
    return made


Ends = tuple[tuple[str, Number], tuple[str, Number]]


def ends(judge: Judge, rule: Rule, cards: Cards) -> Ends | None:
    """The greatest and the least with what has it; ``None`` if there is nothing.

    Groups of ``by`` with their sums, else entries with their numbers of ``of``.
    """
    if "by" in rule.clauses:
        found = [(str(k), n) for k, n in groups(judge, rule, cards).items()]
    else:
        chosen = (entry for entry, _ in selected(judge, rule, cards))
        numbers = ((e.name, numeric(judge, rule, e)) for e in chosen)
        found = [(name, number) for name, number in numbers if number is not None]
    if not found:
        return None
    most, least = max(found, key=itemgetter(1)), min(found, key=itemgetter(1))
    return most, found[-1] if most is least else least


def spread(judge: Judge, rule: Rule, cards: Cards) -> Number:
    """Greatest less least: of the groups of ``by``, else of the numbers of ``of``."""
    found = ends(judge, rule, cards)
    return found[0][1] - found[1][1] if found else 0

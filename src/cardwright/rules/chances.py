"""Analyses of a shuffled pile: a rule and a subject come in, tables of odds go out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardwright.base.expression import ABSENT, ExpressionError, describe, filled
from cardwright.base.expression import compile as compiled
from cardwright.base.values import is_number
from cardwright.model.finding import Cell, Column
from cardwright.model.problem import Problem
from cardwright.model.source import Path, place_of
from cardwright.rules import counting
from cardwright.rules.judge import Judge
from cardwright.rules.names import check_path
from cardwright.rules.odds import DrawUntil, at_least
from cardwright.rules.reading import form, number
from cardwright.rules.rule import Clause, Flawed, Rule, key_of, misread
from cardwright.rules.subjects import Subject, Table


def draw_until(judge: Judge, rule: Rule, subject: Subject) -> Table:
    """For each pool: mean cards drawn, mean overshoot, odds of fewer than asked."""
    numbers, ends = _numbers(judge, rule, subject)
    ended = not _truth(judge, rule, subject, "unless")
    wanted = _wanted(judge, rule, subject)
    columns = (
        Column("pool", "number"),
        Column("cards drawn", "number"),
        Column("over the pool", "number"),
        *(Column(f"fewer than {least}", "share") for least in wanted),
    )

    def rows() -> Iterator[tuple[Cell, ...]]:
        low, high = rule.body["pools"]
        draw = DrawUntil(numbers, ends, high)
        for pool in range(low, high + 1):
            odds = (draw.fewer(least, pool, ended=ended) for least in wanted)
            yield pool, draw.mean(pool), draw.overshoot(pool), *odds

    # The odds take time: they are worked out when they are looked at.
    # Without odds of too few a limit is of the cards that are drawn on average.
    return Table(columns, rows(), range(3, 3 + len(wanted)) or range(1, 2))


def _numbers(judge: Judge, rule: Rule, subject: Subject) -> tuple[list[int], int]:
    """The numbers of the cards that add to the sum, and how many end the draw."""
    numbers: list[int] = []
    ends = 0
    for entry, copies in subject.cards:
        if "ends" in rule.clauses and rule.selects(judge.scope(entry), "ends"):
            ends += copies
            continue
        found = counting.numeric(judge, rule, entry, "sum") or 0
        if not isinstance(found, int) or found < 0:
            message = (
                f'"{entry.name}" has {found}, but a draw adds whole numbers from 0'
            )
            place = rule.clauses["sum"].place
            raise Flawed(Problem("wrong-type", place, message))
        numbers += [found] * copies
    return numbers, ends


def _wanted(judge: Judge, rule: Rule, subject: Subject) -> list[int]:
    """The numbers of cards of which fewer may be drawn: one, or from one to another."""
    written = rule.body.get("fewer")
    if written is None:
        return []
    if isinstance(written, list):
        return list(range(written[0], written[1] + 1))
    if isinstance(written, str):
        written = _told(judge, rule, subject, "fewer")
    if written is ABSENT:
        return []
    if not is_number(written):
        place = place_of(form(judge), _path(rule, "fewer"))
        message = f'{describe(written)} of "{subject.title}" is no number of cards'
        raise Flawed(Problem("wrong-type", place, message))
    return [int(written)]


def _truth(judge: Judge, rule: Rule, subject: Subject, key: str) -> bool:
    written = rule.body.get(key)
    return bool(
        _told(judge, rule, subject, key) if isinstance(written, str) else written
    )


def _told(judge: Judge, rule: Rule, subject: Subject, key: str) -> Any:
    """The value of an expression over the subject's entry, or else the parameters."""
    clause = _clause(judge, rule, key)
    entry = judge.catalog.entries.get(subject.id)
    value = clause.value(judge.scope(entry)) if entry else ABSENT
    if value is not ABSENT:
        return value
    parameters = {name: p.value for name, p in judge.game.parameters.items()}
    fields = dict.fromkeys((path[0] for path in clause.expression.paths), ABSENT)
    return clause.value({**fields, **parameters, **judge.given})


def _clause(judge: Judge, rule: Rule, key: str) -> Clause:
    written, path = rule.body[key], _path(rule, key)
    try:
        expression = compiled(filled(written) or written)
    except ExpressionError as error:
        raise misread(error, form(judge), path) from error
    return Clause(expression, place_of(form(judge), path))


def check_told(judge: Judge, rule: Rule, kinds: tuple[str, ...]) -> None:
    """Raise ``Flawed`` for a name that is no field of ``kinds`` and no parameter."""
    for key in ("fewer", "unless"):
        if not isinstance(rule.body.get(key), str):
            continue
        clause = _clause(judge, rule, key)
        for path in clause.expression.paths:
            if path[0] not in judge.game.parameters:
                try:
                    check_path(judge.game, clause.expression, path, kinds)
                except ExpressionError as error:
                    raise misread(error, form(judge), _path(rule, key)) from error


def _path(rule: Rule, key: str) -> Path:
    return ("analyses", rule.name, rule.form, key)


def neighbour(judge: Judge, rule: Rule, subject: Subject) -> Table:
    """For each value, how often a card that has it lies before a selected card.

    Exact for any two cards that lie side by side in a shuffled pile.
    """
    values = [
        (key_of(rule.value(judge.scope(entry))), copies, entry)
        for entry, copies in subject.cards
    ]
    total = sum(copies for _, copies, _ in values)
    chosen = [v for v in values if rule.selects(judge.scope(v[2]))]
    weight = sum(copies for _, copies, _ in chosen)
    columns = (Column("before it", "text"), Column("share", "share"))
    if total <= 1 or not weight:
        return Table(columns, [], range(1, 2))
    return Table(columns, list(_before(values, chosen, total)), range(1, 2))


def _before(
    values: list[tuple[Any, int, Any]], chosen: list[tuple[Any, int, Any]], total: int
) -> Iterator[tuple[Cell, ...]]:
    weight = sum(copies for _, copies, _ in chosen)
    for name in sorted(
        {str(value) for value, _, _ in values if value not in ("", None)}
    ):
        having = sum(copies for value, copies, _ in values if str(value) == name)
        same = sum(copies for value, copies, _ in chosen if str(value) == name)
        yield name, (having * weight - same) / (weight * (total - 1))


def opening(judge: Judge, rule: Rule, subject: Subject) -> Table:
    """The odds that an opening hand holds enough of the selected cards."""
    hand = int(number(judge, _path(rule, "hand")) or 0)
    least = rule.body.get("at-least", 1)
    fitting = counting.size(counting.selected(judge, rule, subject.cards))
    chance = at_least(fitting, counting.size(subject.cards), hand, least)
    columns = (Column("hand", "number"), Column(f"{least} or more", "share"))
    return Table(columns, [(hand, chance)], range(1, 2))

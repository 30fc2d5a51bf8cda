"""How messages of rules name cards, numbers and limits."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from cardwright.model.game import Game, Kind
from cardwright.rules.rule import Number, Rule

_KIND: Final = re.compile(r"kind == '([^']+)'|kind == \"([^\"]+)\"")


_NAMED: Final = 3
"""How many kinds are named one by one."""


def spelled(value: Number) -> str:
    """A number as messages print it: 3, 2.5, 0.333."""
    return (
        f"{value:.3f}".rstrip("0").rstrip(".")
        if isinstance(value, float)
        else str(value)
    )


def percent(share: Number) -> str:
    """A share from 0 to 1 as messages print it: 27.5%."""
    return f"{spelled(round(share * 100, 1))}%"


def counted(game: Game, rule: Rule, number: Number) -> str:
    """``14 Assets``, ``1 card where cost > 3``: a number of what the rule selects."""
    return f"{spelled(number)} {nouns(game, rule, number)}"


def nouns(game: Game, rule: Rule, number: Number = 2) -> str:
    """What the rule selects: its title, a kind, or cards with a condition."""
    title = rule.body.get("title")
    if isinstance(title, str):
        return title
    if "where" not in rule.clauses:
        return _of_kinds(game.kinds, rule.kinds, number)
    kind = _one_kind(game, rule)
    if kind:
        return _kind(kind, number)
    source = rule.clauses["where"].expression.source
    return f"{_of_kinds(game.kinds, rule.kinds, number)} where {source}"


def _one_kind(game: Game, rule: Rule) -> Kind | None:
    """The kind that the condition asks for, if it asks for nothing else."""
    match = _KIND.fullmatch(rule.clauses["where"].expression.source)
    return game.kinds.get(match[1] or match[2]) if match else None


def shared(game: Game, rule: Rule, share: Number) -> str:
    """``20% of the cards are Actions``, ``… have cost > 3``: a share in words."""
    start = f"{percent(share)} of the cards"
    bare = "where" in rule.clauses and not isinstance(rule.body.get("title"), str)
    if bare and _one_kind(game, rule) is None:
        return f"{start} have {rule.clauses['where'].expression.source}"
    return f"{start} are {nouns(game, rule)}"


def apart(rule: Rule, top: tuple[str, Number], low: tuple[str, Number]) -> str:
    """``cost: 9 of "Kraken" and 1 of "Crow" lie 8 apart``."""
    clause = rule.clauses.get("by") or rule.clauses.get("of")
    source = clause.expression.source if clause else "number"
    told = " and ".join(f'{spelled(n)} of "{name}"' for name, n in (top, low))
    return f"{source}: {told} lie {spelled(top[1] - low[1])} apart"


def sort(game: Game, names: tuple[str, ...]) -> str:
    """``sailor or charm``: what entries of these kinds are called; else ``card``."""
    titles = [game.kinds[name].title for name in names if name in game.kinds]
    return " or ".join(titles) if 0 < len(titles) <= _NAMED else "card"


def _of_kinds(kinds: Mapping[str, Kind], names: tuple[str, ...], number: Number) -> str:
    if len(names) == 1 and names[0] in kinds:
        return _kind(kinds[names[0]], number)
    return "card" if number == 1 else "cards"


def _kind(kind: Kind, number: Number) -> str:
    return kind.title if number == 1 else kind.plural


def limit(words: str, bound: str, where: str) -> str:
    """``at most 40 are allowed in standard``: the end of a message."""
    one = "is" if bound in ("1", "1%") or bound.endswith("%") else "are"
    verb = "allowed" if words == "at most" else "needed"
    return f"{words} {bound} {one} {verb} {where}"

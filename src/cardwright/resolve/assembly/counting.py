"""Counts as they are written in, whole numbers for players and piles out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any

from cardwright.base import expression
from cardwright.base.expression import ExpressionError
from cardwright.model.game import Assembly, Game, Target
from cardwright.model.source import Map
from cardwright.model.views import Views
from cardwright.resolve import forms
from cardwright.resolve.where import PLAYERS


def players(game: Game, target: Target) -> int:
    """For how many people a target is: as it says, else the most that can play."""
    return _seats(game, target.players)


def seats(game: Game, assembly: Assembly, chosen: Mapping[str, Sequence[str]]) -> int:
    """For how many people an assembly is: as it says, or one for each entry chosen."""
    if isinstance(assembly.players, str):
        return len(chosen.get(assembly.players, ()))
    return _seats(game, assembly.players)


def _seats(game: Game, number: int | None) -> int:
    if number is not None:
        return number
    play = forms.mapping(game.forms.get("play", Map()), PLAYERS)
    return int(forms.number(play, "max") or 1)


def names(views: Views, number: int, sizes: Mapping[str, int]) -> dict[str, Any]:
    """What a count may name: param, players, and each pile's size by its name.

    Piles that the target does not have hold nothing.
    """
    known = (pile for a in views.catalog.game.assemblies.values() for pile in a.piles)
    piles = {name.replace("-", "_"): sizes.get(name, 0) for name in known}
    return {**views.scope(), PLAYERS: number, **piles}


def count(written: Any, scope: Mapping[str, Any]) -> int:
    """A count: a number, or an expression, rounded up; nothing where it has no value.

    ``check_form_values`` tells of those that have none.
    """
    value = forms.as_number(written)
    if value is None and isinstance(written, str):
        source = expression.filled(written) or written
        try:
            found = expression.compile(source).evaluate(scope)
        except ExpressionError:
            found = 0
        value = forms.as_number(found)
    return max(ceil(value or 0), 0)

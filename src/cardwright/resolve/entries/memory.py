"""What the entries of a game gave once, for when it is read again with few changes."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import dataclass

from cardwright.model.game import Game
from cardwright.model.problem import Problem
from cardwright.model.source import Map
from cardwright.resolve.entries.fill import Fills
from cardwright.resolve.entries.unique import Draft
from cardwright.resolve.game.words import GROUPS, schemas
from cardwright.resolve.plan import Plan


@dataclass(frozen=True, slots=True)
class Asked:
    """All that an entry depends on: what it is as written, and what is around it.

    ``models`` are the bodies of all blueprints.
    """

    body: Map
    around: object
    models: Sequence[Map]

    def same(self, other: Asked) -> bool:
        """Whether it is the very same body among the very same blueprints."""
        return (
            self.body is other.body
            and len(self.models) == len(other.models)
            and all(map(operator.is_, self.models, other.models))
            and self.around == other.around
        )


@dataclass(frozen=True, slots=True)
class Given:
    """An entry with all that it holds, and their problems."""

    id: str
    drafts: Sequence[Draft]
    problems: Sequence[Problem]


class Memory:
    """The plans of one game's kinds, and what each entry gave.

    Bodies are told apart by identity: those that are remembered live as long as this.
    One that is not to be asked again need not learn.
    """

    def __init__(self, game: Game, *, learns: bool = False) -> None:
        groups = {group: schemas(getattr(game, group), game.kinds) for group in GROUPS}
        self.fills = Fills(game)
        self.plans = {k.name: Plan(k.schema, groups) for k in game.kinds.values()}
        self._learns = learns
        self._known: dict[int, tuple[Asked, Given]] = {}

    def given(self, asked: Asked) -> Given | None:
        known = self._known.get(id(asked.body))
        return known[1] if known and known[0].same(asked) else None

    def learn(self, asked: Asked, given: Given) -> None:
        if self._learns:
            self._known[id(asked.body)] = asked, given

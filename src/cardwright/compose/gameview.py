"""A game in, what templates see of it as a whole out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from cardwright.base.expression import View
from cardwright.model.game import Game
from cardwright.model.source import Map

RULINGS = "rulings"

Entries = Callable[[str], list[Any]]
"""All entries of a kind as templates see them."""


class GameView(View):
    """``slug title language version``, ``play`` as written, ``entries``, ``rulings``.

    ``rulings`` are the sentences of the parameters that have choices, each for the
    value that was chosen; ``read`` is told of each such parameter.
    """

    __slots__ = ("_game", "_parts", "_read")

    def __init__(
        self, game: Game, entries: Entries, read: Callable[[str], object] = str
    ) -> None:
        self._game = game
        self._read = read
        self._parts: dict[str, Any] = {
            "slug": game.slug,
            "title": game.title,
            "language": game.language,
            "version": game.version,
            "play": game.forms.get("play", Map()),
            "entries": Kinds(game, entries),
        }

    def lookup(self, name: str) -> Any:
        return self._rulings() if name == RULINGS else self._parts[name]

    def names(self) -> Iterable[str]:
        return (*self._parts, RULINGS)

    def _rulings(self) -> list[str]:
        chosen = []
        for parameter in self._game.parameters.values():
            value = parameter.value
            key = str(value).lower() if isinstance(value, bool) else str(value)
            if key in parameter.choices:
                self._read(parameter.name)
                chosen.append(parameter.choices[key])
        return chosen

    def __str__(self) -> str:
        return str(self._parts["title"])


class Kinds(View):
    """``game.entries.KIND``: the entries of a kind, in the order of their ids."""

    __slots__ = ("_entries", "_game")

    def __init__(self, game: Game, entries: Entries) -> None:
        self._game = game
        self._entries = entries

    def lookup(self, name: str) -> Any:
        if name not in self._game.kinds:
            raise KeyError(name)
        return self._entries(name)

    def names(self) -> Iterable[str]:
        return self._game.kinds

    def __str__(self) -> str:
        return "entries"

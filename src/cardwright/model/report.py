"""What a run found and made: problems, counts, and the files written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardwright.model.problem import Place, Problem

Waits = Literal["", "faces", "all"]
"""What is not looked at until a file can be read: its faces, or all that it holds."""


@dataclass(frozen=True, slots=True)
class GameCount:
    """One game's share of a run: how many files, entries, schemas, rules and faces."""

    game: str
    files: int
    entries: int
    schemas: int = 0
    rules: int = 0
    faces: int = 0
    waits: Waits = ""


@dataclass(frozen=True, slots=True)
class Written:
    """Outputs of one game: how many there are, how many had to be made anew."""

    game: str
    images: int = 0
    sheets: int = 0
    exports: int = 0
    made: int = 0


@dataclass(frozen=True, slots=True)
class Report:
    """The outcome of a command over some games."""

    problems: tuple[Problem, ...]
    games: tuple[GameCount, ...] = ()
    written: tuple[Written, ...] = ()

    def count(self, level: str) -> int:
        return sum(problem.level == level for problem in self.problems)

    @property
    def files(self) -> int:
        return sum(game.files for game in self.games)

    @property
    def entries(self) -> int:
        return sum(game.entries for game in self.games)


@dataclass(frozen=True, slots=True)
class Item:
    """An entry or case: where it stands, what it is known as, and what it names.

    ``is_alone``: nothing but blanks stands before it on its first line.
    """

    place: Place
    known_as: tuple[str, ...]
    names: tuple[str, ...]
    is_alone: bool


@dataclass(frozen=True, slots=True)
class Checked:
    """One game's problems and its counts, and its items if they were asked for."""

    problems: tuple[Problem, ...]
    count: GameCount
    items: tuple[Item, ...] = ()

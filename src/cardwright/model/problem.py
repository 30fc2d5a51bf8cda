"""A finding and the place where it stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Level = Literal["error", "warning", "advice"]


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A span of a file: lines and columns from 1, in code points, the end exclusive.

    ``file`` is relative to the workspace, with forward slashes. A tab is one column.
    """

    file: str
    line: int = 1
    column: int = 1
    end_line: int = 1
    end_column: int = 1


@dataclass(frozen=True, slots=True)
class Problem:
    """One finding: a stable code, a place, one sentence, perhaps a hint.

    ``rule`` is where the rule of the game stands that is broken, if it is one.
    """

    code: str
    place: Place
    message: str
    hint: str | None = None
    level: Level = "error"
    rule: Place | None = field(default=None, compare=False, repr=False)


def order(problem: Problem) -> tuple[str, int, int, str, str]:
    """The order of every report: file, line, column, code, message."""
    place = problem.place
    return (place.file, place.line, place.column, problem.code, problem.message)


def is_error(problem: Problem) -> bool:
    return problem.level == "error"

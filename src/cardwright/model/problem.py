"""A finding and the place where it stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, Protocol

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
class Lost:
    """A name that is used and that nothing declares.

    ``sort`` is what it would be: ``param``, ``term``, ``vocabulary``, ``kind``,
    ``format``, ``verbs``, ``conditions``, ``argument`` (``among`` is the group and the
    verb), ``property`` (``among`` is the kind, and a key that is lacking instead) or
    one that is ``missing`` there, or ``link``: an entry of the kinds, a word of the
    ``vocabulary.LIST``, that ``among`` names. ``everywhere``: most of a kind use it, so
    that what declared it is to blame.
    """

    sort: str
    name: str
    among: tuple[str, ...] = ()
    everywhere: bool = False


@dataclass(frozen=True, slots=True)
class Problem:
    """One finding: a stable code, a place, one sentence, perhaps a hint.

    ``rule`` is where the rule of the game stands that is broken, if it is one; ``lost``
    the name that is not there, if it is that; ``box`` the tag of the template in which
    a text of a card does not fit.
    """

    code: str
    place: Place
    message: str
    hint: str | None = None
    level: Level = "error"
    rule: Place | None = field(default=None, compare=False, repr=False)
    lost: Lost | None = field(default=None, compare=False, repr=False)
    box: Place | None = field(default=None, compare=False, repr=False)


def order(problem: Problem) -> tuple[str, int, int, str, str]:
    """The order of every report: file, line, column, code, message."""
    place = problem.place
    return (place.file, place.line, place.column, problem.code, problem.message)


class Slip(Protocol):
    """An error of an expression: what is wrong, and a name that is not there."""

    message: str
    hint: str | None
    word: str | None
    of: str

    @property
    def code(self) -> str: ...


GLOBAL = ("param", "term", "vocabulary")
"""The names by which every expression reaches what the game declares."""


def of_slip(slip: Slip, place: Place, hint: str | None = None) -> Problem:
    """The problem of an expression's error at a place; ``hint`` goes before its own."""
    known = slip.word is not None and slip.of in GLOBAL
    lost = Lost(slip.of, slip.word or "") if known else None
    return Problem(slip.code, place, slip.message, hint or slip.hint, lost=lost)


def is_error(problem: Problem) -> bool:
    return problem.level == "error"

"""A rule as read from ``rules.yaml``: its conditions, its limits and its place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from cardwright.base.expression import ABSENT, Expression, ExpressionError, filled
from cardwright.model.problem import Level, Place, Problem, of_slip
from cardwright.model.source import Data, Map, Path, mark_of, place_of

Number = int | float


class Flawed(Exception):  # noqa: N818 it carries a problem out of a rule, no bug
    """A rule that cannot be used: the problem to report in its stead."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Clause:
    """An expression of a rule and where it is written."""

    expression: Expression
    place: Place

    def value(self, scope: Mapping[str, Any]) -> Any:
        """Its value; raises ``Flawed`` with the problem at the expression."""
        try:
            return self.expression.evaluate(scope)
        except ExpressionError as error:
            raise Flawed(flaw(error, self.place)) from error

    def holds(self, scope: Mapping[str, Any]) -> bool:
        return bool(self.value(scope))


@dataclass(frozen=True, slots=True)
class Rule:
    """One predicate of a format, one assertion or one analysis.

    ``name`` is the format's, assertion's or analysis's; ``form`` the predicate, whose
    own place is ``stated``. The ``clauses`` are by key: ``where``, ``if``, ``of``,
    ``by``, ``with``, ``within``.
    """

    name: str
    form: str
    place: Place
    body: Map = field(repr=False)
    kinds: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    clauses: Mapping[str, Clause] = field(default_factory=dict)
    least: Number | None = None
    most: Number | None = None
    level: Level = "error"
    because: str | None = None
    at: Path | None = None
    key: Place | None = None

    @property
    def stated(self) -> Place:
        """Where the predicate stands, of which a name may have several."""
        return self.key or self.place

    @property
    def limited(self) -> bool:
        """Whether it has a limit at all, so that a figure can break it."""
        return self.least is not None or self.most is not None

    def selects(self, scope: Mapping[str, Any], key: str = "where") -> bool:
        """Whether the condition holds; one that is not written always does."""
        clause = self.clauses.get(key)
        return clause is None or clause.holds(scope)

    def value(self, scope: Mapping[str, Any], key: str = "of") -> Any:
        clause = self.clauses.get(key)
        return ABSENT if clause is None else clause.value(scope)

    def broken(
        self, code: str, place: Place, message: str, hint: str | None = None
    ) -> Problem:
        """The problem of this rule at ``place``; its reason goes before other hints."""
        reason = self.because or hint
        return Problem(code, place, message, reason, self.level, self.stated)

    def excess(self, value: Number) -> tuple[str, Number] | None:
        """How ``value`` breaks a limit: its words and the limit, or ``None``."""
        if self.most is not None and value > self.most:
            return "at most", self.most
        if self.least is not None and value < self.least:
            return "at least", self.least
        return None


def flaw(error: ExpressionError, place: Place) -> Problem:
    return of_slip(error, place)


def misread(error: ExpressionError, written: Data, path: Path) -> Flawed:
    """The slip in the expression at ``path``, at the very words if they are known."""
    mark, text = mark_of(written, path), _text(written, path)
    place = place_of(written, path)
    if error.span and mark and text is not None:
        # An expression may stand in {{ }}.
        start = text.find(filled(text) or text)
        place = mark.inside(start + error.span[0], start + error.span[1])
    return Flawed(flaw(error, place))


def _text(data: Any, path: Path) -> str | None:
    for step in path:
        data = data[step]
    return data if isinstance(data, str) else None


def guarded(problems: Iterable[Problem]) -> Iterator[Problem]:
    """The problems of one rule, or the one that the rule itself has."""
    try:
        yield from tuple(problems)
    except Flawed as flawed:
        yield flawed.problem


def key_of(value: Any) -> Any:
    """What values are told apart by: entries by id, lists and mappings by content."""
    if isinstance(value, str | int | float | bool) or value is None:
        return value
    return str(value)

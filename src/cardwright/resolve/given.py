"""The names of an expression in, those that the game does not declare as problems out.

Every expression may read ``param``, ``term`` and ``vocabulary``; what these have is
known before anything is worked out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from cardwright.base import expression
from cardwright.base.expression import ExpressionError, Names, attribute
from cardwright.base.tokens import Span, step
from cardwright.model.game import Game
from cardwright.model.problem import GLOBAL, Lost, Place, Problem, of_slip
from cardwright.model.source import Map, Mark, Seq
from cardwright.model.views import parameters, terms, vocabularies

Scope = Mapping[str, Names]
Where = Callable[[Span | None], Place]
"""The span of a name within its expression in, the place where it stands out."""

CONDITION = "where"


def given(game: Game) -> Scope:
    """What ``param``, ``term`` and ``vocabulary`` are in a game."""
    made = (parameters(game), terms(game), vocabularies(game))
    return dict(zip(GLOBAL, made, strict=True))


def check_given(
    source: str, paths: Iterable[tuple[str, ...]], scope: Scope, where: Where
) -> Iterator[Problem]:
    """Each dotted name of an expression that leads to nothing the game declares."""
    for path in dict.fromkeys(paths):
        value: Any = scope.get(path[0])
        for index, name in enumerate(path[1:], 1):
            if not isinstance(value, Names):
                break
            try:
                value = attribute(value, name)
            except ExpressionError as error:
                yield _lost(error, path, index, where(step(source, path, index)))
                break


def _lost(
    error: ExpressionError, path: tuple[str, ...], index: int, place: Place
) -> Problem:
    if index == 1:
        return of_slip(error, place)
    lost = Lost("link", path[index], (".".join(path[:index]),))
    return Problem(error.code, place, error.message, error.hint, lost=lost)


def check_conditions(game: Game) -> Iterator[Problem]:
    """The conditions of the manifest's assemblies."""
    scope = given(game)
    for source, mark in _conditions(game.forms.get("game", Map()).get("assemblies")):
        try:
            paths = expression.compile(source).paths
        except ExpressionError:
            continue
        yield from check_given(source, paths, scope, inside(mark))


def inside(mark: Mark, start: int = 0) -> Where:
    """Places within a scalar of which the expression begins at ``start``."""

    def place(span: Span | None) -> Place:
        if span is None:
            return mark.place()
        return mark.inside(start + span[0], start + span[1])

    return place


def _conditions(data: Any) -> Iterator[tuple[str, Mark]]:
    if isinstance(data, Map):
        for key, value in data.items():
            if key == CONDITION and isinstance(value, str):
                yield str(value), data.marks[key]
            yield from _conditions(value)
    elif isinstance(data, Seq):
        for item in data:
            yield from _conditions(item)

"""A game's parameters and terms and an expression in, the value for a field out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardwright.base import expression
from cardwright.base.expression import ABSENT, ExpressionError, Names, View
from cardwright.model.game import Game
from cardwright.model.source import Map, Seq
from cardwright.model.views import parameters, terms
from cardwright.resolve.walk import Filled, FillError


class Fills:
    """The fills of one game: each expression is worked out once."""

    def __init__(self, game: Game) -> None:
        self._scope: Mapping[str, Names] = {
            "param": parameters(game),
            "term": terms(game),
        }
        self._known: dict[str, Filled] = {}

    def __call__(self, source: str) -> Filled:
        """The value of an expression over ``param`` and ``term``.

        Raises ``FillError`` where it cannot be read or has no value.
        """
        if source not in self._known:
            self._known[source] = worked_out(source, self._scope)
        return self._known[source]


def worked_out(source: str, scope: Mapping[str, Any]) -> Filled:
    """The value of an expression; raises ``FillError`` if it has none."""
    try:
        compiled = expression.compile(source)
        value = compiled.evaluate(scope)
        data = _data(value)
    except ExpressionError as error:
        found = FillError(error.code, error.message, error.hint, error.span)
        found.word, found.of = error.word, error.of
        raise found from error
    if value is ABSENT or value is None:
        raise FillError("bad-expression", f'"{source}" has no value here')
    return Filled(data, printed(value), reads(compiled))


def reads(compiled: expression.Expression) -> frozenset[str]:
    """The parameters that an expression reads."""
    return frozenset(p[1] for p in compiled.paths if p[0] == "param" and len(p) > 1)


def printed(value: object) -> str:
    """A value as a text prints it: a view by its name, a whole number without point."""
    if value is None or value is ABSENT:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, list | tuple):
        return ", ".join(map(printed, value))
    return _name(value) if isinstance(value, View) else str(value)


def _name(view: View) -> str:
    try:
        return str(view.lookup("name"))
    except (KeyError, ExpressionError):
        return str(view)


def _data(value: Any) -> Any:
    """A value as data of an entry: views become their ids."""
    if isinstance(value, View):
        return str(value.lookup("id"))
    if isinstance(value, Mapping):
        return Map((str(key), _data(item)) for key, item in value.items())
    if isinstance(value, list | tuple):
        return Seq(map(_data, value))
    return value

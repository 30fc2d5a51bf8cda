"""The source of a phrase or frame in, what is said of a scope, and its flaws, out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cardwright.base import expression as expressions
from cardwright.base.expression import Expression, ExpressionError
from cardwright.model.builder import Flaw
from cardwright.model.markup import nodes, parse
from cardwright.model.rich import Rich, Value
from cardwright.resolve.saying.phrase_filters import PHRASE_FILTERS, spoken
from cardwright.resolve.saying.speech import Speech


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase's tree, and the expressions of its values by their source.

    An expression that cannot be read is left out: its flaw says why.
    """

    rich: Rich
    expressions: Mapping[str, Expression]
    flaws: tuple[Flaw, ...]

    def say(self, scope: Mapping[str, Any], speech: Speech) -> str:
        """The coded text; raises ``ExpressionError`` if a value cannot be had."""
        return speech.coded(self.rich, lambda value: self._value(value, scope, speech))

    def _value(self, value: Value, scope: Mapping[str, Any], speech: Speech) -> str:
        compiled = self.expressions.get(value.expression)
        if compiled is None:
            return ""
        result = compiled.evaluate(scope)
        text = spoken(result)
        if _is_parameter(compiled) and isinstance(result, int | float):
            origin = ".".join(compiled.paths[0])
            return speech.span(Value(value.expression, origin=origin), text)
        return text

    def names(self) -> Iterator[tuple[str, Value]]:
        """Each first name that a value of the phrase reads."""
        for node, compiled in self.values():
            yield from ((path[0], node) for path in compiled.paths)

    def values(self) -> Iterator[tuple[Value, Expression]]:
        """Each value of the phrase that can be read."""
        for node in nodes(self.rich):
            if isinstance(node, Value) and node.expression in self.expressions:
                yield node, self.expressions[node.expression]


def _is_parameter(compiled: Expression) -> bool:
    return len(compiled.paths) == 1 and compiled.paths[0][0] == "param"


@lru_cache(maxsize=4096)
def phrase(source: str) -> Phrase:
    """The phrase of a source text."""
    rich, flaws = parse(source)
    return phrase_of(rich, flaws)


def phrase_of(rich: Rich, flaws: tuple[Flaw, ...] = ()) -> Phrase:
    """The phrase of a text that was parsed before."""
    known: dict[str, Expression] = {}
    found = list(flaws)
    for node in nodes(rich):
        if isinstance(node, Value) and node.expression:
            _compile(node, known, found.append)
    return Phrase(rich, known, tuple(found))


def _compile(
    node: Value,
    known: dict[str, Expression],
    report: Callable[[Flaw], None],
) -> None:
    try:
        known[node.expression] = expression(node.expression)
    except ExpressionError as error:
        span = node.span(error.span)
        report(Flaw(error.code, *span, error.message, error.hint))


@lru_cache(maxsize=4096)
def expression(source: str) -> Expression:
    """An expression with the filters of phrases; raises ``ExpressionError``."""
    return expressions.compile(source, PHRASE_FILTERS)

"""Expressions of rules, fills, phrases and searches: source text in, values out."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from cardwright.base.filters import FILTERS, TESTS, Filter
from cardwright.base.values import (
    ABSENT,
    Absent,
    ExpressionError,
    Names,
    View,
    attribute,
    describe,
    item,
    unknown_name,
)

__all__ = [
    "ABSENT",
    "FILTERS",
    "TESTS",
    "Absent",
    "Expression",
    "ExpressionError",
    "Filter",
    "Names",
    "View",
    "attribute",
    "compile",
    "describe",
    "filled",
    "item",
    "unknown_name",
]

_FILL = re.compile(r"\s*\{\{(?P<inner>(?:(?!\{\{|\}\}).)*)\}\}\s*", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Expression:
    """A compiled expression.

    ``paths`` holds the dotted names that it reads, in order: ``("owner", "kind")``.
    """

    source: str
    paths: tuple[tuple[str, ...], ...]
    run: Callable[[Mapping[str, Any]], Any] = field(compare=False, repr=False)

    def evaluate(self, scope: Mapping[str, Any]) -> Any:
        """The value, with names taken from ``scope``; raises ``ExpressionError``.

        A name that ``scope`` lacks is an ``unknown-name``. Parts of views and mappings
        that are not there are ``ABSENT``.
        """
        try:
            return self.run(scope)
        except (TypeError, ValueError, ArithmeticError, RecursionError) as error:
            message = f'"{self.source}" cannot be worked out with these values'
            raise ExpressionError(message) from error

    def __reduce__(self) -> tuple[Any, ...]:
        return (compile, (self.source,))


def compile(  # noqa: A001 the word that every reader expects
    source: str, filters: Mapping[str, Filter] = FILTERS
) -> Expression:
    """The expression of ``source``; raises ``ExpressionError`` if it is none.

    ``filters`` are the filters it may use, each a function of the value and arguments.
    """
    return _compiled(source) if filters is FILTERS else _compile(source, filters)


def filled(text: str) -> str | None:
    """The expression inside a text that is one ``{{ expression }}``, else ``None``."""
    match = _FILL.fullmatch(text) if "{{" in text else None
    return match["inner"].strip() if match else None


def _compile(source: str, filters: Mapping[str, Filter]) -> Expression:
    from cardwright.base.closures import Builder
    from cardwright.base.syntax import parse

    builder = Builder(filters, source)
    try:
        run = builder.build(parse(source))
    except RecursionError:
        raise ExpressionError("the expression is nested too deeply") from None
    return Expression(source, tuple(builder.paths), run)


@lru_cache(maxsize=4096)
def _compiled(source: str) -> Expression:
    return _compile(source, FILTERS)

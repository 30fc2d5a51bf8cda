"""Any value of an expression in; how much it holds, or its text, bounded, out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from cardwright.base.operators import LONGEST
from cardwright.base.values import ExpressionError

DEEPEST: Final = 40
"""Lists in lists."""

_HOLDERS: Final = (list, tuple, dict)


def weigh(value: Any) -> int:
    """Characters of a text, items of a list and of all lists in it; 1 for the rest.

    ``ExpressionError`` for what would be longer than a text may be, written out: a list
    may hold one other many times.
    """
    if isinstance(value, str):
        return len(value)
    if not isinstance(value, _HOLDERS):
        return 1
    if not any(isinstance(part, _HOLDERS) for part in _parts(value)):
        return _light(value)
    return _all(value)


def _light(value: Any) -> int:
    found = len(value)
    for part in _parts(value):
        if isinstance(part, str):
            found += len(part)
    return _checked(found)


def _all(value: Any) -> int:
    found, left = 0, [(value, 0)]
    while left:
        one, depth = left.pop()
        if depth > DEEPEST:
            raise ExpressionError(f"lists stand more than {DEEPEST} deep in lists")
        found = _checked(found + (len(one) if isinstance(one, str) else 1))
        if isinstance(one, _HOLDERS):
            left += [(part, depth + 1) for part in _parts(one)]
    return found


def _checked(found: int) -> int:
    if found > LONGEST:
        raise ExpressionError(f"the result is longer than {LONGEST:,} characters")
    return found


def _parts(value: Any) -> Iterable[Any]:
    return value.values() if isinstance(value, Mapping) else value


def said(value: Any) -> str:
    """A value as text; a list only if all that it holds is not too long."""
    if isinstance(value, str):
        return value
    weigh(value)
    return str(value)


def run_together(parts: Iterable[str], between: int = 0) -> list[str]:
    """The parts of a text, unless it would be too long; ``between`` is what joins."""
    made: list[str] = []
    length = 0
    for part in parts:
        made.append(part)
        length = _checked(length + len(part) + between)
    return made

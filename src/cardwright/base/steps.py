"""The work of one rendering in, counted; an error out when it has taken too much."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, Final

from cardwright.base.values import ExpressionError
from cardwright.base.weight import weigh

MOST_STEPS: Final = 100_000
"""Rounds of loops, calls and templates that one rendering may take."""

A_STEP: Final = 100
"""So many characters, or items of a list, that are worked on count as a step."""

NUMBERS: Final = frozenset((int, float, bool))
"""Values of these classes cost nothing."""

_left: ContextVar[list[int] | None] = ContextVar("left", default=None)


@contextmanager
def counted() -> Iterator[None]:
    """While this lasts, steps are counted."""
    token = _left.set([MOST_STEPS])
    try:
        yield
    finally:
        _left.reset(token)


def spend(steps: int = 1) -> None:
    """Take steps; ``ExpressionError`` when none are left."""
    left = _left.get()
    if left is None:
        return
    left[0] -= steps
    if left[0] < 0:
        raise ExpressionError(f"the template takes more than {MOST_STEPS:,} steps")


def meter(value: Any) -> None:
    """Spend for the length of a text or list that was made."""
    if isinstance(value, str | list) and len(value) >= A_STEP:
        spend(len(value) // A_STEP)


def heed(value: Any) -> None:
    """Spend for all that a value holds; one that holds too much is an error."""
    if value.__class__ not in NUMBERS and isinstance(value, str | list | tuple | dict):
        spend(weigh(value) // A_STEP)


def metered(function: Callable[..., Any]) -> Callable[..., Any]:
    """The filter, for whose long values steps are spent."""

    @wraps(function)
    def metered(value: Any, *arguments: Any, **named: Any) -> Any:
        heed(value)
        for each in arguments:
            heed(each)
        for each in named.values():
            heed(each)
        made = function(value, *arguments, **named)
        if made.__class__ not in NUMBERS:
            meter(made)
        return made

    return metered

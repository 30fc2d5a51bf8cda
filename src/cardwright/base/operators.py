"""The operators of expressions and templates: bounded, and false for absent values."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from cardwright.base.values import ABSENT, ExpressionError, View, describe, is_number

LONGEST: Final = 1_000_000
"""Characters of a text, or items of a list, that an expression may make."""

LARGEST: Final = 10**15
"""The largest whole number that an expression may make."""

HIGHEST_POWER: Final = 64

Binary = Callable[[Any, Any], Any]


def _equal(left: Any, right: Any) -> bool:
    return left is not ABSENT and right is not ABSENT and bool(left == right)


def _unequal(left: Any, right: Any) -> bool:
    return left is not ABSENT and right is not ABSENT and bool(left != right)


def contains(left: Any, right: Any) -> bool:
    """``left in right``, for lists, the keys of mappings and parts of texts."""
    if left is ABSENT or right is ABSENT or right is None:
        return False
    if isinstance(right, str):
        if isinstance(left, str | View):
            return str(left) in right
        raise ExpressionError(f"{describe(left)} cannot stand in {describe(right)}")
    if isinstance(right, Mapping):
        return (str(left) if isinstance(left, View) else left) in right
    if hasattr(right, "__contains__"):
        return left in right
    raise ExpressionError(f"{describe(right)} is no list to look for a value in")


def _lacks(left: Any, right: Any) -> bool:
    return left is not ABSENT and right is not ABSENT and not contains(left, right)


def _ordering(compare: Binary) -> Binary:
    def ordered(left: Any, right: Any) -> bool:
        if left is ABSENT or right is ABSENT or left is None or right is None:
            return False
        numbers = isinstance(left, int | float) and isinstance(right, int | float)
        if numbers or (isinstance(left, str) and isinstance(right, str)):
            return bool(compare(left, right))
        raise ExpressionError(
            f"{describe(left)} cannot be ordered against {describe(right)}",
            "value is number and …",
        )

    return ordered


COMPARISONS: Final[Mapping[str, Binary]] = {
    "eq": _equal,
    "ne": _unequal,
    "lt": _ordering(operator.lt),
    "lteq": _ordering(operator.le),
    "gt": _ordering(operator.gt),
    "gteq": _ordering(operator.ge),
    "in": contains,
    "notin": _lacks,
}


def compare_all(values: Iterable[Any], names: Iterable[str]) -> bool:
    """``a < b < c`` for values and operator names, each value worked out once."""
    row = list(values)
    pairs = zip(names, row, row[1:], strict=False)
    return all(COMPARISONS[name](left, right) for name, left, right in pairs)


def bounded(value: Any) -> Any:
    """``value`` itself, unless it is too large to be handed on."""
    if isinstance(value, str | list | tuple) and len(value) > LONGEST:
        raise ExpressionError(f"the result is longer than {LONGEST:,} characters")
    if isinstance(value, int) and not -LARGEST <= value <= LARGEST:
        raise ExpressionError("the number is too large")
    if isinstance(value, float) and not math.isfinite(value):
        raise ExpressionError("the result is no number")
    return value


def add(left: Any, right: Any) -> Any:
    """Sum of numbers, or two texts or lists one after the other."""
    if left is ABSENT or right is ABSENT:
        return ABSENT
    texts = isinstance(left, str) and isinstance(right, str)
    lists = isinstance(left, list) and isinstance(right, list)
    if lists:
        return bounded([*left, *right])
    if texts or (is_number(left) and is_number(right)):
        return bounded(left + right)
    raise _unfit("added to", left, right)


def _numeric(words: str, work: Binary) -> Binary:
    def apply(left: Any, right: Any) -> Any:
        if left is ABSENT or right is ABSENT:
            return ABSENT
        if not (is_number(left) and is_number(right)):
            raise _unfit(words, left, right)
        return bounded(work(left, right))

    return apply


def _unfit(words: str, left: Any, right: Any) -> ExpressionError:
    return ExpressionError(f"{describe(left)} cannot be {words} {describe(right)}")


def _divide(left: Any, right: Any) -> Any:
    if right == 0:
        raise ExpressionError(f"{describe(left)} cannot be divided by nought")
    whole = isinstance(left, int) and isinstance(right, int) and left % right == 0
    return left // right if whole else left / right


def _floor(left: Any, right: Any) -> Any:
    if right == 0:
        raise ExpressionError(f"{describe(left)} cannot be divided by nought")
    return left // right


def _rest(left: Any, right: Any) -> Any:
    if right == 0:
        raise ExpressionError(f"{describe(left)} cannot be divided by nought")
    return left % right


def _power(left: Any, right: Any) -> Any:
    if abs(right) > HIGHEST_POWER or (left == 0 and right < 0):
        raise ExpressionError(f"{describe(left)} cannot be raised to {right}")
    if left < 0 and right != int(right):
        raise ExpressionError(f"{describe(left)} has no such root")
    return left**right


ARITHMETIC: Final[Mapping[str, Binary]] = {
    "+": add,
    "-": _numeric("lessened by", operator.sub),
    "*": _numeric("multiplied by", operator.mul),
    "/": _numeric("divided by", _divide),
    "//": _numeric("divided by", _floor),
    "%": _numeric("divided by", _rest),
    "**": _numeric("raised to", _power),
}


def negate(value: Any) -> Any:
    if value is ABSENT:
        return ABSENT
    if not is_number(value):
        raise ExpressionError(f"{describe(value)} has no negative")
    return -value


def affirm(value: Any) -> Any:
    return negate(negate(value))

"""A breach of a limit in, a problem with both numbers out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from cardwright.model.problem import Problem
from cardwright.validate.breach import Breach
from cardwright.validate.wording import count

_NUMBERS: Mapping[str, str] = {
    "minimum": "at least",
    "maximum": "at most",
    "exclusiveMinimum": "more than",
    "exclusiveMaximum": "less than",
    "multipleOf": "a multiple of",
}
_COUNTS: Mapping[str, tuple[str, str, str]] = {
    "minLength": ("at least", "character", "characters"),
    "maxLength": ("at most", "character", "characters"),
    "minItems": ("at least", "item", "items"),
    "maxItems": ("at most", "item", "items"),
    "minProperties": ("at least", "key", "keys"),
    "maxProperties": ("at most", "key", "keys"),
}


def out_of_range(breach: Breach) -> Iterator[Problem]:
    say: Callable[[Breach], str] = _number if breach.keyword in _NUMBERS else _count
    yield Problem("out-of-range", breach.place, say(breach))


def _number(breach: Breach) -> str:
    limit = f"{_NUMBERS[breach.keyword]} {breach.wanted}"
    return f"{breach.name} must be {limit}, not {breach.value}"


def _count(breach: Breach) -> str:
    bound, one, several = _COUNTS[breach.keyword]
    if bound == "at least" and breach.wanted == 1:
        return f"{breach.name} must not be empty"
    limit = count(breach.wanted, one, several)
    return f"{breach.name} must have {bound} {limit}, not {_length(breach.value)}"


def _length(value: Any) -> int:
    return len(value)

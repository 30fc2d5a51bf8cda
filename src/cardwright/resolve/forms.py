"""A core form's mappings in, their parts read with care for odd data, out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from cardwright.base.suggest import did_you_mean
from cardwright.model.problem import Lost, Place, Problem
from cardwright.model.source import Map, Part, Plain, Seq, first_key
from cardwright.resolve.plain import implied

FEW = 12
"""So many known names may stand in a hint."""

_SORTS = {"kind": "kind", "size": "size", "type": "vocabulary"}
"""What is named in several places, by its name in messages."""


def text(data: Map, key: str) -> str | None:
    """The text under ``key``; a plain scalar gives its spelling."""
    value = data.get(key)
    return str(value) if isinstance(value, str) else None


def number(data: Map, key: str) -> float | None:
    """The number under ``key``, a whole one as an integer."""
    return as_number(data.get(key))


def as_number(value: Any) -> float | None:
    found = implied(value) if isinstance(value, Plain) else value
    if isinstance(found, bool) or not isinstance(found, int | float):
        return None
    return found


def truth(data: Map, key: str) -> bool:
    """Whether ``key`` has the truth ``true``."""
    value = data.get(key)
    return (implied(value) if isinstance(value, Plain) else value) is True


def mapping(data: Map, key: str) -> Map:
    """The mapping under ``key``, or an empty one."""
    value = data.get(key)
    return value if isinstance(value, Map) else Map()


def mappings(data: Map, key: str) -> Iterator[tuple[str, Map]]:
    """The names and mappings within the mapping under ``key``; others are left out."""
    for name, value in mapping(data, key).items():
        if isinstance(value, Map):
            yield name, value


def listed(data: Map, key: str) -> Seq:
    """The list under ``key``, or an empty one."""
    value = data.get(key)
    return value if isinstance(value, Seq) else Seq()


def texts(data: Map, key: str) -> tuple[str, ...]:
    """The texts under ``key``: those of a list, or the one."""
    value = data.get(key)
    values = value if isinstance(value, list) else [value]
    return tuple(str(item) for item in values if isinstance(item, str))


def place(data: Map, key: str, part: Part = "value") -> Place:
    """The place of ``key`` or its value; of the first key where ``key`` is missing."""
    mark = data.marks.get(key)
    return first_key(data) if mark is None else mark.place(part)


def unknown(what: str, name: str, known: Iterable[str], where: Place) -> Problem:
    """The problem of a reference to something that is not declared."""
    known = tuple(known)
    hint = did_you_mean(name, known)
    if hint is None and 0 < len(known) <= FEW:
        hint = f"known are {', '.join(known)}"
    message = f'there is no {what} "{name}"'
    lost = Lost(_SORTS[what], name) if what in _SORTS else None
    return Problem("unknown-reference", where, message, hint, lost=lost)

"""A plain scalar's spelling and the types that a schema allows in, its value out."""

from __future__ import annotations

import re

Scalar = str | int | float | bool | None
Types = frozenset[str] | None
"""JSON Schema type names; ``None`` where every type is allowed."""

_INTEGER = re.compile(r"[-+]?[0-9]{1,400}")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
_BASED = re.compile(r"0o[0-7]{1,400}|0x[0-9a-fA-F]{1,400}")
_UNPRINTED = re.compile(r"0[ox].*|.*[eE].*")
_POINTED = re.compile(r"[-+]?[0-9]+\.0*")
_TRUTH = {"true": True, "false": False}
_CAPITALS = (str.lower, str.capitalize, str.upper)
_NULLS = frozenset({"", "~", "null", "Null", "NULL"})
_LARGEST = 1e308


def typed(spelling: str, allowed: Types) -> Scalar:
    """The value by YAML 1.2's core schema, where the allowed types have it.

    Its spelling comes back where they have text but not the implied type. ``yes``,
    ``no``, ``on`` and ``off`` are texts, as they are to editors. So are numbers that no
    card prints as they are written: ``0x10``, ``1e3``, ``2.0`` for a whole number.
    """
    if allowed is not None and allowed == {"string"}:
        return spelling or None
    value = implied(spelling)
    if type(value) in (int, float) and allowed and _is_odd(spelling, allowed):
        return spelling
    if isinstance(value, str) or allowed is None or "string" not in allowed:
        return value
    if _fits(value, allowed):
        return value
    return spelling or None


def implied(spelling: str) -> Scalar:
    """The value of a plain scalar by YAML 1.2's core schema, infinities left as text.

    A number of more than 400 digits stays text.
    """
    if spelling in _NULLS:
        return None
    if _INTEGER.fullmatch(spelling):
        return int(spelling)
    if _FLOAT.fullmatch(spelling):
        number = float(spelling)
        return number if abs(number) <= _LARGEST else spelling
    if _BASED.fullmatch(spelling):
        return int(spelling, 0)
    return _word(spelling, _TRUTH, spelling)


def _is_odd(spelling: str, allowed: frozenset[str]) -> bool:
    if "number" not in allowed and _POINTED.fullmatch(spelling):
        return "integer" in allowed
    return _UNPRINTED.fullmatch(spelling) is not None


def _word(spelling: str, words: dict[str, bool], otherwise: str) -> Scalar:
    value = words.get(spelling.lower())
    if value is None or not any(c(spelling) == spelling for c in _CAPITALS):
        return otherwise
    return value


def _fits(value: Scalar, allowed: frozenset[str]) -> bool:
    if value is None:
        return "null" in allowed
    if isinstance(value, bool):
        return "boolean" in allowed
    if isinstance(value, int):
        return "integer" in allowed or "number" in allowed
    return "number" in allowed

"""Plain YAML scalars: a spelling comes in, text or a spelling yet to type goes out."""

from __future__ import annotations

import re
from math import isfinite

from cardwright.model.source import Plain

_WORDS = ("null", "true", "false", "yes", "no", "on", "off")
_NUMBER = re.compile(
    r"0o[0-7]+|0x[0-9a-fA-F]+"
    r"|[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?"
)
_WORD = re.compile(
    "~|" + "|".join(f"{word}|{word.capitalize()}|{word.upper()}" for word in _WORDS)
)
_ENDLESS = re.compile(r"[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)")
ODD = frozenset(["", *"~nNtTfFyYoO+-.0123456789“„«»"])
"""The first signs of all plain scalars that are not text, and of some that are."""

_DIGITS = 18
"""Whole numbers have no more: each then fits 64 bits in every client."""


def typed(value: str) -> str:
    """The value, as ``Plain`` where its spelling must wait for a type.

    That is what YAML 1.2's core schema makes more of than text, and old truth words.
    """
    is_typed = not value or _NUMBER.fullmatch(value) or _WORD.fullmatch(value)
    return Plain(value) if is_typed else value


def bad_number(value: str) -> str | None:
    """Why a number cannot be one of a game, or ``None`` (for a text, too)."""
    if _ENDLESS.fullmatch(value):
        return f'"{value}" is not a number that a game can use'
    return too_long(value) if _NUMBER.fullmatch(value) else None


def too_long(number: str) -> str | None:
    """Why a number is too large to be kept exactly, or ``None``."""
    digits = number.lstrip("+-")
    if digits.isdigit() or digits[:2] in {"0o", "0x"}:
        length = len(digits.removeprefix("0o").removeprefix("0x"))
        message = f"a whole number has at most {_DIGITS} digits"
        return message if length > _DIGITS else None
    if isfinite(float(number)):
        return None
    return f'"{number}" is not a number that a game can use'

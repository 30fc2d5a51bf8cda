"""Titles, values and words come in, as messages name them they go out."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

_LONGEST = 40
_NUMBERS = (
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)
_COUNT = re.compile(r"([0-9]{1,9})[ ]?[x*\u00d7]|[x*\u00d7][ ]?([0-9]{1,9})")

_VOWEL = re.compile(r"(?!uni|use|one|eu)[aeiou]", re.IGNORECASE)


def with_article(title: str) -> str:
    """``entity card`` → ``an entity card``."""
    return f"{'an' if _VOWEL.match(title) else 'a'} {title}"


def sort_of(value: Any) -> str:
    """What a value is, as it was written: ``a text``, ``the number 2.5``."""
    if value is None:
        return "empty"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return f"the number {value}"
    if isinstance(value, str):
        return quoted(value)
    return "a group of keys" if isinstance(value, Mapping) else "a list"


def quoted(text: str) -> str:
    """The text in quotes, on one line, cut where it is long."""
    line = " ".join(text.split())
    return f'"{line[:_LONGEST]}…"' if len(line) > _LONGEST else f'"{line}"'


def for_nothing(step: str | int) -> str:
    """The hint for a key, or an item of a list, behind which nothing stands."""
    if isinstance(step, int):
        return "write it after the dash, or remove the line"
    return f'write it after "{step}:", or remove "{step}" if it may be left out'


def number_in(text: str) -> str | None:
    """The number that a text is sure to mean: ``three``, ``3x``, ``x3``; else none."""
    word = text.strip().lower()
    if word in _NUMBERS:
        return str(_NUMBERS.index(word))
    found = _COUNT.fullmatch(word)
    return found and (found[1] or found[2])

"""Schema types, values and paths in, words that a card designer reads out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cardwright.base.english import quoted, sort_of
from cardwright.model.source import Path

_TYPES: Mapping[str, str] = {
    "integer": "a whole number",
    "number": "a number",
    "string": "a text",
    "boolean": "true or false",
    "array": "a list",
    "object": "a group of keys",
    "null": "empty",
}


def either(words: Iterable[str]) -> str:
    """``a, b or c``."""
    *first, last = words
    return f"{', '.join(first)} or {last}" if first else last


def type_words(types: str | Iterable[str]) -> str:
    """What a schema's ``type`` asks for: ``a whole number or a text``."""
    names = [types] if isinstance(types, str) else list(types)
    return either(_TYPES[name] for name in _TYPES if name in names)


def shown(value: Any) -> str:
    """A value as it may be named in a sentence."""
    return quoted(value) if isinstance(value, str) else sort_of(value)


def bare(value: Any) -> str:
    """A value as one would write it in YAML: a choice in a list of choices."""
    if value is None or isinstance(value, bool):
        return {None: "nothing", True: "true", False: "false"}[value]
    return str(value)


def named(path: Path, subject: str) -> str:
    """What a path leads to: the subject, ``"cost"``, or ``an item of "cards"``."""
    if not path:
        return subject
    if isinstance(path[-1], str):
        return f'"{path[-1]}"'
    names = [step for step in path if isinstance(step, str)]
    return f'an item of "{names[-1]}"' if names else "an item"


def count(number: int, one: str, several: str) -> str:
    """``1 item``, ``2 items``."""
    return f"{number} {one if number == 1 else several}"

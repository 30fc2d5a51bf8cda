"""What stands in an entry's ``from`` for a name that its blueprint leaves open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

TEXT, NUMBER, WHOLE, TRUTH = "text", "number", "whole", "truth"
TYPES: Mapping[str, str] = {
    TEXT: "a text",
    NUMBER: "a number",
    WHOLE: "a whole number",
    TRUTH: "true or false",
}


@dataclass(frozen=True, slots=True)
class Slot:
    """What one slot takes: any value, if nothing is ``declared`` of it.

    ``type`` is one of ``TYPES`` or a vocabulary, of which ``words`` are the words.
    ``least`` and ``most`` are of numbers, or of a text's characters.
    """

    name: str
    declared: bool = False
    type: str = TEXT
    words: Sequence[str] = ()
    least: float | None = None
    most: float | None = None
    choices: tuple[str, ...] = ()
    has_default: bool = False
    title: str | None = None
    about: str | None = None

    @property
    def takes(self) -> str | None:
        """What it takes, in words; ``None`` where it is not declared."""
        if not self.declared:
            return None
        if self.choices:
            return either(self.choices)
        if self.type not in TYPES:
            return f"a word of the list {self.type}"
        return f"{TYPES[self.type]}{_limits(self)}"


def _limits(slot: Slot) -> str:
    """`` from 1 to 3``, `` of at most 28 characters``, or nothing."""
    of = " characters" if slot.type == TEXT else ""
    least, most = slot.least, slot.most
    if least is not None and most is not None:
        return f" {'of' if of else 'from'} {least:g} to {most:g}{of}"
    limits = ((least, "at least"), (most, "at most"))
    bound = next((f"{word} {n:g}" for n, word in limits if n is not None), None)
    return f" of {bound}{of}" if bound else ""


def either(words: Sequence[str]) -> str:
    """``a, b or c``."""
    *first, last = words
    return f"{', '.join(first)} or {last}" if first else last

"""A plain list of cards with copies comes in, a deck and its problems go out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from cardwright.base.suggest import nearest
from cardwright.model.entry import Catalog, Deck, Entry, Line
from cardwright.model.problem import Place, Problem
from cardwright.rules.names import deck_kinds

MOST_LINES: Final = 2000
LONGEST_LINE: Final = 200

_LINE: Final = re.compile(
    r"\s*(?:(?P<before>\d{1,4})\s*[x\u00d7]?\s+)?"
    r"(?P<name>.+?)"
    r"(?:\s+[x\u00d7]\s*(?P<after>\d{1,4}))?\s*"
)
_REMARK: Final = re.compile(r"\s*(?:#|//).*|\s*")
_BREAK: Final = re.compile(r"\r\n|\r|\n")

Names = dict[str, list[Entry]]

Item = tuple[Place, int, str]
"""A card of a list: where its name stands, how many copies, and the name."""


def read_list(
    text: str, file: str, catalog: Catalog, format_name: str | None = None
) -> tuple[Deck, tuple[Problem, ...]]:
    """The deck of a list, and a problem for each line that names no card.

    A line is a number, an ``x`` if one likes, and a card's name or id, in any case of
    letters; or the name and ``x3`` after it; without a number it is one copy. Lines
    that begin with ``#`` or ``//`` are remarks. Places are in ``file``.
    """
    names = _names(catalog)
    lines: list[Line] = []
    problems: list[Problem] = []
    for place, copies, name in _items(text, file, names):
        found = names.get(name.casefold(), [])
        if len(found) == 1 and copies:
            lines.append(Line(found[0].id, copies, place))
        else:
            problems.append(_unclear(place, name, found, names))
    deck = Deck(file, file, format_name, tuple(lines), Place(file))
    return deck, tuple(problems)


def _names(catalog: Catalog) -> Names:
    """The cards that a deck may hold, by name and id in small letters."""
    found: Names = {}
    for kind in deck_kinds(catalog.game):
        for entry in catalog.of_kind(kind):
            for name in dict.fromkeys((entry.name.casefold(), entry.id)):
                found.setdefault(name, []).append(entry)
    return found


def _items(text: str, file: str, names: Names) -> Iterator[Item]:
    """The place, number and name of each line that names a card."""
    for number, line in enumerate(_BREAK.split(text)[:MOST_LINES], start=1):
        match = _LINE.fullmatch(line[:LONGEST_LINE])
        if match is None or _REMARK.fullmatch(line):
            continue
        whole = line.strip().casefold() in names
        start = len(line) - len(line.lstrip()) if whole else match.start("name")
        name = line.strip() if whole else match["name"]
        copies = 1 if whole else int(match["before"] or match["after"] or 1)
        end = start + len(name) + 1
        yield Place(file, number, start + 1, number, end), copies, name


def _unclear(place: Place, name: str, found: list[Entry], names: Names) -> Problem:
    if len(found) == 1:
        return Problem("out-of-range", place, "a card is listed at least once")
    if found:
        ids = ", ".join(f'"{entry.id}"' for entry in found)
        message = f'"{name}" is the name of several cards'
        return Problem("unknown-reference", place, message, f"write one of {ids}")
    near = nearest(name.casefold(), names)
    hint = f'did you mean "{names[near][0].name}"?' if near else None
    return Problem("unknown-reference", place, f'there is no card "{name}"', hint)

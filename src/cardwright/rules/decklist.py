"""A plain deck list comes in (``3 Some Card`` a line), a deck and its problems go out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from cardwright.base.suggest import nearest
from cardwright.model.entry import Catalog, Deck, Entry, Line
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Source
from cardwright.rules.names import deck_kinds

MOST_LINES: Final = 2000

_LINE: Final = re.compile(
    r"\s*(?:(?P<before>\d{1,4})\s*[x×]?\s+)?(?P<name>.+?)(?:\s+[x×]\s*(?P<after>\d{1,4}))?\s*"
)
_REMARK: Final = re.compile(r"\s*(?:#|//).*|\s*")


def read_list(
    text: str, file: str, catalog: Catalog, format_name: str | None = None
) -> tuple[Deck, tuple[Problem, ...]]:
    """The deck of a list, and a problem for each line that names no card.

    A line is a number, an ``x`` if one likes, and a card's name or id, in any case of
    letters; or the name and ``x3`` after it; without a number it is one copy. Lines that
    begin with ``#`` or ``//`` are remarks. Places are in ``file``.
    """
    source = Source(file, text)
    names = _names(catalog)
    lines: list[Line] = []
    problems: list[Problem] = []
    for place, copies, name in _written(source):
        found = names.get(name.casefold(), [])
        if len(found) == 1:
            lines.append(Line(found[0].id, copies, place))
        else:
            problems.append(_unclear(place, name, found, names))
    start = source.place(0, 0)
    return Deck(file, file, format_name, tuple(lines), start), tuple(problems)


def _names(catalog: Catalog) -> dict[str, list[Entry]]:
    """The cards that a deck may hold, by name and id in small letters."""
    found: dict[str, list[Entry]] = {}
    for kind in deck_kinds(catalog.game):
        for entry in catalog.of_kind(kind):
            for name in dict.fromkeys((entry.name.casefold(), entry.id)):
                found.setdefault(name, []).append(entry)
    return found


def _written(source: Source) -> Iterator[tuple[Place, int, str]]:
    """The place, number and name of each line that names a card."""
    for number, text in enumerate(source.text.splitlines()[:MOST_LINES], start=1):
        match = _LINE.fullmatch(text)
        if match and not _REMARK.fullmatch(text):
            start, end = match.span("name")
            place = Place(source.file, number, start + 1, number, end + 1)
            yield place, int(match["before"] or match["after"] or 1), match["name"]


def _unclear(
    place: Place, name: str, found: list[Entry], names: dict[str, list[Entry]]
) -> Problem:
    if found:
        ids = ", ".join(f'"{entry.id}"' for entry in found)
        message = f'"{name}" is the name of several cards'
        return Problem("unknown-reference", place, message, f"write one of {ids}")
    near = nearest(name.casefold(), names)
    hint = f'did you mean "{names[near][0].name}"?' if near else None
    return Problem("unknown-reference", place, f'there is no card "{name}"', hint)

"""A plain list of cards with copies comes in, a deck and its problems go out."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Final

from cardwright.base.suggest import nearest
from cardwright.model.entry import Catalog, Deck, Entry, Line
from cardwright.model.game import Game
from cardwright.model.problem import Place, Problem
from cardwright.rules.names import deck_kinds

MOST_LINES: Final = 2000
MOST_COPIES: Final = 9999
LONGEST_LINE: Final = 200

_LINE: Final = re.compile(
    r"\s*(?:[-*\u2022]\s+)?"
    r"(?:(?P<before>[0-9]+)\s*[x\u00d7]?\s+)?"
    r"(?P<name>\S.*?)"
    r"(?:\s+[x\u00d7]\s*(?P<after>[0-9]+))?\s*",
    re.IGNORECASE,
)
_REMARK: Final = re.compile(r"(?:^|\s)(?:#|//).*$")
_RULE: Final = re.compile(r"\W*")
_HEADING: Final = re.compile(r".+?\s*(?::|\([0-9]+\):?)|(=+|-+).+\1|\[.+\]")
_BREAK: Final = re.compile(r"\r\n|\r|\n")
_QUOTES: Final = str.maketrans({"\u2019": "'", "\u2018": "'", "`": "'"})


@dataclass(frozen=True, slots=True)
class _Names:
    """The cards that a deck may hold, by name and id; what kinds are called."""

    cards: dict[str, list[Entry]]
    kinds: frozenset[str]

    def find(self, name: str) -> list[Entry]:
        return self.cards.get(_plain(name), [])


Item = tuple[Place, int, str]
"""A card of a list: where its name stands, how many copies, and the name."""


def read_list(
    text: str, file: str, catalog: Catalog, format_name: str | None = None
) -> tuple[Deck, tuple[Problem, ...]]:
    """The deck of a list, and a problem for each line that names no card.

    A line is a number, an ``x`` if one likes, and a card's name or id, in any case of
    letters; or the name and ``x3`` after it; without a number it is one copy. What
    follows ``#`` or ``//`` is a remark. Headings are let be: ``Deck:``, ``Lamps (3)``,
    the name of a kind. Places are in ``file``.
    """
    names = _names(catalog)
    lines: list[Line] = []
    problems: list[Problem] = []
    rows = _BREAK.split(text)
    for place, copies, name in _items(rows[:MOST_LINES], file, names):
        found = names.find(name)
        if len(found) == 1 and 0 < copies <= MOST_COPIES:
            lines.append(Line(found[0].id, copies, place))
        else:
            problems.append(_unclear(place, name, found, names))
    if len(rows) > MOST_LINES and any(rows[MOST_LINES:]):
        place = Place(file, MOST_LINES + 1, 1, MOST_LINES + 1, 1)
        message = f"a list has at most {MOST_LINES:,} lines"
        problems.append(Problem("out-of-range", place, message))
    title = PurePosixPath(file).stem
    deck = Deck(file, title, format_name, tuple(lines), Place(file))
    return deck, tuple(problems)


def _names(catalog: Catalog) -> _Names:
    cards: dict[str, list[Entry]] = {}
    for kind in deck_kinds(catalog.game):
        for entry in catalog.of_kind(kind):
            for name in dict.fromkeys((_plain(entry.name), entry.id)):
                cards.setdefault(name, []).append(entry)
    return _Names(cards, frozenset(_titles(catalog.game)) - cards.keys())


def _titles(game: Game) -> Iterator[str]:
    for kind in game.kinds.values():
        yield from (_plain(kind.title), _plain(kind.plural), kind.name)


def _plain(name: str) -> str:
    """A name as it is looked for: small letters, plain quotes, single blanks."""
    text = unicodedata.normalize("NFC", name).casefold().translate(_QUOTES)
    return " ".join(text.split())


def _items(rows: list[str], file: str, names: _Names) -> Iterator[Item]:
    """The place, number and name of each line that is to name a card."""
    for number, row in enumerate(rows, start=1):
        line = row[:LONGEST_LINE].rstrip()
        match = _LINE.fullmatch(line)
        if match and not (names.find(line) or names.find(match["name"])):
            line = _REMARK.sub("", line)
            match = _LINE.fullmatch(line)
        if match is None or _RULE.fullmatch(line) or _is_heading(line, match, names):
            continue
        whole = bool(names.find(line))
        start = len(line) - len(line.lstrip()) if whole else match.start("name")
        name = line.strip() if whole else match["name"]
        copies = 1 if whole else _number(match["before"] or match["after"] or "1")
        end = start + len(name) + 1
        yield Place(file, number, start + 1, number, end), copies, name


def _number(digits: str) -> int:
    """A number; one with very many digits is just too large."""
    return int(digits[:9])


def _is_heading(line: str, match: re.Match[str], names: _Names) -> bool:
    """Whether a line names no card but what follows: ``Deck:``, ``Lamps (3)``, a kind.

    A card's own name goes first.
    """
    if names.find(line) or names.find(match["name"]):
        return False
    heading = _HEADING.fullmatch(line.strip())
    is_kind = _plain(match["name"]) in names.kinds
    return is_kind or (heading is not None and match["before"] is None)


def _unclear(place: Place, name: str, found: list[Entry], names: _Names) -> Problem:
    if len(found) == 1:
        message = f"a card is listed once to {MOST_COPIES} times"
        return Problem("out-of-range", place, message)
    if found:
        ids = ", ".join(f'"{entry.id}"' for entry in found)
        message = f'"{name}" is the name of several cards'
        return Problem("unknown-reference", place, message, f"write one of {ids}")
    near = nearest(_plain(name), names.cards)
    hint = f'did you mean "{names.cards[near][0].name}"?' if near else None
    return Problem("unknown-reference", place, f'there is no card "{name}"', hint)

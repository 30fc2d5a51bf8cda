"""A catalogue in, the names that a field may hold now, each with its words, out."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cardwright.model.entry import Catalog
from cardwright.model.game import Game, Word
from cardwright.model.slot import Slot

VOCABULARY = "vocabulary."
FORMAT = "format"
IMAGES = (".jpeg", ".jpg", ".png", ".svg")

Names = Mapping[str, str]
"""Each name with what an editor tells of it."""


@dataclass(frozen=True, slots=True)
class Known:
    """What a game's files may name: entries, words, formats, pictures, blueprints.

    ``blueprints`` has, by the kind that they make, each blueprint's id and its slots;
    ``slot_form`` is the schema by which a blueprint declares them.
    """

    catalog: Catalog
    art: tuple[str, ...] = ()
    blueprints: Mapping[str, Mapping[str, Sequence[Slot]]] = field(default_factory=dict)
    slot_form: Mapping[str, Any] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        return self.catalog.game

    def linked(self, to: Iterable[str]) -> Names:
        """The names that a field with ``x-link`` to all of these may hold."""
        found: dict[str, str] = {}
        for name in to:
            for each, about in self._of(name):
                found.setdefault(each, about)
        return found

    def _of(self, name: str) -> Iterator[tuple[str, str]]:
        if name == FORMAT:
            yield from self._formats()
        elif name.startswith(VOCABULARY):
            words = self.game.vocabularies.get(name.removeprefix(VOCABULARY), {})
            yield from ((word.id, _word(word)) for word in words.values())
        else:
            for entry in self.catalog.of_kind(name):
                yield entry.id, f"{entry.name} ({self.game.kinds[entry.kind].title})"

    def _formats(self) -> Iterator[tuple[str, str]]:
        rules = self.game.forms.get("rules")
        formats = (rules.get("formats") if rules else None) or {}
        for name, body in formats.items():
            yield name, str(body.get("title", name))

    def pictures(self) -> Names:
        """The images in the game's art folder."""
        kept = [file for file in self.art if file.lower().endswith(IMAGES)]
        return dict.fromkeys(sorted(kept), "")

    def chosen(self) -> Names:
        """What frames let players choose: an argument may name it in a word's place."""
        fields = [entry.fields for entry in self.catalog.entries.values()]
        about = "what is chosen under this name"
        return dict.fromkeys(sorted(set(_chosen(fields))), about)


def _word(word: Word) -> str:
    return f"{word.name}: {word.note}" if word.note else word.name


def _chosen(data: Any) -> Iterator[str]:
    if isinstance(data, Mapping):
        choices = data.get("choose")
        yield from choices if isinstance(choices, Mapping) else ()
        for part in data.values():
            yield from _chosen(part)
    elif isinstance(data, list):
        for part in data:
            yield from _chosen(part)


def one_of(names: Names, wants: str) -> dict[str, Any]:
    """A schema that allows these names; while there are none, any text.

    A name that YAML reads as a number or a truth may stand without quotes.
    """
    if not names:
        return {"type": "string"}
    rows = [(value, names[name]) for name in names for value in _spellings(name)]
    told = [about for _, about in rows]
    return {
        "enum": [value for value, _ in rows],
        **({"enumDescriptions": told} if any(told) else {}),
        "errorMessage": wants,
    }


def _spellings(name: str) -> Iterator[Any]:
    yield name
    try:
        value = json.loads(name)
    except ValueError:
        return
    if isinstance(value, int | float):
        yield value


def listed(names: Collection[str]) -> str:
    """Names in one sentence: "a, b or c"."""
    *rest, last = names
    return f"{', '.join(rest)} or {last}" if rest else last

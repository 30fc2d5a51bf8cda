"""A catalogue in, its entries, words, parameters and terms as expressions see them."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from functools import cached_property
from typing import Any

from cardwright.base.expression import ABSENT, Names, View
from cardwright.model.entry import Catalog, Entry
from cardwright.model.game import Game, Term, Word
from cardwright.model.record import Record
from cardwright.model.source import Path

CORE = ("id", "name", "kind", "copies", "owner", "tags", "note")
"""What every entry has beside its fields."""

_WORD = ("id", "name", "plural", "icon", "color", "phrase", "note")
_TERM = ("id", "name", "plural", "text")


class EntryView(View):
    """An entry: its core names and fields, links and held entries as views."""

    __slots__ = ("_links", "_seen", "entry", "views")

    def __init__(self, entry: Entry, views: Views) -> None:
        self.entry = entry
        self.views = views
        self._seen: dict[str, Any] = {}
        self._links: dict[Path, tuple[str, ...]] | None = None

    def lookup(self, name: str) -> Any:
        self.views.seen(self.entry)
        if name not in self._seen:
            self._seen[name] = self._look(name)
        return self._seen[name]

    def names(self) -> Iterable[str]:
        return (*CORE, *self.views.declared(self.entry.kind))

    def __str__(self) -> str:
        return self.entry.id

    def _look(self, name: str) -> Any:
        entry = self.entry
        if name == "owner":
            return self.views.entry(entry.owner) if entry.owner else ABSENT
        if name in CORE:
            return or_absent(getattr(entry, name))
        if name in entry.fields:
            return self.shown(entry.fields[name], (name,))
        if name in self.views.declared(entry.kind):
            return ABSENT
        raise KeyError(name)

    def shown(self, value: Any, path: Path) -> Any:
        """The value at a path of the entry as it is seen."""
        if isinstance(value, Mapping):
            return {key: self.shown(v, (*path, key)) for key, v in value.items()}
        if isinstance(value, list):
            return [self.shown(v, (*path, i)) for i, v in enumerate(value)]
        if isinstance(value, str):
            return self.text(value, path)
        return or_absent(value)

    def text(self, value: str, path: Path) -> Any:
        """The text at a path: what it names where it is a reference."""
        entry, views = self.entry, self.views
        if path in entry.holds:
            return views.entry(value)
        if self._links is None:
            self._links = {k.path: k.kinds for k in entry.links if k.part == "value"}
        kinds = self._links.get(path)
        return value if kinds is None else views.linked(value, kinds)


class Views:
    """All views of a catalogue, each made once. Rich texts show their source.

    ``worked`` is for those who look: what they work out, to be found again.
    """

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.worked: dict[Hashable, Any] = {}
        self._entries: dict[str, EntryView] = {}

    @cached_property
    def param(self) -> Names:
        return parameters(self.catalog.game)

    @cached_property
    def term(self) -> Names:
        return terms(self.catalog.game)

    @cached_property
    def vocabulary(self) -> Names:
        return vocabularies(self.catalog.game)

    def view(self, entry: Entry) -> EntryView:
        """A new view of an entry."""
        return EntryView(entry, self)

    def seen(self, entry: Entry) -> None:
        """Called whenever something of an entry is looked at."""

    def of(self, entry: Entry) -> EntryView:
        """The view of an entry."""
        view = self._entries.get(entry.id)
        if view is None or view.entry is not entry:
            view = self._entries[entry.id] = self.view(entry)
        return view

    def entry(self, name: str) -> Any:
        """The view of the entry with an id, or the id where there is none."""
        entry = self.catalog.entries.get(name)
        return name if entry is None else self.of(entry)

    def linked(self, name: str, kinds: Iterable[str]) -> Any:
        """The view of what a reference names, or the reference if it names nothing."""
        if name in self.catalog.entries:
            return self.of(self.catalog.entries[name])
        for kind in kinds:
            words = self.vocabulary.values.get(kind.removeprefix("vocabulary."))
            if words is not None and name in words:
                return words.lookup(name)
        return name

    def declared(self, kind: str) -> Mapping[str, Any]:
        """The fields that a kind's schema declares."""
        known = self.catalog.game.kinds.get(kind)
        return declared(known.schema) if known else {}

    def scope(self) -> dict[str, Any]:
        """The names that every expression over this game may use."""
        return {
            "param": self.param,
            "term": self.term,
            "vocabulary": self.vocabulary,
        }


def declared(schema: Mapping[str, Any]) -> Mapping[str, Any]:
    """The fields that a kind's schema declares."""
    properties = schema.get("properties")
    return properties if isinstance(properties, Mapping) else {}


def parameters(game: Game) -> Names:
    """``param``: the values of the parameters."""
    return Names("param", {p.name: p.value for p in game.parameters.values()})


def terms(game: Game) -> Names:
    """``term``: the glossary."""
    return Names("term", {t.id: term_view(t) for t in game.glossary.values()})


def vocabularies(game: Game) -> Names:
    """``vocabulary``: the lists of words, each by its name."""
    return Names(
        "vocabulary",
        {
            name: Names(name, {word.id: word_view(word) for word in words.values()})
            for name, words in game.vocabularies.items()
        },
    )


def word_view(word: Word) -> Record:
    """A word of a vocabulary."""
    return Record({name: getattr(word, name) for name in _WORD})


def term_view(term: Term) -> Record:
    """A term of the glossary; prints its name."""
    return Record({name: getattr(term, name) for name in _TERM}, "name")


def or_absent(value: Any) -> Any:
    return ABSENT if value is None else value

"""A catalogue in, its entries, words, parameters and terms as expressions see them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cardwright.base.expression import ABSENT, Names, View
from cardwright.model.entry import Catalog, Entry
from cardwright.model.game import Game, Term, Word
from cardwright.model.source import Path

CORE = ("id", "name", "kind", "copies", "owner", "tags", "note")
"""What every entry has beside its fields."""


class TermView(View):
    """A term of the glossary; prints its name."""

    __slots__ = ("_parts",)

    def __init__(self, term: Term) -> None:
        self._parts = {
            "id": term.id,
            "name": term.name,
            "plural": term.plural,
            "text": term.text,
        }

    def lookup(self, name: str) -> Any:
        return self._parts[name]

    def names(self) -> Iterable[str]:
        return self._parts

    def __str__(self) -> str:
        return self._parts["name"]


class WordView(View):
    """A word of a vocabulary."""

    __slots__ = ("_parts",)

    def __init__(self, word: Word) -> None:
        self._parts = {
            "id": word.id,
            "name": word.name,
            "plural": word.plural,
            "icon": _or_absent(word.icon),
            "color": _or_absent(word.color),
            "phrase": _or_absent(word.phrase),
            "note": _or_absent(word.note),
        }

    def lookup(self, name: str) -> Any:
        return self._parts[name]

    def names(self) -> Iterable[str]:
        return self._parts


class EntryView(View):
    """An entry: its core names and fields, links and held entries as views."""

    __slots__ = ("_links", "_seen", "_views", "entry")

    def __init__(
        self, catalog: Catalog, entry: Entry, views: Views | None = None
    ) -> None:
        self.entry = entry
        self._views = views or Views(catalog)
        self._seen: dict[str, Any] = {}
        self._links: dict[Path, tuple[str, ...]] | None = None

    def lookup(self, name: str) -> Any:
        if name not in self._seen:
            self._seen[name] = self._look(name)
        return self._seen[name]

    def names(self) -> Iterable[str]:
        return (*CORE, *self._views.declared(self.entry.kind))

    def __str__(self) -> str:
        return self.entry.id

    def _look(self, name: str) -> Any:
        entry = self.entry
        if name == "owner":
            return self._views.entry(entry.owner) if entry.owner else ABSENT
        if name in CORE:
            return _or_absent(getattr(entry, name))
        if name in entry.fields:
            return self._shown(entry.fields[name], (name,))
        if name in self._views.declared(entry.kind):
            return ABSENT
        raise KeyError(name)

    def _shown(self, value: Any, path: Path) -> Any:
        if isinstance(value, Mapping):
            return {key: self._shown(v, (*path, key)) for key, v in value.items()}
        if isinstance(value, list):
            return [self._shown(v, (*path, i)) for i, v in enumerate(value)]
        if isinstance(value, str):
            return self._text(value, path)
        return _or_absent(value)

    def _text(self, value: str, path: Path) -> Any:
        entry, views = self.entry, self._views
        if path in entry.holds:
            return views.entry(value)
        if self._links is None:
            self._links = {k.path: k.kinds for k in entry.links if k.part == "value"}
        kinds = self._links.get(path)
        return value if kinds is None else views.linked(value, kinds)


class Views:
    """All views of a catalogue, each made once. Rich texts show their source."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.param = parameters(catalog.game)
        self.term = terms(catalog.game)
        self.vocabulary = vocabularies(catalog.game)
        self._entries: dict[str, EntryView] = {}

    def of(self, entry: Entry) -> EntryView:
        """The view of an entry."""
        view = self._entries.get(entry.id)
        if view is None or view.entry is not entry:
            view = self._entries[entry.id] = EntryView(self.catalog, entry, self)
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
    return Names("term", {t.id: TermView(t) for t in game.glossary.values()})


def vocabularies(game: Game) -> Names:
    """``vocabulary``: the lists of words, each by its name."""
    return Names(
        "vocabulary",
        {
            name: Names(name, {word.id: WordView(word) for word in words.values()})
            for name, words in game.vocabularies.items()
        },
    )


def _or_absent(value: Any) -> Any:
    return ABSENT if value is None else value

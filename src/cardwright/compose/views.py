"""A catalogue in, its entries, words, parameters and terms as templates see them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cardwright.base.expression import ABSENT, Names, View
from cardwright.compose.declared import names_at
from cardwright.compose.fields import FieldList, FieldMap
from cardwright.compose.gameview import GameView
from cardwright.compose.record import Record
from cardwright.compose.rich import RichText
from cardwright.compose.watch import Watch
from cardwright.model.entry import Catalog, Entry
from cardwright.model.game import Game, Term, Word
from cardwright.model.source import Path

CORE = ("id", "name", "kind", "copies", "owner", "tags", "note")
"""What every entry has beside its fields."""


class CardView(View):
    """An entry: its core names and fields, links and held entries as views."""

    __slots__ = ("_links", "_seen", "_views", "entry")

    def __init__(self, entry: Entry, views: Views) -> None:
        self.entry = entry
        self._views = views
        self._seen: dict[str, Any] = {}
        self._links = {k.path: k.kinds for k in entry.links if k.part == "value"}

    @property
    def title(self) -> str:
        """What an entry of its kind is called."""
        return self._views.catalog.game.kinds[self.entry.kind].title

    def lookup(self, name: str) -> Any:
        self._views.watch.field(self.entry, name)
        if name not in self._seen:
            self._seen[name] = self._look(name)
        return self._seen[name]

    def names(self) -> Iterable[str]:
        return (*CORE, *self._views.declared(self.entry.kind))

    def __str__(self) -> str:
        self._views.watch.field(self.entry, "id")
        return self.entry.id

    def _look(self, name: str) -> Any:
        entry = self.entry
        if name == "owner":
            return self._views.entry(entry.owner) if entry.owner else ABSENT
        if name in CORE:
            value = getattr(entry, name)
            return ABSENT if value is None else value
        if name in entry.fields:
            return self._shown(entry.fields[name], (name,))
        if name in self._views.declared(entry.kind):
            return ABSENT
        raise KeyError(name)

    def _shown(self, value: Any, path: Path) -> Any:
        if isinstance(value, Mapping):
            found = FieldMap((k, self._shown(v, (*path, k))) for k, v in value.items())
            found.spot = (self.entry, path)
            found.declared = self._views.names_at(self.entry.kind, path)
            return found
        if isinstance(value, list):
            items = FieldList(self._shown(v, (*path, i)) for i, v in enumerate(value))
            items.spot = (self.entry, path)
            return items
        if isinstance(value, str):
            return self._text(value, path)
        return ABSENT if value is None else value

    def _text(self, value: str, path: Path) -> Any:
        rich = self.entry.texts.get(path)
        if rich is not None:
            return self._views.rich(rich)
        if path in self.entry.holds:
            return self._views.entry(value)
        kinds = self._links.get(path)
        return value if kinds is None else self._views.linked(value, kinds)


class ParamView(Names):
    """``param``: the values of a game's parameters; each read is watched."""

    __slots__ = ("_watch",)

    def __init__(self, game: Game, watch: Watch) -> None:
        super().__init__("param", {p.name: p.value for p in game.parameters.values()})
        self._watch = watch

    def lookup(self, name: str) -> Any:
        value = super().lookup(name)
        self._watch.parameter(name)
        return value


class Views:
    """All views of a catalogue, each made once."""

    def __init__(self, catalog: Catalog, watch: Watch) -> None:
        self.catalog = catalog
        self.watch = watch
        game = catalog.game
        words = game.vocabularies.get("icons", {})
        self._icons = {word.id: word.name for word in words.values()}
        self._entries: dict[str, CardView] = {}
        self._names: dict[tuple[str, Path], tuple[str, ...] | None] = {}
        self.param = ParamView(game, watch)
        self.vocabulary = Names(
            "vocabulary", {n: _list(n, ws) for n, ws in game.vocabularies.items()}
        )
        self.term = Names("term", {t.id: _term(t) for t in game.glossary.values()})
        self.game = GameView(game, self._of_kind)

    def scope(self) -> dict[str, Any]:
        """The names that are the same for all faces of the game."""
        return {
            "param": self.param,
            "term": self.term,
            "vocabulary": self.vocabulary,
            "game": self.game,
        }

    def _of_kind(self, kind: str) -> list[CardView]:
        return [self.of(entry) for entry in self.catalog.of_kind(kind)]

    def of(self, entry: Entry) -> CardView:
        view = self._entries.get(entry.id)
        if view is None or view.entry is not entry:
            view = self._entries[entry.id] = CardView(entry, self)
        return view

    def entry(self, name: str) -> Any:
        """The view of the entry with an id, or the id where there is none."""
        entry = self.catalog.entries.get(name)
        return name if entry is None else self.of(entry)

    def linked(self, name: str, kinds: Iterable[str]) -> Any:
        """The view of what a reference names, or the reference if it names nothing."""
        if name in self.catalog.entries:
            return self.entry(name)
        for kind in kinds:
            words = self.vocabulary.values.get(kind.removeprefix("vocabulary."))
            if words is not None and name in words:
                return words.lookup(name)
        return name

    def declared(self, kind: str) -> Mapping[str, Any]:
        """The fields that a kind's schema declares."""
        known = self.catalog.game.kinds.get(kind)
        fields = known.schema.get("properties") if known else None
        return fields if isinstance(fields, Mapping) else {}

    def names_at(self, kind: str, path: Path) -> tuple[str, ...] | None:
        """The names that a mapping of an entry may have, if its schema says so."""
        place = tuple(0 if isinstance(step, int) else step for step in path)
        if (kind, place) not in self._names:
            known = self.catalog.game.kinds.get(kind)
            self._names[kind, place] = names_at(known.schema, path) if known else None
        return self._names[kind, place]

    def rich(self, tree: Any) -> RichText:
        return RichText(tree, self._icons, self.watch.parameter)


def _list(name: str, words: Mapping[str, Word]) -> Names:
    return Names(name, {word.id: _word(word) for word in words.values()})


def _word(word: Word) -> Record:
    names = ("id", "name", "plural", "icon", "color", "phrase", "note")
    return Record({name: getattr(word, name) for name in names})


def _term(term: Term) -> Record:
    names = ("id", "name", "plural", "text")
    return Record({name: getattr(term, name) for name in names}, "name")

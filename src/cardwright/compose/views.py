"""A catalogue in, its entries, words, parameters and terms as templates see them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardwright.base.expression import Names
from cardwright.compose.declared import names_at
from cardwright.compose.fields import FieldList, FieldMap
from cardwright.compose.gameview import GameView
from cardwright.compose.rich import RichText
from cardwright.compose.watch import Watch
from cardwright.model import views
from cardwright.model.entry import Catalog, Entry
from cardwright.model.game import Game
from cardwright.model.source import Path


class CardView(views.EntryView):
    """An entry: each name read is watched, groups and lists know their place."""

    __slots__ = ()
    views: Views

    @property
    def title(self) -> str:
        """What an entry of its kind is called."""
        return self.views.catalog.game.kinds[self.entry.kind].title

    def is_of_any(self, name: str) -> bool:
        """Whether any kind of the game has a field of this name."""
        kinds = self.views.catalog.game.kinds.values()
        return any(name in kind.schema.get("properties", ()) for kind in kinds)

    def lookup(self, name: str) -> Any:
        self.views.watch.field(self.entry, name)
        return super().lookup(name)

    def __str__(self) -> str:
        self.views.watch.field(self.entry, "id")
        return super().__str__()

    def shown(self, value: Any, path: Path) -> Any:
        if isinstance(value, Mapping):
            group = FieldMap((k, self.shown(v, (*path, k))) for k, v in value.items())
            group.spot = (self.entry, path)
            group.declared = self.views.names_at(self.entry.kind, path)
            return group
        if isinstance(value, list):
            items = FieldList(self.shown(v, (*path, i)) for i, v in enumerate(value))
            items.spot = (self.entry, path)
            return items
        return super().shown(value, path)

    def text(self, value: str, path: Path) -> Any:
        rich = self.entry.texts.get(path)
        return super().text(value, path) if rich is None else self.views.rich(rich)


class ParamView(Names):
    """``param``: the values of a game's parameters; each read is watched."""

    __slots__ = ("_watch",)

    def __init__(self, game: Game, watch: Watch) -> None:
        super().__init__("param", views.parameters(game).values)
        self._watch = watch

    def lookup(self, name: str) -> Any:
        value = super().lookup(name)
        self._watch.parameter(name)
        return value


class Views(views.Views):
    """All views of a catalogue, each made once. Rich texts print inline XML."""

    def __init__(self, catalog: Catalog, watch: Watch) -> None:
        super().__init__(catalog)
        self.watch = watch
        game = catalog.game
        words = game.vocabularies.get("icons", {})
        self._icons = {word.id: word.name for word in words.values()}
        self._names: dict[tuple[str, Path], tuple[str, ...] | None] = {}
        self.param = ParamView(game, watch)
        self.game = GameView(game, self._of_kind, watch.parameter)

    def view(self, entry: Entry) -> CardView:
        return CardView(entry, self)

    def scope(self) -> dict[str, Any]:
        """The names that are the same for all faces of the game."""
        return {**super().scope(), "game": self.game}

    def _of_kind(self, kind: str) -> list[views.EntryView]:
        return [self.of(entry) for entry in self.catalog.of_kind(kind)]

    def names_at(self, kind: str, path: Path) -> tuple[str, ...] | None:
        """The names that a mapping of an entry may have, if its schema says so."""
        place = tuple(0 if isinstance(step, int) else step for step in path)
        if (kind, place) not in self._names:
            known = self.catalog.game.kinds.get(kind)
            self._names[kind, place] = names_at(known.schema, path) if known else None
        return self._names[kind, place]

    def seen(self, entry: Entry) -> None:
        self.watch.entry(entry)

    def rich(self, tree: Any) -> RichText:
        return RichText(tree, self._icons, self.watch.parameter)


class WatchedViews(views.Views):
    """The views by which structure is said: what is looked at is watched."""

    def __init__(self, catalog: Catalog, watch: Watch) -> None:
        super().__init__(catalog)
        self.watch = watch

    def seen(self, entry: Entry) -> None:
        self.watch.entry(entry)

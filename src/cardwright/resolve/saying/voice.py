"""An entry's data in, what a phrase sees of it out: parts that say themselves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Protocol

from cardwright.base.expression import View
from cardwright.model.entry import Entry, Saying
from cardwright.model.game import Argument, Verb
from cardwright.model.rich import Value
from cardwright.model.source import Map, Path, Seq
from cardwright.model.views import Views
from cardwright.resolve.saying.phrases import phrase
from cardwright.resolve.saying.said import (
    SaidNumber,
    SaidPart,
    SaidText,
    SaidView,
    Scope,
    said_entry,
    said_word,
)
from cardwright.resolve.saying.speech import Speech, clean

NAMED_BY = {"verbs": "do", "conditions": "is"}
"""The key that names the verb or condition of an effect."""

PHRASE = "phrase"
CHOOSE = "choose"
CHOSEN = "chosen"

Say = Callable[[Saying, Scope], str]
"""Says the structure at a place over the names that its phrase may use."""


class Voice:
    """The data of one entry for phrases, in the codes of one speech."""

    def __init__(self, views: Views, entry: Entry, say: Say) -> None:
        self.game = views.catalog.game
        self.speech = Speech()
        self.scope = Scope(views.scope())
        self._views = views
        self._entry = entry
        self._say = say
        self._sayings = {saying.path: saying for saying in entry.sayings}
        self._links = {k.path: k for k in entry.links if k.part == "value"}

    def is_saying(self, path: Path) -> bool:
        return path in self._sayings

    def value(self, path: Path, data: Any) -> Any:
        """What a phrase sees of the data at a path."""
        saying = self._sayings.get(path)
        if saying is not None and isinstance(data, Map):
            return self._part(saying, data)
        if isinstance(data, Map):
            return {key: self.value((*path, key), item) for key, item in data.items()}
        if isinstance(data, Seq):
            return [self.value((*path, i), item) for i, item in enumerate(data)]
        if isinstance(data, int) and not isinstance(data, bool):
            return self._number(path, data)
        return self._text(path, data) if isinstance(data, str) else data

    def _part(self, saying: Saying, data: Map) -> SaidPart:
        if saying.group in NAMED_BY:
            scope = self._arguments(saying, data)
        else:
            scope = self._fields(saying.path, data)
            if not saying.path:
                scope.setdefault("name", clean(self._entry.name))
        return SaidPart(scope, lambda: self._say(saying, scope))

    def _fields(self, path: Path, data: Map) -> Scope:
        fields = (key for key in data if key != PHRASE)
        return Scope((key, self.value((*path, key), data[key])) for key in fields)

    def _arguments(self, saying: Saying, data: Map) -> Scope:
        verb = verb_of(self.game, saying, data)
        scope = Scope()
        for name, argument in (verb.arguments if verb else {}).items():
            if name in data:
                strong = (
                    name == verb.strength and _leads(saying.path) if verb else False
                )
                path = (*saying.path, name)
                scope[name] = self._argument(path, data[name], argument, strong)
        return scope

    def _argument(self, path: Path, data: Any, argument: Argument, strong: bool) -> Any:  # noqa: FBT001
        sort = argument.type
        if sort == "number" and isinstance(data, int | str):
            return self._number(path, data, strong=strong)
        if isinstance(data, Seq):
            return [
                self._argument((*path, index), item, argument, strong)
                for index, item in enumerate(data)
            ]
        if isinstance(data, str) and sort not in ("text", "truth"):
            chosen = self._choice(path, data)
            return self._named(path, data, (sort,)) if chosen is None else chosen
        return self.value(path, data)

    def _number(self, path: Path, data: int | str, *, strong: bool = False) -> Any:
        """A number; a word in its place, such as X, is never a strength."""
        value = Value(str(path[-1]), origin=dotted(path))
        if isinstance(data, str):
            return SaidText.of(data, value, self.speech)
        return SaidNumber.of(data, replace(value, strength=strong), self.speech)

    def _text(self, path: Path, data: str) -> Any:
        link = self._links.get(path)
        if link is not None:
            return self._named(path, data, link.kinds)
        rich = self._entry.texts.get(path)
        return clean(data) if rich is None else self.speech.coded(rich, self._filled)

    def _filled(self, value: Value) -> str:
        bare = replace(value, result=None)
        return self.speech.span(bare, clean(value.result or ""))

    def _named(self, path: Path, name: str, kinds: tuple[str, ...]) -> Any:
        """A word or an entry."""
        view = self._views.linked(name, kinds)
        if not isinstance(view, View):
            return clean(name)
        if name in self._views.catalog.entries:
            return said_entry(view)
        return self._word(path, view)

    def _word(self, path: Path, view: View) -> SaidView:
        source = view.lookup("phrase")
        text = ""
        if isinstance(source, str):
            text = phrase(source).say(self.scope, self.speech)
        return said_word(view, text, dotted(path), self.speech)

    def _choice(self, path: Path, name: str) -> SaidView | None:
        """The choice that an argument names, of the innermost object that offers it."""
        for length in range(len(path) - 1, -1, -1):
            where = (*path[:length], CHOOSE, name)
            data = at(self._entry.fields, where)
            if data is not None:
                return self._chosen(where, name, data)
        return None

    def _chosen(self, path: Path, name: str, data: Any) -> SaidView:
        words = clean(name).replace("-", " ")
        scope = self._fields(path, data) if isinstance(data, Map) else Scope()
        scope["name"] = words
        frame = self.game.frames.get(CHOSEN)
        text = words
        if frame is not None:
            names = Scope({**self.scope, **scope})
            text = self.speech.quoted(phrase(frame).say(names, self.speech))
        return SaidView(name, text, scope.__getitem__)


class _Verbs(Protocol):
    def get(self, key: Any, /) -> Verb | None: ...


def verb_of(game: Any, saying: Saying, data: Map) -> Verb | None:
    """The verb or condition that an effect names."""
    known: _Verbs = getattr(game, saying.group)
    name = data.get(NAMED_BY[saying.group])
    return known.get(name) if isinstance(name, str) else None


def at(data: Any, path: Path) -> Any:
    """The data at a path, or ``None`` where there is none."""
    for step in path:
        inside = isinstance(data, Map) and step in data
        listed = isinstance(data, Seq) and isinstance(step, int) and step < len(data)
        if not (inside or listed):
            return None
        data = data[step]
    return data


def dotted(path: Path) -> str:
    return ".".join(map(str, path))


def _leads(path: Path) -> bool:
    """Whether an effect is the first of its list: only that one has a strength."""
    return not path or path[-1] == 0 or isinstance(path[-1], str)

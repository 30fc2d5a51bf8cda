"""A catalogue in; every text that a player reads out, with the way to its place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from cardwright.model.entry import Entry
from cardwright.model.game import Game
from cardwright.model.source import Map, Path, Seq
from cardwright.validate.prose.corpus import Sort, Written

Keys = Mapping[str, Sort]

_WORD: Keys = {"name": "name", "plural": "name", "phrase": "text"}
_TERM: Keys = {"name": "name", "plural": "name", "text": "text"}
_PLAY: Mapping[str, Keys] = {
    "steps": {"phase": "name", "does": "text"},
    "zones": {"name": "name", "text": "text"},
    "results": {"when": "text", "then": "text"},
    "components": {"name": "name", "note": "text"},
}


def of_entries(entries: Iterable[Entry]) -> Iterator[Written]:
    """Names and texts of entries as they are written, without what verbs say."""
    for entry in entries:
        name = entry.body.get("name")
        if isinstance(name, str):
            yield Written(name, entry.body, ("name",), "name", rich=False)
        fields = entry.fields
        for path in entry.texts:
            yield Written(text_at(fields, path), fields, path)
        for path in entry.plain_texts:
            yield Written(text_at(fields, path), fields, path, "text", rich=False)


def text_at(fields: Map, path: Path) -> str:
    """The text that a path of an entry leads to."""
    data: Any = fields
    for step in path:
        data = data[step]
    return str(data)


def of_forms(game: Game) -> Iterator[Written]:
    """The texts of the game's forms: glossary, play, words, phrases, choices."""
    forms = {name: game.forms.get(name, Map()) for name in ("game", *_FORMS)}
    yield from _keyed(forms["game"], (), {"title": "name"})
    for target in _maps(forms["game"], ("targets",)):
        yield from _keyed(forms["game"], target, {"title": "name"})
    for name, texts in _FORMS.items():
        yield from texts(forms[name])


def of_rules(game: Game) -> Iterator[Written]:
    """The rules texts of the glossary, of parameters and of play."""
    for name in ("glossary", "parameters", "play"):
        texts = _FORMS[name](game.forms.get(name, Map()))
        yield from (written for written in texts if written.rich)


def _glossary(form: Map) -> Iterator[Written]:
    for path in _maps(form, ()):
        yield from _keyed(form, path, _TERM)


def _parameters(form: Map) -> Iterator[Written]:
    for path in _maps(form, ()):
        yield from _all(form, (*path, "choices"))


def _play(form: Map) -> Iterator[Written]:
    yield from _all(form, ("setup",))
    for part, keys in _PLAY.items():
        for path in _maps(form, (part,)):
            yield from _keyed(form, path, keys)


def _vocabularies(form: Map) -> Iterator[Written]:
    for listed in _maps(form, ("vocabularies",)):
        for path in _maps(form, listed):
            yield from _keyed(form, path, _WORD)
    for group in ("verbs", "conditions"):
        for path in _maps(form, (group,)):
            yield from _keyed(form, path, {"phrase": "text"})
            for saying in _maps(form, (*path, "phrase")):
                yield from _keyed(form, saying, {"say": "text"})
    yield from _all(form, ("frames",))


_FORMS = {
    "glossary": _glossary,
    "parameters": _parameters,
    "play": _play,
    "vocabularies": _vocabularies,
}


def _found(form: Map, path: Path) -> Any:
    data: Any = form
    for step in path:
        if not isinstance(data, Map | Seq) or (
            isinstance(data, Map) and step not in data
        ):
            return None
        data = data[step]  # type: ignore[index]  # a step fits what it was made of
    return data


def _parts(form: Map, path: Path) -> Iterator[tuple[Path, Any]]:
    data = _found(form, path)
    if isinstance(data, Map):
        yield from (((*path, key), value) for key, value in data.items())
    elif isinstance(data, Seq):
        yield from (((*path, i), value) for i, value in enumerate(data))


def _maps(form: Map, path: Path) -> Iterator[Path]:
    """The paths of the mappings within the one at ``path``."""
    return (inner for inner, value in _parts(form, path) if isinstance(value, Map))


def _all(form: Map, path: Path) -> Iterator[Written]:
    """The texts within the mapping or list at ``path``."""
    for inner, value in _parts(form, path):
        if isinstance(value, str):
            yield Written(str(value), form, inner)


def _keyed(form: Map, path: Path, keys: Keys) -> Iterator[Written]:
    """The texts of the mapping at ``path`` that stand under ``keys``."""
    data = _found(form, path)
    for key, sort in keys.items():
        value = data.get(key) if isinstance(data, Map) else None
        if isinstance(value, str):
            yield Written(str(value), form, (*path, key), sort, rich=sort == "text")

"""Data, games and entries for the tests of this folder, from YAML as it is written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardwright.load.yaml_reader import read_yaml
from cardwright.model.entry import Catalog, Entry
from cardwright.model.game import Game, Kind, Word
from cardwright.model.markup import parse
from cardwright.model.problem import Place
from cardwright.model.source import Document, Map, Source
from cardwright.resolve.plan import Groups, Plan
from cardwright.resolve.walk import walk

FILE = "cards/tides/lamps.yaml"
CORE = ("kind", "id", "name", "copies", "placeholder", "note", "tags")


def read(text: str, schema: Mapping[str, Any] | None = None, file: str = FILE) -> Any:
    """The typed data of a YAML text that has no problems."""
    data, problems = read_yaml(Source(file, text))
    assert problems == []
    return walk(data, Plan(schema or {})).data


def document(text: str, file: str = "schemas/tides/lamp.schema.json") -> Document:
    data = read(text, file=file)
    source = data.source if isinstance(data, Map) else Source(file, text)
    return Document(file, source, data, "")


def at(line: int, column: int, end: int, file: str = FILE) -> Place:
    """The place of characters of one line, the end exclusive."""
    return Place(file, line, column, line, end)


def kind(name: str, title: str, schema: Mapping[str, Any] | None = None) -> Kind:
    return Kind(name, title, f"{title}s", (), None, {}, None, schema or {})


def words(*ids: str) -> dict[str, Word]:
    return {id_: Word(id_, id_, f"{id_}s") for id_ in ids}


def game(*kinds: Kind, **parts: Any) -> Game:
    """A game of these kinds, all other parts empty unless given."""
    empty: dict[str, Any] = {
        "assemblies": {},
        "targets": {},
        "prints": ("a4",),
        "parameters": {},
        "vocabularies": {},
        "verbs": {},
        "conditions": {},
        "frames": {},
        "glossary": {},
        "forms": {},
    }
    known = {each.name: each for each in kinds}
    return Game("tides", "Tides", "en", "1", known, **{**empty, **parts})


def entry(kind: Kind, text: str, groups: Groups | None = None) -> Entry:
    """An entry as written, typed by its kind's schema, with all that it marks."""
    body, problems = read_yaml(Source(FILE, text))
    assert problems == []
    assert isinstance(body, Map)
    own = {key: value for key, value in body.items() if key not in CORE}
    fields = Map(own.items(), body.marks, body.source, body.span)
    walked = walk(fields, Plan(kind.schema, groups))
    return Entry(
        kind=kind.name,
        id=str(body["id"]),
        name=str(body.get("name", body["id"])),
        fields=walked.data,
        body=body,
        links=tuple(walked.links),
        texts={path: parse(_at(fields, path))[0] for path in walked.texts},
        plain_texts=tuple(walked.plain_texts),
        files=tuple(walked.files),
        sayings=tuple(walked.sayings),
    )


def _at(data: Any, path: tuple[str | int, ...]) -> str:
    for step in path:
        data = data[step]
    return str(data)


def catalog(game: Game, *entries: Entry) -> Catalog:
    return Catalog(game, {each.id: each for each in entries})

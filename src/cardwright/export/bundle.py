"""A catalogue and its faces in, the JSON bundle for game clients out."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from cardwright.base import expression
from cardwright.base.files import digest
from cardwright.model.entry import Catalog, Entry
from cardwright.model.game import Game
from cardwright.model.markup import nodes, plain, tree
from cardwright.model.rich import Rich, Value
from cardwright.model.source import Path

VERSION = 1
SCHEMA = "https://cardwright.example/schemas/core/bundle.schema.json"


@dataclass(frozen=True, slots=True)
class FaceFile:
    """An image of a face: its path within ``build/<game>``, its size in px, digest."""

    file: str
    width: int
    height: int
    digest: str


Said = Mapping[str, Mapping[Path, Rich]]
"""For each entry the texts that its structure says, by the path of the structure."""

Faces = Mapping[str, Mapping[str, FaceFile]]


def bundle(catalog: Catalog, faces: Faces, said: Said) -> bytes:
    """The whole game as JSON (``schemas/core/bundle.schema.json``), in UTF-8."""
    game = catalog.game
    data = {
        "$schema": SCHEMA,
        "version": VERSION,
        "game": _game(game),
        "parameters": {n: _plain(asdict(p)) for n, p in game.parameters.items()},
        "vocabularies": {
            name: {word.id: _plain(asdict(word)) for word in words.values()}
            for name, words in game.vocabularies.items()
        },
        "glossary": {n: _plain(asdict(t)) for n, t in game.glossary.items()},
        "play": _plain(game.forms.get("play", {})),
        "formats": _formats(game),
        "entries": _entries(catalog, faces, said),
    }
    return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()


def _game(game: Game) -> dict[str, Any]:
    return {
        "slug": game.slug,
        "title": game.title,
        "language": game.language,
        "version": game.version,
    }


def _formats(game: Game) -> dict[str, Any]:
    """The formats, each ``{{ expression }}`` in them replaced by its value."""
    values = {name: parameter.value for name, parameter in game.parameters.items()}
    scope = {"param": expression.Names("param", values)}
    written = dict(game.forms.get("rules", {})).get("formats", {})
    filled_in: dict[str, Any] = _filled(_plain(written), scope)
    return filled_in


def _filled(value: Any, scope: Mapping[str, Any]) -> Any:
    if isinstance(value, dict):
        return {key: _filled(item, scope) for key, item in value.items()}
    if isinstance(value, list):
        return [_filled(item, scope) for item in value]
    source = expression.filled(value) if isinstance(value, str) else None
    return value if source is None else expression.compile(source).evaluate(scope)


def _entries(catalog: Catalog, faces: Faces, said: Said) -> list[dict[str, Any]]:
    used_by = _used_by(catalog)
    entries = sorted(catalog.entries.values(), key=lambda e: (e.kind, e.id))
    return [
        _entry(entry, used_by[entry.id], faces.get(entry.id, {}), said)
        for entry in entries
    ]


def _used_by(catalog: Catalog) -> Mapping[str, list[str]]:
    users: dict[str, set[str]] = defaultdict(set)
    for entry in catalog.entries.values():
        for link in entry.links:
            if link.to in catalog.entries and _names_entries(link.kinds, catalog):
                users[link.to].add(entry.id)
    return defaultdict(list, {to: sorted(ids) for to, ids in users.items()})


def _names_entries(kinds: tuple[str, ...], catalog: Catalog) -> bool:
    return any(kind in catalog.game.kinds for kind in kinds)


def _entry(
    entry: Entry, used_by: list[str], faces: Mapping[str, FaceFile], said: Said
) -> dict[str, Any]:
    data = {
        "kind": entry.kind,
        "id": entry.id,
        "name": entry.name,
        "owner": entry.owner,
        "copies": entry.copies,
        "tags": list(entry.tags),
        "fields": _plain(entry.fields),
        "texts": _texts({**entry.texts, **said.get(entry.id, {})}),
        "links": [
            {"path": _dotted(link.path), "to": link.to, "in": list(link.kinds)}
            for link in entry.links
        ],
        "used_by": used_by,
        "faces": {side: asdict(face) for side, face in sorted(faces.items())},
        "placeholders": dict(sorted(entry.placeholder.items())),
    }
    known = json.dumps(data, ensure_ascii=False, sort_keys=True)
    return {**data, "digest": digest(known)}


def _texts(texts: Mapping[Path, Rich]) -> dict[str, Any]:
    """All texts by path, but phrases that only what they are part of can fill."""
    whole = {_dotted(path): rich for path, rich in texts.items() if _is_whole(rich)}
    return {
        path: {"tree": tree(rich), "plain": plain(rich)}
        for path, rich in sorted(whole.items(), key=lambda row: row[0])
    }


def _is_whole(rich: Rich) -> bool:
    return not any(isinstance(n, Value) and n.result is None for n in nodes(rich))


def _dotted(path: Path) -> str:
    """``()`` is the entry itself: a single dot."""
    return ".".join(str(step) for step in path) or "."


def _plain(value: Any) -> Any:
    """Mappings and lists without their marks; keys are texts."""
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value

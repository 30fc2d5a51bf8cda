"""A game's schema documents in, judged and inlined schemas by kind out."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from jsonschema import Draft202012Validator

from cardwright.base.suggest import nearest
from cardwright.model.problem import Problem
from cardwright.model.source import Document, Map, place_of
from cardwright.validate.breach import Subject
from cardwright.validate.explain import explain
from cardwright.validate.inline import CORE, LOCAL, Inliner
from cardwright.validate.shape import check_shape, spots

Schema = Mapping[str, Any]

_METASCHEMA = Draft202012Validator(Draft202012Validator.META_SCHEMA)


def load_schemas(
    core: Mapping[str, Schema], game: Mapping[str, Document]
) -> tuple[dict[str, Schema], list[Problem]]:
    """Each kind's schema with its references inlined; one not well made allows all.

    ``core`` has the core's schemas by name, of which ``core`` holds the shared parts;
    ``game`` the game's own documents by kind.
    """
    schemas: dict[str, Schema] = {}
    problems: list[Problem] = []
    parts = core.get("core", {}).get("$defs", {})
    for kind, document in game.items():
        schemas[kind], found = _load(parts, document)
        problems += found
    return schemas, problems


def load_forms(core: Mapping[str, Schema]) -> dict[str, Schema]:
    """The schemas of the core's own forms, inlined, by name."""
    parts = core.get("core", {}).get("$defs", {})
    return {
        name: Inliner(parts, schema.get("$defs", {})).inline(schema)
        for name, schema in core.items()
        if name != "core"
    }


def _load(parts: Mapping[str, Any], document: Document) -> tuple[Schema, list[Problem]]:
    data = document.data
    if not isinstance(data, Map):
        place = document.source.place(0, 0)
        text = "a schema must be a group of keys"
        return {}, [Problem("wrong-type", place, text)]
    problems = _slips(data) or list(check_shape(data))
    if problems:
        return {}, problems
    local = data.get("$defs", {})
    schema: Schema = Inliner(parts, local).inline(data)
    return schema, list(_lost_references(data, parts))


def _slips(data: Map) -> list[Problem]:
    """What the schema of schemas finds; of one that it let pass before, nothing."""
    if _is_well_made(json.dumps(data)):
        return []
    return explain(_METASCHEMA.iter_errors(data), Subject("a schema", data))


@lru_cache(maxsize=256)
def _is_well_made(text: str) -> bool:
    return bool(_METASCHEMA.is_valid(json.loads(text)))


def _lost_references(data: Map, parts: Mapping[str, Any]) -> Iterator[Problem]:
    known = [*(CORE + p for p in parts), *(LOCAL + p for p in data.get("$defs", {}))]
    for spot in spots(data):
        reference = spot.schema.get("$ref") if isinstance(spot.schema, Map) else None
        if reference is not None and reference not in known:
            text = f'there is no shared part "{reference}"'
            place = place_of(data, (*spot.path, "$ref"))
            hint = _near(reference, known)
            yield Problem("unknown-reference", place, text, hint)


def _near(reference: str, known: list[str]) -> str:
    """The part with the nearest name, wherever it stands; else all that there are."""
    names = {part.rsplit("/", 1)[-1]: part for part in known}
    name = nearest(str(reference).rsplit("/", 1)[-1], names)
    if name is None:
        return f"the shared parts are {', '.join(known)}"
    return f'did you mean "{names[name]}"?'

"""A schema in, problems out where it uses what Cardwright does not know or allow."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cardwright.base.english import quoted, sort_of
from cardwright.base.suggest import did_you_mean
from cardwright.model.problem import Problem
from cardwright.model.source import Map, Path, first_key, place_of
from cardwright.validate.keywords import (
    CORE_KEYS,
    KEYWORDS,
    MARKS,
    NAMED,
    SEVERAL,
    SINGLE,
)
from cardwright.validate.wording import either

DRAFT = "https://json-schema.org/draft/2020-12/schema"
_OF_KINDS = {"x-link", "x-holds"}
_CONDITIONS = {"not", "if", "then", "else", "anyOf", "oneOf", "allOf"}


@dataclass(frozen=True, slots=True)
class Spot:
    """A subschema and where it stands; ``bounds`` if it describes data by itself.

    What stands in a condition or an alternative only adds to what others describe.
    """

    path: Path
    schema: Any
    bounds: bool = True


def check_shape(data: Map) -> Iterator[Problem]:
    yield from _root(data)
    for spot in spots(data):
        if isinstance(spot.schema, Map):
            yield from _words(data, spot)
            yield from _pattern(data, spot)
            yield from _marks(data, spot)
            yield from _closed(data, spot)
            yield from _required(data, spot)
        elif spot.schema is False and spot.path[-1] != "additionalProperties":
            text = f'"{spot.path[-1]}" cannot be false'
            hint = 'write {"not": {}}'
            yield Problem("bad-schema", place_of(data, spot.path), text, hint)


def spots(data: Map) -> Iterator[Spot]:
    """Every subschema, in reading order."""
    stack = [Spot((), data)]
    while stack:
        spot = stack.pop()
        yield spot
        if isinstance(spot.schema, Map):
            stack += reversed(list(_below(spot)))


def _below(spot: Spot) -> Iterator[Spot]:
    for key, value in spot.schema.items():
        bounds = spot.bounds and key not in _CONDITIONS and key != "dependentSchemas"
        path = (*spot.path, key)
        if key in SINGLE:
            yield Spot(path, value, bounds)
        elif key in NAMED and isinstance(value, Map):
            yield from (Spot((*path, name), v, bounds) for name, v in value.items())
        elif key in SEVERAL and isinstance(value, list):
            yield from (Spot((*path, i), v, bounds) for i, v in enumerate(value))


def _root(data: Map) -> Iterator[Problem]:
    if data.get("$schema", DRAFT) != DRAFT:
        text = "a schema must be of JSON Schema 2020-12"
        place = place_of(data, ("$schema",))
        yield Problem("bad-schema", place, text, f"write {DRAFT}")
    if data.get("type") != "object":
        yield _bad(data, ("type",), 'a schema must say "type": "object"')
    if data.get("additionalProperties") is not False:
        text = 'a schema must say "additionalProperties": false'
        yield _bad(data, ("additionalProperties",), text)
    for key in data.get("properties", {}):
        if key in CORE_KEYS:
            place = place_of(data, ("properties", key), "key")
            text = f'every entry may have "{key}", so no schema names it'
            yield Problem("bad-schema", place, text, f'remove "{key}"')


def _bad(data: Map, path: Path, text: str) -> Problem:
    place = place_of(data, path) if path[0] in data else first_key(data)
    return Problem("bad-schema", place, text)


def _words(data: Map, spot: Spot) -> Iterator[Problem]:
    for key in spot.schema:
        if key in KEYWORDS or key in MARKS:
            continue
        place = place_of(data, (*spot.path, key), "key")
        text = (
            f'a schema has no {"mark" if key.startswith("x-") else "keyword"} "{key}"'
        )
        hint = did_you_mean(key, (*KEYWORDS, *MARKS))
        yield Problem("unknown-key", place, text, hint)


def _pattern(data: Map, spot: Spot) -> Iterator[Problem]:
    pattern = spot.schema.get("pattern")
    if pattern is None:
        return
    try:
        re.compile(pattern)
    except re.error:
        place = place_of(data, (*spot.path, "pattern"))
        text = f'"{pattern}" is not a regular expression'
        yield Problem("bad-schema", place, text)


def _marks(data: Map, spot: Spot) -> Iterator[Problem]:
    for mark, choices in MARKS.items():
        if mark not in spot.schema or _fits(mark, spot.schema[mark]):
            continue
        value, place = spot.schema[mark], place_of(data, (*spot.path, mark))
        if choices and isinstance(value, str):
            text, hint = f'"{mark}" cannot be {quoted(value)}', _may_be(mark)
            yield Problem("not-a-choice", place, text, hint)
        else:
            text = f'"{mark}" must be {_wants(mark)}, not {sort_of(value)}'
            yield Problem("wrong-type", place, text)


def _may_be(mark: str) -> str:
    frames = ("frames.NAME",) if mark == "x-says" else ()
    return f"it may be {either((*MARKS[mark], *frames))}"


def _wants(mark: str) -> str:
    return "a name or a list of names" if mark in _OF_KINDS else "a text"


def _fits(mark: str, value: Any) -> bool:
    if isinstance(value, list):
        return (
            mark in _OF_KINDS and bool(value) and all(isinstance(v, str) for v in value)
        )
    if not isinstance(value, str) or not value:
        return False
    frame = mark == "x-says" and value.startswith("frames.")
    return frame or not MARKS[mark] or value in MARKS[mark]


def _closed(data: Map, spot: Spot) -> Iterator[Problem]:
    """A group of keys that is described must say whether it may have others."""
    schema = spot.schema
    says = "additionalProperties" in schema or "$ref" in schema
    says = says or schema.get("x-says") in MARKS["x-says"]
    if spot.path and spot.bounds and "properties" in schema and not says:
        place = place_of(data, (*spot.path, "properties"), "key")
        text = f'"{spot.path[-1]}" must say "additionalProperties": false'
        yield Problem("bad-schema", place, text)


def _required(data: Map, spot: Spot) -> Iterator[Problem]:
    """A closed group of keys must not ask for one that it does not describe."""
    schema = spot.schema
    known = schema.get("properties", {})
    if schema.get("additionalProperties") is not False or not spot.bounds:
        return
    for index, key in enumerate(schema.get("required", ())):
        if key not in known:
            place = place_of(data, (*spot.path, "required", index))
            text = f'"{key}" is required, but not described under "properties"'
            hint = did_you_mean(key, known)
            if key in CORE_KEYS and not spot.path:
                hint = f'every entry may have "{key}", so no schema names it'
            yield Problem("bad-schema", place, text, hint)

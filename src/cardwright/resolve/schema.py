"""A piece of JSON Schema in, what it says of one place and of those below it out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardwright.resolve.plain import Types, implied

Schema = Mapping[str, Any]
Schemas = tuple[Schema, ...]
"""Schemas that hold for one place together."""

ARGUMENT = "x-argument"
"""The mark of a verb's argument, in the schemas that verbs are made into."""

EITHER = ("anyOf", "oneOf")


@dataclass(frozen=True, slots=True)
class Marks:
    """What a schema marks at one place; ``argument``: it is an argument of a verb."""

    link: tuple[str, ...] = ()
    holds: tuple[str, ...] = ()
    text: str = ""
    file: str = ""
    says: str = ""
    argument: bool = False


NO_MARKS = Marks()


def marks(parts: Schemas) -> Marks:
    return Marks(
        link=_named(parts, "x-link"),
        holds=_named(parts, "x-holds"),
        text=_first(parts, "x-text"),
        file=_first(parts, "x-file"),
        says=_first(parts, "x-says"),
        argument=any(ARGUMENT in part for part in parts),
    )


def _named(parts: Schemas, mark: str) -> tuple[str, ...]:
    """All names that a mark gives, each once, in order."""
    found: dict[str, None] = {}
    for part in parts:
        value = part.get(mark)
        names = value if isinstance(value, list) else [value]
        found |= {name: None for name in names if isinstance(name, str)}
    return tuple(found)


def _first(parts: Schemas, mark: str) -> str:
    found = (part.get(mark) for part in parts)
    return next((value for value in found if isinstance(value, str)), "")


def listed(value: Any) -> list[Any]:
    return list(value) if isinstance(value, list) else []


def own_types(part: Schema) -> Types:
    declared = part.get("type")
    if isinstance(declared, str):
        return frozenset({declared})
    if isinstance(declared, list):
        return frozenset(name for name in declared if isinstance(name, str))
    values = _constants(part)
    return frozenset(map(_type_name, values)) if values else None


def _constants(part: Schema) -> list[Any]:
    return [part["const"]] if "const" in part else listed(part.get("enum"))


def _type_name(value: Any) -> str:
    names = {bool: "boolean", int: "integer", float: "number", list: "array"}
    if value is None:
        return "null"
    if isinstance(value, str):
        return "string"
    return next((n for t, n in names.items() if isinstance(value, t)), "object")


def meet(found: Sequence[Types]) -> Types:
    """The types that all allow; where they share none, those that any allows."""
    met: Types = None
    for types in found:
        if types is not None:
            met = types if met is None else (met & types or met | types)
    return met


def join(found: Sequence[Types]) -> Types:
    joined: frozenset[str] = frozenset()
    for types in found:
        if types is None:
            return None
        joined |= types
    return joined


def has_alternatives(part: Schema) -> bool:
    return "if" in part or any(word in part for word in EITHER)


def combined(part: Schema, data: Mapping[str, Any] | None) -> Iterator[Any]:
    yield from listed(part.get("allOf"))
    for word in EITHER:
        for sub in listed(part.get(word)):
            if data is None or _can_be(sub, data):
                yield sub
    holds = data is None or _can_be(part.get("if"), data)
    yield part.get("then") if holds else part.get("else")
    if data is None:
        yield part.get("else")
    dependent = part.get("dependentSchemas")
    if isinstance(dependent, Mapping):
        yield from (s for key, s in dependent.items() if data is None or key in data)


def _can_be(schema: Any, data: Mapping[str, Any]) -> bool:
    """False where a constant or a missing key rules ``data`` out, else true."""
    if not isinstance(schema, Mapping):
        return True
    if any(key not in data for key in listed(schema.get("required"))):
        return False
    properties = schema.get("properties")
    for key, sub in properties.items() if isinstance(properties, Mapping) else ():
        values = _constants(sub) if isinstance(sub, Mapping) else []
        if values and key in data and not _among(data[key], values):
            return False
    return True


def _among(value: Any, values: Sequence[Any]) -> bool:
    return value in values or (isinstance(value, str) and implied(value) in values)


def values(part: Schema, key: str) -> Iterator[Any]:
    """The schemas of the value under ``key``."""
    properties = part.get("properties")
    named = isinstance(properties, Mapping) and key in properties
    if named:
        yield part["properties"][key]
    patterns = part.get("patternProperties")
    matched = [
        sub
        for pattern, sub in (patterns.items() if isinstance(patterns, Mapping) else ())
        if re.search(pattern, key)
    ]
    yield from matched
    if not named and not matched and "additionalProperties" in part:
        yield part["additionalProperties"]


def item(part: Schema, index: int) -> Iterator[Any]:
    prefix = listed(part.get("prefixItems"))
    if index < len(prefix):
        yield prefix[index]
    elif "items" in part:
        yield part["items"]

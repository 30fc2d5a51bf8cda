"""A kind's schema and a path in, the names that a mapping there may have out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardwright.model.source import Path

_OPEN = ("anyOf", "oneOf", "allOf", "if", "patternProperties", "x-says")


def names_at(schema: Mapping[str, Any], path: Path) -> tuple[str, ...] | None:
    """The declared names, or ``None`` where the schema leaves open what may stand."""
    part: Any = schema
    for step in path:
        part = _step(_target(part, schema), step)
    part = _target(part, schema)
    if not isinstance(part, Mapping) or any(word in part for word in _OPEN):
        return None
    if part.get("additionalProperties") is not False:
        return None
    return tuple(part.get("properties", {}))


def _step(part: Any, step: str | int) -> Any:
    if not isinstance(part, Mapping):
        return None
    if isinstance(step, int):
        return part.get("items")
    properties = part.get("properties")
    if isinstance(properties, Mapping) and step in properties:
        return properties[step]
    return part.get("additionalProperties")


def _target(part: Any, schema: Mapping[str, Any]) -> Any:
    """What a reference within the schema names; the part itself if it is none."""
    reference = part.get("$ref") if isinstance(part, Mapping) else None
    if not isinstance(reference, str) or not reference.startswith("#/"):
        return part
    found: Any = schema
    for step in reference[2:].split("/"):
        found = found.get(step) if isinstance(found, Mapping) else None
    return found

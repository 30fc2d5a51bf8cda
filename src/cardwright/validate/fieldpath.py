"""A kind and a dotted path in; what is wrong with the path, as its schema goes, out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cardwright.base.english import with_article
from cardwright.base.suggest import did_you_mean
from cardwright.model.game import Kind
from cardwright.validate.keywords import CORE_KEYS

Fault = tuple[str, str | None]
"""A message and a hint."""

_ALTERNATIVES = ("anyOf", "oneOf", "allOf")


def fault(kind: Kind, path: str) -> Fault | None:
    """The first step that no entry of the kind can have; ``None`` where all may be.

    What a schema does not describe, it may have.
    """
    schemas: list[Any] = [kind.schema]
    owner = with_article(kind.title)
    for index, step in enumerate(path.split(".")):
        known = _known(schemas)
        if known is None or (index == 0 and step in CORE_KEYS):
            return None
        if step not in known and not step.isdigit():
            names = (*known, *CORE_KEYS) if index == 0 else known
            return f'{owner} has no field "{step}"', did_you_mean(step, names)
        schemas = list(_below(schemas, step))
        owner = f'"{step}"'
    return None


def _known(schemas: list[Any]) -> dict[str, Any] | None:
    """The keys that stand there, by name; ``None`` where any may."""
    known: dict[str, Any] = {}
    for schema in schemas:
        if not isinstance(schema, Mapping):
            return None
        known |= schema.get("properties", {})
        closed = schema.get("additionalProperties") is False or "items" in schema
        if not closed or any(key in schema for key in _ALTERNATIVES):
            return None
    return known if schemas else None


def _below(schemas: list[Any], step: str) -> Iterator[Any]:
    for schema in schemas:
        if step in schema.get("properties", {}):
            yield schema["properties"][step]
        elif step.isdigit() and "items" in schema:
            yield schema["items"]

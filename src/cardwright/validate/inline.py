"""Schemas with references in, the same schemas with the referred parts in place out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

CORE = "core#/$defs/"
LOCAL = "#/$defs/"
_PARTS = "$defs"

Inside = tuple[str, ...]
"""The references that were followed to get here."""


@dataclass(frozen=True, slots=True)
class Inliner:
    """``core`` and ``local`` are the parts by name; a local part may refer to itself.

    A reference of a local part to itself stays a reference, so its ``$defs`` stay too.
    A reference that leads nowhere becomes a schema that allows all.
    """

    core: Mapping[str, Any]
    local: Mapping[str, Any]

    def inline(self, schema: Mapping[str, Any]) -> dict[str, Any]:
        """A whole schema."""
        parts = {name: self._any(p, (LOCAL + name,)) for name, p in self.local.items()}
        rest = {key: value for key, value in schema.items() if key != _PARTS}
        return {**self._any(rest, ()), **({_PARTS: parts} if parts else {})}

    def _any(self, schema: Any, inside: Inside) -> Any:
        if isinstance(schema, list):
            return [self._any(item, inside) for item in schema]
        if not isinstance(schema, Mapping):
            return schema
        reference = schema.get("$ref")
        if not isinstance(reference, str):
            return {key: self._any(value, inside) for key, value in schema.items()}
        beside = {k: self._any(v, inside) for k, v in schema.items() if k != "$ref"}
        if reference in inside:
            return {"$ref": reference, **beside}
        return merged(self._part(reference, inside), beside)

    def _part(self, reference: str, inside: Inside) -> Any:
        within = (*inside, reference)
        if reference.startswith(CORE):
            part = self.core.get(reference.removeprefix(CORE), {})
            return Inliner(self.core, self.core)._any(part, within)  # noqa: SLF001 same class
        return self._any(self.local.get(reference.removeprefix(LOCAL), {}), within)


def merged(part: Any, beside: Mapping[str, Any]) -> Any:
    """The part with the keys beside its reference; those beside it win."""
    if not isinstance(part, Mapping):
        return part
    result = dict(part)
    for key, value in beside.items():
        both = isinstance(value, Mapping) and isinstance(result.get(key), Mapping)
        result[key] = merged(result[key], value) if both else value
    return result

"""Schemas with references in, the same schemas with the referred parts in place out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from cardwright.model.source import Path

CORE = "core#/$defs/"
LOCAL = "#/$defs/"


@dataclass(frozen=True, slots=True)
class Missing:
    """A reference that leads nowhere: where it stands, and the names that there are."""

    path: Path
    reference: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Inliner:
    """``core`` and ``local`` are the parts by name; a local part may refer to itself.

    A reference of a local part to itself stays a reference, so its ``$defs`` stay too.
    """

    core: Mapping[str, Any]
    local: Mapping[str, Any]
    missing: list[Missing] = field(default_factory=list)

    def inline(self, schema: Any, path: Path = (), inside: tuple[str, ...] = ()) -> Any:
        if isinstance(schema, list):
            return [
                self.inline(item, (*path, i), inside) for i, item in enumerate(schema)
            ]
        if not isinstance(schema, Mapping):
            return schema
        reference = schema.get("$ref")
        if isinstance(reference, str):
            return self._resolved(schema, reference, path, inside)
        return dict(self._members(schema, path, inside))

    def _members(
        self, schema: Mapping[str, Any], path: Path, inside: tuple[str, ...]
    ) -> Iterator[tuple[str, Any]]:
        for key, value in schema.items():
            if key == "$defs" and not path:
                yield (
                    key,
                    {
                        name: self.inline(part, (key, name), (LOCAL + name,))
                        for name, part in value.items()
                    },
                )
            elif key != "$ref":
                yield key, self.inline(value, (*path, key), inside)

    def _resolved(
        self,
        schema: Mapping[str, Any],
        reference: str,
        path: Path,
        inside: tuple[str, ...],
    ) -> Any:
        beside = dict(self._members(schema, path, inside))
        if reference in inside:
            return {"$ref": reference, **beside}
        part = self._find(reference, path)
        inner = Inliner(self.core, self.core) if reference.startswith(CORE) else self
        whole = inner.inline(part, path, (*inside, reference))
        return merged(whole, beside)

    def _find(self, reference: str, path: Path) -> Any:
        for start, parts in ((CORE, self.core), (LOCAL, self.local)):
            name = reference.removeprefix(start)
            if name != reference and name in parts:
                return parts[name]
        known = (*(CORE + n for n in self.core), *(LOCAL + n for n in self.local))
        self.missing.append(Missing((*path, "$ref"), reference, known))
        return {}


def merged(part: Any, beside: Mapping[str, Any]) -> Any:
    """The part with the keys beside its reference; those beside it win."""
    if not isinstance(part, Mapping):
        return part
    result = dict(part)
    for key, value in beside.items():
        both = isinstance(value, Mapping) and isinstance(result.get(key), Mapping)
        result[key] = merged(result[key], value) if both else value
    return result

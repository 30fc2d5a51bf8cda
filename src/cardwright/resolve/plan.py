"""A kind's schema in, what the walk needs to know at each of its places out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardwright.resolve.plain import Types, implied

Schema = Mapping[str, Any]
Schemas = tuple[Schema, ...]
"""Schemas that hold for one place together."""

Groups = Mapping[str, Mapping[str, Schema]]
"""For ``verbs`` and ``conditions``: a schema of the arguments, by the verb's name."""

ARGUMENT = "x-argument"
"""The mark of a verb's argument in a schema of ``Groups``."""

_NAMED_BY = {"verbs": "do", "conditions": "is"}
_EITHER = ("anyOf", "oneOf")


@dataclass(frozen=True, slots=True)
class Marks:
    """What a schema marks at one place; ``argument``: it is an argument of a verb."""

    link: tuple[str, ...] = ()
    holds: tuple[str, ...] = ()
    text: str = ""
    file: str = ""
    says: str = ""
    argument: bool = False


class Node:
    """One place of a schema; its children are looked up once and then known."""

    __slots__ = (
        "_children",
        "_items",
        "_plan",
        "alternatives",
        "marked",
        "marks",
        "names",
        "parts",
        "schemas",
        "types",
    )

    def __init__(self, plan: Plan, schemas: Schemas, parts: Schemas) -> None:
        self._plan = plan
        self._children: dict[str, Node] = {}
        self._items: dict[int, Node] = {}
        self.schemas = schemas
        self.parts = parts
        self.types = _meet([plan.types(schema) for schema in schemas])
        self.marks = _marks(parts)
        self.marked = self.marks != _NO_MARKS
        self.alternatives = any(_has_alternatives(part) for part in parts)
        self.names = self._names()

    def child(self, key: str) -> Node:
        """The place of a mapping's value."""
        node = self._children.get(key)
        if node is None:
            found = [sub for part in self.parts for sub in _values(part, key)]
            node = self._children[key] = self._plan.node(found)
        return node

    def item(self, index: int) -> Node:
        """The place of a list's item."""
        node = self._items.get(index)
        if node is None:
            found = [sub for part in self.parts for sub in _item(part, index)]
            node = self._items[index] = self._plan.node(found)
        return node

    def chosen(self, data: Mapping[str, Any]) -> Node:
        """This place with only those alternatives that ``data`` can be."""
        if self.marks.says in _NAMED_BY:
            name = data.get(_NAMED_BY[self.marks.says])
            verb = self._plan.groups.get(self.marks.says, {}).get(str(name))
            if verb is not None:
                return self._plan.node((*self.schemas, verb))
        if not self.alternatives:
            return self
        return self._plan.node(self.schemas, data)

    def _names(self) -> tuple[str, ...]:
        """What the keys of a mapping link to."""
        found = [p["propertyNames"] for p in self.parts if "propertyNames" in p]
        schemas = [p for p in found if isinstance(p, Mapping)]
        return self._plan.node(schemas).marks.link if schemas else ()


class Plan:
    """A root schema with its places, each made when it is first asked for."""

    def __init__(self, schema: Schema, groups: Groups | None = None) -> None:
        self.groups: Groups = groups or {}
        self._schema = schema
        self._nodes: dict[tuple[int, ...], Node] = {}
        self.root = self.node((schema,))

    def node(
        self, schemas: Sequence[Schema], data: Mapping[str, Any] | None = None
    ) -> Node:
        """The place where ``schemas`` hold; with ``data``, less what it cannot be."""
        parts = tuple(p for s in schemas for p in self._flat(s, data, ()))
        key = tuple(map(id, parts))
        node = self._nodes.get(key)
        if node is None:
            node = self._nodes[key] = Node(self, tuple(schemas), parts)
        return node

    def types(self, part: Schema) -> Types:
        """The types that a schema allows by its own keywords and all it refers to."""
        return self._types(part, ())

    def _types(self, part: Any, seen: tuple[str, ...]) -> Types:
        if not isinstance(part, Mapping):
            return None
        found = [_own_types(part)]
        reference = part.get("$ref")
        if isinstance(reference, str) and reference not in seen:
            found.append(self._types(self._at(reference), (*seen, reference)))
        found += [self._types(sub, seen) for sub in _list(part.get("allOf"))]
        for word in _EITHER:
            either = [self._types(sub, seen) for sub in _list(part.get(word))]
            found.append(_join(either) if either else None)
        return _meet(found)

    def _flat(
        self, schema: Any, data: Mapping[str, Any] | None, seen: tuple[str, ...]
    ) -> Iterator[Schema]:
        """The schema, and all that its combining keywords lay on the same place."""
        if not isinstance(schema, Mapping):
            return
        yield schema
        reference = schema.get("$ref")
        if isinstance(reference, str) and reference not in seen:
            yield from self._flat(self._at(reference), data, (*seen, reference))
        for sub in _combined(schema, data):
            yield from self._flat(sub, data, seen)

    def _at(self, reference: str) -> Any:
        """The schema that a reference within the document names, or nothing."""
        if not reference.startswith("#"):
            return None
        found: Any = self._schema
        for step in filter(None, reference[1:].split("/")):
            name = step.replace("~1", "/").replace("~0", "~")
            found = found.get(name) if isinstance(found, Mapping) else None
        return found


_NO_MARKS = Marks()


def _marks(parts: Schemas) -> Marks:
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


def _list(value: Any) -> list[Any]:
    return list(value) if isinstance(value, list) else []


def _own_types(part: Schema) -> Types:
    declared = part.get("type")
    if isinstance(declared, str):
        return frozenset({declared})
    if isinstance(declared, list):
        return frozenset(name for name in declared if isinstance(name, str))
    values = _constants(part)
    return frozenset(map(_type_name, values)) if values else None


def _constants(part: Schema) -> list[Any]:
    return [part["const"]] if "const" in part else _list(part.get("enum"))


def _type_name(value: Any) -> str:
    names = {bool: "boolean", int: "integer", float: "number", list: "array"}
    if value is None:
        return "null"
    if isinstance(value, str):
        return "string"
    return next((n for t, n in names.items() if isinstance(value, t)), "object")


def _meet(found: Sequence[Types]) -> Types:
    """The types that all allow; where they share none, those that any allows."""
    met: Types = None
    for types in found:
        if types is not None:
            met = types if met is None else (met & types or met | types)
    return met


def _join(found: Sequence[Types]) -> Types:
    joined: frozenset[str] = frozenset()
    for types in found:
        if types is None:
            return None
        joined |= types
    return joined


def _has_alternatives(part: Schema) -> bool:
    return "if" in part or any(word in part for word in _EITHER)


def _combined(part: Schema, data: Mapping[str, Any] | None) -> Iterator[Any]:
    yield from _list(part.get("allOf"))
    for word in _EITHER:
        for sub in _list(part.get(word)):
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
    if any(key not in data for key in _list(schema.get("required"))):
        return False
    properties = schema.get("properties")
    for key, sub in properties.items() if isinstance(properties, Mapping) else ():
        values = _constants(sub) if isinstance(sub, Mapping) else []
        if values and key in data and not _among(data[key], values):
            return False
    return True


def _among(value: Any, values: Sequence[Any]) -> bool:
    return value in values or (isinstance(value, str) and implied(value) in values)


def _values(part: Schema, key: str) -> Iterator[Any]:
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


def _item(part: Schema, index: int) -> Iterator[Any]:
    prefix = _list(part.get("prefixItems"))
    if index < len(prefix):
        yield prefix[index]
    elif "items" in part:
        yield part["items"]

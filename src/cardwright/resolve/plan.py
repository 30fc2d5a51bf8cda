"""A kind's schema in, what the walk needs to know at each of its places out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cardwright.resolve import schema
from cardwright.resolve.plain import Types
from cardwright.resolve.schema import Schema, Schemas

Groups = Mapping[str, Mapping[str, Schema]]
"""For ``verbs`` and ``conditions``: a schema of the arguments, by the verb's name."""

UNKNOWN_VERB: Schema = {"properties": {"phrase": {"type": "string", "x-text": "rich"}}}
"""Of a misspelt verb, too, the own phrase is a text, not something to fill in."""

_NAMED_BY = {"verbs": "do", "conditions": "is"}


class Node:
    """One place of a schema; its children are looked up once and then known."""

    __slots__ = (
        "_children",
        "_items",
        "_plan",
        "_verbs",
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
        self._verbs: dict[str, Node] = {}
        self.schemas = schemas
        self.parts = parts
        self.types = schema.meet([plan.types(part) for part in schemas])
        self.marks = schema.marks(parts)
        self.marked = self.marks != schema.NO_MARKS
        self.alternatives = any(schema.has_alternatives(part) for part in parts)
        self.names = self._names()

    def child(self, key: str) -> Node:
        """The place of a mapping's value."""
        node = self._children.get(key)
        if node is None:
            found = [sub for part in self.parts for sub in schema.values(part, key)]
            node = self._children[key] = self._plan.node(found)
        return node

    def item(self, index: int) -> Node:
        """The place of a list's item."""
        node = self._items.get(index)
        if node is None:
            found = [sub for part in self.parts for sub in schema.item(part, index)]
            node = self._items[index] = self._plan.node(found)
        return node

    def chosen(self, data: Mapping[str, Any]) -> Node:
        """This place with only those alternatives that ``data`` can be."""
        if self.marks.says in _NAMED_BY:
            return self._verb(str(data.get(_NAMED_BY[self.marks.says])))
        if not self.alternatives:
            return self
        return self._plan.node(self.schemas, data)

    def _verb(self, name: str) -> Node:
        """This place as the named verb has it."""
        node = self._verbs.get(name)
        if node is None:
            known = self._plan.groups.get(self.marks.says, {})
            verb = known.get(name, UNKNOWN_VERB)
            node = self._plan.node((*self.schemas, verb))
            self._verbs[name] = node
        return node

    def _names(self) -> tuple[str, ...]:
        """What the keys of a mapping link to."""
        found = [p["propertyNames"] for p in self.parts if "propertyNames" in p]
        schemas = [p for p in found if isinstance(p, Mapping)]
        return self._plan.node(schemas).marks.link if schemas else ()


class Plan:
    """A root schema with its places, each made when it is first asked for."""

    def __init__(self, root: Schema, groups: Groups | None = None) -> None:
        self.groups: Groups = groups or {}
        self._schema = root
        self._nodes: dict[tuple[int, ...], Node] = {}
        self.root = self.node((root,))

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
        found = [schema.own_types(part)]
        reference = part.get("$ref")
        if isinstance(reference, str) and reference not in seen:
            found.append(self._types(self._at(reference), (*seen, reference)))
        found += [self._types(sub, seen) for sub in schema.listed(part.get("allOf"))]
        for word in schema.EITHER:
            either = [self._types(sub, seen) for sub in schema.listed(part.get(word))]
            found.append(schema.join(either) if either else None)
        return schema.meet(found)

    def _flat(
        self, part: Any, data: Mapping[str, Any] | None, seen: tuple[str, ...]
    ) -> Iterator[Schema]:
        """The schema, and all that its combining keywords lay on the same place."""
        if not isinstance(part, Mapping):
            return
        yield part
        reference = part.get("$ref")
        if isinstance(reference, str) and reference not in seen:
            yield from self._flat(self._at(reference), data, (*seen, reference))
        for sub in schema.combined(part, data):
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

"""A file of the games in, its parts with spans out, read by other code than ours.

ruamel's own composer, in Python, reads the data; the JSON Schemas are followed anew.
So a mutation knows from the source alone what it breaks, and where.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.nodes import CollectionNode, MappingNode, Node, ScalarNode

CORE = ("kind", "id", "name", "copies", "placeholder", "note", "tags")

Schema = Mapping[str, Any]


@dataclass(eq=False)
class Part:
    """A value in a file: its span, its key's span, and the schema that it must obey.

    ``schema`` is ``None`` where none says what may stand. ``kind`` is that of an entry;
    ``column`` tells how far its key is indented.
    """

    file: str
    node: Node
    start: int
    end: int
    schema: Schema | None
    above: Part | None = None
    key: str | None = None
    key_span: tuple[int, int] = (0, 0)
    column: int = 0
    kind: str | None = None
    parts: list[Part] = field(default_factory=list)

    @property
    def is_alias(self) -> bool:
        """Whether it stands elsewhere, and only its name here."""
        return self.above is not None and self.node.start_mark.index < self.above.start

    @property
    def is_scalar(self) -> bool:
        return isinstance(self.node, ScalarNode)

    @property
    def is_map(self) -> bool:
        return isinstance(self.node, MappingNode)

    @property
    def style(self) -> str:
        return (self.node.style or "") if isinstance(self.node, ScalarNode) else ""

    @property
    def is_flow(self) -> bool:
        """Whether it is a list or mapping in brackets."""
        return isinstance(self.node, CollectionNode) and bool(self.node.flow_style)

    @property
    def in_flow(self) -> bool:
        """Whether it stands within brackets."""
        return self.above is not None and self.above.is_flow

    @property
    def value(self) -> str:
        assert isinstance(self.node, ScalarNode)
        return str(self.node.value)

    @property
    def types(self) -> tuple[str, ...]:
        found = (self.schema or {}).get("type", ())
        return (found,) if isinstance(found, str) else tuple(found)

    @property
    def names(self) -> tuple[str, ...] | None:
        """The keys that the mapping may have; ``None`` if it may have any."""
        if self.schema is None or self.schema.get("additionalProperties") is not False:
            return None
        return (*self.schema.get("properties", ()), *(CORE if self.kind else ()))

    @property
    def entry(self) -> Part | None:
        """The innermost entry that it is in, or is."""
        part: Part | None = self
        while part is not None and part.kind is None:
            part = part.above
        return part

    def all(self) -> Iterator[Part]:
        yield self
        for part in self.parts:
            yield from part.all()

    def child(self, key: str) -> Part | None:
        return next((part for part in self.parts if part.key == key), None)


@dataclass(frozen=True)
class Schemas:
    """The schemas of a game's kinds, and the core's; references are followed."""

    kinds: Mapping[str, Schema]
    core: Mapping[str, Schema]

    def read(self, file: str, text: str, schema: Schema | None, kind: str) -> Part:
        """The file's parts; ``kind`` is that of its entries, empty for a form."""
        node = YAML(typ="rt", pure=True).compose(text)
        root = Part(file, node, *_span(node, text), None)
        if kind:
            self._fill(root, text, {"items": {"x-holds": kind}, "x-holds": kind}, {})
        else:
            self._fill(root, text, schema or {}, schema or {})
        return root

    def _fill(self, part: Part, text: str, schema: Schema, root: Schema) -> None:
        schema, root = self._target(schema, root)
        holds = schema.get("x-holds")
        if holds and part.is_map:
            part.kind = _kind(part, holds)
            schema = root = self.kinds[part.kind]
        part.schema = schema or None
        node = part.node
        if isinstance(node, ScalarNode) or part.is_alias:
            return
        open_ = "x-says" in schema and "properties" not in schema
        if isinstance(node, MappingNode):
            self._fill_map(part, text, root, open_=open_)
            return
        for item in node.value:
            inner = Part(part.file, item, *_span(item, text), None, part)
            part.parts.append(inner)
            below = schema.get("items", {})
            open_item = isinstance(below, Mapping) and below.get("x-says") in {
                "verbs",
                "conditions",
            }
            self._fill(inner, text, {} if open_item else below, root)

    def _fill_map(self, part: Part, text: str, root: Schema, *, open_: bool) -> None:
        schema = part.schema or {}
        for key, value in part.node.value:
            known = schema.get("properties", {})
            more = schema.get("additionalProperties", {})
            below = known.get(key.value, more if isinstance(more, Mapping) else {})
            span = (key.start_mark.index, key.end_mark.index)
            inner = Part(part.file, value, *_span(value, text), None, part, key.value)
            if inner.is_alias:
                inner.start = text.index("*", span[1])
                inner.end = inner.start + 1 + len(value.anchor)
            inner.key_span, inner.column = span, key.start_mark.column
            part.parts.append(inner)
            self._fill(inner, text, {} if open_ else below, root)

    def _target(self, schema: Any, root: Schema) -> tuple[Schema, Schema]:
        if not isinstance(schema, Mapping):
            return {}, root
        reference = schema.get("$ref")
        if reference is None:
            return schema, root
        name, _, path = reference.partition("#/")
        if name:
            root = self.core[name]
        found: Any = root
        for step in path.split("/"):
            found = found[step]
        found, root = self._target(found, root)
        rest = {key: value for key, value in schema.items() if key != "$ref"}
        return {**found, **rest}, root


def _kind(part: Part, holds: str | list[str]) -> str:
    if isinstance(holds, str):
        return holds
    said = {k.value: v.value for k, v in part.node.value if k.value == "kind"}
    return str(said.get("kind", holds[0]))


def _span(node: Node, text: str) -> tuple[int, int]:
    """Of a block mapping or list the composer tells the start of what follows it."""
    start, end = node.start_mark.index, node.end_mark.index
    while end > start and text[end - 1] in " \n":
        end -= 1
    if node.anchor is not None and text[start] == "&":
        start += len(node.anchor) + 1
        while text[start] in " \n":
            start += 1
    return start, end

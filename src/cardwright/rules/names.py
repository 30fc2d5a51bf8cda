"""Whether the names of an expression exist: dotted names and schemas in, errors out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from types import MappingProxyType
from typing import Any, Final

from cardwright.base.expression import Expression, ExpressionError, unknown_name
from cardwright.base.tokens import step
from cardwright.model.game import Game, Kind

CORE: Final = ("kind", "id", "name", "owner", "copies", "tags", "note")
"""What every entry has, besides the fields of its schema."""

WORD: Final = ("id", "name", "plural", "icon", "color", "phrase", "note")
"""What every word of a vocabulary has."""

Node = tuple[Mapping[str, Any], Mapping[str, Any]]
"""A subschema and the schema that it stands in."""

Ends = Mapping[str, tuple[str, ...]]


def check_names(
    game: Game, expression: Expression, kinds: tuple[str, ...], ends: Ends
) -> None:
    """Raise ``ExpressionError`` for the first name that no entry of ``kinds`` can have.

    ``ends`` are further names for entries, such as ``source``, with their kinds.
    """
    for path in expression.paths:
        check_path(game, expression, path, kinds, ends)


def check_path(
    game: Game,
    expression: Expression,
    path: Sequence[str],
    kinds: tuple[str, ...],
    ends: Ends = MappingProxyType({}),
) -> None:
    """Raise ``ExpressionError``, at the step, if a path in it leads nowhere."""
    index = 0
    try:
        for index in range(len(path)):
            _check(game, path[: index + 1], kinds, ends)
    except ExpressionError as error:
        raise error.at(step(expression.source, path, index)) from None


def _check(game: Game, path: Sequence[str], kinds: tuple[str, ...], ends: Ends) -> None:
    first, rest = path[0], path[1:]
    if first == "param":
        _check_parameter(game, rest)
    elif first in ends:
        _check_field(game, ends[first], rest, first)
    else:
        _check_field(game, kinds, path, "", ("param", *ends))


def check_field(game: Game, path: Sequence[str | int], kinds: tuple[str, ...]) -> None:
    """Raise ``ExpressionError`` if no entry of ``kinds`` can have the field at a path.

    Only its steps before a list's are looked at.
    """
    steps = list(takewhile(lambda step: isinstance(step, str) and step != "*", path))
    known = 0
    try:
        for known in range(len(steps)):
            _check_field(game, kinds, [str(step) for step in steps[: known + 1]], "")
    except ExpressionError as error:
        start = sum(len(str(step)) + 1 for step in steps[:known])
        raise error.at((start, start + len(str(steps[known])))) from None


def _check_parameter(game: Game, rest: Sequence[str]) -> None:
    if rest and rest[0] not in game.parameters:
        raise unknown_name(rest[0], game.parameters, "param")


def _check_field(
    game: Game,
    kinds: tuple[str, ...],
    path: Sequence[str],
    of: str,
    more: tuple[str, ...] = (),
) -> None:
    """A path into an entry of one of ``kinds``."""
    if not path:
        return
    name, rest = path[0], path[1:]
    if name == "owner":
        _check_field(game, tuple(game.kinds), rest, name)
    elif name not in CORE:
        found = [(k.schema, k.schema) for k in _kinds(game, kinds)]
        nodes = _inside(found, name, of, (*CORE, *more)) if found else []
        _check_nodes(game, nodes, path)


def _kinds(game: Game, names: Iterable[str]) -> list[Kind]:
    return [game.kinds[name] for name in names if name in game.kinds]


def _check_nodes(game: Game, nodes: list[Node], path: Sequence[str]) -> None:
    """The rest of a path whose first name leads to ``nodes``; nothing known is fine."""
    of, rest = path[0], path[1:]
    if not nodes or not rest:
        return
    links = [name for node in nodes for name in linked(node[0])]
    if any(name.startswith("vocabulary.") for name in links):
        if rest[0] not in WORD:
            raise unknown_name(rest[0], WORD, of)
    elif links:
        _check_field(game, tuple(links), rest, of)
    else:
        _check_nodes(game, _inside(nodes, rest[0], of, ()), rest)


def _inside(nodes: list[Node], name: str, of: str, more: Iterable[str]) -> list[Node]:
    """The subschemas of property ``name``; none if any schema is open."""
    known = [_properties(node) for node in nodes]
    found = [
        resolved(p[name], n[1]) for p, n in zip(known, nodes, strict=True) if name in p
    ]
    if found or any(_is_open(node[0]) for node in nodes):
        return found
    names = dict.fromkeys((*more, *(key for p in known for key in p)))
    raise unknown_name(name, names, of)


def _properties(node: Node) -> Mapping[str, Any]:
    properties = node[0].get("properties", {})
    return properties if isinstance(properties, Mapping) else {}


def _is_open(schema: Mapping[str, Any]) -> bool:
    """Whether an object may have keys that the schema does not name."""
    if any(word in schema for word in ("anyOf", "oneOf", "allOf", "$ref")):
        return True
    if schema.get("x-says") in ("verbs", "conditions"):
        return True
    if "properties" in schema or "x-holds" in schema:
        return schema.get("additionalProperties", True) is not False
    return schema.get("type", "object") in ("object", ["object"])


def nodes_of(game: Game, kinds: tuple[str, ...], path: Sequence[str]) -> list[Node]:
    """The subschemas that a path leads to; none if it is not known where it does."""
    nodes = [(k.schema, k.schema) for k in _kinds(game, kinds)]
    for index, name in enumerate(path):
        links = [link for node in nodes for link in linked(node[0])] if index else []
        if name == "id" and index and links:
            return nodes if index == len(path) - 1 else []
        if links:
            nodes = [(k.schema, k.schema) for k in _kinds(game, links)]
        known = [(_properties(node), node[1]) for node in nodes]
        nodes = [resolved(p[name], root) for p, root in known if name in p]
    return nodes


def resolved(schema: Any, root: Mapping[str, Any]) -> Node:
    """The subschema that local references lead to."""
    for _ in range(10):
        reference = schema.get("$ref", "") if isinstance(schema, Mapping) else ""
        name = reference.removeprefix("#/$defs/")
        if name == reference or name not in root.get("$defs", {}):
            break
        schema = {
            **root["$defs"][name],
            **{k: v for k, v in schema.items() if k != "$ref"},
        }
    return (schema if isinstance(schema, Mapping) else {}), root


def linked(schema: Mapping[str, Any]) -> tuple[str, ...]:
    """The kinds or vocabularies that a value of the schema names or holds."""
    for mark in ("x-link", "x-holds"):
        names = schema.get(mark)
        if names and names != "format":
            return (names,) if isinstance(names, str) else tuple(names)
    return ()


def deck_kinds(game: Game) -> tuple[str, ...]:
    """The kinds that a deck's list may name; all kinds if no schema tells."""
    found: dict[str, None] = {}
    for kind in game.kinds.values():
        if kind.deck:
            found |= dict.fromkeys(_listed(kind.schema, kind.deck.cards))
    return tuple(name for name in found if name in game.kinds) or tuple(game.kinds)


def _listed(schema: Mapping[str, Any], name: str) -> tuple[str, ...]:
    field, root = resolved(schema.get("properties", {}).get(name, {}), schema)
    for part in ("propertyNames", "items"):
        names = linked(resolved(field.get(part, {}), root)[0])
        if names:
            return names
    return ()

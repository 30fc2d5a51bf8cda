"""Breaches in; keys that stand one step too far out or in are told as that, out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from cardwright.model.source import Map, Path
from cardwright.validate.breach import Breach, unknown

Meant = dict[Path, set[str]]
"""Keys by the mapping that they were meant for: they are not missing there."""


def regroup(found: Iterable[Breach]) -> tuple[list[Breach], Meant]:
    """The breaches with their ``moves``, and where keys were meant to stand.

    A key that another breach tells of in its hint is no problem of its own.
    """
    moved = [_moved(breach) for breach in found]
    meant: Meant = {}
    folded: Meant = {}
    for breach in moved:
        if breach.keyword == "additionalProperties":
            for key, (path, _) in breach.moves.items():
                meant.setdefault(path, set()).add(key)
        elif breach.moves:
            of = meant if isinstance(breach.value, Map) else folded
            of.setdefault(breach.path[:-1], set()).update(breach.moves)
    return [_without(breach, folded.get(breach.path, set())) for breach in moved], meant


def _moved(breach: Breach) -> Breach:
    if breach.keyword == "additionalProperties":
        moves = {key: move for key in unknown(breach) for move in _moves(breach, key)}
        return replace(breach, moves=moves)
    if breach.keyword == "type" and breach.path and breach.part != "key":
        return replace(breach, moves=_of_type(breach))
    return breach


def _of_type(breach: Breach) -> Mapping[str, Any]:
    """Keys beside a text that should be a group, or within what should be a text."""
    above, known = _above(breach)
    inner = breach.schema.get("properties", {})
    if isinstance(above, Map) and isinstance(breach.value, str):
        return {k: v for k, v in above.items() if k not in known and k in inner}
    of_text = isinstance(breach.value, Map) and "x-wants" in breach.schema
    if isinstance(above, Map) and of_text:
        return {k: v for k, v in breach.value.items() if k in known and k not in above}
    return {}


def _moves(breach: Breach, key: str) -> Iterator[tuple[Path, str]]:
    """Where an unknown key belongs, and how to say that: a step out, or one in."""
    above, known = _above(breach)
    if isinstance(above, Map) and key in known and key not in above:
        yield breach.path[:-1], f'write it beside "{breach.path[-1]}", not within'
        return
    inner = [
        name
        for name, value in breach.value.items()
        if isinstance(value, Map)
        and key not in value
        and key in _keys(breach.subject.schema, (*breach.path, name))
    ]
    if len(inner) == 1:
        yield (*breach.path, inner[0]), f'write it within "{inner[0]}"'


def _above(breach: Breach) -> tuple[Any, Mapping[str, Any]]:
    """The mapping that a named value stands in, and the keys that this may have."""
    if not breach.path or not isinstance(breach.path[-1], str):
        return None, {}
    data: Any = breach.subject.data
    for step in breach.path[:-1]:
        data = data[step]
    return data, _keys(breach.subject.schema, breach.path[:-1])


def _keys(schema: Any, path: Path) -> Mapping[str, Any]:
    """The keys that a schema describes at a path; none where it has alternatives."""
    for step in path:
        if not isinstance(schema, Mapping):
            return {}
        if isinstance(step, int):
            schema = schema.get("items")
        else:
            other = schema.get("additionalProperties")
            schema = schema.get("properties", {}).get(step, other)
    keys = schema.get("properties", {}) if isinstance(schema, Mapping) else {}
    return keys if isinstance(keys, Mapping) else {}


def _without(breach: Breach, folded: set[str]) -> Breach:
    """The breach as if its schema had the keys that are told of elsewhere."""
    if breach.keyword != "additionalProperties" or not folded:
        return breach
    known = {**breach.schema.get("properties", {}), **dict.fromkeys(folded, True)}
    return replace(breach, schema={**breach.schema, "properties": known})

"""An entry and a case's change of it come in, the changed entry goes out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardwright.model.source import Map, Mark, Path, Plain, Seq
from cardwright.rules.reading import steps

_NULLS = ("", "~", "null", "Null", "NULL")


def changed(body: Map, change: Mapping[str, Any]) -> Map:
    """``body`` with the values of ``change`` in it; neither is altered.

    Keys may be dotted paths. A mapping is merged into a mapping, ``null`` takes a key
    away, anything else replaces. Each value keeps the mark of where it was written.
    """
    made = body
    for key, value in change.items():
        mark = change.marks.get(key) if isinstance(change, Map) else None
        made = _with(made, steps(key), value, mark)
    return made


def _with(data: Any, path: Path, value: Any, mark: Mark | None) -> Any:
    step, rest = path[0], path[1:]
    if isinstance(data, Seq) and isinstance(step, int):
        return _with_item(data, path, value, mark)
    old = data if isinstance(data, Map) else Map()
    key = str(step)
    if rest:
        return _put(
            old, key, _with(old.get(key), rest, value, mark), old.marks.get(key)
        )
    if isinstance(value, Map) and isinstance(old.get(key), Map):
        return _put(old, key, changed(old[key], value), mark)
    return _without(old, key) if _is_nothing(value) else _put(old, key, value, mark)


def _with_item(data: Seq, path: Path, value: Any, mark: Mark | None) -> Seq:
    """The list with one item changed, taken away, or set after its end."""
    index, rest = int(path[0]), path[1:]
    items, marks = list(data), list(data.marks)
    old = items[index] if index < len(items) else None
    if rest:
        value, mark = _with(old, rest, value, mark), None
    elif isinstance(value, Map) and isinstance(old, Map):
        value = changed(old, value)
    if _is_nothing(value):
        del items[index : index + 1], marks[index : index + 1]
    else:
        items[index : index + 1] = [value]
        marks[index : index + 1] = [mark or _mark(data, index)]
    return Seq(items, marks, data.source, data.span)


def _is_nothing(value: Any) -> bool:
    """Whether a value as written, its type not yet known, is YAML's null."""
    return value is None or (isinstance(value, Plain) and value in _NULLS)


def _mark(data: Seq, index: int) -> Mark:
    if index < len(data.marks):
        return data.marks[index]
    return Mark(data.source, None, data.span, "[")


def _put(data: Map, key: str, value: Any, mark: Mark | None) -> Map:
    marks = dict(data.marks)
    if mark is not None:
        marks[key] = mark
    else:
        marks.setdefault(key, Mark(data.source, None, data.span, "{"))
    return Map({**data, key: value}.items(), marks, data.source, data.span)


def _without(data: Map, key: str) -> Map:
    items = [(name, value) for name, value in data.items() if name != key]
    marks = {name: mark for name, mark in data.marks.items() if name != key}
    return Map(items, marks, data.source, data.span)

"""Cases of ``cases/`` and the problems found in them come in, what differs goes out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from cardwright.model.problem import Place, Problem, order
from cardwright.model.source import (
    Data,
    Map,
    Mark,
    Path,
    Plain,
    Seq,
    mark_of,
    place_of,
)
from cardwright.rules.reading import steps

CODE = "case-failed"

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


def compare(case: Map, body: Map, found: Iterable[Problem]) -> Iterator[Problem]:
    """What differs between the problems that a case lists and those ``found``.

    ``body`` is the entry that was tried. A listed problem has the level error if it
    names none; its place, message and hint are compared where the case gives them.
    """
    left = sorted(found, key=order)
    wanted = dict(enumerate(case.get("problems") or ()))
    for index, listed in tuple(wanted.items()):
        match = next((p for p in left if _fits(listed, p, body)), None)
        if match is not None:
            left.remove(match)
            del wanted[index]
    for index, listed in wanted.items():
        near = _nearest(listed, left)
        yield _missing(case, index, listed, near, body)
        # What is given in its place is part of the same slip.
        left = [p for p in left if p is not near]
    for problem in left:
        yield _unlisted(case, problem, body)


def _nearest(listed: Mapping[str, Any], left: Sequence[Problem]) -> Problem | None:
    """The problem that was found in place of a listed one."""
    same = (p for p in left if p.code == listed.get("code"))
    return next(same, left[0] if left else None)


def _fits(listed: Mapping[str, Any], problem: Problem, body: Map) -> bool:
    return not _differences(listed, problem, body)


def _differences(
    listed: Mapping[str, Any], problem: Problem, body: Map
) -> dict[str, str | None]:
    """The keys in which a found problem is not as listed, with what was found."""
    found = {"code": problem.code, "level": problem.level, "message": problem.message}
    found["hint"] = problem.hint or ""
    wanted = {"level": "error", **listed}
    differing: dict[str, str | None] = {
        key: value
        for key, value in found.items()
        if key in wanted and wanted[key] != value
    }
    if "at" in listed and problem.place not in _places(body, steps(str(listed["at"]))):
        differing["at"] = at(body, problem.place)
    return differing


def _places(body: Map, path: Path) -> tuple[Place, ...]:
    """Where a problem at ``path`` may stand: at its key or its value."""
    if mark_of(body, path) is None:
        return ()
    return place_of(body, path, "key"), place_of(body, path)


def at(body: Data, place: Place) -> str | None:
    """The dotted path of the innermost value whose key or value stands at ``place``."""
    for path in _paths(body, ()):
        if place in (place_of(body, path), place_of(body, path, "key")):
            return ".".join(map(str, path))
    return None


def _paths(data: Data, path: Path) -> Iterator[Path]:
    """All paths below ``data``, the innermost first."""
    pairs: Iterable[tuple[str | int, Any]] = ()
    if isinstance(data, Map):
        pairs = data.items()
    elif isinstance(data, Seq):
        pairs = enumerate(data)
    for key, value in pairs:
        yield from _paths(value, (*path, key))
        yield (*path, key)


def _missing(
    case: Map, index: int, listed: Mapping[str, Any], near: Problem | None, body: Map
) -> Problem:
    hint = None
    if near and near.code != listed.get("code"):
        hint = f"it gives {near.code}: {near.message}"
    elif near:
        parts = _differences(listed, near, body).items()
        hint = "; ".join(f'its {key} is "{value}"' for key, value in parts)
    message = f'the case "{case.get("case")}" does not give {_told(listed)}'
    return Problem(CODE, place_of(case, ("problems", index)), message, hint)


def _told(listed: Mapping[str, Any]) -> str:
    message = listed.get("message")
    return f"{listed.get('code')}: {message}" if message else str(listed.get("code"))


def _unlisted(case: Map, problem: Problem, body: Map) -> Problem:
    path = at(body, problem.place)
    where = f" at {path}" if path else ""
    message = (
        f'the case "{case.get("case")}" gives a problem that it does not list{where}: '
        f"{problem.level}[{problem.code}] {problem.message}"
    )
    return Problem(CODE, place_of(case, ("case",), "key"), message, problem.hint)

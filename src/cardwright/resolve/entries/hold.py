"""Entries inside others in; their kinds, and holders with ids in their place, out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardwright.base.suggest import nearest
from cardwright.model.game import Game, Kind
from cardwright.model.problem import Problem
from cardwright.model.source import Map, Path, Seq, first_key
from cardwright.model.views import declared
from cardwright.resolve import forms
from cardwright.resolve.entries.core import lost_key, renamed
from cardwright.resolve.walk import Held


def held_kind(game: Game, held: Held) -> tuple[Kind | None, Problem | None]:
    """The kind of a held entry; if it does not tell, the one that it is most like.

    There is none where the schema names no kind of the game.
    """
    kinds = [game.kinds[name] for name in held.kinds if name in game.kinds]
    written = forms.text(held.data, "kind")
    named = [kind for kind in kinds if kind.name == written]
    if named or not kinds:
        return (named[0] if named else None), None
    like = max(kinds, key=lambda kind: _likeness(held.data, kind))
    if "kind" in held.data:
        near = nearest(written or "", [kind.name for kind in kinds])
        return game.kinds.get(near or "", like), _no_such_kind(held, kinds)
    if len(kinds) == 1:
        return like, None
    return like, _without_kind(held, like, kinds)


def _likeness(data: Map, kind: Kind) -> int:
    return sum(key in declared(kind.schema) for key in data)


def _no_such_kind(held: Held, kinds: list[Kind]) -> Problem:
    place = forms.place(held.data, "kind")
    names = [kind.name for kind in kinds]
    message = f'"{held.data["kind"]}" is no kind of entry that can stand here'
    near = nearest(str(held.data["kind"]), names)
    hint = f'did you mean "{near}"?' if near else f"it may be {', '.join(names)}"
    return Problem("not-a-choice", place, message, hint)


def _without_kind(held: Held, like: Kind, kinds: list[Kind]) -> Problem:
    lost = lost_key(held.data, "kind", like)
    if lost is not None:
        return renamed(held.data, lost, "kind", like)
    hint = f"it may be {', '.join(kind.name for kind in kinds)}"
    place = first_key(held.data)
    return Problem("missing-key", place, "this entry does not tell its kind", hint)


def put(data: Any, values: Mapping[Path, Any]) -> Any:
    """``data`` with other values at some paths, marks as they were."""
    if () in values:
        return values[()]
    if not values:
        return data
    below: dict[str | int, dict[Path, Any]] = {}
    for path, value in values.items():
        below.setdefault(path[0], {})[path[1:]] = value
    if isinstance(data, Map):
        items = ((k, put(v, below.get(k, {}))) for k, v in data.items())
        return Map(items, data.marks, data.source, data.span)
    if isinstance(data, Seq):
        parts = [put(item, below.get(i, {})) for i, item in enumerate(data)]
        return Seq(parts, data.marks, data.source, data.span)
    return data

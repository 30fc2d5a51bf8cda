"""What a game knows in, the bytes of every schema for editors out."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from cardwright.export.editor import entries, sayings
from cardwright.export.editor.fit import DEFS, EXPRESSION, FILL, How, fit
from cardwright.export.editor.names import Known, one_of

SUFFIX = ".schema.json"
LOOSE = "loose."


def files(known: Known, forms: Mapping[str, Any]) -> dict[str, bytes]:
    """Each schema by its path within the editor's folder: of kinds, and of forms."""
    kinds = {
        name: closed(entries.file(kind), known)
        for name, kind in known.game.kinds.items()
    }
    how = How(fills=False)
    core = {f"core/{name}": fit(schema, how) for name, schema in forms.items()}
    both = sorted({**kinds, **core}.items())
    return {name + SUFFIX: _bytes(schema) for name, schema in both}


def _bytes(schema: Any) -> bytes:
    return (json.dumps(schema, ensure_ascii=False, indent=1) + "\n").encode()


def closed(root: dict[str, Any], known: Known) -> dict[str, Any]:
    """A schema with all that it refers to in it."""
    defs: dict[str, Any] = {}
    wanted = list(_references(root))
    while wanted:
        name = wanted.pop()
        if name not in defs:
            defs[name] = definition(known, name)
            wanted += _references(defs[name])
    return {**root, "$defs": dict(sorted(defs.items()))}


def _references(schema: Any) -> Iterator[str]:
    if isinstance(schema, Mapping):
        name = schema.get("$ref")
        if isinstance(name, str):
            yield name.removeprefix(DEFS)
        for part in schema.values():
            yield from _references(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from _references(part)


def definition(known: Known, name: str) -> Any:
    """What a name such as ``entry.item`` or ``link.vocabulary.sorts`` stands for."""
    loose = name.startswith(LOOSE)
    sort, _, rest = name.removeprefix(LOOSE).partition(".")
    made = _MADE.get(sort)
    if made is not None:
        return made(known, rest, loose=loose)
    if rest:
        return sayings.one(known, sort, rest)
    return sayings.group(known, sort, loose=loose)


class _Maker(Protocol):
    def __call__(self, known: Known, rest: str, /, *, loose: bool) -> Any: ...


def _own(known: Known, rest: str, /, *, loose: bool) -> Any:  # noqa: ARG001
    return entries.own(known, rest)


def _held(known: Known, rest: str, /, *, loose: bool) -> Any:
    return entries.held(known, rest.split("+"), loose=loose)


def _part(known: Known, rest: str, /, *, loose: bool) -> Any:
    kind, _, part = rest.partition(".")
    return entries.part(known, kind, part, loose=loose)


def _link(known: Known, rest: str, /, *, loose: bool) -> Any:  # noqa: ARG001
    to = rest.split("+")
    return one_of(known.linked(to), sayings.wants(known, to))


def _argument(known: Known, rest: str, /, *, loose: bool) -> Any:  # noqa: ARG001
    return sayings.argument(known, rest)


def _pictures(known: Known, rest: str, /, *, loose: bool) -> Any:  # noqa: ARG001
    return one_of(known.pictures(), "must be a picture in the game's art folder")


def _expression(known: Known, rest: str, /, *, loose: bool) -> Any:  # noqa: ARG001
    # By the empty properties editors tell it from the names that stand beside it.
    return {"type": "string", "pattern": FILL, "properties": {}}


_MADE: Mapping[str, _Maker] = {
    EXPRESSION: _expression,
    "entry": entries.entry,
    "own": _own,
    "held": _held,
    "part": _part,
    "link": _link,
    "argument": _argument,
    "pictures": _pictures,
}

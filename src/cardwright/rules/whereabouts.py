"""A place comes in; the entry or file and the field path that it stands at go out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from cardwright.model.entry import Catalog, Entry
from cardwright.model.problem import Place
from cardwright.model.source import Data, Map, Path, Seq, mark_of


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a problem stands: ``within`` what, and ``at`` which dotted path of it.

    ``within`` is an entry's id or a file of the game's folder, ``None`` for the entry
    that is looked at; ``at`` is ``None`` for the whole.
    """

    within: str | None = None
    at: str | None = None


def spot(catalog: Catalog, body: Map, place: Place) -> Spot:
    """Where ``place`` lies, seen from the entry with ``body``.

    What stands in that entry or in what it holds needs no name. Elsewhere it is the
    innermost entry, a form such as ``rules.yaml``, or else just a file.
    """
    path = path_to(body, place)
    if path is not None:
        return Spot(None, _dotted(path))
    # An entry may have values that are written elsewhere: in a case, at a slot.
    near = [e for e in catalog.entries.values() if _around(e.body, place)]
    found = _within(near, place) or _within(catalog.entries.values(), place)
    if found is not None:
        return found
    name = place.file.removeprefix(f"cards/{catalog.game.slug}/")
    form = next(
        (f for f in catalog.game.forms.values() if f.source.file == place.file), Map()
    )
    return Spot(name, _dotted(path_to(form, place) or ()))


def _within(entries: Iterable[Entry], place: Place) -> Spot | None:
    """The spot in the innermost of the entries that have the place."""
    found = [
        (len(path), entry.id, path)
        for entry in entries
        if (path := path_to(entry.body, place)) is not None
    ]
    if not found:
        return None
    # The path from the innermost entry is the shortest.
    _, id_, path = min(found)
    return Spot(id_, _dotted(path))


def path_to(data: Data, place: Place) -> Path | None:
    """The path of the innermost value in which ``place`` lies; ``None`` if outside.

    A key and its value have one path.
    """
    for path in _paths(data, ()):
        mark = mark_of(data, path)
        if mark is None or mark.source.file != place.file:
            continue
        if _holds(mark.place("key"), place) or _holds(mark.place(), place):
            return path
    return () if isinstance(data, Map | Seq) and _around(data, place) else None


def _around(data: Map | Seq, place: Place) -> bool:
    file = data.source.file
    return file == place.file and _holds(data.source.place(*data.span), place)


def _holds(outer: Place, inner: Place) -> bool:
    starts = (outer.line, outer.column) <= (inner.line, inner.column)
    return starts and (inner.end_line, inner.end_column) <= (
        outer.end_line,
        outer.end_column,
    )


def _dotted(path: Path) -> str | None:
    return ".".join(map(str, path)) or None


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

"""A place comes in; the entry or file and the field path that it stands at go out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from cardwright.model.entry import Catalog
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
    found = [
        (len(path), entry.id, path)
        for entry in catalog.entries.values()
        if (path := path_to(entry.body, place)) is not None
    ]
    if found:
        # The path from the innermost entry is the shortest.
        _, id_, path = min(found)
        return Spot(id_, _dotted(path))
    name = place.file.removeprefix(f"cards/{catalog.game.slug}/")
    form = next(
        (f for f in catalog.game.forms.values() if f.source.file == place.file), Map()
    )
    return Spot(name, _dotted(path_to(form, place) or ()))


def path_to(data: Data, place: Place) -> Path | None:
    """The path of the innermost value in which ``place`` lies; ``None`` if outside.

    A key and its value have one path.
    """
    start, end = _start(place), (place.end_line, place.end_column)
    inside: Path | None = None
    if isinstance(data, Map | Seq) and data.source.file == place.file:
        around = data.source.place(*data.span)
        if _start(around) <= start and end <= (around.end_line, around.end_column):
            inside = ()
    for path in _paths(data, ()):
        mark = mark_of(data, path)
        if mark is None or mark.source.file != place.file:
            continue
        for around in (mark.place("key"), mark.place()):
            if _start(around) <= start and end <= (around.end_line, around.end_column):
                return path
    return inside


def _start(place: Place) -> tuple[int, int]:
    return place.line, place.column


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

"""A place comes in; the entry or file and the field path that it stands at go out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cardwright.model.entry import Catalog, Entry
from cardwright.model.problem import Place
from cardwright.model.source import Data, Map, Mark, Path, Seq


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
    name = place.file.removeprefix(f"cards/{catalog.game.slug}/")
    for form in catalog.game.forms.values():
        if form.source.file == place.file:
            return Spot(name, _dotted(path_to(form, place) or ()))
    # An entry may have values that are written elsewhere: in a case, at a slot.
    near = [e for e in catalog.entries.values() if _around(e.body, place)]
    found = _within(near, place) or _within(catalog.entries.values(), place)
    return found or Spot(name)


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
    for key, value, mark in _parts(data):
        within = path_to(value, place)
        if within is not None:
            return (key, *within)
        if mark is not None and _marks(mark, place):
            return (key,)
    return () if isinstance(data, Map | Seq) and _around(data, place) else None


def _marks(mark: Mark, place: Place) -> bool:
    """Whether the place lies in the key or the value of a mark."""
    return mark.source.file == place.file and (
        _holds(mark.place("key"), place) or _holds(mark.place(), place)
    )


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


def _parts(data: Data) -> Iterator[tuple[str | int, Data, Mark | None]]:
    """The parts of a mapping or list, each with its key and mark."""
    if isinstance(data, Map):
        for key, value in data.items():
            yield key, value, data.marks.get(key)
    elif isinstance(data, Seq):
        marks = (*data.marks, *[None] * len(data))
        yield from zip(range(len(data)), data, marks, strict=False)

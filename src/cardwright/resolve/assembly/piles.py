"""Entries and the fields that list others in, lines with copies out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from cardwright.model.entry import Catalog, Deck, Entry, Line
from cardwright.model.game import PileField, PileSource
from cardwright.model.problem import Place
from cardwright.model.source import Map, Path, Seq, place_of
from cardwright.model.views import Views
from cardwright.resolve.where import holds

COPIES = "copies"

Row = tuple[Path, str, Any]
"""Where a line stands, the id that it names, how many it says."""


def decks(catalog: Catalog, only: Collection[str] | None = None) -> tuple[Deck, ...]:
    """Every entry that is a deck, in the catalogue's order; of some ``only`` these."""
    fields = {k.name: k.deck for k in catalog.game.kinds.values()}
    return tuple(
        deck(catalog, entry, written)
        for entry in catalog.entries.values()
        if (written := fields.get(entry.kind)) is not None
        and (only is None or entry.id in only)
    )


def deck(catalog: Catalog, entry: Entry, written: PileField) -> Deck:
    """An entry as a deck. Lines that name no entry or no number are left out."""
    form = field(entry, written.format) if written.format else None
    return Deck(
        id=entry.id,
        title=entry.name,
        format=form if isinstance(form, str) else None,
        lines=merged(listed(catalog, entry, written.cards)),
        place=place_of(entry.fields, _path(written.cards), "key"),
    )


def field(entry: Entry, path: str) -> Any:
    """The value at a dotted path of an entry's fields, or nothing."""
    data: Any = entry.fields
    for name in _path(path):
        data = data.get(name) if isinstance(data, Map) else None
    return data


def _path(path: str) -> tuple[str, ...]:
    return tuple(path.split("."))


def listed(catalog: Catalog, entry: Entry, path: str) -> Iterator[Line]:
    """The lines of a field: a map of ids to copies, a list of entries, or one."""
    yield from _lines(catalog, entry, _rows(catalog, entry, path))


def _rows(catalog: Catalog, entry: Entry, path: str) -> Iterator[Row]:
    data, at = field(entry, path), _path(path)
    if isinstance(data, Map):
        for id_, count in data.items():
            yield (*at, id_), id_, count
    elif isinstance(data, Seq):
        for index, item in enumerate(data):
            yield _row(catalog, entry, (*at, index), item)
    elif isinstance(data, str):
        yield _row(catalog, entry, at, data)


def _row(catalog: Catalog, entry: Entry, path: Path, item: Any) -> Row:
    """A list's item as a line: an id, or a mapping with a reference and copies."""
    if isinstance(item, Map):
        to = (link.to for link in entry.links if link.path[:-1] == path)
        return path, next(to, ""), item.get(COPIES, 1)
    held = catalog.entries.get(item) if path in entry.holds else None
    return path, str(item), held.copies if held else 1


def _lines(catalog: Catalog, entry: Entry, rows: Iterable[Row]) -> Iterator[Line]:
    for path, id_, count in rows:
        known = catalog.entries.get(id_)
        if known is None or not isinstance(count, int) or count < 1:
            continue
        if path in entry.holds:
            place = known.id_place
        else:
            place = place_of(entry.fields, path, "key")
        yield Line(id_, int(count), place)


def merged(lines: Iterable[Line]) -> tuple[Line, ...]:
    """The lines with one for each entry, its copies added up, where it stood first."""
    found: dict[str, tuple[int, Place]] = {}
    for line in lines:
        count, place = found.get(line.entry, (0, line.place))
        found[line.entry] = (count + line.copies, place)
    return tuple(Line(id_, count, place) for id_, (count, place) in found.items())


def sourced(
    views: Views, source: PileSource, entries: Iterable[Entry], names: Mapping[str, Any]
) -> list[Line]:
    """The lines that a source takes from entries; ``names`` stand in its condition."""
    lines = [
        line
        for entry in entries
        for line in listed(views.catalog, entry, source.take)
        if _wanted(views, source, line, names)
    ]
    if source.by is None:
        return lines
    return sorted(lines, key=lambda line: _by(views, line, source.by or ""))


def _wanted(
    views: Views, source: PileSource, line: Line, names: Mapping[str, Any]
) -> bool:
    entry = views.catalog.entries[line.entry]
    if source.kind is not None and entry.kind != source.kind:
        return False
    return holds(source.where, views.of(entry), names)


def _by(views: Views, line: Line, path: str) -> str:
    value = field(views.catalog.entries[line.entry], path)
    return "" if value is None else str(value)

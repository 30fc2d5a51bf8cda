"""A game as it was last and as it is now in; which of its faces still stand out.

A face that had no problem has none, and looks the same, while neither its templates nor
any entry that it read has changed. A process that checks again and again keeps this in
memory, others in the cache.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from cardwright.base.cache import Cache
from cardwright.base.files import digest
from cardwright.model.entry import Entry
from cardwright.model.workspace import GameFiles

KEY = "faces"


class Clean(NamedTuple):
    """A face without problems: the entries that it read, the key of its drawing.

    If it was drawn, also the ``inputs`` (files) that it came from; ``shared``: nothing
    on it is read of its own entry.
    """

    read: frozenset[str]
    key: str
    inputs: tuple[str, ...] = ()
    shared: bool = False


Faces = dict[tuple[str, str], Clean]
"""By the id of the entry and the side."""


class Stored(NamedTuple):
    """A memory as the cache keeps it: ``marks`` are digests of the entries by id."""

    ground: str
    marks: Mapping[str, str]
    faces: Faces


@dataclass(slots=True)
class Memory:
    """Faces of one game that had no problem."""

    ground: str = ""
    entries: Mapping[str, Entry] = field(default_factory=dict)
    faces: Faces = field(default_factory=dict)
    marks: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of(
        cls, cache: Cache, files: GameFiles, assets: str, entries: Mapping[str, Entry]
    ) -> Memory:
        """What is remembered of a game and still holds; ``entries`` are those now."""
        if cache.lasting is None:
            made = cls(_ground(files, assets), entries)
            if cache.root is not None:
                made._recall(cache.load(KEY, cache.key(KEY, files.slug)))
            return made
        known = cache.lasting.setdefault((KEY, files.slug), cls())
        assert isinstance(known, cls)  # noqa: S101
        known.update(_ground(files, assets), entries)
        return known

    def update(self, ground: str, entries: Mapping[str, Entry]) -> None:
        """Forget all faces that may have changed."""
        if ground != self.ground or entries.keys() != self.entries.keys():
            self.faces.clear()
        else:
            changed = set(_changed(self.entries, entries))
            for face, clean in [*self.faces.items()]:
                if not changed.isdisjoint(clean.read):
                    del self.faces[face]
        self.ground, self.entries = ground, entries

    def _recall(self, stored: object) -> None:
        """Take the faces that the cache has, as far as they stand."""
        self.marks = {id_: _mark(entry) for id_, entry in self.entries.items()}
        if not isinstance(stored, Stored) or stored.ground != self.ground:
            return
        before = stored.marks
        if before.keys() == self.marks.keys():
            changed = {id_ for id_, mark in self.marks.items() if mark != before[id_]}
            for face, clean in stored.faces.items():
                if changed.isdisjoint(clean.read):
                    self.faces[face] = clean

    def save(self, cache: Cache, slug: str) -> None:
        """Keep it for the next process."""
        if self.marks:
            stored = Stored(self.ground, self.marks, self.faces)
            cache.save(KEY, cache.key(KEY, slug), stored)


def _changed(before: Mapping[str, Entry], now: Mapping[str, Entry]) -> Iterable[str]:
    return (id_ for id_, entry in now.items() if not _same(before[id_], entry))


def _same(before: Entry, now: Entry) -> bool:
    """Whether an entry is what it was: written so, held so, and its texts worked out.

    The rest follows from what is written.
    """
    return (
        (before.body is now.body or _values(before) == _values(now))
        and before.owner == now.owner
        and before.placeholder == now.placeholder
        and before.texts == now.texts
    )


def _mark(entry: Entry) -> str:
    return digest(f"{_values(entry)} {entry.owner} {entry.placeholder} {entry.texts}")


def _values(entry: Entry) -> str:
    """All that is written in an entry: 1, 1.0 and true are not the same here."""
    core = (entry.name, entry.copies, entry.tags, entry.note)
    return repr((entry.kind, entry.fields, *core))


def _ground(files: GameFiles, assets: str) -> str:
    """A digest of all that every face of a game may depend on, but its entries."""
    forms = [f"{file}:{files.digests[file]}" for file in files.forms.values()]
    schemas = [f"{file}:{files.digests[file]}" for file in files.schemas]
    return digest("\n".join([assets, *forms, *schemas]))

"""A game as it was checked last and as it is now in; which faces still stand out.

Only a process that checks again and again remembers: a face that had no problem has
none while neither its templates nor any entry that it read has changed.
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
    """A face without problems: the entries that it read, what it was composed to."""

    read: frozenset[str]
    key: str


@dataclass(slots=True)
class Memory:
    """Faces of one game that had no problem, by entry and side."""

    ground: str = ""
    entries: Mapping[str, Entry] = field(default_factory=dict)
    faces: dict[tuple[str, str], Clean] = field(default_factory=dict)

    @classmethod
    def of(
        cls, cache: Cache, files: GameFiles, assets: str, entries: Mapping[str, Entry]
    ) -> Memory:
        """What is remembered of a game and still holds; ``entries`` are those now."""
        if cache.lasting is None:
            return cls()
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


def _values(entry: Entry) -> str:
    """All that is written in an entry: 1, 1.0 and true are not the same here."""
    core = (entry.name, entry.copies, entry.tags, entry.note)
    return repr((entry.kind, entry.fields, *core))


def _ground(files: GameFiles, assets: str) -> str:
    """A digest of all that every face of a game may depend on, but its entries."""
    forms = [f"{file}:{files.digests[file]}" for file in files.forms.values()]
    schemas = [f"{file}:{files.digests[file]}" for file in files.schemas]
    return digest("\n".join([assets, *forms, *schemas]))

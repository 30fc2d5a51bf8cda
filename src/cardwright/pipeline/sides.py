"""A catalogue in, every side that is drawn out."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from cardwright.model.entry import Catalog, Entry


def sides(catalog: Catalog, spoilt: Collection[str]) -> Iterator[tuple[Entry, str]]:
    """Every side of every printable entry.

    Entries in error, and what those hold, are left out: their faces would only repeat
    what is known.
    """
    for entry in catalog.entries.values():
        if entry.id not in spoilt and entry.owner not in spoilt:
            for side in catalog.game.kinds[entry.kind].faces:
                yield entry, side

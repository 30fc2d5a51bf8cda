"""A catalogue and what it was in; the entries out about which anything may be new."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from cardwright.model.entry import Catalog, Entry


def touched(catalog: Catalog, before: Catalog) -> frozenset[str]:
    """The entries that are not what they were, and all from which these can be reached.

    What an expression reads of an entry is in it, its owner, what it holds or names,
    and so on from there.
    """
    behind: dict[str, list[str]] = {}
    for entry in catalog.entries.values():
        for id_ in _reached(entry):
            behind.setdefault(id_, []).append(entry.id)
    left = list(_changed(catalog.entries, before.entries))
    found: set[str] = set()
    while left:
        id_ = left.pop()
        if id_ not in found:
            found.add(id_)
            left += behind.get(id_, ())
    return frozenset(found)


def _changed(now: Mapping[str, Entry], before: Mapping[str, Entry]) -> Iterator[str]:
    yield from before.keys() - now.keys()
    for id_, entry in now.items():
        old = before.get(id_)
        if old is None or (old is not entry and not _same(old, entry)):
            yield id_


def _same(one: Entry, other: Entry) -> bool:
    """What is written follows from the body, save of decks that are drawn."""
    return (
        one.body is other.body
        and one.fields == other.fields
        and (one.owner, one.texts) == (other.owner, other.texts)
    )


def _reached(entry: Entry) -> Iterable[str]:
    yield from (link.to for link in entry.links)
    yield from entry.held
    if entry.owner is not None:
        yield entry.owner

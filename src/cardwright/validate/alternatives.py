"""Breaches of alternatives in, the breaches of the one that the author meant out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from cardwright.validate.breach import Breach


def reduce(breach: Breach) -> Iterator[Breach]:
    """The breach itself; of alternatives those of the branch that was meant."""
    if not breach.branches:
        yield breach
        return
    for join in (_keys, _types, _choices):
        joined = join(breach)
        if joined:
            yield joined
            return
    for inner in min(breach.branches, key=_distance(breach)):
        yield from reduce(inner)


def _keys(breach: Breach) -> Breach | None:
    """Branches that each ask for one key are one demand: one of these keys."""
    if not _all_are(breach, ("required",)):
        return None
    wanted = [b.wanted for branch in breach.branches for b in branch]
    if any(len(keys) != 1 for keys in wanted):
        return None
    return _joined(breach, "one-of-keys", [keys[0] for keys in wanted])


def _types(breach: Breach) -> Breach | None:
    if not _all_are(breach, ("type",)):
        return None
    return _joined(breach, "type", _together(breach))


def _choices(breach: Breach) -> Breach | None:
    if not _all_are(breach, ("const", "enum")):
        return None
    return _joined(breach, "enum", _together(breach))


def _all_are(breach: Breach, keywords: tuple[str, ...]) -> bool:
    return all(
        inner.keyword in keywords and inner.path == breach.path
        for branch in breach.branches
        for inner in branch
    )


def _together(breach: Breach) -> list[Any]:
    found: list[Any] = []
    for branch in breach.branches:
        for inner in branch:
            many = isinstance(inner.wanted, list)
            found += inner.wanted if many else [inner.wanted]
    return [w for i, w in enumerate(found) if w not in found[:i]]


def _joined(breach: Breach, keyword: str, wanted: list[Any]) -> Breach:
    return replace(breach, keyword=keyword, wanted=wanted, branches=())


def _distance(breach: Breach) -> Callable[[tuple[Breach, ...]], tuple[int, ...]]:
    """How far a branch is from what was meant: its type, its constants, its depth."""
    depth = len(breach.path)

    def distance(branch: tuple[Breach, ...]) -> tuple[int, ...]:
        at_root = [b for b in branch if len(b.path) == depth]
        shallow = [b for b in branch if len(b.path) <= depth + 1]
        return (
            sum(b.keyword == "type" for b in at_root),
            sum(b.keyword in {"const", "enum"} for b in shallow),
            -max(len(b.path) for b in branch),
            len(branch),
        )

    return distance

"""Findings of one stage after another; entries already in error are left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cardwright.model.entry import Catalog, Entry
from cardwright.model.problem import Place, Problem, is_error

Spot = tuple[int, int]


class Gate:
    """Problems so far, and the entries that they spoil for later stages."""

    def __init__(self, catalog: Catalog, problems: Iterable[Problem]) -> None:
        self.problems: list[Problem] = []
        self.spoilt: set[str] = set()
        self._bodies = _bodies(catalog)
        self._add(list(problems))

    def let(self, *checks: Iterable[Problem]) -> None:
        """Take what the checks of one stage find, but in entries already spoilt."""
        self._add([p for check in checks for p in check if not self._is_spoilt(p)])

    def _add(self, problems: Sequence[Problem]) -> None:
        self.problems += problems
        for problem in filter(is_error, problems):
            owner = self._owner(problem.place)
            if owner is not None:
                self.spoilt.add(owner)

    def _is_spoilt(self, problem: Problem) -> bool:
        return bool(self.spoilt) and self._owner(problem.place) in self.spoilt

    def _owner(self, place: Place) -> str | None:
        """The innermost entry whose body has the place."""
        spot = (place.line, place.column)
        inside = [
            (start, id_)
            for start, end, id_ in self._bodies.get(place.file, ())
            if start <= spot < end
        ]
        return max(inside)[1] if inside else None


Bodies = dict[str, list[tuple[Spot, Spot, str]]]


def _bodies(catalog: Catalog) -> Bodies:
    """Start, end and id of every entry, by file."""
    bodies: Bodies = {}
    for entry, place in _places(catalog):
        start, end = (place.line, place.column), (place.end_line, place.end_column)
        bodies.setdefault(place.file, []).append((start, end, entry.id))
    return bodies


def _places(catalog: Catalog) -> Iterator[tuple[Entry, Place]]:
    for entry in catalog.entries.values():
        yield entry, entry.body.source.place(*entry.body.span)

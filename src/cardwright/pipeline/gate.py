"""Findings of one stage after another; entries already in error are left out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet

from cardwright.model.entry import Catalog, Entry
from cardwright.model.problem import Place, Problem, is_error
from cardwright.model.source import Data, Map, Mark, Path, Seq, mark_of
from cardwright.pipeline.blueprints import once_each

Spot = tuple[int, int]


TORN = ("unknown-key", "missing-key", "wrong-type")
"""Problems for which an entry may have lost what it holds."""

ECHOES = ("bad-expression", "unknown-name")
"""Problems that an expression has where what it reads is not there."""


class Gate:
    """Problems so far, and the entries that they spoil for later stages.

    ``torn`` are those of them that may have lost what they hold. ``is_grave`` tells
    which problems spoil an entry; ``fresh`` are the entries that a case changed.
    """

    def __init__(
        self,
        catalog: Catalog,
        problems: Iterable[Problem],
        is_grave: Callable[[Problem], bool] = is_error,
        fresh: Catalog | None = None,
    ) -> None:
        self._is_grave = is_grave
        self._fresh = fresh or catalog
        self.problems: list[Problem] = []
        self.spoilt: set[str] = set()
        self.torn: set[str] = set()
        self._catalog = catalog
        self._known: Bodies | None = None
        self._add(list(problems))

    def let(self, *checks: Iterable[Problem]) -> None:
        """Take what the checks of one stage find, but in entries already spoilt."""
        self._add([p for check in checks for p in check if not self._is_spoilt(p)])

    def told(self) -> tuple[Problem, ...]:
        """All problems so far, each slip of a blueprint once."""
        return tuple(once_each(self._catalog, self.problems))

    def leave_out(self, ids: Iterable[str]) -> None:
        """Take entries as spoilt; of what was found in them only slips of form stay."""
        waiting = set(ids)
        self.spoilt |= waiting
        self.problems = [
            problem
            for problem in self.problems
            if problem.code not in ECHOES or not self._is_within(problem, waiting)
        ]

    def drop(self, code: str) -> None:
        """Forget problems of a code in torn entries, of which they may come.

        What holds a torn entry is torn with it.
        """
        torn = {id_ for torn in self.torn for id_ in self._with_owners(torn)}
        self.problems = [
            p for p in self.problems if p.code != code or not self._is_within(p, torn)
        ]

    def _with_owners(self, id_: str | None) -> Iterator[str]:
        while id_ is not None:
            yield id_
            id_ = self._catalog.entries[id_].owner

    def _add(self, problems: Sequence[Problem]) -> None:
        self.problems += problems
        for problem in filter(self._is_grave, problems):
            owners = self._owners(problem.place)
            self.spoilt |= owners
            self.torn |= owners if problem.code in TORN else set()

    def _is_spoilt(self, problem: Problem) -> bool:
        return bool(self.spoilt) and self._is_within(problem, self.spoilt)

    def _is_within(self, problem: Problem, ids: AbstractSet[str]) -> bool:
        """Whether it stands in some of the entries, and in no others."""
        owners = self._owners(problem.place)
        return bool(owners) and owners <= ids

    def _owners(self, place: Place) -> set[str]:
        """The innermost entry whose body has the place; those of one blueprint, all."""
        if self._known is None:
            self._known = _bodies(self._catalog)
        if place.file not in self._known:
            self._known[place.file] = list(_grafts(self._holders(place), place.file))
        spot, bodies = (place.line, place.column), self._known[place.file]
        # An empty value at the end of an entry has no character within it.
        inside = [(start, id_) for start, end, id_ in bodies if start <= spot <= end]
        innermost = max(inside)[0] if inside else None
        return {id_ for start, id_ in inside if start == innermost}

    def _holders(self, place: Place) -> Catalog:
        """The entries that may have values from a file that is none of an entry's.

        Those of a case stand in the entries that it changed.
        """
        cases = {case.source.file for case in self._catalog.game.cases}
        return self._fresh if place.file in cases else self._catalog


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


def _grafts(catalog: Catalog, file: str) -> Iterator[tuple[Spot, Spot, str]]:
    """Values of entries that were written in another file than the entry: in a case."""
    for entry in catalog.entries.values():
        for mark in _marks(entry, entry.body, ()):
            if mark.source.file == file:
                start, end = mark.place("key"), mark.place()
                yield (
                    (start.line, start.column),
                    (end.end_line, end.end_column),
                    entry.id,
                )


def _marks(entry: Entry, data: Data, path: Path) -> Iterator[Mark]:
    """The marks of an entry's own values, without those of entries that it holds."""
    for step, value in _parts(data):
        if (*path, step) not in entry.holds:
            mark = mark_of(data, (step,))
            yield from () if mark is None else (mark,)
            yield from _marks(entry, value, (*path, step))


def _parts(data: Data) -> Iterator[tuple[str | int, Data]]:
    if isinstance(data, Map):
        yield from data.items()
    elif isinstance(data, Seq):
        yield from enumerate(data)

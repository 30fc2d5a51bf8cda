"""Problems, where entries stand, and what git calls changed in; what concerns that out.

A change of a form, a schema, a template or a picture concerns the whole game; one of
content concerns the entries that it stands in and those that name them. A problem that
names a changed entry is told wherever it stands, and so is what nothing uses any more,
if a line that is gone named it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import PurePosixPath

from cardwright.base.git import Changes, Hunk
from cardwright.load.workspace import ART, FORMS
from cardwright.model.entry import Catalog, Entry
from cardwright.model.problem import Place, Problem, is_error
from cardwright.model.report import Checked, Item
from cardwright.model.source import Map

_QUOTED = re.compile(r'"([^"]+)"')
_WORDS = re.compile(r"[\w-]+")
UNUSED = "unused"
SAME = "="
"""Stands before a name that entries share: no id begins like this."""

# What is wrong between two entries, either of which may be the one that has changed.
ALWAYS = ("unknown-reference", "circular-reference", "duplicate-id")


def items_of(catalog: Catalog) -> Iterator[Item]:
    """Every entry and case of a game: where it stands and whom it names."""
    for entry in catalog.entries.values():
        yield _item(entry.body, (entry.id, _same(entry.name)), _names(entry))
    for case in catalog.game.cases:
        like = case.get("like")
        yield _item(case, (), (like,) if isinstance(like, str) else ())


def _same(name: str) -> str:
    """Entries of one name are wrong together."""
    return SAME + name


def _names(entry: Entry) -> tuple[str, ...]:
    made_from = (entry.made_from,) if entry.made_from else ()
    linked = dict.fromkeys(link.to for link in entry.links)
    return (*linked, *made_from, _same(entry.name))


def _item(body: Map, known_as: tuple[str, ...], names: tuple[str, ...]) -> Item:
    place = body.source.place(*body.span)
    before = body.source.line(place.line)[: place.column - 1]
    return Item(place, known_as, names, is_alone=not before.strip())


def only_changed(checked: Checked, changes: Changes) -> Checked:
    """A game's problems, less those that no change concerns."""
    slug = checked.count.game
    mine = {f: hunks for f, hunks in changes.items() if _belongs(f, slug)}
    if any(concerns_all(file) for file in mine):
        return checked
    told = _Told(checked.items, mine)
    kept = tuple(p for p in checked.problems if told.has(p))
    return replace(checked, problems=kept)


def homeless_changed(
    problems: Iterable[Problem], changes: Changes
) -> Iterator[Problem]:
    """Those of folders of no game in which, or in whose game, a file is changed."""
    slugs = {file.split("/")[1] for file in changes}
    for problem in problems:
        if problem.place.file.split("/")[1] in slugs:
            yield problem


def _belongs(file: str, slug: str) -> bool:
    """Whether a file is the game's, or one of the core's, which all games share."""
    parts = file.split("/")
    if "editor" in parts[:-1]:  # made from all that there is, read by no check
        return False
    return parts[1:2] in ([slug], ["core"])


def concerns_all(file: str) -> bool:
    """Whether a whole game depends on this file, and not only what stands in it."""
    match file.split("/"):
        case ["cards", _, name]:
            return PurePosixPath(name).stem in FORMS
        case ["cards", *within]:
            return within[1:2] == [ART]
        case _:
            return True


@dataclass(slots=True)
class _Node:
    """Items that stand at one place, and what stands around them."""

    place: Place
    above: _Node | None
    items: list[Item] = field(default_factory=list)


class _Told:
    """Which problems are told: those that stand in what is changed or names it."""

    def __init__(self, items: Sequence[Item], changes: Changes) -> None:
        self._files = changes
        changed = [i for i in items if _meets(i, changes.get(i.place.file, ()))]
        known = {name for item in changed for name in item.known_as}
        self._known = {name.removeprefix(SAME) for name in known}
        self._lost = frozenset(_WORDS.findall("\n".join(_lost(changes))))
        named = (i for i in items if not known.isdisjoint(i.names))
        self._concerned = {id(item) for item in (*changed, *named)}
        self._nodes: dict[str, list[_Node]] = {}
        for node in _nodes(items):
            self._nodes.setdefault(node.place.file, []).append(node)

    def has(self, problem: Problem) -> bool:
        if problem.code in ALWAYS or self._names_changed(problem):
            return True
        node = self._around(problem.place)
        if node is not None:
            return any(id(item) in self._concerned for item in node.items)
        file = problem.place.file
        return file in self._files or (
            # What all entries share may be in error because of a changed one.
            bool(self._files) and is_error(problem) and concerns_all(file)
        )

    def _names_changed(self, problem: Problem) -> bool:
        """Whether its other half is changed, or what used it is gone."""
        names = set(_QUOTED.findall(f"{problem.message} {problem.hint}"))
        if problem.code == UNUSED:
            return not self._lost.isdisjoint(names)
        return not self._known.isdisjoint(names)

    def _around(self, place: Place) -> _Node | None:
        """The innermost items that a place begins in."""
        nodes = self._nodes.get(place.file, [])
        at = (place.line, place.column)
        low, high = 0, len(nodes)
        while low < high:
            middle = (low + high) // 2
            if _start(nodes[middle].place) <= at:
                low = middle + 1
            else:
                high = middle
        node = nodes[low - 1] if low else None
        while node is not None and at >= _end(node.place):
            node = node.above
        return node


def _lost(changes: Changes) -> Iterator[str]:
    for hunks in changes.values():
        yield from (hunk.lost for hunk in hunks or ())


def _start(place: Place) -> tuple[int, int]:
    return place.line, place.column


def _end(place: Place) -> tuple[int, int]:
    return place.end_line, place.end_column


def _nodes(items: Iterable[Item]) -> Iterator[_Node]:
    """The items in the order of their files, those around others before them."""
    last: _Node | None = None
    for item in sorted(items, key=_outer_first):
        place = item.place
        while last is not None and not _holds(last.place, place):
            last = last.above
        if last is None or last.place != place:
            last = _Node(place, last)
            yield last
        last.items.append(item)


def _outer_first(item: Item) -> tuple[str, int, int, int, int]:
    place = item.place
    return place.file, place.line, place.column, -place.end_line, -place.end_column


def _holds(outer: Place, inner: Place) -> bool:
    return outer.file == inner.file and _start(inner) < _end(outer)


def _meets(item: Item, hunks: Collection[Hunk] | None) -> bool:
    return hunks is None or any(_meets_hunk(item, hunk) for hunk in hunks)


def _meets_hunk(item: Item, hunk: Hunk) -> bool:
    """Whether lines of an entry are changed, or lines that were its own are lost.

    Lost lines are known by how far they were indented: an entry's own keys stand where
    its first one does, or further in.
    """
    first, last, inset = item.place.line, item.place.end_line, item.place.column - 1
    if hunk.length:
        before, after = hunk.line - 1, hunk.line + hunk.length
        if first < after and last > before:
            return True
    else:
        before, after = hunk.line, hunk.line + 1
        if first <= before < last:
            return True
    if hunk.indent is None:
        return False
    is_tail = last == before and hunk.indent >= inset
    is_head = first == after and hunk.indent == inset and item.is_alone
    return is_tail or is_head

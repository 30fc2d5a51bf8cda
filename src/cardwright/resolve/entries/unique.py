"""Entries as they were found in; those with ids of their own, and clashes, out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cardwright.model.entry import Entry
from cardwright.model.game import Game
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Map, Path, place_of


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry; its texts at ``waiting`` lack values; ``has_id``: none was guessed."""

    entry: Entry
    waiting: frozenset[Path]
    has_id: bool


def unique(game: Game, drafts: Iterable[Draft]) -> tuple[list[Draft], list[Problem]]:
    """The drafts with ids of their own; of two with one id the first in the files.

    Named targets have their ids before all entries. A guessed id never clashes.
    """
    form = game.forms.get("game", Map())
    kept: dict[str, Draft] = {}
    problems = []
    for draft in sorted(drafts, key=_rank):
        id_ = draft.entry.id
        if id_ in game.targets:
            first = place_of(form, ("targets", id_), "key")
            problems.append(_clash(draft.entry, first, "the target"))
        elif id_ not in kept:
            kept[id_] = draft
        elif draft.has_id:
            first = kept[id_].entry.id_place
            problems.append(_clash(draft.entry, first, "the first"))
    return list(kept.values()), problems


def _rank(draft: Draft) -> tuple[bool, str, int]:
    """Before all others those with an id, in the order of the files."""
    body = draft.entry.body
    return (not draft.has_id, body.source.file, body.span.start)


def _clash(entry: Entry, first: Place, what: str) -> Problem:
    message = f'the id "{entry.id}" is there already'
    hint = f"{what} stands in {first.file}:{first.line}"
    return Problem("duplicate-id", entry.id_place, message, hint)


def same_names(entries: Iterable[Entry]) -> Iterator[Problem]:
    """Entries of one kind that have the name of an earlier one: a warning."""
    first: dict[tuple[str, str], Entry] = {}
    for entry in entries:
        other = first.setdefault((entry.kind, _heard(entry.name)), entry)
        if other is not entry:
            place = name_place(other)
            message = f'"{other.id}" has the name "{other.name}" too'
            hint = f"it stands in {place.file}:{place.line}: give one another name"
            yield Problem("duplicate-name", name_place(entry), message, hint, "warning")


def _heard(name: str) -> str:
    """A name as it is told apart aloud: capitals and blanks do not count."""
    return " ".join(name.casefold().split())


def name_place(entry: Entry) -> Place:
    """Where an entry's name stands; where its id stands if it has none."""
    mark = entry.body.marks.get("name")
    return mark.place() if mark else entry.id_place

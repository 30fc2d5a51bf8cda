"""Slips in a game's forms in; the names of which nothing is sure because of them out.

What does not need such a name can be checked all the same.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping

from cardwright.model.entry import Catalog
from cardwright.model.game import Game
from cardwright.model.problem import Problem
from cardwright.model.source import Document, Map, Path
from cardwright.rules.whereabouts import path_to

Forms = Mapping[str, Document] | Mapping[str, Map]
"""A game's forms by name, as read or as they are."""

_NAMED: Mapping[str, tuple[int, int | None]] = {
    "glossary": (2, 0),
    "parameters": (2, 0),
    "play": (0, None),
    "rules": (3, None),
}
_WORDS: Mapping[str, tuple[int, int | None]] = {
    "vocabularies": (4, 2),
    "verbs": (3, 1),
    "conditions": (3, 1),
}
"""How deep a slip must stand to leave all names known, and which step is one.

Entries name nothing of ``play`` and ``rules`` but formats.
"""
_LEVELS = "levels"


def unsure_names(
    forms: Mapping[str, Document], slips: Iterable[Problem]
) -> frozenset[str] | None:
    """The names that the slips spoil; ``None`` if more than these may be lost."""
    names: set[str] = set()
    for slip in slips:
        found = _spoilt(forms, slip)
        if found is None:
            return None
        names |= found
    return frozenset(names)


def is_of(forms: Forms, slip: Problem, names: Collection[str]) -> bool:
    """Whether a slip stands in what one of the names means."""
    found = _spoilt(forms, slip)
    return found is not None and bool(found) and found <= set(names)


def _spoilt(forms: Forms, slip: Problem) -> set[str] | None:
    for name, form in forms.items():
        if form.source.file == slip.place.file:
            data = form.data if isinstance(form, Document) else form
            path = path_to(data, slip.place) or ()
            return None if path[:1] == (_LEVELS,) else _of_path(name, path)
    return None


def _of_path(form: str, path: Path) -> set[str] | None:
    known = _NAMED.get(form)
    if form == "vocabularies" and path:
        known = _WORDS.get(str(path[0]))
    if known is None or len(path) < known[0]:
        return None
    return set() if known[1] is None else {str(path[known[1]])}


def mentioning(catalog: Catalog, names: Collection[str]) -> Iterator[str]:
    """The ids of entries in whose text one of the names stands."""
    if not names:
        return
    finds = _word(names)
    for entry in catalog.entries.values():
        text = entry.body.source.text
        if finds.search(text, entry.body.span.start, entry.body.span.end):
            yield entry.id


def sure(
    problems: Iterable[Problem], names: Collection[str], game: Game
) -> Iterator[Problem]:
    """Those problems of a game's forms that have to do with none of the names.

    What stands in what a name means may come of the slip there, and so may what is on a
    line with it.
    """
    sources = {form.source.file: form.source for form in game.forms.values()}
    for problem in problems:
        lines = range(problem.place.line, problem.place.end_line + 1)
        source = sources[problem.place.file]
        named = names and any(_word(names).search(source.line(n)) for n in lines)
        if not named and not is_of(game.forms, problem, names):
            yield problem


def _word(names: Collection[str]) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, names))})(?![\w-])")

"""A game's cases in; what they find otherwise than they say, as problems, out."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cardwright.base.suggest import did_you_mean
from cardwright.model.game import Game
from cardwright.model.problem import Problem
from cardwright.model.source import Document, Map, Seq, place_of
from cardwright.pipeline.examine import Examined, examine
from cardwright.rules.cases import compare
from cardwright.rules.changes import changed
from cardwright.rules.coverage import Tried
from cardwright.rules.levels import read_levels

UNKNOWN = "unknown-key"


@dataclass(frozen=True, slots=True)
class Trial:
    """A world in which a case is tried: its content, and the body that is judged."""

    content: tuple[Document, ...]
    body: Map
    kind: str


def run_cases(
    game: Game,
    content: Sequence[Document],
    art: Collection[str],
    usual: Examined,
) -> tuple[list[Problem], list[Tried]]:
    """Try every case: what differs from what it says, and the cases that were tried.

    What the unchanged game finds anyway does not count.
    """
    levels = read_levels(game.forms.get("rules"), game.slug)
    problems: list[Problem] = []
    tried: list[Tried] = []
    for case in game.cases:
        trial = trial_of(game, case, content, usual)
        if isinstance(trial, Problem):
            problems.append(trial)
            continue
        made = examine(game, trial.content, art, usual)
        new = set(made.problems) - set(usual.problems)
        found = set(levels.apply(new))
        misspelt = _misspelt(case, trial.body, found)
        problems += misspelt or compare(case, trial.body, made.catalog, found)
        tried.append(Tried(trial.kind, trial.body, frozenset(new)))
    return problems, tried


def _misspelt(case: Map, body: Map, found: Collection[Problem]) -> list[Problem]:
    """Keys that no entry has, unless the case is about them: all else is their echo."""
    listed = [problem.get("code") for problem in case.get("problems") or ()]
    if UNKNOWN in listed:
        return []
    file = case.source.file
    new = (p for p in found if p.code == UNKNOWN and p.place.file == file)
    return [_hinted(problem, body) for problem in new]


def _hinted(problem: Problem, body: Map) -> Problem:
    """With the nearest key that the entry has: a change is mostly one of those."""
    keys = (key for key in body if place_of(body, (key,), "key") == problem.place)
    key = next(keys, None)
    if problem.hint or key is None:
        return problem
    return replace(problem, hint=did_you_mean(key, (k for k in body if k != key)))


def trial_of(
    game: Game, case: Map, content: Sequence[Document], usual: Examined
) -> Trial | Problem:
    """The world of a case, or why there is none."""
    like, entry = str(case.get("like")), case.get("entry")
    known = usual.catalog.entries
    if isinstance(entry, Map):
        return _added(game, case, entry, content)
    if like not in known:
        hint = did_you_mean(like, known)
        text = f'no entry of the game has the id "{like}"'
        return Problem("unknown-reference", place_of(case, ("like",)), text, hint)
    old = known[like].body
    new = changed(old, case.get("change") or {})
    world = tuple(swapped(document, old, new) for document in content)
    return Trial(world, new, known[like].kind)


def _added(
    game: Game, case: Map, entry: Map, content: Sequence[Document]
) -> Trial | Problem:
    """The world with one entry more, in a file that its kind claims."""
    kind = game.kinds.get(str(entry.get("kind")))
    if kind is None or not kind.files:
        text = "a case's entry needs the name of a kind that has files"
        return Problem("wrong-type", place_of(case, ("entry",), "key"), text)
    name = kind.files[0].replace("**/", "").replace("*", "case")
    file = f"cards/{game.slug}/{name}"
    document = Document(file, entry.source, entry, "")
    return Trial((*content, document), entry, kind.name)


def swapped(document: Document, old: Map, new: Map) -> Document:
    """The document with one entry's body in another's place; else the same one."""
    if document.source.file != old.source.file:
        return document
    return replace(document, data=_replaced(document.data, old, new))


def _replaced(data: Any, old: Map, new: Map) -> Any:
    """What holds ``old`` is made anew, all else stays the very same."""
    if isinstance(data, Map):
        if data.span == old.span:
            return new
        items = {key: _replaced(value, old, new) for key, value in data.items()}
        if any(items[key] is not value for key, value in data.items()):
            return Map(items.items(), data.marks, data.source, data.span)
    elif isinstance(data, Seq):
        values = [_replaced(value, old, new) for value in data]
        if any(one is not other for one, other in zip(values, data, strict=True)):
            return Seq(values, data.marks, data.source, data.span)
    return data

"""A game and its content files in, the kind that claims each file out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePosixPath
from typing import Any

from cardwright.base.english import with_article
from cardwright.base.globs import glob
from cardwright.base.suggest import nearest
from cardwright.model.game import Game, Kind
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Document, Map, Seq

_PLACES = (
    "game.yaml",
    "glossary.yaml",
    "parameters.yaml",
    "play.yaml",
    "rules.yaml",
    "vocabularies.yaml",
    "cases",
    "variants",
)
"""What a game's folder has beside its content."""


UNCLAIMED = "game.yaml names no kind for this file"


@dataclass(frozen=True, slots=True)
class Claim:
    """A mapping that is an entry of a kind. ``stem`` names its file if it is alone."""

    kind: Kind
    body: Map
    stem: str | None


def claim(
    game: Game, documents: Sequence[Document]
) -> tuple[list[Claim], list[Problem]]:
    """What stands in each file, as entries of the kind that claims the file."""
    found = [_found(game, document) for document in documents]
    flat = [item for items in found for item in items]
    claims = [item for item in flat if isinstance(item, Claim)]
    problems = [item for item in flat if isinstance(item, Problem)]
    return claims, list(_gathered(game, documents, problems))


def _gathered(
    game: Game, documents: Sequence[Document], problems: Iterable[Problem]
) -> Iterator[Problem]:
    """One problem for a folder that a pattern means which no file fits."""
    start = len(f"cards/{game.slug}/")
    names = [document.file[start:] for document in documents]
    patterns = [pattern for kind in game.kinds.values() for pattern in kind.files]
    idle = [p for p in patterns if not any(glob(p).fullmatch(name) for name in names)]
    told: dict[str, list[Problem]] = {}
    for problem in problems:
        meant = _meant(problem, PurePosixPath(problem.place.file[start:]), idle)
        if meant is None:
            yield problem
        else:
            told.setdefault(meant, []).append(problem)
    for meant, several in told.items():
        first = several[0]
        file = PurePosixPath(first.place.file[start:])
        right = file.parent / PurePosixPath(meant).name
        right = file if str(right) == meant else right
        files = "the file" if len(several) == 1 else f"the {len(several)} files"
        idle_one = f"game.yaml names {meant}, where no file is"
        hint = f"{idle_one}: write {right} there, or move {files}"
        yield replace(first, hint=hint)


def _meant(problem: Problem, file: PurePosixPath, idle: Sequence[str]) -> str | None:
    """The pattern of which the folder is like the one that the file stands in."""
    if problem.code != "unclaimed-file" or str(file.parent) == ".":
        return None
    folders = {str(PurePosixPath(pattern).parent): pattern for pattern in idle}
    return folders.get(nearest(str(file.parent), folders) or "")


def _found(game: Game, document: Document) -> Iterator[Claim | Problem]:
    kinds = claimants(game, document.file)
    if len(kinds) == 1:
        yield from _entries(kinds[0], document)
    else:
        yield _unclear(game, document.file, kinds)


def claimants(game: Game, file: str) -> list[Kind]:
    """The kinds that claim a file of the workspace."""
    name = file.removeprefix(f"cards/{game.slug}/")
    return [k for k in game.kinds.values() if _claims(k.files, name)]


def kinds_within(game: Game, files: Iterable[str]) -> Iterator[str]:
    """The kinds of which an entry may stand in one of the files, held ones too."""
    for file in files:
        for kind in claimants(game, file) or game.kinds.values():
            yield from (kind.name, *held_kinds(kind.schema))
            if kind.blueprint_of is not None:
                made = game.kinds[kind.blueprint_of]
                yield from (made.name, *held_kinds(made.schema))


def held_kinds(schema: Any) -> Iterator[str]:
    """The kinds of entries that one of a schema can hold."""
    if isinstance(schema, Mapping):
        held = schema.get("x-holds", ())
        yield from [held] if isinstance(held, str) else held
        schema = list(schema.values())
    for part in schema if isinstance(schema, list) else ():
        yield from held_kinds(part)


def _claims(patterns: Iterable[str], name: str) -> bool:
    return any(glob(pattern).fullmatch(name) for pattern in patterns)


def _unclear(game: Game, file: str, kinds: Sequence[Kind]) -> Problem:
    place = Place(file)
    if kinds:
        names = " and ".join(f'"{kind.name}"' for kind in kinds)
        message = f"the kinds {names} both claim this file"
        narrower = "make the pattern of one of them narrower in game.yaml"
        return Problem("ambiguous-file", place, message, narrower)
    patterns = [pattern for kind in game.kinds.values() for pattern in kind.files]
    hint = f"it names kinds for {', '.join(patterns)}" if patterns else None
    parts = PurePosixPath(file).parts[2:]
    near = _near(parts[0], patterns) or _near_folder(parts, patterns)
    return Problem("unclaimed-file", place, UNCLAIMED, near or hint)


def _near_folder(parts: Sequence[str], patterns: Iterable[str]) -> str | None:
    """The folder of a pattern that a file's own is like, or what its own has named."""
    folders: dict[str, list[str]] = {}
    for name in patterns:
        folders.setdefault(str(PurePosixPath(name).parent), []).append(name)
    own = "/".join(parts[:-1])
    if own in folders:
        return f"there it names {', '.join(folders[own])}"
    meant = nearest(own, (f for f in folders if f not in (".", "**"))) if own else None
    return f"did you mean the folder {meant}/?" if meant else None


def _near(top: str, patterns: Iterable[str]) -> str | None:
    """A file or folder of the game itself that a name is more like than any pattern."""
    known = {PurePosixPath(name).parts[0].split(".")[0]: "" for name in patterns}
    known |= {name.split(".")[0]: name for name in _PLACES}
    meant = known.get(nearest(top.split(".", maxsplit=1)[0], known) or "")
    return f'did you mean "{meant}"?' if meant else None


def _entries(kind: Kind, document: Document) -> Iterator[Claim | Problem]:
    data = document.data
    if isinstance(data, Map):
        stem = document.file.rsplit("/", 1)[-1].split(".")[0]
        yield Claim(kind, data, stem)
    elif isinstance(data, Seq):
        for index, item in enumerate(data):
            if isinstance(item, Map):
                yield Claim(kind, item, None)
            else:
                yield _no_entry(kind, data.marks[index].place())
    elif data is not None:
        yield _no_entry(kind, Place(document.file))


def _no_entry(kind: Kind, place: Place) -> Problem:
    message = f"{with_article(kind.title)} must be a group of keys"
    hint = "write it as keys and values, beginning with its id"
    return Problem("wrong-type", place, message, hint)

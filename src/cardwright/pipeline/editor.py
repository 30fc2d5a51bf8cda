"""A game's files in, the schemas by which editors know them out; written if wanted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from cardwright.base.cache import Cache
from cardwright.base.files import read_bytes, walk_files, write_atomic
from cardwright.export.editor.files import SUFFIX, files
from cardwright.export.editor.names import Known
from cardwright.load.workspace import EDITOR
from cardwright.load.workspace import FORMS as GAME_FORMS
from cardwright.model.game import Game
from cardwright.model.problem import Problem, is_error
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.blueprints import models_of
from cardwright.pipeline.core import core_schemas, form_schemas
from cardwright.pipeline.reading import Read, read_game
from cardwright.pipeline.study import declare
from cardwright.resolve.entries.entries import resolve_entries

FORMS = (*GAME_FORMS, "case", "variant", "style")
"""The core's forms that a game has files of."""


@dataclass(frozen=True, slots=True)
class Schemas:
    """The schemas of a game by their path in the workspace, or why there are none."""

    slug: str
    files: Mapping[str, bytes]
    problems: tuple[Problem, ...] = ()


def schemas(space: Workspace, game: GameFiles, cache: Cache) -> Schemas:
    """Every schema for editors, of the entries that there are now.

    Errors in the game's forms or schemas, or a file that cannot be read, leave none.
    """
    read = read_game(space, game, cache)
    declared = declare(space, game, read)
    is_sound = declared.sound and declared.unsure is None
    if declared.game is None or not is_sound or declared.unread:
        errors = tuple(filter(is_error, declared.problems))
        return Schemas(game.slug, {}, errors)
    known = _known(space, declared.game, game, read)
    core = core_schemas(space.schemas)
    made = files(known, {name: core[name] for name in FORMS})
    return Schemas(game.slug, {folder(game.slug) + k: v for k, v in made.items()})


def folder(slug: str) -> str:
    """Where a game's schemas for editors lie, from the workspace's root."""
    return f"schemas/{slug}/{EDITOR}"


def _known(space: Workspace, game: Game, files: GameFiles, read: Read) -> Known:
    found = [read.documents[f] for f in files.content if f in read.documents]
    catalog, _ = resolve_entries(game, found)
    art = tuple(file.removeprefix(f"cards/{game.slug}/") for file in files.art)
    slots = {
        kind: {id_: [*model.slots.values()] for id_, model in models.items()}
        for kind, models in models_of(game, found).items()
    }
    return Known(catalog, art, slots, form_schemas(space.schemas)["slots"])


def stale(root: Path, made: Schemas) -> Iterator[tuple[str, str]]:
    """Files that are not as they should be, each with what is wrong with it."""
    for file, data in made.files.items():
        there = read_bytes(root / file)
        if there != data:
            yield file, "missing" if there is None else "stale"
    for file in _left(root, made):
        yield file, "no longer needed"


def write(root: Path, made: Schemas) -> list[str]:
    """Write what differs, remove what is no longer needed; the files that changed."""
    written = [f for f, data in made.files.items() if write_atomic(root / f, data)]
    left = list(_left(root, made))
    for file in left:
        (root / file).unlink()
    return [*written, *left]


def _left(root: Path, made: Schemas) -> Iterator[str]:
    """Schemas in the editor's folder that nothing needs any more."""
    below = folder(made.slug)
    found = (below + name for name in walk_files(root / below))
    return (f for f in found if f.endswith(SUFFIX) and f not in made.files)

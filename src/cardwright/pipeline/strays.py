"""A workspace's files in; those that belong to nothing, or cannot be read, out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath

from cardwright.base.suggest import did_you_mean
from cardwright.model.problem import Place, Problem
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.validate.files import IMAGES

SCHEMA = ".schema.json"
STYLE = "style.yaml"
ICONS = "icons"
DATA = (".json", ".yaml", ".yml")
CODE = "unclaimed-file"


def check_strays(files: GameFiles) -> Iterator[Problem]:
    """Files of a game's folders that are no data, no schema, no template and no art."""
    for file in files.strays:
        text = "this file is no card data and no picture"
        hint = "card data is YAML or JSON; pictures belong in the game's art folder"
        yield Problem(CODE, Place(file), text, hint)
    for file in files.broken:
        yield _broken(file)
    for file in files.schemas:
        yield from _schema(file)
    for file in files.templates:
        yield from _template(file)


def _broken(file: str) -> Problem:
    text = "this is no file that can be read: a link that leads nowhere, or a pipe"
    hint = "put the file itself there, or remove the link"
    if not file.isprintable():
        text, hint = "the file's name is no text", "name it anew"
    return Problem("unreadable-file", Place(_shown(file)), text, hint)


def _schema(file: str) -> Iterator[Problem]:
    path = PurePosixPath(file)
    folder, kind = "/".join(path.parts[:2]), path.name.split(".")[0]
    if _is_readme(path):
        return
    if path.suffix not in DATA:
        text, hint = "no schema is in this file", f"a schema is called KIND{SCHEMA}"
        yield Problem(CODE, Place(file), text, hint)
    elif not file.endswith(SCHEMA):
        text, hint = f"the name of a schema ends in {SCHEMA}", f"name it {kind}{SCHEMA}"
        yield Problem("unused", Place(file), text, hint)
    elif str(path.parent) != folder:
        text, hint = "a schema in a folder is for no kind", f"put it into {folder}"
        yield Problem(CODE, Place(file), text, hint)


def _template(file: str) -> Iterator[Problem]:
    path = PurePosixPath(file)
    inside = PurePosixPath(*path.parts[2:])
    if _is_readme(path) or str(inside) == STYLE:
        return
    if inside.parts[0] == ICONS:
        if path.suffix != ".svg":
            text, hint = "no icon is in this file", "an icon is an SVG file: NAME.svg"
            yield Problem(CODE, Place(file), text, hint)
    elif path.suffix != ".xml" and path.suffix.lower() not in IMAGES:
        text = "no template and no picture is in this file"
        near = did_you_mean(path.name, [STYLE]) if path.suffix in DATA else None
        hint = near or "templates are XML files, pictures PNG, JPEG or SVG"
        yield Problem(CODE, Place(file), text, hint)


def check_homeless(space: Workspace) -> Iterator[Problem]:
    """Folders of schemas and templates of no game, told at their first files."""
    slugs = [game.slug for game in space.games]
    for file in space.homeless:
        parts = PurePosixPath(file).parts
        text, hint = "this file belongs to no game", "put it into the folder of a game"
        if len(parts) > len(("schemas", "file")):
            text = f'no game is called "{parts[1]}"'
            hint = did_you_mean(parts[1], slugs) or "games are the folders of cards"
        yield Problem(CODE, Place(_shown(file)), text, hint, "warning")


def _shown(file: str) -> str:
    """A file's name as a text, whatever its bytes."""
    return file.encode("utf-8", "replace").decode()


def _is_readme(path: PurePosixPath) -> bool:
    return path.name.upper().startswith("README")

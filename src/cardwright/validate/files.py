"""A catalogue and the files that exist in, problems out for files that are missing."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import PurePosixPath

from cardwright.base.suggest import did_you_mean
from cardwright.model.entry import Catalog, Entry, FileUse
from cardwright.model.problem import Problem
from cardwright.model.source import place_of
from cardwright.validate.wording import either

IMAGES = (".jpeg", ".jpg", ".png", ".svg")


def check_files(catalog: Catalog, existing: Collection[str]) -> Iterator[Problem]:
    """``existing`` are paths relative to the game's folder, with forward slashes."""
    for entry in catalog.entries.values():
        for use in entry.files:
            yield from _check(entry, use, existing)


def _check(entry: Entry, use: FileUse, existing: Collection[str]) -> Iterator[Problem]:
    place = place_of(entry.fields, use.path)
    if _escapes(use.file):
        text = f'"{use.file}" leads out of the game\'s folder'
        way = "name a file within it, with forward slashes"
        yield Problem("missing-image", place, text, way)
    elif PurePosixPath(use.file).as_posix() not in existing:
        text = f'there is no file "{use.file}" in the game\'s folder'
        hint = did_you_mean(use.file, sorted(existing))
        yield Problem("missing-image", place, text, hint)
    elif PurePosixPath(use.file).suffix.lower() not in IMAGES:
        text = f'"{use.file}" is no image that can be drawn'
        yield Problem("bad-image", place, text, f"its name must end in {_endings()}")


def _escapes(file: str) -> bool:
    path = PurePosixPath(file)
    return path.is_absolute() or ".." in path.parts or "\\" in file or ":" in file


def _endings() -> str:
    return either(IMAGES)

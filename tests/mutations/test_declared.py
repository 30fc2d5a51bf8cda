"""Whatever a game declares may be renamed or taken away: it is told, never a crash."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from cardwright.base.cache import Cache
from cardwright.base.memo import Memo
from cardwright.load.documents import read_document
from cardwright.load.workspace import open_workspace
from cardwright.model.problem import is_error
from cardwright.model.source import Data, Map, Mark, Seq
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.layout import Layout
from cardwright.pipeline.reading import Read, read_game
from cardwright.pipeline.study import study_read
from tests.counts import some

ROOT = Path(__file__).resolve().parents[2]
KILNFOLK = ROOT / "tests" / "games" / "kilnfolk"
GAMES = ("omen", "primal", "unicorn")

PARTS: Mapping[str, tuple[str, ...]] = {
    "game": ("kinds", "sizes", "assemblies", "targets"),
    "rules": ("formats", "assertions", "analyses"),
    "vocabularies": ("vocabularies", "verbs", "conditions", "frames"),
    "style": ("fonts", "colors", "text"),
    "parameters": (),
    "glossary": (),
}
"""What each file declares: the keys of these parts, or all its keys."""

NESTED = ("vocabularies", "verbs", "conditions", "arguments", "properties", "$defs")
"""Parts of which the values declare something, too."""


@dataclass(frozen=True)
class Name:
    """A name where it is declared."""

    file: str
    name: str
    mark: Mark

    @property
    def key(self) -> tuple[int, int]:
        assert self.mark.key is not None
        return self.mark.key

    def renamed(self, text: str) -> str:
        end = self.key[1] - (text[self.key[1] - 1] in "\"'")
        return f"{text[:end]}x{text[end:]}"

    def gone(self, text: str) -> str:
        """Without the key and its value, in whole lines or within brackets."""
        start, end = self.key[0], self.mark.value.end
        line = text.rfind("\n", 0, start) + 1
        if not text[line:start].strip():
            after = text.find("\n", max(end - 1, start))
            return text[:line] + (text[after + 1 :] if after >= 0 else "")
        rest = text[end:].lstrip()
        if rest.startswith(","):
            return text[:start] + rest[1:].lstrip()
        return text[:start].rstrip().removesuffix(",") + rest


def names(file: str, data: Data) -> Iterator[Name]:
    """What a file declares."""
    stem = Path(file).name.split(".")[0]
    if not isinstance(data, Map):
        return
    if file.endswith(".schema.json"):
        yield from _within(file, data, ("properties", "$defs"))
    elif PARTS.get(stem) == ():
        yield from (Name(file, key, data.marks[key]) for key in data)
    for part in PARTS.get(stem, ()):
        yield from _named(file, data.get(part), nested=part in NESTED)


def _named(file: str, data: Any, *, nested: bool) -> Iterator[Name]:
    if not isinstance(data, Map):
        return
    for key, value in data.items():
        yield Name(file, key, data.marks[key])
        inner = value.get("arguments", value) if isinstance(value, Map) else None
        yield from _named(file, inner, nested=False) if nested else ()


def _within(file: str, data: Data, parts: tuple[str, ...]) -> Iterator[Name]:
    if isinstance(data, Map):
        for key, value in data.items():
            yield from _named(file, value, nested=False) if key in parts else ()
            yield from _within(file, value, parts)
    elif isinstance(data, Seq):
        for value in data:
            yield from _within(file, value, parts)


def declared(read: Read, files: GameFiles) -> list[Name]:
    wanted = [
        *files.forms.values(),
        *files.schemas,
        f"templates/{files.slug}/style.yaml",
    ]
    known = (read.documents.get(file) for file in wanted)
    return [n for d in known if d is not None for n in names(d.source.file, d.data)]


def changed(read: Read, name: Name, text: str) -> Read:
    """All as it was, with another text in the file that declares a name."""
    document, slips = read_document(name.file, text.encode())
    documents = {**read.documents, name.file: document}
    if document.data is None:
        del documents[name.file]
    return Read(documents, tuple(slips))


def game_of(space: Workspace, slug: str) -> GameFiles:
    """A game without its cases, which would be tried each time."""
    return next(replace(f, cases=()) for f in space.games if f.slug == slug)


@pytest.mark.parametrize("slug", GAMES)
def test_any_name_of_a_game_may_be_lost(slug: str) -> None:
    space = open_workspace(ROOT, Memo(None))
    files = game_of(space, slug)
    read = read_game(space, files, Cache(None))
    known = declared(read, files)
    assert len(known) > 100
    for name in some(known, 4):
        text = read.documents[name.file].source.text
        for new in (name.renamed(text), name.gone(text)):
            made = study_read(space, files, changed(read, name, new))
            assert all(problem.message for problem in made.problems)


def test_any_name_may_be_lost_with_all_that_is_drawn_by_it(tmp_path: Path) -> None:
    left = shutil.ignore_patterns("build")
    shutil.copytree(KILNFOLK, tmp_path / "kiln", ignore=left)
    space = open_workspace(tmp_path / "kiln", Memo(None))
    files = game_of(space, "kilnfolk")
    read = read_game(space, files, Cache(None))
    for name in some(declared(read, files), 12):
        text = read.documents[name.file].source.text
        for new in (name.renamed(text), name.gone(text)):
            made = study_read(space, files, changed(read, name, new))
            drawn = Layout(space, made, Cache(None), draw=False)
            assert all(problem.message for problem in drawn.problems)


def test_a_lost_name_is_told_once() -> None:
    """A parameter or term, however often it is used."""
    space = open_workspace(ROOT, Memo(None))
    files = game_of(space, "primal")
    read = read_game(space, files, Cache(None))
    sorts = ("parameters.yaml", "glossary.yaml")
    known = [n for n in declared(read, files) if n.file.endswith(sorts)]
    assert len(known) > 10
    for name in some(known, 4):
        text = read.documents[name.file].source.text
        made = study_read(space, files, changed(read, name, name.renamed(text)))
        found = [p for p in made.problems if is_error(p)]
        assert len(found) <= 1, [p.message for p in found]

"""The three games, read once: changed files come in, what `check` finds goes out."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from pathlib import Path, PurePosixPath
from typing import Any

from ruamel.yaml import YAML

from cardwright.base.cache import Cache
from cardwright.base.memo import Memo
from cardwright.load.documents import read_document
from cardwright.load.workspace import open_workspace
from cardwright.model.problem import Problem, order
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.reading import Read, read_game
from cardwright.pipeline.study import study_read
from tests.mutations.page import Part, Schemas

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("omen", "primal", "unicorn")

UNTRIED = "missing-case"
"""A rule without cases: they are left out here, as they would be tried each time."""


@dataclass(frozen=True)
class Ground:
    """A game as it stands, without its cases."""

    space: Workspace
    files: GameFiles
    read: Read

    def problems(self, changes: Mapping[str, str]) -> list[Problem]:
        """What is found once the changed files stand there, new ones among them."""
        documents = dict(self.read.documents)
        found: list[Problem] = []
        for file, text in changes.items():
            document, slips = read_document(file, text.encode())
            found += slips
            documents.pop(file, None)
            if document.data is not None:
                documents[file] = document
        new = [file for file in changes if file not in self.files.digests]
        files = replace(self.files, content=(*self.files.content, *new))
        studied = study_read(self.space, files, Read(documents, tuple(found)))
        told = {p for p in studied.problems if p.code != UNTRIED}
        return sorted(told, key=order)

    @cached_property
    def texts(self) -> Mapping[str, str]:
        """The data files as written."""
        wanted = [*self.files.forms.values(), *self.files.content]
        return {file: (ROOT / file).read_text("utf-8") for file in wanted}

    @cached_property
    def schemas(self) -> Schemas:
        kinds = {_stem(file): _json(file) for file in self.files.schemas}
        core = {"core": _json("schemas/core/core.schema.json")}
        return Schemas(kinds, core)

    @cached_property
    def pages(self) -> Mapping[str, Part]:
        """All content and forms, with their schemas; of blueprints nobody has one."""
        kinds = self._kinds()
        pages = {}
        for file, text in self.texts.items():
            path = PurePosixPath(file).relative_to(f"cards/{self.files.slug}")
            kind = next((k for k, glob in kinds.items() if path.match(glob)), "")
            if kind and kind not in self.schemas.kinds:
                continue
            schema = None if kind else _json(f"schemas/core/{path.stem}.schema.json")
            pages[file] = self.schemas.read(file, text, schema, kind)
        return pages

    def _kinds(self) -> Mapping[str, str]:
        """The files of each kind that has any, as ``game.yaml`` says."""
        game = YAML(typ="safe", pure=True).load(
            self.texts[f"cards/{self.files.slug}/game.yaml"]
        )
        kinds = game["kinds"].items()
        return {name: kind["files"] for name, kind in kinds if "files" in kind}

    @cached_property
    def parts(self) -> list[Part]:
        return [part for page in self.pages.values() for part in page.all()]

    @cached_property
    def names(self) -> frozenset[str]:
        """Every key and scalar of the game's files: no misspelling may be one."""
        found = {part.key for part in self.parts if part.key}
        return frozenset(found | {p.value for p in self.parts if p.is_scalar})

    @cached_property
    def verbs(self) -> Mapping[str, frozenset[str]]:
        """The arguments of each verb."""
        page = self.pages[f"cards/{self.files.slug}/vocabularies.yaml"]
        verbs = page.child("verbs")
        assert verbs is not None
        return {verb.key or "": _arguments(verb) for verb in verbs.parts}


def _arguments(verb: Part) -> frozenset[str]:
    listed = verb.child("arguments")
    return frozenset(part.key or "" for part in (listed.parts if listed else ()))


def _stem(file: str) -> str:
    return PurePosixPath(file).name.split(".")[0]


def _json(file: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / file).read_bytes())
    return found


@lru_cache(maxsize=1)
def grounds() -> Mapping[str, Ground]:
    space = open_workspace(ROOT, Memo(None))
    games = {files.slug: replace(files, cases=()) for files in space.games}
    cache = Cache(None)
    return {
        s: Ground(space, games[s], read_game(space, games[s], cache)) for s in GAMES
    }

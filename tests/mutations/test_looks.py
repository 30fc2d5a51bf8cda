"""One named fault in a template or a style: just one problem, at its place."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import settings

from cardwright.base.cache import Cache
from cardwright.base.memo import Memo
from cardwright.load.workspace import open_workspace
from cardwright.pipeline.layout import Layout
from cardwright.pipeline.study import study
from tests.mutations.ground import GAMES, ROOT
from tests.mutations.looks import FAULTS, Fault, Looks
from tests.mutations.slip import Slip, told

T = TypeVar("T")

_FULL = 50
_EXAMPLES = settings.default.max_examples if settings.default else _FULL
SEEDS = range(_EXAMPLES // 10 if _EXAMPLES >= _FULL else 1)
"""Spots of each fault in each game: the gate tries one of the first that has any."""


class Nothing(Exception):  # noqa: N818 no error: a game that has no such spot
    """There is nothing to choose from."""


class Stage:
    """A copy of the three games, in which one file at a time is another."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.cache = Cache(None, lasting=True)
        for folder in ("cards", "schemas", "templates"):
            shutil.copytree(ROOT / folder, root / folder)
        for game in GAMES:  # cases would be tried each time
            shutil.rmtree(root / "cards" / game / "cases")

    def looks(self, game: str) -> Looks:
        folder = self.root / "templates" / game
        files = sorted(folder.glob("*.xml"))
        parts = {self._name(f): f.read_text("utf-8") for f in files}
        style = folder / "style.yaml"
        return Looks(parts, (self._name(style), style.read_text("utf-8")))

    def _name(self, file: Path) -> str:
        return file.relative_to(self.root).as_posix()

    def told(self, game: str, slip: Slip) -> list[object]:
        path = self.root / slip.file
        before = path.read_bytes()
        path.write_bytes(slip.text.encode())
        try:
            space = open_workspace(self.root, Memo(None))
            files = next(f for f in space.games if f.slug == game)
            made = study(space, files, self.cache)
            laid = Layout(space, made, self.cache, draw=False)
            return [told(p) for p in laid.problems if p.code != "missing-case"]
        finally:
            path.write_bytes(before)


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Stage:
    return Stage(tmp_path_factory.mktemp("stage"))


def planted(fault: Fault, looks: Looks, seed: int) -> Slip | None:
    turns = count()

    def choose(options: Sequence[T], /) -> T:
        if not options:
            raise Nothing
        digest = sha256(f"{fault.__name__} {seed} {next(turns)}".encode()).digest()
        return options[int.from_bytes(digest[:8], "big") % len(options)]

    try:
        return fault(looks, choose)
    except Nothing:
        return None


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: str(fault.__name__))
def test_a_fault_is_one_problem_at_its_place(fault: Fault, stage: Stage) -> None:
    tried = 0
    turn = FAULTS.index(fault) % len(GAMES)
    for seed in SEEDS:
        for game in (*GAMES[turn:], *GAMES[:turn]):
            slip = planted(fault, stage.looks(game), seed)
            if slip is not None and (len(SEEDS) > 1 or not tried):
                assert stage.told(game, slip) == [slip.told], slip.text
                tried += 1
    assert tried

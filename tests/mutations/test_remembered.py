"""Any change of a game: faces that are remembered are as if all were drawn anew."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from cardwright.base.cache import Cache
from cardwright.base.memo import Memo
from cardwright.base.rng import Rng
from cardwright.load.workspace import open_workspace
from cardwright.model.problem import Problem
from cardwright.pipeline.layout import Layout
from cardwright.pipeline.study import study
from tests.counts import EXAMPLES, some
from tests.mutations.ground import GAMES, ROOT

NUMBER = re.compile(r"(?<=: )[1-8]$", re.MULTILINE)
WORD = re.compile(r"(?<=[a-z] )[a-z]{4,}(?= [a-z])")
CHANGES = EXAMPLES // 10
"""Changes of each game, one after the other."""

Face = tuple[str, str, str, tuple[str, ...], bool]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for folder in ("cards", "schemas", "templates"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    for game in GAMES:  # cases would be tried each time
        shutil.rmtree(tmp_path / "cards" / game / "cases")
    return tmp_path


def drawn(root: Path, game: str, cache: Cache) -> tuple[list[Face], list[Problem]]:
    space = open_workspace(root, Memo(None))
    files = next(f for f in space.games if f.slug == game)
    laid = Layout(space, study(space, files, cache), cache)
    faces = [(f.entry.id, f.side, f.digest, f.inputs, f.shared) for f in laid.all]
    return faces, laid.problems


def change(root: Path, game: str, chance: Rng) -> str:
    """Another number, or a word less, somewhere in the data of a game; what it was."""
    files = sorted((root / "cards" / game).rglob("*.yaml"))
    while True:
        path = files[chance.integer(0, len(files) - 1)]
        text = path.read_text("utf-8")
        spots = [*NUMBER.finditer(text), *WORD.finditer(text)]
        if spots:
            spot = spots[chance.integer(0, len(spots) - 1)]
            new = str(int(spot[0]) + 1) if spot[0].isdigit() else ""
            path.write_text(text[: spot.start()] + new + text[spot.end() :], "utf-8")
            return f"{path.relative_to(root)}: {spot[0]!r}"


@pytest.mark.parametrize("game", some(GAMES, 1))
def test_faces_are_remembered_rightly_after_any_change(root: Path, game: str) -> None:
    cache, chance = Cache(root / "build/cache"), Rng(game)
    before, stood = drawn(root, game, cache)[0], 0
    for _ in range(CHANGES):
        told = change(root, game, chance)
        now = drawn(root, game, cache)
        assert now == drawn(root, game, Cache(None)), told
        stood += len({*before} & {*now[0]})
        before = now[0]
    assert stood

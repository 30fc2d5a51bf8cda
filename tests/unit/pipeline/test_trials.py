"""What cases found is remembered while nothing that they look at changes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from cardwright.base.cache import Cache
from cardwright.base.memo import Memo
from cardwright.load.workspace import open_workspace
from cardwright.model.problem import Problem
from cardwright.pipeline.study import study
from cardwright.pipeline.trials import KIND
from tests.acceptance.workspace import FIRST, copy_game

CASE = """
- case: any heat is borne
  like: celadon-hush
  change: {heat: 99}
  problems: []
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return copy_game(tmp_path, FIRST)


def problems(root: Path, cache: Cache) -> Sequence[Problem]:
    space = open_workspace(root, Memo(None))
    return study(space, space.games[0], cache).problems


def kept(root: Path) -> int:
    folder = root / "kept" / KIND
    return sum(path.is_file() for path in folder.rglob("*"))


def test_they_are_told_again_as_they_were(root: Path) -> None:
    file = f"cards/{FIRST}/cases/glazes.yaml"
    (root / file).write_text((root / file).read_text("utf-8") + CASE, "utf-8")
    cache = Cache(root / "kept")
    first = problems(root, cache)
    assert [problem.place.file for problem in first] == [file]
    assert kept(root) == 2
    assert problems(root, cache) == first
    assert kept(root) == 2
    assert problems(root, Cache(None)) == first


@pytest.mark.parametrize(
    ("file", "more"),
    [
        (f"cards/{FIRST}/rules.yaml", 2),
        (f"cards/{FIRST}/glossary.yaml", 2),
        (f"schemas/{FIRST}/glaze.schema.json", 2),
        (f"templates/{FIRST}/glaze.card.xml", 1),
        (f"templates/{FIRST}/other.xml", 2),
    ],
)
def test_they_are_sought_anew_where_they_may_differ(
    root: Path, file: str, more: int
) -> None:
    cache = Cache(root / "kept")
    problems(root, cache)
    old = (root / file).read_text("utf-8") if (root / file).exists() else "<group/>"
    (root / file).write_text(f"{old}\n", "utf-8")
    problems(root, cache)
    assert kept(root) == 2 + more

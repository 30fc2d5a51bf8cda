"""Workspaces of the made-up games, empty or built, a fresh copy for each test."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.acceptance.workspace import Result, copy_game, run


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Both games, nothing built."""
    return copy_game(tmp_path / "workspace")


@pytest.fixture(scope="session")
def built_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both games, built. Only to be read."""
    folder = copy_game(tmp_path_factory.mktemp("built"))
    if run(folder, "build", "-j", "1") != Result(0, BUILT, ""):
        raise AssertionError(run(folder, "build", "-j", "1"))
    return folder


BUILT = """\
fenlight: 2 entries, 2 images, 1 PDF, 1 export, 4 made anew
kilnfolk: 6 entries, 4 images, 5 PDFs, 1 export, 10 made anew
0 errors, 0 warnings, 0 advice
"""


@pytest.fixture
def built(built_once: Path, tmp_path: Path) -> Path:
    """Both games, built, to be changed."""
    return Path(shutil.copytree(built_once, tmp_path / "built"))

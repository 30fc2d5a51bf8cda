"""The hooks for pre-commit: which there are, what they run, and for which files."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from tests.acceptance.workspace import run

ROOT = Path(__file__).resolve().parents[2]
TOPS = ("cards", "schemas", "templates")


def hooks() -> dict[str, dict[str, Any]]:
    listed = YAML(typ="safe").load((ROOT / ".pre-commit-hooks.yaml").read_bytes())
    return {hook["id"]: hook for hook in listed}


def test_there_are_a_usual_and_a_strict_hook() -> None:
    assert {name: hook["entry"] for name, hook in hooks().items()} == {
        "cardwright-check": "cardwright check",
        "cardwright-check-strict": "cardwright check --strict",
    }


@pytest.mark.parametrize("name", hooks())
def test_a_hook_has_what_pre_commit_asks_for_and_no_more(name: str) -> None:
    hook = hooks()[name]
    assert set(hook) == {
        *("id", "name", "description", "entry", "language", "files"),
        *("pass_filenames", "require_serial"),
    }
    # All games are checked at once: a file alone says nothing about links.
    assert (hook["language"], hook["pass_filenames"]) == ("python", False)


@pytest.mark.parametrize("name", hooks())
def test_a_hook_runs_a_command_that_is_installed(name: str, root: Path) -> None:
    command, *words = shlex.split(hooks()[name]["entry"])
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert command in project["scripts"]
    assert run(root, *words, "--no-layout").code == 0


@pytest.mark.parametrize("name", hooks())
def test_a_hook_runs_for_the_files_of_games_alone(name: str) -> None:
    pattern = re.compile(hooks()[name]["files"])
    files = [
        path.relative_to(ROOT).as_posix()
        for top in TOPS
        for path in (ROOT / top).rglob("*")
        if path.is_file()
    ]
    assert len(files) > 100
    assert [file for file in files if not pattern.search(file)] == []
    assert pattern.search("games/mine/cards/tides/lamps.yaml")
    others = ("README.md", "src/cardwright/load/plain.py", "docs/cards.md", "mycards/x")
    assert [file for file in others if pattern.search(file)] == []

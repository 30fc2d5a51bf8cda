"""The page on CI: each of its commands runs, its YAML is YAML, its lists are whole."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from cardwright.cli.formats import FORMATS
from tests.acceptance.test_changed import commit, git
from tests.acceptance.test_hooks import hooks

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "ci.md").read_text("utf-8")
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)
COMMAND = re.compile(r"^\s*(?:- )?(?:run: |entry: )?(cardwright .*)$", re.MULTILINE)
COMMANDS = [line for _, block in BLOCK.findall(PAGE) for line in COMMAND.findall(block)]


def test_the_commands_are_found() -> None:
    assert COMMANDS == [
        "cardwright check --format github",
        "cardwright check --format sarif > cardwright.sarif",
        "cardwright check --format junit > cardwright.xml",
        'cardwright check --changed "$(git merge-base origin/main HEAD)"',
        "cardwright --root games check",
    ]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_page_runs(command: str, root: Path) -> None:
    """In a repository with a branch that another one has, the workspace at its top."""
    git(root, "init", "-q")
    commit(root)
    git(root, "update-ref", "refs/remotes/origin/main", "HEAD")
    (root / "games").symlink_to(".")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-c", command],  # noqa: S607
        cwd=root,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    name = command.partition(" > ")[2]
    text = (root / name).read_text("utf-8") if name else done.stdout
    assert "0 errors" in text or '"results": []' in text or 'failures="0"' in text


def data() -> list[Any]:
    blocks = [text for language, text in BLOCK.findall(PAGE) if language == "yaml"]
    return [YAML(typ="safe").load(block) for block in blocks]


def test_the_hooks_of_the_page_are_there() -> None:
    named = [
        hook["id"]
        for block in data()
        for repository in block.get("repos", ())
        for hook in repository["hooks"]
    ]
    assert named == ["cardwright-check", "cardwright-check"]
    assert [
        name for name in hooks() if f"`{name}`" not in PAGE and name not in named
    ] == []


def test_every_form_is_explained() -> None:
    assert re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE) == list(FORMATS)


def test_every_exit_code_is_explained() -> None:
    assert re.findall(r"^\| (\d) \|", PAGE, re.MULTILINE) == ["0", "1", "2", "3"]

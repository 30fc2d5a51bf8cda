"""``docs/editor.md`` says what is true: its commands run, its example is real."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from tests.acceptance.workspace import run


def blocks(repository: Path, language: str) -> list[str]:
    page = (repository / "docs" / "editor.md").read_text("utf-8")
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


def test_its_commands_run(repository: Path, tmp_path: Path) -> None:
    assert run(tmp_path, "new", "game", "tides").code == 0
    lines = "".join(blocks(repository, "sh")).splitlines()
    commands = [shlex.split(line) for line in lines]
    assert [words[0] for words in commands] == ["cardwright", "cardwright"]
    for words in commands:
        told = run(tmp_path, *words[1:])
        assert (told.code, told.err) == (0, "")


def test_its_example_is_the_file_that_a_new_game_has(
    repository: Path, tmp_path: Path
) -> None:
    (example,) = blocks(repository, "yaml")
    run(tmp_path, "new", "game", "tides")
    written = (tmp_path / "cards/tides/first/cards.yaml").read_text("utf-8")
    kept = [line for line in written.splitlines() if "Three cards" not in line]
    assert kept[:3] == example.splitlines()

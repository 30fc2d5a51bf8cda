"""A command run in this process ends, and leaves things, as one in its own does."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.acceptance.workspace import (
    SECOND,
    Result,
    copy_game,
    run,
    run_alone,
    written,
)

Way = Callable[..., Result]
COMMANDS = (
    ("--help",),
    ("check", "--final", "--format", "json"),
    ("check", "kilnfok"),
    ("build", "-j", "1"),
    ("deck", "kilnfolk", "-"),
    ("print", "kilnfolk:oldest", "-o", "sheet.pdf"),
    ("new", "game", "tides"),
    ("clean", "--cache"),
)
"""One after another in one workspace; what they make stays there but for the cache."""


def ended(way: Way, root: Path) -> tuple[list[Result], dict[str, bytes]]:
    """How each command ends, and all that they write."""
    given = "2 Celadon Hush\n1 Tenmoku Dämmer\n"
    told = [way(root, *words, given=given) for words in COMMANDS]
    return told, written(root)


def test_both_ways_tell_and_write_the_same(tmp_path: Path) -> None:
    inside, files = ended(run, copy_game(tmp_path / "inside"))
    alone, others = ended(run_alone, copy_game(tmp_path / "alone"))
    assert inside == alone
    assert files == others
    assert [result.code for result in inside] == [0, 1, 2, 0, 1, 0, 0, 0]
    assert "build/kilnfolk/print/all-a4.pdf" in files


def test_a_refusal_of_the_disk_is_told_alike(tmp_path: Path) -> None:
    root = copy_game(tmp_path, SECOND)
    (root / "build").write_text("in the way", encoding="utf-8")
    told = run(root, "build")
    assert told.code == 1
    assert told == run_alone(root, "build")


def surroundings() -> tuple[Any, ...]:
    """All of this process that a command is given another of."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    files = [os.fstat(number)[:2] for number in range(3)]
    return (
        *(Path.cwd(), sys.argv, dict(os.environ), gc.get_threshold()),
        *(streams, files),
    )


@pytest.mark.parametrize("words", [("--version",), ("check", "moss"), ("build",)])
def test_it_leaves_the_process_as_it_was(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    before = surroundings()
    run(copy_game(tmp_path, SECOND), *words, given="a", env={"TIDE": "1"})
    assert surroundings() == before


def test_variables_reach_it(tmp_path: Path) -> None:
    root = copy_game(tmp_path, SECOND)
    for way in (run, run_alone):
        wide = way(root, "--help", env={"COLUMNS": "60"}).out
        assert max(map(len, wide.splitlines())) <= 60
        assert max(map(len, way(root, "--help").out.splitlines())) > 60

"""``cardwright check --watch``: the check again after each change."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.acceptance.workspace import copy_game, edit, run

KILN = "cards/kilnfolk/kilns/oldest.yaml"
CLEAN = "0 errors, 0 warnings, 0 advice"
WAITING = "Waiting for a change; Ctrl-C ends the watch."

# Two watches at once on a slow machine take long to start.
pytestmark = pytest.mark.timeout(60)


@contextmanager
def watching(root: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """A watch that runs while the block does."""
    process = subprocess.Popen(
        [sys.executable, "-m", "cardwright", "check", "--watch", *words],
        cwd=root,
        env={**os.environ, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def told(process: subprocess.Popen[str]) -> list[str]:
    """What one check told, once it waits again."""
    assert process.stdout is not None
    lines: list[str] = []
    for line in process.stdout:
        if line.rstrip() == WAITING:
            return lines
        lines.append(line.rstrip())
    raise AssertionError(lines)


def test_each_change_is_checked_until_it_is_stopped(tmp_path: Path) -> None:
    root = copy_game(tmp_path, "kilnfolk")
    with watching(root) as process:
        assert told(process)[-1] == CLEAN
        edit(root, KILN, "    heat: 5\n", "    haet: 5\n")
        slip = run(root, "check").out
        assert "\n".join(told(process)) + "\n" == slip
        assert 'error[unknown-key]: a glaze has no key "haet"' in slip
        edit(root, KILN, "    haet: 5\n", "    heat: 5\n")
        assert told(process)[-1] == CLEAN
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0


def test_a_game_that_is_gone_is_told_and_waited_for(tmp_path: Path) -> None:
    root = copy_game(tmp_path, "kilnfolk", "fenlight")
    with watching(root, "fenlight") as process:
        assert told(process)[-1] == CLEAN
        (root / "cards/fenlight").rename(root / "cards/fenlights")
        assert told(process) == [
            'Error: there is no game "fenlight"; did you mean "fenlights"?'
        ]
        (root / "cards/fenlights").rename(root / "cards/fenlight")
        assert told(process)[-1] == CLEAN


def test_a_watch_is_for_people(tmp_path: Path) -> None:
    done = run(copy_game(tmp_path, "fenlight"), "check", "--watch", "--format", "json")
    assert (done.code, done.out) == (2, "")
    assert done.err.endswith("--watch is for people: its only format is text\n")

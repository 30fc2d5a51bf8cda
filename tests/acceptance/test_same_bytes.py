"""Builds in other folders, hash seeds, time zones and numbers of workers are equal."""

from __future__ import annotations

from pathlib import Path

from cardwright.pipeline.workers import WORTH_A_WORKER
from tests.acceptance.workspace import copy_game, run_alone, written

# Enough images that two workers share them.
MANY = 2 * WORTH_A_WORKER + 1


def crowd(root: Path) -> Path:
    """The made-up games, one of them with many cards."""
    copy_game(root)
    wisps = (
        f"- {{id: wisp-{n}, name: Wisp {n}, glow: {n % 9 + 1}, murmur: I am {n}.}}\n"
        for n in range(MANY)
    )
    (root / "cards/fenlight/wisps.yaml").write_text("".join(wisps), encoding="utf-8")
    return root


def test_two_builds_give_the_same_bytes(tmp_path: Path) -> None:
    first = crowd(tmp_path / "a")
    second = crowd(tmp_path / "elsewhere" / "and deeper")
    env = {"PYTHONHASHSEED": "1", "TZ": "UTC", "LC_ALL": "C.UTF-8"}
    one = run_alone(first, "build", "-j", "1", env=env)
    env = {"PYTHONHASHSEED": "2", "TZ": "Pacific/Auckland", "LC_ALL": "C"}
    two = run_alone(second, "build", "-j", "2", env=env)
    assert (one.code, one) == (0, two)
    made = written(first / "build"), written(second / "build")
    assert len(made[0]) == MANY + 2 + 4 + 5 + 1 + 1
    assert list(made[0]) == list(made[1])
    assert [name for name, data in made[0].items() if made[1][name] != data] == []

"""``check --changed`` in real repositories: what differs, and what names it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.acceptance.test_commands import usage
from tests.acceptance.workspace import edit, problems, report, run

KILN = "cards/kilnfolk/kilns/oldest.yaml"
FIRING = "cards/kilnfolk/firings/first.yaml"
WISPS = "cards/fenlight/wisps.yaml"
WHO = {
    f"GIT_{role}_{what}": value
    for role in ("AUTHOR", "COMMITTER")
    for what, value in (("NAME", "Ada"), ("EMAIL", "ada@tides.example"))
}


def git(root: Path, *words: str) -> None:
    env = {**os.environ, **WHO, "GIT_CONFIG_GLOBAL": os.devnull}
    subprocess.run(["git", *words], cwd=root, env=env, check=True, capture_output=True)  # noqa: S607


def commit(root: Path) -> None:
    git(root, "add", "-A", "cards", "schemas", "templates")
    git(root, "commit", "-q", "-m", "x")


@pytest.fixture
def faulty(root: Path) -> Path:
    """The workspace in a folder of a repository, with three slips committed."""
    edit(root, KILN, "heat: 5", "heat: hot")
    edit(root, KILN, "Shino Frost\n    heat: 1", "Shino Frost\n    heat: cold")
    edit(root, WISPS, "glow: 2", "glow: 99")
    git(root.parent, "init", "-q")
    commit(root)
    return root


def places(root: Path, *words: str) -> list[tuple[str, int, str]]:
    found: list[dict[str, Any]] = problems(root, "--no-layout", *words)
    return [(each["file"], each["line"], each["code"]) for each in found]


def test_of_what_is_unchanged_nothing_is_told(faulty: Path) -> None:
    assert len(places(faulty)) == 3
    told = run(faulty, "check", "--no-layout", "--changed", "HEAD")
    assert (told.code, told.out.splitlines()[-1]) == (
        0,
        "0 errors, 0 warnings, 0 advice",
    )


def test_a_changed_entry_is_told_and_its_neighbour_is_not(faulty: Path) -> None:
    edit(faulty, KILN, "name: Tenmoku Night", "name: Tenmoku Dusk")
    assert places(faulty, "--changed", "HEAD") == [(KILN, 15, "wrong-type")]
    commit(faulty)
    assert places(faulty, "--changed", "HEAD") == []
    assert places(faulty, "--changed", "HEAD~1") == [(KILN, 15, "wrong-type")]
    counts = report(faulty, "--no-layout", "--changed", "HEAD~1")["counts"]
    assert (counts["errors"], counts["entries"]) == (1, 8)


def test_what_names_a_changed_entry_is_told(root: Path) -> None:
    """Three copies are one too many for a firing that lists a changed glaze."""
    edit(root, FIRING, "shino-frost: 2", "shino-frost: 3")
    git(root, "init", "-q")
    commit(root)
    edit(root, KILN, "name: Celadon Hush", "name: Celadon Hum")
    found = places(root, "--changed", "HEAD")
    assert [(file, code) for file, _, code in found] == [(FIRING, "deck-copies")]
    git(root, "checkout", "-q", KILN)
    edit(root, WISPS, "glow: 2", "glow: 3")
    assert places(root, "--changed", "HEAD") == []


def test_a_lost_entry_leaves_dangling_references(root: Path) -> None:
    git(root, "init", "-q")
    commit(root)
    text = (root / KILN).read_text("utf-8")
    start = text.index("  - id: shino-frost")
    (root / KILN).write_text(text[:start], encoding="utf-8")
    found = places(root, "kilnfolk", "--changed", "HEAD")
    assert {(file, code) for file, _, code in found} >= {(FIRING, "unknown-reference")}


def test_a_new_file_is_told_before_git_knows_it(faulty: Path) -> None:
    (faulty / "cards" / "kilnfolk" / "stray.yaml").write_text("a: 1\n", "utf-8")
    assert places(faulty, "--changed", "HEAD") == [
        ("cards/kilnfolk/stray.yaml", 1, "unclaimed-file")
    ]


def test_a_changed_schema_concerns_its_game_alone(faulty: Path) -> None:
    schema = next((faulty / "schemas" / "kilnfolk").glob("*.schema.json"))
    schema.write_text(schema.read_text("utf-8") + "\n", encoding="utf-8")
    found = places(faulty, "--changed", "HEAD")
    assert [(file, code) for file, _, code in found] == [(KILN, "wrong-type")] * 2


@pytest.mark.parametrize("form", ["text", "sarif"])
def test_a_revision_that_git_does_not_know_is_wrong_usage(
    faulty: Path, form: str
) -> None:
    told = run(faulty, "check", "--changed", "nope", "--format", form)
    error = '--changed: git knows no revision "nope"'
    assert told == usage("check", "[GAMES]...", error)


def test_without_a_repository_it_is_wrong_usage(root: Path) -> None:
    env = {"GIT_CEILING_DIRECTORIES": str(root.parent)}
    told = run(root, "check", "--changed", "HEAD", env=env)
    assert (told.code, told.out) == (2, "")
    assert told.err.splitlines()[-1].startswith(
        "Error: --changed: git cannot say: not a git repository"
    )


def test_without_git_it_is_wrong_usage(root: Path, tmp_path: Path) -> None:
    told = run(root, "check", "--changed", "HEAD", env={"PATH": str(tmp_path)})
    assert told == usage("check", "[GAMES]...", "--changed: git is not installed")

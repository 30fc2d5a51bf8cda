"""Workspaces in temporary folders, and the command line run in them as by a person."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

GAMES = Path(__file__).resolve().parents[1] / "games"
TOPS = ("cards", "schemas", "templates")
FIRST, SECOND = "kilnfolk", "fenlight"


@dataclass(frozen=True, slots=True)
class Result:
    """How a command ended: its exit code, and what it wrote."""

    code: int
    out: str
    err: str


def copy_game(to: Path, *games: str) -> Path:
    """The made-up games (else both) as one workspace in ``to``, nothing built."""
    for game in games or (FIRST, SECOND):
        for top in TOPS:
            source = GAMES / game / top / game
            shutil.copytree(source, to / top / game)
    return to


def run(
    root: Path, *words: str, given: str = "", env: Mapping[str, str] | None = None
) -> Result:
    """Run ``cardwright`` with these words in ``root``: no terminal, no colour."""
    done = subprocess.run(
        [sys.executable, "-m", "cardwright", *words],
        cwd=root,
        input=given,
        env={**os.environ, "NO_COLOR": "1", "COLUMNS": "80", **(env or {})},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)


def problems(root: Path, *words: str) -> list[dict[str, Any]]:
    """The problems of ``check --format json``."""
    found: list[dict[str, Any]] = report(root, *words)["problems"]
    return found


def report(root: Path, *words: str) -> dict[str, Any]:
    """All that ``check --format json`` prints."""
    data: dict[str, Any] = json.loads(
        run(root, "check", *words, "--format", "json").out
    )
    return data


def edit(root: Path, file: str, old: str, new: str) -> None:
    """Replace the one place in a file where ``old`` stands."""
    path = root / file
    text = path.read_bytes().decode()
    if text.count(old) != 1:
        raise ValueError(f"{old!r} stands {text.count(old)} times in {file}")
    path.write_bytes(text.replace(old, new).encode())


def ledger(root: Path) -> dict[str, Any]:
    """What the ledger says of each game."""
    games: dict[str, Any] = json.loads((root / "build/ledger.json").read_bytes())
    return dict(games["games"])


def written(folder: Path) -> dict[str, bytes]:
    """Every file below a folder with its bytes, but the cache."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "cache" not in path.relative_to(folder).parts[:1]
    }

"""What git keeps: sources, and nothing that was built of them."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def test_nothing_that_was_built_is_kept() -> None:
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("this is no checkout")
    listed = subprocess.run(
        [git, "-C", str(ROOT), "ls-files", "build"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert listed.stdout.split() == ["build/.gitignore"]

"""What git keeps: sources, and nothing that was built of them."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

BUILD = Path(__file__).resolve().parents[2] / "build"


def test_nothing_that_was_built_is_kept() -> None:
    """Outside a checkout, or without git, only that git would be told."""
    git = shutil.which("git")
    words = [git, "-C", str(BUILD), "ls-files"] if git else ["true"]
    listed = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (BUILD / ".gitignore").read_text("utf-8").split() == ["*", "!.gitignore"]
    assert [name for name in listed.stdout.split() if name != ".gitignore"] == []

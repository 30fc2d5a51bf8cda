"""``cardwright --help`` is quick because it imports next to nothing."""

from __future__ import annotations

import subprocess
import sys
from functools import lru_cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ASKED = """\
import sys
from cardwright.cli.main import main

sys.argv = ["cardwright", *sys.argv[1:]]
try:
    main()
finally:
    print(*sorted({name.partition(".")[0] for name in sys.modules}), file=sys.stderr)
"""


IDLE = "import sys; print(*sys.modules, file=sys.stderr)"
"""What an interpreter imports by itself does not count."""


def third_party(folder: Path, *words: str) -> list[str]:
    """The installed packages but our own that a command has imported when it ends."""
    return [name for name in _told(folder, ASKED, *words) if name in _foreign()]


@lru_cache(maxsize=1)
def _foreign() -> set[str]:
    """All installed packages but those that every process imports."""
    return {*packages_distributions()} - {"cardwright", *_told(Path.cwd(), IDLE)}


def _told(folder: Path, code: str, *words: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stderr.split()


@pytest.mark.parametrize("words", [("--help",), ("--version",)])
def test_help_imports_click_and_nothing_else(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    assert third_party(tmp_path, *words) == ["click"]


def test_a_command_that_needs_more_imports_more(tmp_path: Path) -> None:
    assert "ruamel" in third_party(tmp_path, "explain")

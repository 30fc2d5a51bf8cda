"""Arrows run downwards: the import contracts hold, and a planted breach fails them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

RUN = "from importlinter.cli import lint_imports_command as run; run()"


def contracts(root: Path) -> subprocess.CompletedProcess[str]:
    """Runs the import contracts of ``root``'s pyproject on ``root``'s source."""
    return subprocess.run(
        [sys.executable, "-c", RUN],
        cwd=root,
        env={"PYTHONPATH": str(root / "src"), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )


def copy(repository: Path, to: Path) -> Path:
    shutil.copytree(repository / "src", to / "src")
    shutil.copy(repository / "pyproject.toml", to)
    return to


def test_the_contracts_hold(repository: Path) -> None:
    run = contracts(repository)
    assert (run.returncode, "0 broken" in run.stdout) == (0, True), run.stdout


def test_a_stage_that_imports_a_stage_is_found(
    repository: Path, tmp_path: Path
) -> None:
    root = copy(repository, tmp_path)
    module = root / "src" / "cardwright" / "load" / "planted.py"
    module.write_text("import cardwright.draw.png\n", encoding="utf-8")
    run = contracts(root)
    assert run.returncode == 1
    assert "cardwright.load.planted -> cardwright.draw.png" in run.stdout


def test_base_that_imports_the_model_is_found(repository: Path, tmp_path: Path) -> None:
    root = copy(repository, tmp_path)
    module = root / "src" / "cardwright" / "base" / "planted.py"
    module.write_text("import cardwright.model.problem\n", encoding="utf-8")
    run = contracts(root)
    assert run.returncode == 1
    assert "cardwright.base.planted -> cardwright.model.problem" in run.stdout

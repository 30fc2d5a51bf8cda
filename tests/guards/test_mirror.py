"""Unit tests mirror the source: each module has its tests, each test its module."""

from __future__ import annotations

import re
from pathlib import Path

from tests.guards.source import files

# Modules that hold no logic of their own: values, or two lines that call another.
PLAIN = {
    "__main__.py",
    "model/deckreport.py",
    "model/drawing.py",
    "model/entry.py",
    "model/face.py",
    "model/finding.py",
    "model/game.py",
    "model/problem.py",
    "model/report.py",
    "model/rich.py",
    "model/sheet.py",
    "model/tight.py",
    "model/workspace.py",
    "press/piece.py",
    "press/spot.py",
    "typeset/text/frame.py",
}
# Told by whole commands in tests/acceptance, where the pieces meet.
WHOLE = ("cli/", "pipeline/")


def modules_of(root: Path) -> set[str]:
    package = root / "src" / "cardwright"
    return {path.relative_to(package).as_posix() for path in files(package, "*.py")}


def with_tests(root: Path) -> set[str]:
    """The modules that the unit tests name: ``load/test_plain.py`` is of a plain."""
    unit = root / "tests" / "unit"
    found = {path.relative_to(unit).as_posix() for path in files(unit, "test_*.py")}
    return {re.sub(r"(^|/)test_", r"\1", name) for name in found}


def unmirrored(root: Path) -> list[str]:
    """Modules without a test file and test files without a module."""
    sources = modules_of(root)
    wanted = {
        source
        for source in sources - PLAIN
        if not source.endswith("__init__.py") and not source.startswith(WHOLE)
    }
    named = with_tests(root)
    return sorted(wanted - named) + sorted(named - sources)


def test_every_module_has_its_tests(repository: Path) -> None:
    assert unmirrored(repository) == []


def test_modules_that_need_no_tests_are_there(repository: Path) -> None:
    assert sorted(PLAIN - modules_of(repository)) == []


def test_a_module_without_tests_is_found(tmp_path: Path) -> None:
    _plant(tmp_path / "src/cardwright/load/lonely.py")
    _plant(tmp_path / "src/cardwright/load/kept.py")
    _plant(tmp_path / "tests/unit/load/test_kept.py")
    assert unmirrored(tmp_path) == ["load/lonely.py"]


def test_a_test_without_a_module_is_found(tmp_path: Path) -> None:
    _plant(tmp_path / "src/cardwright/load/kept.py")
    _plant(tmp_path / "tests/unit/load/test_kept.py")
    _plant(tmp_path / "tests/unit/load/test_gone.py")
    assert unmirrored(tmp_path) == ["load/gone.py"]


def _plant(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("", encoding="utf-8")

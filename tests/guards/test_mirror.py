"""Unit tests mirror the source: each module has its tests, each test its module."""

from __future__ import annotations

from pathlib import Path

from tests.guards.source import files

# Modules that hold no logic of their own: values, or two lines that call another.
PLAIN = {
    "__main__.py",
    "model/drawing.py",
    "model/entry.py",
    "model/face.py",
    "model/finding.py",
    "model/game.py",
    "model/problem.py",
    "model/report.py",
    "model/rich.py",
    "model/sheet.py",
    "model/workspace.py",
}
# Told by whole commands in tests/acceptance, where the pieces meet.
WHOLE = ("cli/", "pipeline/")


def unmirrored(root: Path) -> list[str]:
    """Modules without a test file and test files without a module."""
    package, unit = root / "src" / "cardwright", root / "tests" / "unit"
    sources = {str(p.relative_to(package)) for p in files(package, "*.py")}
    tests = {str(p.relative_to(unit)) for p in files(unit, "test_*.py")}
    wanted = {
        source
        for source in sources - PLAIN
        if not source.endswith("__init__.py") and not source.startswith(WHOLE)
    }
    tested = {test.replace("test_", "", 1) for test in _named(tests)}
    return sorted(wanted - tested) + sorted(tested - sources)


def _named(tests: set[str]) -> set[str]:
    """``stage/test_module.py`` as it is; ``test_module_more.py`` may add to it."""
    return {test.replace("/test_", "/", 1) for test in tests}


def test_every_module_has_its_tests(repository: Path) -> None:
    assert unmirrored(repository) == []


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

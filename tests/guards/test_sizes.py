"""Functions and files stay small: DESIGN's eighth principle as numbers."""

from __future__ import annotations

import ast
import statistics
from pathlib import Path

import pytest

from tests.guards.source import functions, modules

# One worker reads the source for all guards.
pytestmark = pytest.mark.xdist_group("guards")

LONGEST_FUNCTION = 50
LONGEST_FILE = 300
MEDIAN = 8
NINTH_TENTH = 25


def oversized(folder: Path) -> list[str]:
    """Functions over 50 lines and files over 300, as ``file:line``."""
    found = []
    for path, tree in modules(folder):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > LONGEST_FILE:
            found.append(f"{path.relative_to(folder)}: {lines} lines")
        found += [
            f"{path.relative_to(folder)}:{f.lineno} {f.name}: {length} lines"
            for f in functions(tree)
            if (length := _length(f)) > LONGEST_FUNCTION
        ]
    return found


def _length(function: ast.FunctionDef) -> int:
    return (function.end_lineno or 0) - function.lineno + 1


def lengths(folder: Path) -> list[int]:
    return sorted(_length(f) for _, tree in modules(folder) for f in functions(tree))


def test_nothing_is_oversized(repository: Path) -> None:
    assert oversized(repository / "src") == []


def usual(folder: Path) -> tuple[float, int]:
    """The median length of all functions, and what nine of ten do not exceed."""
    found = lengths(folder)
    return statistics.median(found), found[len(found) * 9 // 10]


def test_most_functions_are_small(repository: Path) -> None:
    median, ninth_tenth = usual(repository / "src")
    assert median <= MEDIAN
    assert ninth_tenth <= NINTH_TENTH


def test_many_long_functions_are_found(tmp_path: Path) -> None:
    """Of ten functions seven of 9 lines and three of 26: too long at the half."""
    bodies = [*[8] * 7, *[25] * 3]
    text = "".join(
        f"def f{n}():\n" + "    x = 1\n" * body for n, body in enumerate(bodies)
    )
    (tmp_path / "many.py").write_text(text, encoding="utf-8")
    assert usual(tmp_path) == (9, 26)
    assert (usual(tmp_path)[0] > MEDIAN, usual(tmp_path)[1] > NINTH_TENTH) == (
        True,
        True,
    )


def test_a_long_function_is_found(tmp_path: Path) -> None:
    body = "\n".join("    x = 1" for _ in range(50))
    (tmp_path / "long.py").write_text(f"def f():\n{body}\n", encoding="utf-8")
    assert oversized(tmp_path) == ["long.py:1 f: 51 lines"]


def test_a_long_file_is_found(tmp_path: Path) -> None:
    (tmp_path / "long.py").write_text("x = 1\n" * 301, encoding="utf-8")
    assert oversized(tmp_path) == ["long.py: 301 lines"]

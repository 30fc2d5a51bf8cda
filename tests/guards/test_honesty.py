"""Tests that could not fail, are skipped, or look at a stand-in are found."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.guards.source import functions, modules, nodes

# One worker reads the source for all guards.
pytestmark = pytest.mark.xdist_group("guards")

FORBIDDEN = ("skip", "skipif", "xfail", "importorskip", "Mock", "MagicMock", "patch")


def idle(folder: Path) -> list[str]:
    """Tests without an ``assert``, a ``raises`` or a call to an ``assert_…`` helper."""
    return [
        f"{path.relative_to(folder)}:{f.lineno} {f.name}"
        for path, tree in modules(folder)
        for f in functions(tree)
        if f.name.startswith("test_") and not any(map(_judges, ast.walk(f)))
    ]


def _judges(node: ast.AST) -> bool:
    if isinstance(node, ast.Assert):
        return not isinstance(node.test, ast.Constant)
    if isinstance(node, ast.Call):
        name = _name(node.func)
        return name == "raises" or name.startswith("assert_")
    return False


def evasions(folder: Path) -> list[str]:
    """Skips, expected failures and mocks, as ``file:line name``."""
    return [
        f"{path.relative_to(folder)}:{node.lineno} {_name(node)}"
        for path, tree in modules(folder)
        for node in nodes(tree)
        if isinstance(node, ast.Attribute | ast.Name) and _name(node) in FORBIDDEN
    ]


def hidden_asserts(folder: Path) -> list[str]:
    """Asserts inside ``except``, which pass when nothing is raised."""
    return [
        f"{path.relative_to(folder)}:{inner.lineno}"
        for path, tree in modules(folder)
        for node in nodes(tree)
        if isinstance(node, ast.ExceptHandler)
        for inner in ast.walk(node)
        if isinstance(inner, ast.Assert)
    ]


def loose(folder: Path) -> list[str]:
    """Asserts that one match among many satisfies: ``assert any(…)``."""
    return [
        f"{path.relative_to(folder)}:{node.lineno}"
        for path, tree in modules(folder)
        for node in nodes(tree)
        if isinstance(node, ast.Assert)
        and isinstance(node.test, ast.Call)
        and _name(node.test.func) == "any"
    ]


def _name(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def test_every_test_can_fail(repository: Path) -> None:
    assert idle(repository / "tests") == []


def test_no_test_is_skipped_or_mocked(repository: Path) -> None:
    assert evasions(repository / "tests") == []


def test_no_assert_hides_in_an_except(repository: Path) -> None:
    assert hidden_asserts(repository / "tests") == []


def test_no_test_is_content_with_one_of_many(repository: Path) -> None:
    assert loose(repository / "tests") == []


@pytest.mark.parametrize(
    ("source", "guard", "found"),
    [
        ("def test_a():\n    f()\n", idle, ["t.py:1 test_a"]),
        ("def test_a():\n    assert True\n", idle, ["t.py:1 test_a"]),
        ("import pytest\npytest.skip('x')\n", evasions, ["t.py:2 skip"]),
        ("try:\n    f()\nexcept E:\n    assert x\n", hidden_asserts, ["t.py:4"]),
        ("assert any(x for x in y)\n", loose, ["t.py:1"]),
    ],
)
def test_planted_faults_are_found(
    tmp_path: Path, source: str, guard: object, found: list[str]
) -> None:
    (tmp_path / "t.py").write_text(source, encoding="utf-8")
    assert callable(guard)
    assert guard(tmp_path) == found


SKIPPING = "import pytest\n\n\ndef test_a():\n    pytest.{0}('later')\n"


@pytest.mark.parametrize(("how", "code"), [("skip", 1), ("xfail", 1)])
def test_a_run_with_a_test_left_out_fails(
    repository: Path, tmp_path: Path, how: str, code: int
) -> None:
    """What the guards cannot read from the source, ``conftest.py`` sees in the run."""
    (tmp_path / "test_planted.py").write_text(SKIPPING.format(how), encoding="utf-8")
    done = subprocess.run(
        [*_PYTEST, "-p", "tests.conftest", str(tmp_path)],
        cwd=repository,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout


_PYTEST = (sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider")

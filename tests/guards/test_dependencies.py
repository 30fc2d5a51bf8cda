"""The source imports what ``pyproject.toml`` declares, and each library at its door."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator, Mapping
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.guards.source import modules, nodes

# One worker reads the source for all guards.
pytestmark = pytest.mark.xdist_group("guards")

# One door per library: the modules that may import it.
DOORS: Mapping[str, tuple[str, ...]] = {
    "PIL": ("base/colournames.py", "draw/", "typeset/lints/shades.py"),
    "click": ("cli/",),
    "jinja2": (
        "base/closures.py",
        "base/comparisons.py",
        "base/code.py",
        "base/sandbox.py",
        "base/syntax.py",
        "base/tokens.py",
        "compose/",
    ),
    "jsonschema": ("validate/",),
    "markupsafe": ("base/", "compose/"),
    "pypdfium2": ("draw/",),
    "pyphen": ("typeset/",),
    "qrcode": ("typeset/",),
    "rectpack": ("press/pack.py",),
    "reportlab": ("draw/",),
    "rich": ("cli/", "report/"),
    "ruamel": ("edit/", "load/"),
    "uharfbuzz": ("base/fonts.py", "draw/", "typeset/"),
    "uniseg": ("typeset/",),
    "watchfiles": ("cli/",),
}

# Safe text is markupsafe's in Jinja2's own interface, which it comes with.
BROUGHT = {"markupsafe": "jinja2"}


def foreign(folder: Path) -> Iterator[tuple[str, str]]:
    """Each module of a package with the packages from elsewhere that it imports."""
    for path, tree in modules(folder):
        name = path.relative_to(folder).as_posix()
        for node in nodes(tree):
            for package in _packages(node):
                if package not in sys.stdlib_module_names and package != folder.name:
                    yield name, package


def _packages(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name.partition(".")[0] for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.module:
        return [node.module.partition(".")[0]]
    return []


def declared(root: Path) -> set[str]:
    """The dependencies in ``pyproject.toml``, as distributions are called."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    return {need.split(">")[0].lower() for need in project["dependencies"]}


def undeclared(package: Path, needs: set[str]) -> list[str]:
    """Imports of packages that no declared dependency brings."""
    owners = packages_distributions()
    return sorted(
        f"{module} {name}"
        for module, name in set(foreign(package))
        if not needs & {o.lower() for o in owners.get(BROUGHT.get(name, name), ())}
    )


def misplaced(package: Path) -> list[str]:
    """Imports of libraries by modules that are not their doors."""
    return sorted(
        f"{module} {name}"
        for module, name in set(foreign(package))
        if not module.startswith(DOORS.get(name, ()))
    )


def test_all_that_is_imported_is_declared(repository: Path) -> None:
    package = repository / "src" / "cardwright"
    assert undeclared(package, declared(repository)) == []


def test_each_library_has_its_door(repository: Path) -> None:
    assert misplaced(repository / "src" / "cardwright") == []


def test_every_door_is_used(repository: Path) -> None:
    used = {name for _, name in foreign(repository / "src" / "cardwright")}
    assert sorted(set(DOORS) - used) == []


def test_planted_imports_are_found(tmp_path: Path) -> None:
    package = tmp_path / "cardwright"
    (package / "rules").mkdir(parents=True)
    (package / "rules" / "planted.py").write_text(
        "import os\nimport pytest\nfrom cardwright.base import files\n"
        "def f():\n    from reportlab.pdfgen import canvas\n",
        encoding="utf-8",
    )
    assert undeclared(package, {"reportlab"}) == ["rules/planted.py pytest"]
    assert misplaced(package) == [
        "rules/planted.py pytest",
        "rules/planted.py reportlab",
    ]

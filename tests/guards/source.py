"""What the guards read: syntax trees of a tree's modules, never an empty list."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def files(folder: Path, pattern: str) -> list[Path]:
    """Files below ``folder``; finding none is a broken guard, not a clean tree."""
    found = sorted(p for p in folder.rglob(pattern) if "__pycache__" not in p.parts)
    if not found:
        raise FileNotFoundError(f"no {pattern} below {folder}")
    return found


def modules(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    """Each module below ``folder`` with its tree, which is to be left as it is."""
    for path in files(folder, "*.py"):
        yield path, _kept(path) if path.is_relative_to(ROOT) else _tree(path)


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


_kept = cache(_tree)
"""The repository's own modules are read once for all guards."""


@cache
def nodes(tree: ast.Module) -> tuple[ast.AST, ...]:
    """All that ``ast.walk`` finds in a module."""
    return tuple(ast.walk(tree))


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield node


def docstrings(tree: ast.Module) -> set[int]:
    """The ids of the constants that are docstrings."""
    found = set()
    for node in nodes(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            found |= {
                id(child.value)
                for child in body
                if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
            }
    return found

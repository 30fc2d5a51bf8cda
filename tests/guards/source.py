"""What the guards read: syntax trees of a tree's modules, never an empty list."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache
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
    yield from _kept(folder) if folder.is_relative_to(ROOT) else _parsed(folder)


def _parsed(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in files(folder, "*.py"):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


@lru_cache(maxsize=4)
def _kept(folder: Path) -> tuple[tuple[Path, ast.Module], ...]:
    """The repository's own are read once for all guards."""
    return tuple(_parsed(folder))


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            yield node


def docstrings(tree: ast.Module) -> set[int]:
    """The ids of the constants that are docstrings."""
    found = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            found |= {
                id(child.value)
                for child in body
                if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
            }
    return found

"""No game's words in ``src/``: a fourth game needs no Python, so none may be in it."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from tests.guards.source import docstrings, files, modules

HERE = Path(__file__).resolve().parent


def game_words(root: Path) -> set[str]:
    """Slugs, kinds, fields, ids and vocabulary words of every game in a workspace."""
    words: set[str] = set()
    for folder in sorted(p for p in (root / "cards").iterdir() if p.is_dir()):
        words.add(folder.name)
        for path in files(folder, "*.yaml"):
            words |= set(_declared(path, YAML(typ="safe").load(path.read_bytes())))
    for path in files(root / "schemas", "*.schema.json"):
        if path.parent.name != "core":
            words |= set(_fields(json.loads(path.read_bytes())))
    return words - core_words()


def _declared(path: Path, data: Any) -> Iterator[str]:
    if path.name == "game.yaml":
        yield from data.get("kinds", {})
        yield from data.get("assemblies", {})
        yield from data.get("targets", {})
    elif path.name == "vocabularies.yaml":
        for name, words in data.get("vocabularies", {}).items():
            yield from (name, *words)
        for group in ("verbs", "conditions"):
            for name, verb in (data.get(group) or {}).items():
                yield from (name, *verb.get("arguments", {}))
    elif path.name == "parameters.yaml":
        yield from data
    elif path.parent.name != "cases":
        yield from _ids(data)


def _ids(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        if isinstance(data.get("id"), str):
            yield data["id"]
        for value in data.values():
            yield from _ids(value)
    elif isinstance(data, list):
        for value in data:
            yield from _ids(value)


def _fields(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        yield from schema.get("properties", {})
        for value in schema.values():
            yield from _fields(value)


def core_words() -> set[str]:
    """The tool's own words: the core list, and every property of a core form."""
    listed = YAML(typ="safe").load((HERE / "core_words.yaml").read_bytes())
    core = HERE.parents[1] / "schemas" / "core"
    forms = [json.loads(p.read_bytes()) for p in files(core, "*.schema.json")]
    return set(listed) | {word for form in forms for word in _fields(form)}


def spoken(folder: Path, words: set[str]) -> list[str]:
    """String literals and parameter names of ``folder`` that are a game's words."""
    return [
        f"{path.relative_to(folder)}:{line} {word}"
        for path, tree in modules(folder)
        for line, word in _literals(tree)
        if word in words
    ]


def _literals(tree: ast.Module) -> Iterator[tuple[int, str]]:
    docs = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in docs:
                yield node.lineno, node.value
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg


def test_the_source_speaks_no_games_words(repository: Path) -> None:
    words = game_words(repository)
    assert len(words) > 100
    assert spoken(repository / "src", words) == []


def test_a_planted_word_is_found(repository: Path, tmp_path: Path) -> None:
    (tmp_path / "planted.py").write_text(
        'def f(partnership: str) -> bool:\n    return partnership == "kraken"\n',
        encoding="utf-8",
    )
    words = game_words(repository) | {"kraken"}
    assert spoken(tmp_path, words) == [
        "planted.py:2 kraken",
        "planted.py:1 partnership",
    ]


def test_every_core_word_has_a_reason() -> None:
    listed = YAML(typ="safe").load((HERE / "core_words.yaml").read_bytes())
    assert all(isinstance(reason, str) and reason for reason in listed.values())
    assert listed

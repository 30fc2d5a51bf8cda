"""No game's words in ``src/``: a fourth game needs no Python, so none may be in it."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from tests.guards.source import docstrings, files, modules, nodes

# One worker reads the source for all guards.
pytestmark = pytest.mark.xdist_group("guards")

HERE = Path(__file__).resolve().parent


def game_words(root: Path) -> set[str]:
    """Slugs, kinds, fields, ids and vocabulary words of every game in a workspace."""
    words: set[str] = set()
    for path, data in _written(root):
        words |= {path.relative_to(root / "cards").parts[0], *_declared(path, data)}
    for path in _kept(root, files(root / "schemas", "*.schema.json")):
        if path.parent.name != "core":
            words |= set(_fields(json.loads(path.read_bytes())))
    return words


def game_names(root: Path) -> set[str]:
    """Slugs of games, and the names of their entries that are two words or more."""
    written = list(_written(root))
    slugs = {path.relative_to(root / "cards").parts[0] for path, _ in written}
    names = {name for _, data in written for name in _ids(data, "name")}
    return slugs | {name for name in names if " " in name}


def _written(root: Path) -> Iterator[tuple[Path, Any]]:
    """The data files of every game that belongs to the repository."""
    for path in _kept(root, files(root / "cards", "*.yaml")):
        yield path, YAML(typ="safe").load(path.read_bytes())


def _kept(root: Path, found: list[Path]) -> list[Path]:
    """Those files that git tracks: somebody's own game beside ours may say anything.

    Without git, or outside a checkout, all of them.
    """
    git = shutil.which("git")
    if git is None:
        return found
    listed = subprocess.run(
        [git, "-C", str(root), "ls-files", "-z"],
        capture_output=True,
        text=True,
        check=False,
    )
    tracked = {root / name for name in listed.stdout.split("\0") if name}
    return [path for path in found if path in tracked] if tracked else found


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


def _ids(data: Any, key: str = "id") -> Iterator[str]:
    """The texts under a key, wherever it stands."""
    if isinstance(data, dict):
        if isinstance(data.get(key), str):
            yield data[key]
        for value in data.values():
            yield from _ids(value, key)
    elif isinstance(data, list):
        for value in data:
            yield from _ids(value, key)


def _fields(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        yield from schema.get("properties", {})
        for value in schema.values():
            yield from _fields(value)


def listed_words() -> dict[str, str]:
    """The words of the core list with what they mean."""
    text = (HERE / "core_words.yaml").read_bytes()
    listed: dict[str, str] = YAML(typ="safe").load(text)
    return listed


def form_words() -> set[str]:
    """Every property of a core form."""
    core = HERE.parents[1] / "schemas" / "core"
    forms = [json.loads(p.read_bytes()) for p in files(core, "*.schema.json")]
    return {word for form in forms for word in _fields(form)}


def core_words() -> set[str]:
    """The tool's own words: the core list, and the properties of its forms."""
    return {*listed_words(), *form_words()}


def spoken(folder: Path, words: set[str]) -> list[str]:
    """String literals and parameter names of ``folder`` that are a game's words."""
    return [
        f"{path.relative_to(folder)}:{line} {word}"
        for path, tree in modules(folder)
        for line, word in sorted(_literals(tree))
        if word in words
    ]


def _literals(tree: ast.Module) -> Iterator[tuple[int, str]]:
    docs = docstrings(tree)
    for node in nodes(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in docs:
                yield node.lineno, node.value
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg


def told(folder: Path, names: set[str]) -> list[str]:
    """Lines of ``folder``, comments too, that tell of a game or one of its cards."""
    found: list[str] = []
    for path in files(folder, "*.py"):
        text = path.read_text("utf-8")
        near = [re.escape(name) for name in sorted(names) if name in text]
        whole = re.compile(rf"(?<!\w)(?:{'|'.join(near)})(?!\w)")
        found += [
            f"{path.relative_to(folder)}:{number} {match[0]}"
            for number, line in enumerate(text.splitlines() if near else (), 1)
            if (match := whole.search(line))
        ]
    return found


@lru_cache(maxsize=1)
def all_words(repository: Path) -> set[str]:
    """The words of every game here."""
    return {w for root in workspaces(repository) for w in game_words(root)}


def workspaces(repository: Path) -> list[Path]:
    """The repository, and the made-up games of the tests."""
    games = repository / "tests" / "games"
    return [repository, *sorted(p.parent for p in games.glob("*/cards"))]


def test_the_source_speaks_no_games_words(repository: Path) -> None:
    words = all_words(repository)
    assert len(words) > 500
    assert spoken(repository / "src", words - core_words()) == []


def test_the_source_tells_of_no_game(repository: Path) -> None:
    names = {n for root in workspaces(repository) for n in game_names(root)}
    assert {"omen", "primal", "unicorn", "kilnfolk", "The Kraken"} <= names
    assert told(repository / "src", names) == []


def test_a_planted_word_is_found(repository: Path, tmp_path: Path) -> None:
    (tmp_path / "planted.py").write_text(
        'def f(partnership: str) -> bool:\n    return partnership == "the-kraken"\n',
        encoding="utf-8",
    )
    assert spoken(tmp_path, game_words(repository)) == [
        "planted.py:1 partnership",
        "planted.py:2 the-kraken",
    ]


def test_a_planted_name_is_found(repository: Path, tmp_path: Path) -> None:
    (tmp_path / "planted.py").write_text(
        "# As The Kraken does.\nWHERE = 'cards/omen/x'\nwomen = 'unicorns'\n",
        encoding="utf-8",
    )
    assert told(tmp_path, game_names(repository)) == [
        "planted.py:1 The Kraken",
        "planted.py:2 omen",
    ]


def test_every_core_word_has_a_reason_and_is_needed(repository: Path) -> None:
    """A word that no game uses, or the source no more, leaves the list again."""
    words = all_words(repository)
    used = {line.split()[-1] for line in spoken(repository / "src", words)}
    listed = listed_words()
    assert [word for word, reason in listed.items() if len(reason.split()) < 3] == []
    assert sorted(set(listed) - used) == []
    assert sorted(set(listed) & form_words()) == []

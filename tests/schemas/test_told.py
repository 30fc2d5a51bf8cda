"""Schemas read like a manual: every property is told of, with examples that fit."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from cardwright.validate.inline import Inliner
from cardwright.validate.keywords import NAMED, SEVERAL, SINGLE
from tests.conftest import ROOT

FILES = sorted(
    [
        *ROOT.glob("schemas/*/*.schema.json"),
        *ROOT.glob("templates/core/starter/schemas/*.schema.json"),
    ]
)
LEAST = 4
"""So many words a description has; it adds to the title."""

IDS = [path.relative_to(ROOT).as_posix() for path in FILES]


def parts() -> Mapping[str, Any]:
    core = ROOT / "schemas" / "core" / "core.schema.json"
    found: Mapping[str, Any] = json.loads(core.read_bytes())["$defs"]
    return found


def properties(schema: Any, where: str = "") -> Iterator[tuple[str, Any]]:
    """Every property of a schema without references, but those in conditions."""
    if isinstance(schema, Mapping):
        for name, sub in schema.get("properties", {}).items():
            yield f"{where}/{name}", sub
        for step, sub in below(schema):
            yield from properties(sub, f"{where}/{step}")


def below(schema: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The schemas within one, those of conditions left out."""
    for key, value in schema.items():
        if key in SINGLE and key not in {"if", "then", "else", "not"}:
            yield key, value
        elif key in NAMED:
            yield from value.items()
        elif key in SEVERAL:
            yield from ((f"{key}/{index}", sub) for index, sub in enumerate(value))


def whole(path: Path) -> dict[str, Any]:
    schema = json.loads(path.read_bytes())
    return Inliner(parts(), schema.get("$defs", {})).inline(schema)


def told(sub: Mapping[str, Any]) -> Iterator[str]:
    """What a property lacks."""
    title, about = sub.get("title", ""), sub.get("description", "")
    if not title:
        yield "title"
    words = about.lower().rstrip(".").split()
    if len(words) < LEAST or " ".join(words) == title.lower():
        yield "description"
    if not sub.get("examples"):
        yield "examples"


def misfits(sub: Mapping[str, Any], defs: Any) -> list[Any]:
    """Examples and the default where the property's own schema refuses them."""
    judge = Draft202012Validator({**sub, "$defs": defs})
    values = [*sub.get("examples", []), *([sub["default"]] if "default" in sub else [])]
    return [value for value in values if not judge.is_valid(value)]


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_every_property_is_told_of(path: Path) -> None:
    lacking = {
        where: lacks
        for where, sub in properties(whole(path))
        if (lacks := list(told(sub)))
    }
    assert lacking == {}


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_examples_and_defaults_fit(path: Path) -> None:
    schema = whole(path)
    defs = schema.get("$defs", {})
    wrong = {w: bad for w, sub in properties(schema) if (bad := misfits(sub, defs))}
    assert wrong == {}


@pytest.mark.parametrize("path", FILES, ids=IDS)
def test_a_schema_tells_what_it_is(path: Path) -> None:
    schema = json.loads(path.read_bytes())
    assert [lack for lack in told(schema) if lack != "examples"] == []


GAMES = [path for path in FILES if path.parent.name in {"omen", "primal", "unicorn"}]


@pytest.mark.parametrize(
    "path", GAMES, ids=lambda path: f"{path.parent.name}/{path.name}"
)
def test_examples_name_what_the_game_has(path: Path) -> None:
    """Their ids, words and verbs are the game's own: its schema for editors says so."""
    known = json.loads((path.parent / "editor" / path.name).read_bytes())
    defs = known["$defs"]
    kind = path.name.partition(".")[0]
    # What blueprints make has another schema for the entries that they do not make.
    entry = defs.get(f"own.{kind}", defs[f"entry.{kind}"])["properties"]
    wrong = {
        name: bad
        for name, sub in whole(path)["properties"].items()
        if (bad := misfits({**entry[name], "examples": sub["examples"]}, defs))
    }
    assert wrong == {}


def test_a_property_that_says_nothing_is_found() -> None:
    assert list(told({"title": "cost", "description": "The cost."})) == [
        *("description", "examples"),
    ]
    sub = {"type": "integer", "examples": [1, "X"], "default": 2.5}
    assert misfits(sub, {}) == ["X", 2.5]

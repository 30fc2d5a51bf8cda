"""Omen for tests: a copy of the game, its bundle, its files by another reader."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from tests.acceptance.workspace import copy_own, run

ROOT = Path(__file__).resolve().parents[2]
CARDS = ROOT / "cards/omen"
KRAKEN, ASHEN = "scenarios/the-kraken", "scenarios/the-ashen-year"
LURKS, SKY = "modules/what-lurks-below", "modules/that-which-comes-from-the-sky"
BELLS = "modules/the-hollow-bells"
TWO = ("--with", "what-lurks-below", "--with", "that-which-comes-from-the-sky")


def copy(to: Path) -> Path:
    return copy_own(to, "omen")


def read(file: str) -> Any:
    return YAML(typ="safe").load((CARDS / f"{file}.yaml").read_bytes())


def entities(*lists: tuple[str, str]) -> list[dict[str, Any]]:
    """The entity cards of some lists: each a file and its key."""
    return [card for file, key in lists for card in read(file)[key]]


def spread_out(cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [card for card in cards for _ in range(card.get("copies", 1))]


def bundle_of(root: Path) -> dict[str, Any]:
    assert run(root, "export", "omen", "--to", "bundle").code == 0
    file = root / "build/omen/export/bundle/bundle.json"
    made: dict[str, Any] = json.loads(file.read_bytes())
    return made


def of_kind(entries: dict[str, Any], kind: str) -> dict[str, Any]:
    return {i: entry for i, entry in entries.items() if entry["kind"] == kind}

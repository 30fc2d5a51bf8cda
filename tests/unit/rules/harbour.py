"""A small made-up game about harbours: rules and content as texts in, problems out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardwright.load.documents import read_document
from cardwright.model.entry import Catalog, Deck
from cardwright.model.game import Game
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Document, Map
from cardwright.model.views import Views
from cardwright.resolve.assembly.assemble import assemble, decks
from cardwright.resolve.entries.entries import resolve_entries
from cardwright.resolve.game.manifest import build_game
from cardwright.rules.check import check_rules
from cardwright.rules.judge import Judge

ROOT = "cards/harbour/"
RULES = ROOT + "rules.yaml"

GAME = """\
title: The Harbour
kinds:
  sailor: {title: sailor, files: sailors.yaml}
  charm: {title: charm, files: charms.yaml}
  guild: {title: guild, files: guilds.yaml}
  fleet:
    title: fleet
    files: fleets.yaml
    deck: {cards: crew, format: rules, draw: muster}
  voyage: {title: voyage, files: voyages.yaml}
assemblies:
  trip: {for: voyage, piles: {sea: [storms], shore: [calms]}}
"""

PARAMETERS = """\
cheap: {value: 2}
few: {value: 3}
crew: {value: 5}
strict: {value: true}
"""

WORK = {"type": "string", "enum": ["rope", "sail", "helm"]}
PILE = {
    "type": "object",
    "propertyNames": {"x-link": ["sailor", "charm"]},
    "additionalProperties": {"type": "integer"},
}

MUSTER = {
    "type": "object",
    "properties": {
        "from": {"type": ["string", "array"], "items": {"type": "string"}},
        "where": {"type": "string"},
        "size": {"type": "integer"},
        "copies": {"type": "integer"},
        "sum": {
            "type": "object",
            "properties": {
                "of": {"type": "string"},
                "min": {"type": "number"},
                "max": {"type": "number"},
            },
        },
    },
}

SCHEMAS: dict[str, dict[str, Any]] = {
    "sailor": {
        "pay": {"type": ["integer", "string"], "pattern": "^X$"},
        "work": WORK,
        "rank": {"type": "string"},
        "luck": {"$ref": "#/$defs/luck"},
        "friend": {"type": "string", "x-link": "sailor"},
        "berth": {
            "type": "object",
            "additionalProperties": False,
            "properties": {"deck": {"type": "integer"}},
        },
    },
    "charm": {
        "pay": {"type": "integer"},
        "power": {"type": "integer"},
        "wearer": {"type": "string", "x-link": "sailor"},
    },
    "guild": {
        "town": {"type": "string"},
        "members": {"type": "array", "items": {"x-holds": "sailor"}},
    },
    "fleet": {
        "crew": PILE,
        "rules": {"type": "string", "x-link": "format"},
        "muster": MUSTER,
    },
    "voyage": {"storms": PILE, "calms": PILE, "far": {"type": "integer"}},
}

SAILORS = """\
- {id: ann, pay: 1, work: rope, luck: amber}
- {id: bob, pay: 2, work: rope, friend: ann}
- {id: cid, pay: 3, work: sail, friend: gil}
- {id: dot, pay: 5, work: sail, rank: captain}
- {id: eve, pay: X, work: helm}
"""

CHARMS = """\
- {id: amber, pay: 0, power: 2, wearer: dot}
- {id: coral, pay: 4, power: 7}
"""

GUILDS = """\
- id: knots
  town: Low End
  members:
  - {id: fay, pay: 2, work: rope}
  - {id: gil, pay: 4, work: helm}
- id: ties
  town: Hightown
  members:
  - {id: hal, pay: 1, work: rope}
"""

FILES = {"sailors": SAILORS, "charms": CHARMS, "guilds": GUILDS}


def schema(name: str) -> dict[str, Any]:
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": SCHEMAS[name],
        "$defs": {"luck": {"type": "string", "x-link": "charm"}},
    }


def document(name: str, text: str) -> Document:
    read, slips = read_document(f"{ROOT}{name}.yaml", text.encode())
    assert slips == ()
    return read


def game(rules: str = "", cases: str = "") -> Game:
    """The game with these rules."""
    forms = {"game": document("game", GAME)}
    forms["parameters"] = document("parameters", PARAMETERS)
    if rules:
        forms["rules"] = document("rules", rules)
    tried = [document("cases/all", cases)] if cases else []
    named = {name: schema(name) for name in SCHEMAS}
    built, slips = build_game("harbour", forms, tried, named)
    assert built is not None
    assert slips == []
    return built


def catalog(rules: str = "", cases: str = "", **files: str) -> Catalog:
    """All entries; ``files`` are contents on top or in place of the others."""
    texts: Mapping[str, str] = {**FILES, **files}
    made = [document(name, text) for name, text in texts.items()]
    found, slips = resolve_entries(game(rules, cases), made)
    assert slips == []
    return found


def judge(rules: str = "", **files: str) -> Judge:
    found = catalog(rules, **files)
    return Judge(found, Views(found).of)


def problems(rules: str, **files: str) -> list[Problem]:
    """What the rules find in the harbour, without advice about idle rules."""
    return [p for p in found(rules, **files) if p.code != "rule-selects-nothing"]


def found(rules: str, **files: str) -> list[Problem]:
    made = catalog(rules, **files)
    trips = [assemble(Views(made), entry.id)[0] for entry in made.of_kind("voyage")]
    assembled = [trip for trip in trips if trip is not None]
    return list(check_rules(made, Views(made).of, decks(made), assembled))


def deck(of: Catalog, name: str = "first") -> Deck:
    return next(d for d in decks(of) if d.id == name)


def fleet(*lines: str, rules: str = "open") -> str:
    """The file of one deck: each line is ``id: copies``, from line 4 on."""
    body = "".join(f"    {line}\n" for line in lines)
    return f"- id: first\n  rules: {rules}\n  crew:\n{body}"


def at(text: str, part: str, file: str, nth: int = 1) -> Place:
    """The place of the ``nth`` time that ``part`` stands in ``text``."""
    index = -1
    for _ in range(nth):
        index = text.index(part, index + 1)
    line = text.count("\n", 0, index) + 1
    column = index - text.rfind("\n", 0, index)
    return Place(f"{ROOT}{file}.yaml", line, column, line, column + len(part))


def body(text: str, name: str = "cases/all") -> Map:
    data = document(name, text).data
    assert isinstance(data, Map)
    return data

"""A made-up game about gardens: files as texts in, documents and a catalogue out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardwright.load.documents import read_document
from cardwright.model.entry import Catalog
from cardwright.model.game import Game
from cardwright.model.problem import Problem
from cardwright.model.source import Document, Map
from cardwright.resolve.entries.entries import resolve_entries
from cardwright.resolve.game.manifest import build_game

ROOT = "cards/garden/"

GAME = """\
title: The Garden
version: 2
kinds:
  plant: {title: plant, faces: {front: plant, back: plant-back}}
  gnome: {title: gnome, files: gnomes/*.yaml, size: tile, faces: {front: gnome}}
  bed: {title: flower bed, files: beds/*.yaml}
  season: {title: season, files: "seasons/**/*.yaml"}
  basket: {title: basket, files: [baskets.yaml], deck: {cards: plants, format: rules}}
  pattern: {title: pattern, files: patterns.yaml, blueprint_of: bed}
sizes:
  tile: {trim: [30, 40], bleed: 2}
prints: [a4, letter]
assemblies:
  year:
    for: season
    choose:
      beds:
        kind: bed
        number: beds.wanted
        prefer: beds.liked
        where: "season.id in fits or not fits"
    piles:
      soil: [seeds, {each: beds, take: plants, kind: plant, where: "not late"}]
      shed: {back: shed-back, from: [{each: beds, take: plants, where: late, by: late}]}
    with: [{each: beds, take: helpers}]
targets:
  fair: {title: Garden fair, slots: {basket: 2}, with: [old-gus]}
"""

PARAMETERS = """\
rain: {value: 3, placeholder: true, note: "guess", min: 1, max: 9}
pace: {value: slow, choices: {slow: "Slowly.", fast: "Fast."}}
"""

VOCABULARIES = """\
vocabularies:
  hues: {red: {name: Red, color: "#f00"}, deep-blue: null}
  icons: {sun: {name: sun}}
verbs:
  grow:
    arguments: {amount: number, what: "plant?", hue: "hues?"}
    strength: amount
    phrase: "grow {{ amount }}"
conditions:
  wet:
    arguments: {after: truth}
    phrase: [{where: after, say: "after rain"}, {say: "dry"}]
frames: {deed: "{{ effects | join }}."}
"""

GLOSSARY = "compost: {name: Compost heap, text: Rotten things.}\n"

FORMS = {
    "game": GAME,
    "parameters": PARAMETERS,
    "vocabularies": VOCABULARIES,
    "glossary": GLOSSARY,
}

SCHEMAS: dict[str, dict[str, Any]] = {
    "plant": {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "cost": {"type": ["integer", "string"], "pattern": "^X$"},
            "hue": {"type": "string", "x-link": "vocabulary.hues"},
            "late": {"type": "string"},
            "text": {"type": "string", "x-text": "rich"},
            "motto": {"type": "string", "x-text": "plain"},
            "art": {"type": "string", "x-file": "image"},
            "effects": {"type": "array", "items": {"x-says": "verbs"}},
        },
    },
    "gnome": {
        "type": "object",
        "properties": {
            "friend": {"type": "string", "x-link": ["gnome", "plant"]},
            "age": {"type": "integer"},
            "text": {"type": "string", "x-text": "rich"},
        },
    },
    "bed": {
        "type": "object",
        "properties": {
            "plants": {"type": "array", "items": {"x-holds": ["plant", "gnome"]}},
            "helpers": {
                "type": "object",
                "propertyNames": {"x-link": "gnome"},
                "additionalProperties": {"type": "integer"},
            },
            "fits": {"type": "array", "items": {"type": "string", "x-link": "season"}},
            "motto": {"type": "string", "x-text": "plain"},
        },
    },
    "season": {
        "type": "object",
        "properties": {
            "seeds": {
                "type": "object",
                "propertyNames": {"x-link": "plant"},
                "additionalProperties": {"type": "integer"},
            },
            "beds": {
                "type": "object",
                "properties": {
                    "wanted": {"type": "integer"},
                    "liked": {
                        "type": "array",
                        "items": {"type": "string", "x-link": "bed"},
                    },
                },
            },
        },
    },
    "basket": {
        "type": "object",
        "properties": {
            "plants": {
                "type": "object",
                "propertyNames": {"x-link": "plant"},
                "additionalProperties": {"type": "integer"},
            },
            "rules": {"type": "string", "x-link": "format"},
        },
    },
}

CONTENT = {
    "gnomes/gus.yaml": """\
id: old-gus
copies: 2
friend: rose
age: 80
text: "Likes {{ friend }} and {{ param.rain }} showers of {sun}."
""",
    "beds/south.yaml": """\
id: south
placeholder: {"plants.*.cost": tune}
helpers: {old-gus: 1}
plants:
  - {kind: plant, id: rose, cost: 2, hue: red, copies: 3}
  - {kind: plant, id: ivy, cost: "{{ param.rain }}", late: autumn}
""",
    "beds/north.yaml": """\
id: north
fits: [winter]
plants: [{kind: plant, id: moss, cost: X}]
""",
    "seasons/cold/winter.yaml": """\
id: winter
seeds: {rose: 2}
beds: {wanted: 1, liked: [north]}
""",
    "baskets.yaml": """\
- {id: first, plants: {rose: 3, moss: 1}, rules: any}
- {id: second, plants: {ivy: 1}}
""",
}


def read(file: str, text: str) -> Document:
    """A document of the game; its text has no slips."""
    document, problems = read_document(ROOT + file, text.encode())
    assert problems == (), problems
    return document


def data(text: str, file: str = "data.yaml") -> Map:
    """A mapping as it is read from a file."""
    found = read(file, text).data
    assert isinstance(found, Map)
    return found


def game(**forms: str) -> tuple[Game, list[Problem]]:
    """The game; ``forms`` are written instead of its own."""
    written = {**FORMS, **forms}
    documents = {name: read(f"{name}.yaml", text) for name, text in written.items()}
    built, problems = build_game("garden", documents, [], SCHEMAS)
    assert built is not None
    return built, problems


def catalog(
    content: Mapping[str, str] = CONTENT, **forms: str
) -> tuple[Catalog, list[Problem]]:
    """The catalogue of the files in ``content``."""
    built, _ = game(**forms)
    documents = [read(file, text) for file, text in sorted(content.items())]
    return resolve_entries(built, documents)


def at(problem: Problem) -> tuple[str, str, int, int]:
    """A problem as code, file below the game's folder, line and column."""
    place = problem.place
    return problem.code, place.file.removeprefix(ROOT), place.line, place.column

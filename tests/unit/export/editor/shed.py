"""A made-up game about lamps in a shed, for the tests of editors' schemas."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from jsonschema import Draft202012Validator

from cardwright.export.editor.entries import file
from cardwright.export.editor.files import closed
from cardwright.export.editor.names import Known
from cardwright.model.game import Argument, Verb, Word
from cardwright.model.slot import Slot
from tests.unit.validate.written import catalog, entry, game, kind, read

LAMP = kind(
    "lamp",
    "lamp",
    {
        "type": "object",
        "additionalProperties": False,
        "required": ["glow"],
        "properties": {
            "glow": {"type": "integer", "minimum": 0},
            "hue": {"type": "string", "x-link": "vocabulary.hues"},
            "like": {"type": "string", "x-link": ["lamp", "vocabulary.hues"]},
            "burns": {"type": "string", "enum": ["long", "short"]},
            "text": {"type": "string", "x-text": "rich"},
            "art": {"type": "string", "x-file": "image"},
            "effects": {
                "type": "array",
                "items": {"type": "object", "x-says": "verbs"},
            },
            "when": {"type": "object", "x-says": "conditions"},
        },
    },
)
OIL = kind("oil", "oil", {"type": "object", "additionalProperties": False})
CHEST = kind(
    "chest",
    "chest",
    {
        "type": "object",
        "additionalProperties": False,
        "required": ["things"],
        "properties": {
            "things": {
                "type": "array",
                "minItems": 1,
                "items": {"title": "thing", "x-holds": ["lamp", "oil"]},
            },
            "best": {"title": "best", "x-holds": "lamp"},
            "counts": {"type": "object", "propertyNames": {"x-link": "lamp"}},
            "rules": {"type": "string", "x-link": "format"},
        },
    },
)
TWINS = (Slot("first"), Slot("second"))
SIZES = (
    Slot("width", declared=True, type="whole", least=1, most=3, has_default=True),
    Slot("share", declared=True, type="number", most=0.5, has_default=True),
    Slot("hue", declared=True, type="hues", about="Its paint.", title="paint"),
    Slot("mood", declared=True, choices=("calm", "loud"), has_default=True),
    Slot("owner", declared=True, least=2, most=5, has_default=True),
    Slot("late", declared=True, type="truth", has_default=True),
)
FORM = {
    "type": "object",
    "additionalProperties": {"type": "object", "properties": {"about": {}}},
}
PLAN = replace(kind("plan", "plan"), blueprint_of="chest")


def known() -> Known:
    """Two lamps, an oil, words, verbs, pictures, and a blueprint of chests."""
    arguments = {
        "amount": Argument("amount", "number"),
        "hue": Argument("hue", "hues", optional=True),
        "to": Argument("to", "lamp", optional=True),
        "loud": Argument("loud", "truth", optional=True),
        "cry": Argument("cry", "text", optional=True),
    }
    light = Verb(
        "light",
        arguments,
        (("to", "light {{ to }}"), (None, "light {{ amount }}")),
        "amount",
    )
    found = game(
        LAMP,
        OIL,
        CHEST,
        PLAN,
        vocabularies={
            "hues": {
                "red": Word("red", "Red", "Reds", note="as rust"),
                "12": Word("12", "Twelve", "Twelves"),
            }
        },
        verbs={"light": light, "rest": Verb("rest", {}, ((None, "rest"),))},
        conditions={"lit": Verb("lit", {"lamp": Argument("lamp", "lamp")}, ())},
        forms={"rules": read("formats: {short: {title: In short}, long: {}}")},
    )
    brass = entry(LAMP, "id: brass\nname: Old Brass\nglow: 1\nchoose: {any: {}}\n")
    made = catalog(found, brass, entry(LAMP, "id: tin\n"), entry(OIL, "id: train\n"))
    art = ("art/brass.png", "art/brass.txt", "art/tin.SVG")
    return Known(made, art, {"chest": {"twins": TWINS, "sizes": SIZES}}, FORM)


def wrong(name: str, text: str) -> list[tuple[str, ...]]:
    """Where a file of a kind, as YAML, breaks its schema: the paths, in order."""
    schema = closed(file(known().game.kinds[name]), known())
    Draft202012Validator.check_schema(schema)
    errors = Draft202012Validator(schema).iter_errors(plain(read(text)))
    return sorted(tuple(map(str, error.absolute_path)) for error in errors)


def plain(data: Any) -> Any:
    """Data without its marks."""
    if isinstance(data, dict):
        return {key: plain(value) for key, value in data.items()}
    return [plain(item) for item in data] if isinstance(data, list) else data

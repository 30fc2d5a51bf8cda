"""A made-up game about a kitchen, in which structure says itself."""

from __future__ import annotations

from typing import Any

from cardwright.model.entry import Catalog, Entry
from cardwright.resolve.entries.entries import resolve_entries
from cardwright.resolve.game.manifest import build_game
from tests.unit.resolve.garden import read

GAME = """\
title: The Kitchen
kinds:
  dish: {title: dish, files: dishes.yaml}
  guest: {title: guest, files: guests.yaml}
"""

VOCABULARIES = """\
vocabularies:
  icons: {knife: {name: knife}}
  times:
    bell: {phrase: "**at the bell**"}
    noon: {name: noon}
  whom:
    cook: {phrase: the cook}
    each: {phrase: each guest}
    waiter: {name: waiter}
  tastes: {sweet: {name: Sweet}, sour: {name: Sour}}
verbs:
  serve:
    arguments: {amount: number, to: whom}
    strength: amount
    phrase: "serve {{ amount }} {{ 'plate' | plural(amount) }} to {{ to }}"
  salt:
    arguments: {change: number}
    strength: change
    phrase:
    - {where: "change < 0", say: "take away {{ change | abs }} salt"}
    - {where: "change == 5", say: "salt it well, with {{ param.pinch }} pinches"}
    - {say: "add {{ change | signed }} salt"}
  seat:
    arguments: {who: guest, by: "whom?", mood: "text?", tastes: "tastes?"}
    phrase:
    - where: by
      say: "{{ by }} seats {{ who }}"
    - where: tastes
      say: "seat {{ who }}, who likes {{ tastes | listed }}"
    - where: mood
      say: "seat {{ who | plural(2) }} in a {{ mood }} mood"
conditions:
  full: {arguments: {room: text}, phrase: "if the {{ room }} is full"}
frames:
  order: "{{ [time, when | join(' and ')] | sentence }}{{ choose | choices }}\\
    {{ does | join(', then ') }}."
  pick: "a {{ taste }} {{ who }}"
  chosen: "that {{ who }}"
"""

SCHEMAS: dict[str, dict[str, Any]] = {
    "dish": {
        "type": "object",
        "x-says": "frames.order",
        "properties": {
            "time": {"type": "string", "x-link": "vocabulary.times"},
            "when": {"type": "array", "items": {"x-says": "conditions"}},
            "choose": {
                "type": "object",
                "additionalProperties": {
                    "type": "object",
                    "x-says": "frames.pick",
                    "properties": {
                        "who": {"type": "string", "x-link": "vocabulary.whom"},
                        "taste": {"type": "string", "x-link": "vocabulary.tastes"},
                    },
                },
            },
            "does": {"type": "array", "items": {"x-says": "verbs"}},
            "phrase": {"type": "string", "x-text": "rich"},
        },
    },
    "guest": {"type": "object", "properties": {"plural": {"type": "string"}}},
}

GUESTS = "[{id: duke}, {id: goose, plural: Geese}]"


def catalog(dishes: str, vocabularies: str = VOCABULARIES) -> Catalog:
    """The catalogue with the dishes of a YAML list."""
    forms = {
        "game": read("game.yaml", GAME),
        "vocabularies": read("vocabularies.yaml", vocabularies),
        "parameters": read("parameters.yaml", "pinch: {value: 7}"),
    }
    game, problems = build_game("garden", forms, [], SCHEMAS)
    assert (game is not None, problems) == (True, [])
    assert game is not None
    content = [read("dishes.yaml", dishes), read("guests.yaml", GUESTS)]
    found, problems = resolve_entries(game, content)
    assert problems == []
    return found


def dish(text: str) -> tuple[Catalog, Entry]:
    """A catalogue with one dish, written as a mapping without its id."""
    found = catalog(f"id: soup\n{text}")
    return found, found.entries["soup"]

"""The data of Primal Gambit, and a table with its cards, read by the tests themselves.

``gambit`` plays a round on the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

CARDS = Path(__file__).resolve().parents[2] / "cards/primal"
LANES = ("left-lane", "centre-lane", "right-lane")
OTHER = {"player": "opponent", "opponent": "player"}

Slot = tuple[int, str]


def entries(pattern: str) -> dict[str, Any]:
    """The entries of some files by id; a file holds one or a list."""
    found: dict[str, Any] = {}
    for file in sorted(CARDS.glob(pattern)):
        data = YAML(typ="safe").load(file)
        for entry in data if isinstance(data, list) else [data]:
            found[entry["id"]] = entry
    return found


CREATURES = entries("creatures/*.yaml") | entries("tokens/*.yaml")
POWERS = entries("powers/*.yaml")
PARAMETERS = YAML(typ="safe").load(CARDS / "parameters.yaml")
BEATS = {m["element"]: m["beats"] for m in entries("battles/matchups.yaml").values()}
MARKS = {"guard": -2, "war": 3}


@dataclass
class Card:
    """A card in play with its current values."""

    id: str
    element: str
    risk: int
    power: str | None
    state: str = "ready"


@dataclass
class Table:
    """What lies where in the middle of a round."""

    cards: dict[Slot, Card]
    carried: dict[Slot, int]
    marks: dict[Slot, int]
    hp: dict[str, int]
    danger: Slot
    first: str
    hands: dict[str, list[str]]
    chosen: Slot | None = field(default=None)

    def total(self, slot: Slot) -> int:
        """What the slot counts, never less than nothing."""
        marks = self.carried.get(slot, 0) + self.marks.get(slot, 0)
        return max(0, self.cards[slot].risk + marks)

    @property
    def over(self) -> bool:
        return min(self.hp.values()) <= 0


def fresh(ident: str) -> Card:
    form = CREATURES[ident]
    return Card(ident, form["element"], form["risk"], form.get("power"))


def begun(puzzle: Mapping[str, Any]) -> Table:
    """The table as a puzzle lays it out."""
    table = Table({}, {}, {}, dict(puzzle["hp"]), (1, "player"), puzzle["opener"], {})
    table.danger = (LANES.index(puzzle["danger"]["lane"]), puzzle["danger"]["at"])
    table.hands = {
        "player": list(puzzle["hand"]),
        "opponent": list(puzzle["rival_hand"]),
    }
    for place in puzzle["board"]:
        for seat in OTHER.keys() & place.keys():
            slot, lying = (LANES.index(place["lane"]), seat), place[seat]
            card = table.cards[slot] = fresh(lying["card"])
            card.state = lying.get("power", "ready")
            table.carried[slot] = lying.get("carried", 0)
            table.marks[slot] = sum(MARKS[mark] for mark in lying.get("marks", ()))
    return table


def opposite(slot: Slot) -> Slot:
    return (slot[0], OTHER[slot[1]])


def neighbours(table: Table, slot: Slot) -> list[Slot]:
    beside = [(slot[0] - 1, slot[1]), (slot[0] + 1, slot[1])]
    return [each for each in beside if each in table.cards]

"""The figures of Primal Gambit's data, counted by another reader than the tool's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.acceptance.gambit_table import PARAMETERS, POWERS, entries

CREATURES = entries("creatures/*.yaml")
DECKS = {i: d for i, d in entries("decks/*.yaml").items() if "cards" in d}
FIGHTS = entries("fights/*.yaml")
ROAD = entries("campaigns/the-*.yaml")["the-long-road"]
# As the source has them; a name alone says nothing of the rest.
GIVEN: dict[str, dict[str, Any]] = {
    "rift-sorceress": {"element": "water", "risk": 9},
    "void-kraken": {"element": "water", "risk": 8},
    "tide-warrior": {"risk": 4},
    "thorn-warden": {"power": "guard-mark"},
    "leaf-serpent": {"power": "war-mark"},
    "moon-leaper": {"power": "maneuver"},
    "ember-sprite": {},
}


def test_the_collection_is_as_large_and_even_as_the_brief_asks() -> None:
    elements = Counter(creature["element"] for creature in CREATURES.values())
    assert len(CREATURES) == 52
    assert elements == {"fire": 16, "water": 15, "earth": 14, "dust": 7}
    assert len(POWERS) == 39
    assert Counter(power["timing"] for power in POWERS.values()) == {
        "passive": 6,
        "instant": 3,
        "manual": 30,
    }


def test_the_creatures_of_the_source_are_as_given() -> None:
    for ident, given in GIVEN.items():
        assert given.items() <= CREATURES[ident].items(), ident


def test_no_two_creatures_say_or_look_the_same() -> None:
    assert len({c["flavour"] for c in CREATURES.values()}) == len(CREATURES)
    looks = {(c["element"], c["mask"]["visage"]) for c in CREATURES.values()}
    assert len(looks) == len(CREATURES)


def strength(cards: dict[str, int]) -> int:
    """What all powers are worth, less all Risk."""
    return sum(copies * worth(CREATURES[ident]) for ident, copies in cards.items())


def worth(creature: dict[str, Any]) -> int:
    power = creature.get("power")
    return (POWERS[power]["worth"] if power else 0) - int(creature["risk"])


def test_decks_are_legal_and_as_strong_as_they_say() -> None:
    assert len(DECKS) >= 4
    for ident, deck in DECKS.items():
        assert sum(deck["cards"].values()) == 25, ident
        assert max(deck["cards"].values()) <= 3, ident
        assert strength(deck["cards"]) == deck["strength"], ident


def test_the_road_rises_over_twenty_fights() -> None:
    met = [FIGHTS[ident] for ident in ROAD["fights"]]
    assert [fight["number"] for fight in met] == list(range(1, 21))
    assert len(FIGHTS) == 20
    strengths = [DECKS[fight["opponent"]]["strength"] for fight in met]
    assert strengths == sorted(strengths)
    rewards = [ident for fight in met for ident in fight["rewards"]]
    assert len(rewards) == len(set(rewards)) == 40
    assert all("power" in CREATURES[ident] for ident in rewards)


def test_the_first_deck_comes_from_the_starter_collection() -> None:
    first = DECKS[ROAD["deck"]]["cards"]
    assert sum(first.values()) == 25
    assert all(ROAD["collection"].get(i, 0) >= copies for i, copies in first.items())
    assert PARAMETERS["lives"]["value"] == 3


def risks() -> Iterator[int]:
    yield from (creature["risk"] for creature in CREATURES.values())


def test_risk_runs_from_nothing_to_twelve_with_most_in_the_middle() -> None:
    curve = Counter(risks())
    assert sorted(curve) == list(range(13))
    assert max(curve, key=lambda risk: curve[risk]) in (4, 5)
    assert 4 <= sum(risks()) / len(CREATURES) <= 6

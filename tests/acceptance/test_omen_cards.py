"""The cards of Omen, as its bundle has them, against its draft."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.acceptance.omen import bundle_of, copy, of_kind

# Copies, omen cost, arrow, then what it does: A Attack, H Hazard, S Summon, C Curse,
# T Story (moves the tale). Two pairs of the Hollow Bells have exchanged arrows.
DRAFT = """
grasping-arm 3 2 bottom A Deal 2 damage.
hull-breaker 2 3 top A Deal 3 damage. / H Deal 1 damage to each player.
rising-brood 2 2 top S Create 1 Lesser Tentacle.
countless-arms 1 X bottom S Create X Lesser Tentacles.
ink-cloud 2 1 bottom C Add 2 omen. / H The first player exhausts 1 card.
undertow 2 2 top H Each player discards 1 card. / A Deal 2 damage.
salt-rot 2 1 top C Each player loses 1 gold.
squall-line 2 1 bottom H Deal 1 damage to each player.
cold-current 2 2 top C Add 1 omen. / S Create 1 Lesser Tentacle.
snapped-mast 2 2 bottom H Deal 2 damage. / C Town actions cost 1 more gold until the end of next round.
drag-below 2 4 bottom A Deal 1 damage for each Tentacle. / H Heal 2 on each Tentacle.
howling-gale 3 2 top H Deal 2 damage to each player. / C Add 3 omen.
the-eye-opens 1 3 bottom T Add 1 omen.
swallow 2 4 top A Deal 5 damage.
hands-on-the-ladder 1 2 top S Create 1 Drowned.
boarding-dead 1 3 bottom A Deal 1 damage for each Drowned.
lure-light 1 1 bottom C Add 1 omen. / S Create 1 Drowned.
choir-in-the-silt 1 2 top H Each player discards 1 card. / C Each player loses 1 gold.
crushing-depth 1 1 top H Each player exhausts 1 card.
spoiled-stores 1 2 bottom C Heal effects heal 1 less until the end of next round. / H Deal 2 damage.
the-old-crew 1 X top S Create X Drowned.
no-floor-here 1 4 bottom H Deal 3 damage. / A Deal 2 damage to each player.
crow-weather 1 1 top S Create 1 Stormcrow.
forked-light 1 3 bottom A Deal 3 damage. / H Deal 1 damage to each player and each Minion.
rain-of-scales 1 2 bottom H The first player exhausts 2 cards.
static 1 1 top C Add 1 omen for each Stormcrow. / C The first player loses 1 gold.
falling-star 1 5 bottom A Deal 4 damage. Create 1 Stormcrow.
wrong-dawn 1 2 top C Add 2 omen. / H Reveal 1 more card.
downdraught 1 2 bottom H Each player discards 1 card. / A Deal 2 damage.
roosting-season 1 3 top S Create 2 Stormcrows.
first-bell 1 1 bottom C Add 1 omen.
ringers-on-the-road 1 2 top S Create 1 Bell-Ringer.
answering-toll 1 2 top S Create 1 Bell-Ringer. / H Deal 1 damage to each player.
deaf-hours 1 2 bottom C Each player loses 1 gold. / H Each player exhausts 1 card.
rope-of-hair 1 3 bottom A Deal 3 damage.
procession 1 X top S Create X Bell-Ringers.
thirteenth-stroke 1 3 top C Add 1 omen for each Bell-Ringer. / A Deal 2 damage to each player.
cracked-bronze 1 1 bottom H Deal 1 damage to each Minion. / H Deal 2 damage.
night-cough 3 1 top H Deal 1 damage to each player.
spreading-stain 2 2 bottom S Create 1 Outbreak.
carrier-at-the-gate 3 2 top S Create 1 Carrier.
sealed-doors 2 2 bottom C Town actions cost 1 more gold until the end of next round. / H Each player discards 1 card.
false-cure 2 1 top C Each player loses 1 gold. / H Heal 1 on each Carrier.
fever-dream 2 3 bottom C Add 3 omen. / A Deal 3 damage.
mob 2 3 top A Deal 3 damage. / H Each player exhausts 1 card.
ash-wind 3 1 bottom C Add 1 omen.
everywhere-at-once 1 X top S Create X Carriers.
mass-grave 2 4 bottom A Deal 1 damage for each Outbreak. / C Add 3 omen.
physicians-ledger 1 2 top T Add 1 omen.
"""  # noqa: E501

# Printed copies, role, health (0: none), and what it does.
BOARDS = {
    "kraken": (1, "entity", 0),
    "great-tentacle": (3, "minion", 4),
    "lesser-tentacle": (10, "minion", 2),
    "locked-harbour": (1, "effect", 0),
    "staring-eye": (1, "weak-point", 8),
    "the-maw": (1, "objective", 12),
    "drowned": (8, "minion", 3),
    "stormcrow": (6, "minion", 2),
    "bell-ringer": (6, "minion", 2),
    "outbreak": (6, "objective", 4),
    "carrier": (8, "minion", 2),
    "quarantine": (1, "effect", 0),
}
BEATS = {
    "under-the-keel": "2 Great Tentacles are destroyed",
    "a-light-below": "The Eye Opens resolves",
    "strike-the-eye": "Staring Eye is destroyed",
    "cut-it-loose": "The Maw is destroyed",
    "first-coughs": "2 Outbreaks are destroyed",
    "closed-gates": "4 Carriers are destroyed",
    "the-ledger": "Physician\u2019s Ledger resolves",
    "last-lamps": "a round ends with no Outbreak on the board",
}
EXAMPLES = {
    "ward": "When an Attack would resolve: Prevent up to 3 damage.",
    "lookout": "When a Summon is revealed: Remove 1 omen.",
    "purge": "When a Curse would resolve: Cancel it. Add 1 omen.",
    "harpoon": "Deal 2 damage to a Tentacle, or 3 if it was created this round.",
}
ABILITIES = {
    "ysolde": "Exhaust, add 1 omen: Flip 1 arrow.",
    "brother-cask": (
        "Once a round, when a Curse would resolve, pay 1 gold: Cancel it. Add 1 omen."
    ),
    "marrow": "When one of your cards destroys a board card: Draw 1 card.",
    "odalys": "The first shop card that you buy each round costs 1 gold less.",
}
STATS = {
    "ysolde": (9, 5, 2),
    "brother-cask": (10, 5, 2),
    "marrow": (12, 4, 2),
    "odalys": (8, 5, 3),
}
TYPES = {"attack": "A", "hazard": "H", "summon": "S", "curse": "C", "story": "T"}
SIDES = ("whole", "top", "bottom")


pytestmark = pytest.mark.xdist_group("omen")


@pytest.fixture(scope="module")
def entries(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    made = bundle_of(copy(tmp_path_factory.mktemp("omen")))
    return {entry["id"]: entry for entry in made["entries"]}


def said(entry: dict[str, Any], path: str) -> str:
    text: str = entry["texts"][path]["plain"]
    return text


def row(entry: dict[str, Any]) -> str:
    """An entity card in the form of the draft."""
    fields = entry["fields"]
    sides = [
        f"{TYPES[fields[side]['type']]} {said(entry, side)}"
        for side in SIDES
        if side in fields
    ]
    head = [entry["id"], entry["copies"], fields["omen"], fields["arrow"]]
    return f"{' '.join(map(str, head))} {' / '.join(sides)}"


def test_entity_cards_say_what_the_draft_says(entries: dict[str, Any]) -> None:
    found = sorted(row(entry) for entry in of_kind(entries, "entity").values())
    assert found == sorted(DRAFT.strip().splitlines())


def test_board_cards_are_those_of_the_draft(entries: dict[str, Any]) -> None:
    found = {
        i: (entry["copies"], entry["fields"]["role"], entry["fields"].get("health", 0))
        for i, entry in of_kind(entries, "board").items()
    }
    assert found == BOARDS


def test_beats_wait_for_what_the_draft_says(entries: dict[str, Any]) -> None:
    found = {i: said(entry, "trigger") for i, entry in of_kind(entries, "beat").items()}
    assert found == BEATS


def test_a_beat_tells_all_that_it_does(entries: dict[str, Any]) -> None:
    assert said(entries["under-the-keel"], "effects") == (
        "Shuffle 3 copies of Howling Gale into the entity deck. Shuffle The Eye Opens"
        " into the top 12 cards of the entity deck. Create 2 Lesser Tentacles."
        " Raise Dread by 1."
    )
    assert said(entries["closed-gates"], "effects") == (
        "Remove Quarantine. Shuffle Physician\u2019s Ledger into the top 10 cards of"
        " the entity deck. Raise Dread by 1."
    )


def test_the_examples_of_the_source_are_there(entries: dict[str, Any]) -> None:
    for ident, text in EXAMPLES.items():
        assert said(entries[ident], ".") == text, ident


def test_characters_are_those_of_the_draft(entries: dict[str, Any]) -> None:
    found = of_kind(entries, "character")
    assert {i: said(entry, "abilities.0") for i, entry in found.items()} == ABILITIES
    names = ("health", "hand_size", "gold")
    stats = {i: tuple(e["fields"][n] for n in names) for i, e in found.items()}
    assert stats == STATS
    sizes = {
        tuple(sum(entry["fields"][pile].values()) for pile in ("deck", "shop"))
        for entry in found.values()
    }
    assert sizes == {(15, 6)}


def test_every_player_card_is_in_some_deck_or_shop(entries: dict[str, Any]) -> None:
    used: Counter[str] = Counter()
    for entry in of_kind(entries, "character").values():
        used.update(entry["fields"]["deck"])
        used.update(entry["fields"]["shop"])
    assert set(used) == set(of_kind(entries, "player"))


def test_what_is_to_be_tuned_is_marked(entries: dict[str, Any]) -> None:
    """Each number that the draft calls a stand-in has a note."""
    wanted = {
        "entity": ("omen", "arrow", *SIDES),
        "board": ("health", "moments", "standing"),
        "beat": ("trigger", "effects"),
        "player": ("gold", "omen", "effects"),
        "item": ("effects", "copies"),
        "character": ("health", "hand_size", "gold", "abilities", "deck", "shop"),
        "scenario": ("dread.effects", "modules.required", "setup"),
    }
    bare = [
        f"{entry['id']}: {field}"
        for entry in entries.values()
        for field in wanted.get(entry["kind"], ())
        if "." in field or field == "copies" or field in entry["fields"]
        if not entry["placeholders"].get(field)
    ]
    assert bare == []


def raised(tree: list[list[Any]]) -> list[str]:
    """The origins of the numbers that are marked as raised."""
    nodes = [node for paragraph in tree for node in paragraph if isinstance(node, dict)]
    return [node["origin"] for node in nodes if node.get("strength")]


def test_empowered_raises_the_first_number_of_each_half(
    entries: dict[str, Any],
) -> None:
    wrong = []
    for ident, entry in of_kind(entries, "entity").items():
        fields = entry["fields"]
        for side in SIDES:
            if side not in fields or fields["omen"] == "X":
                continue
            first = fields[side]["effects"][0]
            name = "amount" if "amount" in first else "change"
            due = [] if first["do"] == "modify" else [f"{side}.effects.0.{name}"]
            if raised(entry["texts"][side]["tree"]) != due:
                wrong.append((ident, side))
    assert wrong == []
    steady = [i for i, e in of_kind(entries, "entity").items() if is_steady(e)]
    assert sorted(steady) == ["sealed-doors", "snapped-mast", "spoiled-stores"]


def is_steady(entry: dict[str, Any]) -> bool:
    return any(entry["fields"].get(side, {}).get("steady") for side in SIDES)

"""The cards and decks of Project Unicorn, read by another reader, against its draft."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from tests.acceptance.workspace import copy_own, run

ROOT = Path(__file__).resolve().parents[2]
CARDS = ROOT / "cards/unicorn"

# How many Core cards there are of each cost, from 0 up.
CURVE = {"assets": (1, 5, 6, 6, 4, 3, 2, 2, 1), "actions": (2, 4, 5, 3, 2, 1, 1)}

# Assets and Actions of the four decks.
DECKS = {
    "lean-start": (23, 17),
    "night-yard": (22, 18),
    "fully-covered": (23, 17),
    "thread-and-rail": (23, 17),
}

# What the rules leave open, with what holds for now.
SWITCHES = {
    "first_cap": 1,
    "opening_hand": 5,
    "second_player_extra": 1,
    "hand_limit": 8,
    "runway_max": 20,
    "promotion": "hot-swap",
    "deploy_when_live_empty": "choice",
    "damage_stays": True,
    "loss_check": "at-once",
    "empty_backlog_loses": "sync",
    "enterprise": "label",
}

TERMS = [
    "Runway",
    "Cycles",
    "Backlog",
    "Deprecated",
    "Live Slot",
    "Staging Slot",
    "Output",
    "Integrity",
    "Hot-Swap",
    "Deploy",
    "Sync",
    "Refresh",
    "Scale",
    "Fetch",
    "Execute",
    "Cleanup",
    "Liquidation",
    "Sunset",
    "User",
    "Founder",
]

# What cards say, one of each form.
SAID = {
    "actuary": "At your Cleanup, if your Live Asset has Premium, Roadmap 1.",
    "acquihire-squad": "Launch: Put an Asset of cost 2 or less from your Deprecated "
    "into one of your empty Staging Slots.",
    "all-hands-meeting": "Fetch 2. You cannot Hot-Swap this turn.",
    "bootstrapped-rig": "This Asset costs 1 less while your Runway is 10 or less.",
    "bridge-loan": "Gain 2 Cycles this turn. / Debt 2.",
    "cease-and-desist": "Deal 4 damage to the opposing Live Asset. / "
    "If that Deprecates it, the opponent loses 2 Runway.",
    "chaos-engineer": "Go-Live: Deal 1 damage to each other Asset on both boards.",
    "chilled-consist": "Load. / Deliver: Patch 1 on each of your Assets.",
    "compliance-officer": "Support: The opponent\u2019s Actions cost 1 more.",
    "consolidated-shipment": "Move all your Cargo onto one of your Assets; "
    "this may exceed 3. Fetch 1.",
    "controlled-write-off": "Deprecate one of your Assets. For each Premium it had, "
    "deal 2 damage to the opposing Live Asset.",
    "data-wrangler": "Launch: You may discard 1 card. If you do, Fetch 2.",
    "denial-of-service": "The opponent loses 1 Runway. They take Debt 2.",
    "feature-flag": "Swap your Live Asset with a staged one; this is not your "
    "Hot-Swap. The new Live Asset has +2 Output this turn.",
    "forced-migration": "The opponent swaps their Live Asset with a staged one "
    "that you choose.",
    "hostile-recruiter": "Launch: Return an opposing staged Asset of cost 2 or less "
    "to its owner\u2019s hand.",
    "initial-offering": "The opponent loses 2 Runway for each Asset on your board.",
    "monolith": "No Hot-Swap can move this Asset.",
    "pattern-cutter": "Support: At your Cleanup, Reweave 1 — Raise 1.",
    "platform-team": "Support: Your Live Asset has +1 Output and Hardened 1.",
    "poach-talent": "Look at the opponent\u2019s hand. Put an Action from it at the "
    "bottom of their Backlog.",
    "refactoring-pair": "Launch: Remove all your Debt.",
    "right-of-way": "Your Live Asset has Leak 1 this turn for each Cargo on your "
    "staged Assets.",
    "rollback": "Return your Live Asset to your hand. Gain 1 Cycle this turn.",
    "rug-pull": "Deprecate the opposing Live Asset. Its owner Fetches 2.",
    "safety-inspector": "Support: Your Live Asset has Hardened 1 while it has Premium.",
    "seed-round": "Raise 3. / If your Runway is 10 or less, Raise 5 instead.",
    "serial-entrepreneur": "Exit: Put this Asset on top of your Backlog instead of "
    "into Deprecated.",
    "series-b": "Your Cycle cap rises by 2, to at most 10. Fetch 1.",
    "small-print": "Move all Premium from one of your Assets to another.",
    "take-back-scheme": "Reweave 5 — Raise 1. Then Fetch 1.",
    "the-endless-coat": "Exit: Reweave 3 — The opponent loses 1 Runway. "
    "Then put this Asset at the bottom of your Backlog.",
    "timetable-change": "Put 2 Cargo on one of your staged Assets with Load "
    "(at most 3).",
    "unpaid-intern": "Exit: You lose 1 Runway.",
    "user-interview": "Roadmap 3. Then Fetch 1.",
    "zero-downtime-fleet": "Pivot: Remove all damage from this Asset.",
}


def read(file: str) -> Any:
    return YAML(typ="safe").load(CARDS / file)


@pytest.fixture(scope="module")
def entries(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The entries of the bundle by id."""
    root = copy_own(tmp_path_factory.mktemp("unicorn"), "unicorn")
    assert run(root, "export", "unicorn", "--to", "bundle").code == 0
    bundle = root / "build/unicorn/export/bundle/bundle.json"
    data: dict[str, Any] = json.loads(bundle.read_bytes())
    return {entry["id"]: entry for entry in data["entries"]}


def said(entry: dict[str, Any]) -> str:
    """The abilities of a card as it prints them, with plain blanks."""
    texts = entry["texts"].items()
    lines = [text["plain"] for path, text in texts if path.startswith("abilities.")]
    return " / ".join(lines).replace("\u00a0", " ")


@pytest.mark.parametrize("sort", CURVE)
def test_the_core_set_has_its_curve(sort: str) -> None:
    costs = Counter(card["cycles"] for card in read(f"core/{sort}.yaml"))
    assert tuple(costs[cost] for cost in range(len(CURVE[sort]))) == CURVE[sort]
    assert costs.total() == sum(CURVE[sort])


def test_four_core_cards_are_legendary() -> None:
    cards = [*read("core/assets.yaml"), *read("core/actions.yaml")]
    assert [c["id"] for c in cards if c["rarity"] == "legendary"] == [
        *("zero-downtime-fleet", "singularity-lab", "the-unicorn"),
        "initial-offering",
    ]


@pytest.mark.parametrize(
    "partner", ["ostravane-freight", "plinthorpe-mutual", "brackenloom"]
)
def test_a_partner_has_a_set_with_mechanics_of_its_own(partner: str) -> None:
    data = read(f"partnerships/{partner}.yaml")
    kinds = Counter(card["kind"] for card in data["cards"])
    assert kinds == {"asset": 5, "action": 3}
    rarities = Counter(card["rarity"] for card in data["cards"])
    assert rarities["legendary"] == 1
    words = json.dumps(data["cards"])
    assert [m["id"] for m in data["mechanics"] if f'"{m["id"]}"' not in words] == []


def test_cards_say_what_the_draft_says(entries: dict[str, Any]) -> None:
    assert {ident: said(entries[ident]) for ident in SAID} == SAID


def test_no_two_cards_are_alike(entries: dict[str, Any]) -> None:
    cards = [e for e in entries.values() if e["kind"] in ("asset", "action")]
    assert len(cards) == 48 + 24
    tales = Counter(card["fields"]["flavour"] for card in cards)
    assert [tale for tale, times in tales.items() if times > 1] == []
    figures = ("cycles", "output", "integrity")
    same = Counter(
        (said(card), *(card["fields"].get(figure) for figure in figures))
        for card in cards
    )
    assert [card for card, times in same.items() if times > 1] == []


def test_every_figure_of_a_card_is_a_placeholder(entries: dict[str, Any]) -> None:
    figures = {"cycles", "output", "integrity", "abilities"}
    cards = [e for e in entries.values() if e["kind"] in ("asset", "action")]
    open_ = {
        card["id"]: figures & card["fields"].keys() - card["placeholders"].keys()
        for card in cards
    }
    assert {ident: left for ident, left in open_.items() if left} == {}


def test_every_keyword_has_its_reminder() -> None:
    lists = read("vocabularies.yaml")["vocabularies"]
    glossary = read("glossary.yaml")
    words = [*lists["keywords"], *lists["triggers"]]
    assert len(words) == 12
    assert [w for w in words if w.replace("-", "_") not in glossary] == []
    numbered = [w for w in lists["keywords"] if " N " in glossary[w]["text"]]
    assert numbered == ["hardened", "surge", "leak", "burn", "debt", "roadmap"]


def test_what_is_open_is_a_switch_and_marked() -> None:
    known = read("parameters.yaml")
    assert {name: known[name]["value"] for name in SWITCHES} == SWITCHES
    assert [name for name in SWITCHES if not known[name].get("placeholder")] == []
    rulings = [name for name in SWITCHES if not isinstance(SWITCHES[name], int)]
    alone = [name for name in rulings if len(known[name].get("choices", ())) < 2]
    assert (len(rulings), alone) == (5, [])
    assert len(known["damage_stays"]["choices"]) == 2


def test_every_term_of_the_rules_is_explained() -> None:
    names = {term["name"] for term in read("glossary.yaml").values()}
    assert [term for term in TERMS if term not in names] == []


@pytest.mark.parametrize("ident", DECKS)
def test_a_deck_is_forty_cards(ident: str) -> None:
    kinds = {card["id"]: "asset" for card in read("core/assets.yaml")}
    kinds |= {card["id"]: "action" for card in read("core/actions.yaml")}
    for file in (CARDS / "partnerships").glob("*.yaml"):
        cards = read(f"partnerships/{file.name}")["cards"]
        kinds |= {card["id"]: card["kind"] for card in cards}
    counted: Counter[str] = Counter()
    for card, copies in read(f"decks/{ident}.yaml")["cards"].items():
        counted[kinds[card]] += copies
    assert (counted["asset"], counted["action"]) == DECKS[ident]
    assert sum(DECKS[ident]) == 40

"""Fifteen lines from a blueprint of Project Unicorn are a whole branded set."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.acceptance.workspace import copy_own, edit, problems, run

SHOP = """\
id: marrowby
from:
  blueprint: loyalty
  company: Marrowby
  trade: Coffee by the canal
  website: https://marrowby.example
  primary: "#3B2A24"
  secondary: "#F5EBDD"
  accent: "#D9773C"
  logo: art/marrowby.svg
  staff: Barista
  venue: Espresso Bar
  ware: Flat White
  mechanic: Regulars
  amount: 2
"""
PLANT = """\
id: hexholm
from:
  blueprint: supplier
  company: Hexholm
  trade: Fasteners
  website: https://hexholm.example
  primary: "#1F3D4D"
  secondary: "#ECEFF1"
  accent: "#E0B040"
  logo: art/marrowby.svg
  staff: Toolmaker
  venue: Foundry
  ware: Hex Bolt
  mechanic: Handover
  invoice: 2
"""
LOGO = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">'
    '<path d="M1 1h6v6z"/></svg>'
)
OURS = "cards/unicorn/partnerships/marrowby.yaml"
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """The workspace of the game alone, with a logo more."""
    copy_own(tmp_path, "unicorn")
    (tmp_path / "cards/unicorn/art/marrowby.svg").write_text(LOGO, encoding="utf-8")
    return tmp_path


def add(root: Path, text: str, name: str = "marrowby") -> None:
    path = root / f"cards/unicorn/partnerships/{name}.yaml"
    path.write_text(text, encoding="utf-8")


def test_fifteen_lines_are_a_set_that_has_no_problem(root: Path) -> None:
    assert len(SHOP.splitlines()) == len(PLANT.splitlines()) == 15
    add(root, SHOP)
    add(root, PLANT, "hexholm")
    told = run(root, "check", "--strict")
    assert told.out.splitlines()[-1] == "0 errors, 0 warnings, 0 advice"
    assert told.code == 0
    # Ten cards, a mechanic and the partnership itself, twice.
    before = run(ROOT, "check", "--no-layout", "unicorn").out.split()[1]
    assert int(told.out.split()[1]) == int(before) + 2 * 12


def test_a_set_is_built_from_its_lines(root: Path) -> None:
    add(root, SHOP)
    built = run(root, "build", "unicorn", "--only", "images")
    assert built.code == 0
    images = root / "build/unicorn/images"
    found = [p for p in images.glob("*/marrowby-*.png") if ".back" not in p.name]
    assert sorted(p.parent.name for p in found) == ["action"] * 3 + ["asset"] * 7


@pytest.mark.parametrize("text", [SHOP, PLANT], ids=["loyalty", "supplier"])
def test_the_longest_words_that_slots_take_fit(root: Path, text: str) -> None:
    longest = {
        "company": "Ostrovane Transit",
        "trade": "Mowers, hand-built and hired",
        "staff": "Lawn Mechanics",
        "venue": "Workshop Annex",
        "ware": "Mower Cylinder",
        "mechanic": "Mown Out Front",
    }
    lines = text.splitlines()
    for number, line in enumerate(lines):
        name = line.strip().partition(":")[0]
        if name in longest and line.startswith("  "):
            lines[number] = f"  {name}: {longest[name]!r}"
    add(root, "\n".join(lines) + "\n")
    assert problems(root) == []


def test_each_card_stays_open(root: Path) -> None:
    add(
        root,
        SHOP
        + """\
legal: Marrowby is an invented company.
cards:
  - {id: new-hire, name: The New Girl, integrity: 2}
""",
    )
    assert problems(root) == []
    assert run(root, "export", "unicorn", "--to", "bundle").code == 0
    path = root / "build/unicorn/export/bundle/bundle.json"
    entries = {e["id"]: e for e in json.loads(path.read_bytes())["entries"]}
    hire = entries["marrowby-new-hire"]
    assert (hire["name"], hire["fields"]["integrity"], hire["fields"]["cycles"]) == (
        "The New Girl",
        2,
        1,
    )
    assert len(entries["marrowby"]["fields"]["cards"]) == 10
    assert entries["marrowby"]["fields"]["legal"] == "Marrowby is an invented company."


def test_slips_stand_at_the_value_or_once_at_the_blueprint(root: Path) -> None:
    add(root, SHOP.replace("amount: 2", "amount: 3").replace("#D9773C", "orange"))
    add(root, PLANT, "hexholm")
    other = {
        "hexholm": "pinholm",
        "Hex": "Pin",
        "Toolmaker": "Smith",
        "Found": "Forg",
        "Handover": "Swap",
    }
    text = PLANT
    for old, new in other.items():
        text = text.replace(old, new)
    add(root, text, "pinholm")
    edit(
        root, "cards/unicorn/blueprints/supplier.yaml", "integrity: 9", "integrity: 19"
    )
    found = [
        (p["code"], p["file"].removeprefix("cards/unicorn/"), p["line"], p["column"])
        for p in problems(root, "--no-layout")
    ]
    blueprint = (root / "cards/unicorn/blueprints/supplier.yaml").read_text("utf-8")
    line = blueprint[: blueprint.index("integrity: 19")].count("\n") + 1
    assert found == [
        ("rule-failed", "blueprints/supplier.yaml", line, 16),
        ("out-of-range", "partnerships/marrowby.yaml", 15, 11),
    ]
    edit(root, OURS, "amount: 3", "amount: 1")
    told = problems(root, "--no-layout")
    assert [(p["code"], p["file"], p["line"], p["column"]) for p in told[1:]] == [
        ("bad-pattern", OURS, 9, 11)
    ]

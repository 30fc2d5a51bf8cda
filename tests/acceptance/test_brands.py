"""Any brand on the cards of Project Unicorn, and names and texts that are long."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from jinja2 import Environment

from cardwright.compose.colours import colour_filters
from tests.acceptance.workspace import copy_own, edit, run
from tests.counts import EXAMPLES

ROOT = Path(__file__).resolve().parents[2]
PALETTE = "templates/unicorn/palette.xml"
PARTNERS = "cards/unicorn/partnerships"
LEAK = [{"keyword": "leak", "amount": 1}]

# One worker makes what all of these begin with.
pytestmark = pytest.mark.xdist_group("brands")

Brand = tuple[str, str, str]
"""Primary, secondary, accent."""


@pytest.fixture(scope="module")
def unicorn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game, with a back for each partner, checked once."""
    root = copy_own(tmp_path_factory.mktemp("unicorn"), "unicorn")
    shutil.rmtree(root / "cards/unicorn/cases")
    switch = "partner_backs:\n  value: "
    edit(root, "cards/unicorn/parameters.yaml", f"{switch}false", f"{switch}true")
    assert told(root) == []
    return root


def told(root: Path) -> list[str]:
    """Each error and warning of the game in a line."""
    done = run(root, "check", "unicorn", "--format", "json")
    assert done.err == ""
    found = json.loads(done.out)["problems"]
    return [
        f"{p['file']}:{p['line']} {p['code']}: {p['message']}"
        for p in found
        if p["level"] != "advice"
    ]


def card(kind: str, name: str, **fields: Any) -> dict[str, Any]:
    figures = {"output": 3, "integrity": 12} if kind == "asset" else {}
    return {
        "kind": kind,
        "id": re.sub(r"\W+", "-", name.lower()),
        "name": name,
        "cycles": 8,
        **figures,
        "rarity": "rare",
        "abilities": LEAK,
        "flavour": "Nobody asked, and all of them came.",
        **fields,
    }


def partner(number: int, brand: Brand, cards: list[dict[str, Any]]) -> dict[str, Any]:
    """A partnership; every second one has another logo for dark grounds."""
    logo = "art/brackenloom.svg"
    return {
        "id": f"maker-{number}",
        "company": f"Maker of Machines No. {number}",
        "trade": "Anything at all",
        "website": f"https://maker-{number}.example/all-that-we-make",
        "legal": f"Maker Number {number} is an invented company.",
        "brand": dict(zip(("primary", "secondary", "accent"), brand, strict=True)),
        "logo": logo,
        **({"logo_on_dark": logo} if number % 2 else {}),
        "mechanics": [{"id": f"making-{number}", "text": f"Make {number} more."}],
        "cards": cards,
    }


def write(root: Path, partners: list[dict[str, Any]]) -> None:
    """These partnerships, and none of those written before."""
    for old in (root / PARTNERS).glob("maker-*.yaml"):
        old.unlink()
    for one in partners:
        file = root / PARTNERS / f"{one['id']}.yaml"
        file.write_text(json.dumps(one), encoding="utf-8")


def branded(number: int, brand: Brand) -> dict[str, Any]:
    ability = [{"keyword": f"making-{number}"}]
    return partner(
        number,
        brand,
        [
            card("asset", f"Engine {number}", abilities=ability),
            card("asset", f"Crown {number}", rarity="legendary"),
            card("action", f"Order {number}", abilities=ability),
            card("action", f"Decree {number}", rarity="legendary"),
        ],
    )


COLOURS = st.integers(0, 0xFFFFFF).map(lambda number: f"#{number:06x}")
HOSTILE: list[Brand] = [
    ("#808080", "#808080", "#808080"),
    ("#ffff00", "#ffffff", "#ffff00"),
    ("#000000", "#000000", "#000000"),
    ("#ffffff", "#ffffff", "#ffffff"),
    ("#777777", "#1a1a1a", "#767676"),
    ("#ff0000", "#00ff00", "#0000ff"),
]


SURFACES = {
    "top": ("glow", "night", "deep"),
    "dim": ("glow", "night", "deep"),
    "a": ("deep",),
    "on": ("badge",),
    "ink": ("panel",),
    "soft": ("panel",),
    "key": ("panel",),
    "bar_ink": ("bar",),
    "deep": ("paper",),
}
"""What is printed in each ink of the palette, and on what."""


def light(colour: str) -> float:
    """WCAG's relative luminance, from its own definition."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@settings(max_examples=EXAMPLES * 5)
@given(COLOURS, COLOURS, COLOURS)
def test_each_ink_of_any_brand_has_the_contrast_of_wcag(
    primary: str, secondary: str, accent: str
) -> None:
    """The palette alone, so that many brands are tried; those of cards are below."""
    environment = Environment(autoescape=True)
    environment.filters.update({**colour_filters({}), "revision": str})
    palette = environment.from_string((ROOT / PALETTE).read_text(encoding="utf-8"))
    brand = {"primary": primary, "secondary": secondary, "accent": accent}
    made = palette.make_module({"owner": {"brand": brand, "logo": ""}})
    pal: dict[str, str] = vars(made)["pal"]
    weak = []
    for ink, grounds in SURFACES.items():
        for ground in grounds:
            low, high = sorted((light(pal[ink]), light(pal[ground])))
            if (high + 0.05) / (low + 0.05) < 4.5:
                weak.append(f"{ink} {pal[ink]} on {ground} {pal[ground]}")
    assert weak == []


@settings(max_examples=max(1, EXAMPLES // 20))
@given(brands=st.lists(st.tuples(COLOURS, COLOURS, COLOURS), min_size=4, max_size=4))
@example(brands=HOSTILE)
def test_any_brand_can_be_read(unicorn: Path, brands: list[Brand]) -> None:
    """Names, costs, texts, labels and codes on fronts, backs and proofs."""
    write(unicorn, [branded(number, brand) for number, brand in enumerate(brands)])
    assert told(unicorn) == []


# Three words of 28 letters, and abilities that print 46 words beside a reminder.
NAME = "Omnichannel Growth Marketing"
DEAL = {"do": "hit", "amount": 2, "on": "opposing-live"}
DRAIN = {"do": "drain", "amount": 2, "who": "opponent", "per": "own-board"}
BOOST = {"do": "boost", "stat": "output", "amount": 1, "on": "own-live"}
FIRST = [DEAL, DRAIN, {**BOOST, "lasts": "turn"}]
THEN = [
    {"do": "raise", "amount": 3},
    {"do": "patch", "amount": 1, "on": "each-own-asset"},
    {"do": "fetch", "amount": 2, "who": "its-owner"},
    {"do": "fetch", "amount": 1},
]
WORDS = """Launch: Deal 2 damage to the opposing Live Asset. The opponent loses 2 Runway
for each Asset on your board. Your Live Asset has +1 Output this turn. Exit: Raise 3.
Patch 1 on each of your Assets. Its owner Fetches 2. Fetch 1. Hardened 2."""


def long_cards(number: int) -> list[dict[str, Any]]:
    names = [NAME, NAME.replace("Growth", "Gadget"), NAME.replace("Growth", "Gamble")]
    if number:
        names = [name.replace("Marketing", "Manifesto") for name in names]
    asset = [
        {"trigger": "launch", "effects": FIRST},
        {"trigger": "exit", "effects": THEN},
        {"keyword": "hardened", "amount": 2},
    ]
    tags = ["near-duplicate"]
    return [
        card("asset", names[0], abilities=asset, tags=tags),
        card("asset", names[1], abilities=asset, rarity="legendary", tags=tags),
        card("action", names[2], abilities=[{"effects": FIRST + THEN}], tags=tags),
        card("action", f"Short {number}"),
    ]


def test_long_names_and_texts_fit_at_a_size_that_can_be_read(unicorn: Path) -> None:
    """At 7.5 pt or more, reminders (at 0.9 of their text) included."""
    assert (len(NAME), len(WORDS.split())) == (28, 46)
    write(unicorn, [partner(n, HOSTILE[n], long_cards(n)) for n in range(2)])
    assert told(unicorn) == []
    done = run(unicorn, "check", "unicorn", "--tight", "999", "--format", "json")
    sizes: dict[str, list[float]] = {"name": [], "abilities": []}
    for box in json.loads(done.out)["boxes"]:
        if box["entry"].startswith("omnichannel") and box["field"] in sizes:
            sizes[box["field"]].append(box["size"])
    assert [len(found) for found in sizes.values()] == [6, 6]
    assert min(sizes["name"]) >= 7.5
    assert min(sizes["abilities"]) * 0.9 >= 7.5
    file = unicorn / "cards.pdf"
    words = ("unicorn:maker-0", "--profile", "card", "-o", str(file))
    assert run(unicorn, "print", *words).code == 0
    document = pypdfium2.PdfDocument(file)
    said = " ".join(page.get_textpage().get_text_range() for page in document)
    document.close()
    read = re.sub(r"\W", "", said)
    parts = [re.sub(r"\W", "", part) for part in re.split(r"[:.]", WORDS)]
    assert [part for part in parts if part not in read] == []

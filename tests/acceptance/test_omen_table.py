"""What Omen prints for an evening: counts, backs, parameters, tokens for arrows."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from cardwright.model.drawing import Colour, Drawing, Fill, Outline, Stroke
from cardwright.pipeline.faces import Studio
from tests.acceptance.omen import (
    KRAKEN,
    LURKS,
    SKY,
    TWO,
    bundle_of,
    copy,
    of_kind,
    read,
    spread_out,
)
from tests.acceptance.test_arrows import flat
from tests.acceptance.test_arrows import omen as studio_of
from tests.acceptance.test_play_aids import printed
from tests.acceptance.workspace import edit

pytestmark = pytest.mark.xdist_group("omen")

CREW = ("ysolde", "brother-cask", "marrow", "odalys")
SALT = Colour(0xFA / 255, 0xF6 / 255, 0xEA / 255)


drawn = studio_of
"""The faces of the game as they are drawn, with the name of a fixture."""


@pytest.fixture(scope="module")
def omen(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy(tmp_path_factory.mktemp("omen"))


@pytest.fixture(scope="module")
def bundle(omen: Path) -> dict[str, Any]:
    return bundle_of(omen)


@pytest.fixture(scope="module")
def entries(bundle: dict[str, Any]) -> dict[str, Any]:
    return {entry["id"]: entry for entry in bundle["entries"]}


def counted(*crew: str) -> int:
    """How many cards and pieces an evening of the Kraken needs for some characters."""
    scenario, lurks, sky = read(KRAKEN), read(LURKS), read(SKY)
    chest = read("aids/chest")
    lists = [scenario["base_deck"], scenario["aside"], scenario["boards"]]
    lists += [part[key] for part in (lurks, sky) for key in ("cards", "boards")]
    held = sum(
        len(spread_out(cards)) for cards in [*lists, scenario["beats"], chest["goods"]]
    )
    folk = [each for each in read("characters/crew") if each["id"] in crew]
    piles = sum(
        n for each in folk for key in ("deck", "shop") for n in each[key].values()
    )
    sheets = 1 + 2 + 1 + len(folk)
    pieces = sum(pieces_for(len(folk)).values())
    return int(sheets + held + piles + pieces + len(chest["papers"]))


def pieces_for(players: int) -> dict[str, int]:
    """How many of each piece play.yaml asks for."""
    return {
        part["entry"]: eval(str(part["count"]), {"players": players})  # noqa: S307
        for part in read("play")["components"]
    }


def test_an_evening_prints_all_that_its_players_need(omen: Path) -> None:
    crew = ("--with", "ysolde", "--with", "marrow")
    told, _ = printed(omen, "omen:the-kraken", *TWO, *crew)
    assert told == f"{counted('ysolde', 'marrow')} cards"
    told, _ = printed(omen, "omen:the-kraken", *TWO)
    assert told == f"{counted(*CREW)} cards"


def test_all_characters_print_with_decks_and_shops(omen: Path) -> None:
    told, pages = printed(omen, "omen:characters")
    assert told == f"{4 * (1 + 15 + 6)} cards"
    contents = " ".join(pages[0].split())
    assert "84 player cards" in contents
    assert "4 characters" in contents


def test_pieces_follow_the_number_of_characters(omen: Path) -> None:
    two, four = pieces_for(2), pieces_for(4)
    assert (two["gold-coin"], four["gold-coin"]) == (8, 16)
    assert (two["watch-card"], four["watch-card"]) == (2, 4)
    crew = ("--with", "ysolde", "--with", "marrow")
    for players, chosen in ((2, crew), (4, ())):
        _, pages = printed(omen, "omen:the-kraken", *TWO, *chosen)
        told = " ".join(pages[0].split())
        wanted = pieces_for(players)
        assert f"{wanted['gold-coin']} gold" in told
        assert f"{wanted['flip-token']} flip tokens" in told
        assert f"{wanted['watch-card']} reference cards" in told


def test_each_sort_of_card_has_a_back_of_its_own(entries: dict[str, Any]) -> None:
    backs = {}
    for kind in ("entity", "beat", "board", "player", "town", "item", "character"):
        first = next(iter(of_kind(entries, kind).values()))
        backs[kind] = first["faces"]["back"]["digest"]
    assert len(set(backs.values())) == len(backs)


def test_one_parameter_changes_sheet_and_bundle(
    omen: Path, bundle: dict[str, Any], tmp_path: Path
) -> None:
    root = tmp_path / "omen"
    shutil.copytree(omen, root, ignore=shutil.ignore_patterns("build"))
    edit(
        root,
        "cards/omen/parameters.yaml",
        "start_omen: {value: 4",
        "start_omen: {value: 5",
    )
    before = {entry["id"]: entry for entry in bundle["entries"]}
    after = {entry["id"]: entry for entry in bundle_of(root)["entries"]}
    changed = {
        ident
        for ident, entry in before.items()
        if entry["faces"].get("front") != after[ident]["faces"].get("front")
    }
    assert changed == {"the-kraken", "the-ashen-year", "almanac-1"}
    assert after["the-kraken"]["fields"]["start_omen"] == 5


def halo(drawing: Drawing) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of the pale rim of the arrow, the widest it prints."""
    boxes = []
    for item in flat(drawing.items):
        if isinstance(item, Stroke) and item.paint == SALT and item.width == 2:
            xs = [x for segment in item.outline for x in segment[1::2]]
            ys = [y for segment in item.outline for y in segment[2::2]]
            boxes.append((min(xs) - 1, min(ys) - 1, max(xs) + 1, max(ys) + 1))
    (box,) = boxes
    return box


def test_a_flip_token_covers_the_arrow_that_it_turns(drawn: Studio) -> None:
    """Laid at the card's edge, level with the arrow, it hides all but nothing else."""
    size = drawn.catalog.game.kinds["flip"].size
    assert size is not None
    width, height = size.width, size.height
    assert (width, height) == (17, 21)
    for card in drawn.catalog.of_kind("entity"):
        face = drawn.face(card, "front")
        assert face is not None
        left, top, _, bottom = halo(face.drawing)
        level = 88.9 * (1 if card.fields["arrow"] == "top" else 3) / 4
        assert 63.5 - width <= left, card.id
        assert level - height / 2 <= top, card.id
        assert bottom <= level + height / 2, card.id


def test_a_flip_token_shows_the_opposite(entries: dict[str, Any]) -> None:
    fields = entries["flip-token"]["fields"]
    assert fields == {"for_top": "bottom", "for_bottom": "top"}
    faces = entries["flip-token"]["faces"]
    assert faces["front"]["digest"] != faces["back"]["digest"]


def spine(drawing: Drawing) -> list[Outline]:
    """What lies in the place of the set icon, on the strip that a fanned hand shows."""
    found = []
    for item in flat(drawing.items):
        if isinstance(item, Fill | Stroke):
            xs = [x for segment in item.outline for x in segment[1::2]]
            ys = [y for segment in item.outline for y in segment[2::2]]
            if min(xs) > 3 and max(xs) < 6.2 and min(ys) > 72 and max(ys) < 75.4:
                found.append(item.outline)
    return found


def test_a_fanned_hand_shows_the_set_icon_of_every_entity_card(drawn: Studio) -> None:
    """One sign for each scenario and module, within 8.2 mm of the left edge."""
    signs: dict[str, set[str]] = {}
    for card in drawn.catalog.of_kind("entity"):
        face = drawn.face(card, "front")
        assert face is not None
        assert card.owner is not None
        signs.setdefault(card.owner, set()).add(repr(spine(face.drawing)))
    assert {owner: len(found) for owner, found in signs.items()} == {
        "the-kraken": 1,
        "the-ashen-year": 1,
        "what-lurks-below": 1,
        "that-which-comes-from-the-sky": 1,
        "the-hollow-bells": 1,
    }
    every = [sign for found in signs.values() for sign in found]
    assert len(set(every)) == len(every)
    assert repr([]) not in every

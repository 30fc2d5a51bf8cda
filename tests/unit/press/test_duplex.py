from __future__ import annotations

from dataclasses import replace

import pytest

from cardwright.model.sheet import Turn
from cardwright.press.duplex import Mirror, behind, mirror_of, turned_behind
from cardwright.press.profile import Backs
from tests.unit.press.kit import A4, CARD

UPRIGHT, WIDE = (210.0, 297.0), (297.0, 210.0)


@pytest.mark.parametrize(
    ("backs", "paper", "mirror"),
    [
        ("long-edge", UPRIGHT, "across"),
        ("short-edge", UPRIGHT, "down"),
        ("long-edge", WIDE, "down"),
        ("short-edge", WIDE, "across"),
    ],
)
def test_paper_is_turned_about_its_edge(
    backs: Backs, paper: tuple[float, float], mirror: Mirror
) -> None:
    assert mirror_of(replace(A4, backs=backs), paper) == mirror


def test_a_fold_mirrors_across_itself() -> None:
    fold = replace(A4, backs="fold")
    assert mirror_of(fold, WIDE) == "across"
    assert mirror_of(replace(fold, fold="horizontal"), WIDE) == "down"


def test_pages_of_one_card_are_not_mirrored() -> None:
    assert mirror_of(replace(CARD, backs="long-edge"), WIDE) == "none"


@pytest.mark.parametrize(
    ("mirror", "box"),
    [
        ("across", (210 - 10 - 30, 20, 30, 40)),
        ("down", (10, 297 - 20 - 40, 30, 40)),
        ("none", (10, 20, 30, 40)),
    ],
)
def test_what_lies_behind(
    mirror: Mirror, box: tuple[float, float, float, float]
) -> None:
    assert behind((10, 20, 30, 40), UPRIGHT, mirror) == box


@pytest.mark.parametrize(
    ("mirror", "turns"),
    # A card with its head to the right has it to the left from behind.
    [
        ("across", {0: 0, 90: 270, 180: 180, 270: 90}),
        ("down", {0: 180, 90: 90, 180: 0, 270: 270}),
        ("none", {0: 0, 90: 90}),
    ],
)
def test_how_backs_stand(mirror: Mirror, turns: dict[Turn, Turn]) -> None:
    assert {turn: turned_behind(turn, mirror) for turn in turns} == turns

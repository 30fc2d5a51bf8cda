"""The arrows of Omen's cards: on the right edge, level with a half of the next card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from cardwright.base.cache import Cache
from cardwright.base.memo import Memo
from cardwright.load.workspace import open_workspace
from cardwright.model.drawing import Clip, Colour, Drawing, Fill, Group, Item
from cardwright.pipeline.faces import Studio, studio
from cardwright.pipeline.study import study

ROOT = Path(__file__).resolve().parents[2]
SIGNAL = Colour(0xD6 / 255, 0x31 / 255, 0x1C / 255)
LEVELS = {"top": 88.9 / 4, "bottom": 88.9 * 3 / 4}


@pytest.fixture(scope="module")
def omen(tmp_path_factory: pytest.TempPathFactory) -> Studio:
    memo = Memo(tmp_path_factory.mktemp("memo") / "inputs.json")
    space = open_workspace(ROOT, memo)
    (files,) = [game for game in space.games if game.slug == "omen"]
    cache = Cache(None)
    made = studio(space, study(space, files, cache), cache)
    assert made is not None
    return made


def flat(items: Sequence[Item]) -> Iterator[Item]:
    for item in items:
        yield item
        if isinstance(item, Group | Clip):
            yield from flat(item.items)


def heads(drawing: Drawing) -> list[tuple[float, float, float, float]]:
    """Left, top, right and bottom of each shape in the arrow's red, in mm."""
    found = []
    for item in flat(drawing.items):
        if isinstance(item, Fill) and item.paint == SIGNAL:
            xs = [x for segment in item.outline for x in segment[1::2]]
            ys = [y for segment in item.outline for y in segment[2::2]]
            found.append((min(xs), min(ys), max(xs), max(ys)))
    return found


def test_each_card_has_one_arrow_whose_tip_lies_at_the_centre_of_a_half(
    omen: Studio,
) -> None:
    cards = omen.catalog.of_kind("entity")
    assert len(cards) >= 30
    wrong = []
    for card in cards:
        face = omen.face(card, "front")
        assert face is not None
        ((_, top, right, bottom),) = heads(face.drawing)
        level = LEVELS[card.fields["arrow"]]
        middle = round((top + bottom) / 2, 3) == round(level, 3)
        if not (middle and 63.5 < right <= 63.5 + 3.175):
            wrong.append((card.id, top, right, bottom))
    assert wrong == []


def test_the_halves_of_a_split_card_meet_in_its_middle(omen: Studio) -> None:
    splits = [c for c in omen.catalog.of_kind("entity") if "top" in c.fields]
    assert len(splits) >= 15
    for card in splits:
        face = omen.face(card, "front")
        assert face is not None
        fields = list(fields_of(face.drawing))
        assert fields == [(-3.175, 44.45), (44.45, 92.075)], card.id


def fields_of(drawing: Drawing) -> Iterator[tuple[float, float]]:
    """Upper and lower edge of the first two shapes as wide as the whole card."""
    wide = 0
    for item in drawing.items:
        if isinstance(item, Fill) and wide < 2:
            xs = [x for segment in item.outline for x in segment[1::2]]
            ys = [y for segment in item.outline for y in segment[2::2]]
            if round(max(xs) - min(xs), 2) == 69.85:
                wide += 1
                yield round(min(ys), 3), round(max(ys), 3)

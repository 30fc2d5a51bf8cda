"""The arrows of Omen's cards: on the right edge, level with a half of the next card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from cardwright.base.cache import Cache
from cardwright.base.memo import Memo
from cardwright.compose.faces import Row
from cardwright.draw.png import raster
from cardwright.load.workspace import open_workspace
from cardwright.model.drawing import Clip, Colour, Drawing, Fill, Group, Item
from cardwright.model.entry import Entry
from cardwright.pipeline.faces import Studio
from cardwright.pipeline.studios import studio
from cardwright.pipeline.study import study
from cardwright.pipeline.workers import reader
from cardwright.press.strip import strip
from tests.acceptance.workspace import copy_own

pytestmark = pytest.mark.xdist_group("arrows")

ROOT = Path(__file__).resolve().parents[2]
SIGNAL = Colour(0xD6 / 255, 0x31 / 255, 0x1C / 255)
LEVELS = {"top": 88.9 / 4, "bottom": 88.9 * 3 / 4}


@pytest.fixture(scope="module")
def omen(tmp_path_factory: pytest.TempPathFactory) -> Studio:
    root = copy_own(tmp_path_factory.mktemp("omen"), "omen")
    space = open_workspace(root, Memo(None))
    (files,) = space.games
    cache = Cache(root / "build" / "cache")
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


DOTS = 300 / 25.4
"""Pixels to a mm."""


def laid(omen: Studio, cards: Sequence[Entry], *, in_row: bool) -> Image.Image:
    """Cards side by side; in a row each knows the one before it."""
    faces = []
    for index, card in enumerate(cards):
        row = Row(index, cards[index - 1] if index else None) if in_row else Row()
        face = omen.in_row(card, "front", row)
        assert face is not None
        faces.append(face)
    return raster(strip(faces), 300, reader(ROOT))


def level_of(image: Image.Image, x: float, colour: tuple[int, int, int]) -> float:
    """The middle (mm) of the longest run of a colour in the column of pixels at x."""
    column = [image.getpixel((round(x * DOTS), y)) for y in range(image.height)]
    runs: list[tuple[int, int]] = []
    start = None
    for y, pixel in enumerate([*column, None]):
        near = (
            isinstance(pixel, tuple) and max(map(abs, differences(pixel, colour))) < 40
        )
        if near and start is None:
            start = y
        elif not near and start is not None:
            runs.append((y - start, start))
            start = None
    length, top = max(runs)
    return (top + length / 2) / DOTS


def differences(one: tuple[float, ...], other: tuple[int, ...]) -> Iterator[float]:
    yield from (a - b for a, b in zip(one, other, strict=True))


RED, PARCHMENT = (0xD6, 0x31, 0x1C), (0xEF, 0xE5, 0xCF)
VEILED = 0.62
"""At least so much of its light a half in the dark has lost."""


def test_each_arrow_meets_the_notch_of_the_half_that_it_chooses(omen: Studio) -> None:
    """In a printed row, in mm: the red tip and the pale notch stand level."""
    cards = omen.catalog.of_kind("entity")
    splits = [card for card in cards if "top" in card.fields]
    whole = {card.fields["arrow"]: card for card in cards if "whole" in card.fields}
    assert set(whole) == {"top", "bottom"}
    assert len(splits) >= 15
    wrong = []
    for split in splits:
        row = [whole["top"], split, whole["bottom"], split, whole["top"]]
        image = laid(omen, row, in_row=False)
        for index in range(1, len(row)):
            level = LEVELS[row[index - 1].fields["arrow"]]
            tip = level_of(image, 63.5 * index - 0.2, RED)
            wrong += [(row[index - 1].id, tip)] if abs(tip - level) > 0.1 else []
        for index, level in ((1, LEVELS["top"]), (3, LEVELS["bottom"])):
            # Within the triangle of the notch, which begins at the cut.
            spot = round((63.5 * index + 0.6) * DOTS), round(level * DOTS)
            pixel = image.getpixel(spot)
            assert isinstance(pixel, tuple)
            far = max(map(abs, differences(pixel, PARCHMENT)))
            wrong += [(split.id, far)] if far > 30 else []
    assert wrong == []


def test_in_a_row_the_active_half_is_lit_and_the_other_dark(omen: Studio) -> None:
    cards = omen.catalog.of_kind("entity")
    splits = [card for card in cards if "top" in card.fields]
    plain, row = (laid(omen, splits, in_row=way) for way in (False, True))
    for index, card in enumerate(splits):
        arrow = splits[index - 1].fields["arrow"] if index else None
        # Within the halves, left of the arrow, which lies over both.
        left, right = 63.5 * index + 16, 63.5 * index + 44
        halves = {"top": (2.0, 40.0), "bottom": (48.5, 86.0)}
        for side, (top, bottom) in halves.items():
            box = tuple(round(mm * DOTS) for mm in (left, top, right, bottom))
            one, other = plain.crop(box), row.crop(box)  # type: ignore[arg-type]
            if arrow in (None, side):
                same = ImageChops.difference(one, other).getbbox() is None
                assert same, (card.id, side)
            else:
                light = [
                    ImageStat.Stat(part.convert("L")).stddev[0] for part in (one, other)
                ]
                assert light[1] < (1 - VEILED) * light[0], (card.id, side)

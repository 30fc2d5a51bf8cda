"""Drawings shared out among processes."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.drawing import Colour, Drawing, Fill, Outline
from cardwright.pipeline.face import Binder, pack
from cardwright.pipeline.workers import BATCH, batches, rasterise

HERE = Path()


def square(side: float, shade: float = 0.5) -> Drawing:
    outline: Outline = (("M", 0.0, 0.0), ("L", side, 0.0), ("L", side, side), ("Z",))
    fill = Fill(outline, Colour(shade, 0, 0))
    return Drawing(side, side, 0, (fill,), f"{side} {shade}")


@given(st.lists(st.sampled_from([12.0, 63.5, 88.0, 300.0]), max_size=60))
def test_batches_keep_all_in_order_and_each_within_its_area(sides: list[float]) -> None:
    binder = Binder()
    drawings = [binder.put(pack(square(side))) for side in sides]
    made = list(batches(drawings))
    assert [each for batch in made for each in batch] == drawings
    for batch in made:
        assert len(batch) == 1 or sum(each.area for each in batch) <= BATCH


def test_ten_poker_cards_with_their_bleed_are_one_batch() -> None:
    binder = Binder()
    cards = [
        binder.put(pack(Drawing(63.5, 88.9, 3.175, (), str(n)))) for n in range(30)
    ]
    assert [len(batch) for batch in batches(cards)] == [10, 10, 10]


@pytest.mark.parametrize("jobs", [2, 3])
def test_files_are_the_same_by_any_number_of_processes(jobs: int) -> None:
    binder = Binder()
    drawings = [binder.put(pack(square(80, n / 40))) for n in range(40)]
    alone = list(rasterise(drawings, HERE, 1))
    assert list(rasterise(drawings, HERE, jobs)) == alone
    assert len(set(alone)) == len(alone)

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.drawing import Box
from cardwright.typeset.text.block import Block, block
from cardwright.typeset.text.dressing import Base
from cardwright.typeset.text.flow import Flow, balanced, flow, top_of
from cardwright.typeset.text.frame import Frame
from cardwright.typeset.text.inline import Look
from tests.unit.typeset.kit import BLACK, FONTS, content, el

BASE = Base(FONTS, "mono", 400, False, BLACK, 0.0, "none", Look())  # noqa: FBT003
TOP = 0.73
"""The first baseline: capitals are so high. Descenders are 0.18 deep."""


def blocks(*texts: str) -> list[Block]:
    found = content(*(el("p", text) for text in texts))
    return [block(BASE, paragraph) for paragraph in found]


def poured(frame: Frame, *texts: str) -> Flow:
    return flow(blocks(*texts), frame, 1.0, TOP)


def frame(width: float, height: float, *around: Box, columns: int = 1) -> Frame:
    """In mm, of which an em here has one; lines are 1 apart."""
    return Frame(width, height, 9, 6, 1.0, 0.5, None, columns, 1.0, around)


def told(found: Flow) -> list[tuple[str, float, float]]:
    return [
        (" ".join(part.text for part in spot.line.segments), spot.left, spot.y)
        for spot in found.spots
    ]


def test_columns_are_filled_one_after_another() -> None:
    """Two of 3 em with 1 between; each has room for two lines of 0.73 + 1 + 0.18."""
    found = poured(frame(7, 1.92, columns=2), "HHHH HHHH HHHH")
    assert found.fits
    assert told(found) == [("HHHH", 0, TOP), ("HHHH", 0, TOP + 1), ("HHHH", 4, TOP)]
    assert [spot.width for spot in found.spots] == [3, 3, 3]


def test_the_last_column_tells_what_is_below_it() -> None:
    found = poured(frame(7, 1.8, columns=2), *["H"] * 3)
    assert [left for _, left, _ in told(found)] == [0, 4, 4]
    assert not found.fits
    assert found.below == 1
    assert found.over == pytest.approx(TOP + 1.5 - 1.8)


def test_a_line_higher_than_its_column_is_told() -> None:
    found = poured(frame(7, 0.7, columns=2), "H")
    assert found.over == pytest.approx(0.03)
    assert (found.fits, found.below) == (False, 1)


def test_a_gap_falls_away_at_the_top_of_a_column() -> None:
    found = poured(frame(7, 1.0, columns=2), "H", "H")
    assert told(found) == [("H", 0, TOP), ("H", 4, TOP)]


def test_balanced_columns_end_alike() -> None:
    wide = frame(7, 9, columns=2)
    words = blocks("HHHH HHHH HHHH HHHH")
    assert [spot.left for spot in flow(words, wide, 1.0, TOP).spots] == [0] * 4
    assert [s.left for s in balanced(words, wide, 1.0, TOP).spots] == [0, 0, 4, 4]


def test_lines_are_narrower_beside_a_thing() -> None:
    """A corner of 3 by 1 em at the bottom right of 6 by 2.91."""
    found = poured(frame(6, 2.91, (3, 1.91, 3, 1)), "HHHH HHHH HHHH HHHH HHHH")
    assert told(found) == [
        ("HHHH HHHH", 0, TOP),
        ("HHHH HHHH", 0, TOP + 1),
        ("HHHH", 0, TOP + 2),
    ]
    assert [spot.width for spot in found.spots] == [6, 6, 3]


def test_lines_go_to_the_wider_side() -> None:
    found = poured(frame(9, 3, (2.5, 0, 2, 1)), "H")
    assert told(found) == [("H", 4.5, TOP)]
    assert found.spots[0].width == 4.5


def test_a_line_without_room_goes_down_by_whole_lines() -> None:
    """A strip from 0.5 to 1.2 leaves no place: the second line is free of it."""
    found = poured(frame(6, 9, (0, 0.5, 6, 0.7)), "H")
    assert told(found) == [("H", 0, TOP + 2)]


def test_below_a_very_high_thing_lines_are_on_their_grid_as_well() -> None:
    """75,000 lines of 1.2 em are its height; all of them at once."""
    found = poured(frame(9, 100_000, (0, 0, 9, 90_000)), "HH")
    ((_, _, y),) = told(found)
    assert y == pytest.approx(90_000 + 0.73)


def test_no_line_stands_in_a_gap_below_two_em() -> None:
    assert told(poured(frame(6, 9, (1.9, 0, 4.1, 1)), "H")) == [("H", 0, TOP + 1)]
    assert told(poured(frame(6, 9, (2.0, 0, 4.0, 1)), "H")) == [("H", 0, TOP)]


def test_a_word_too_long_for_a_gap_goes_below() -> None:
    found = poured(frame(6, 9, (2.0, 0, 4.0, 1)), "HHHH")
    assert told(found) == [("HHHH", 0, TOP + 1)]
    assert found.fits


def test_things_outside_the_frame_are_in_no_ones_way() -> None:
    found = poured(frame(6, 3, (0, 3, 6, 9), (0, -4, 6, 4), (6, 0, 2, 3)), "H")
    assert told(found) == [("H", 0, TOP)]


def test_a_word_too_wide_for_all_is_told() -> None:
    found = poured(frame(2, 9), "HHHH")
    assert not found.fits
    assert found.wide == pytest.approx(0.4)


def test_the_top_is_that_of_the_tallest() -> None:
    assert top_of(blocks("a", "H")) == pytest.approx(0.73)


@given(
    words=st.lists(st.integers(1, 5), min_size=1, max_size=20),
    thing=st.tuples(*[st.floats(0, 8)] * 4),
    more=st.floats(0, 4),
)
def test_a_wider_frame_never_takes_more_room(
    words: list[int], thing: Box, more: float
) -> None:
    text = " ".join("H" * word for word in words)
    narrow = frame(8, 30, thing)
    wide = narrow._replace(width=8 + more)
    assert poured(wide, text).over <= poured(narrow, text).over + 1e-9


@given(
    words=st.lists(st.integers(1, 5), min_size=1, max_size=20),
    thing=st.tuples(*[st.floats(0, 8)] * 4),
)
def test_no_line_touches_a_thing(words: list[int], thing: Box) -> None:
    x, y, w, h = thing
    found = poured(frame(8, 30, thing), " ".join("H" * word for word in words))
    for spot in found.spots:
        beside = spot.left >= x + w - 1e-9 or spot.left + spot.width <= x + 1e-9
        above = spot.y - TOP >= y + h - 1e-9 or spot.y <= y + 1e-9
        assert beside or above or min(w, h) < 1e-6

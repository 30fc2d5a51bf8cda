from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.drawing import Box, Colour, Stroke
from cardwright.press.cut import around, crop_marks, visible
from cardwright.press.profile import Marks
from tests.unit.press.kit import holds, overlap

PAGE = (0.0, 0.0, 100.0, 100.0)
CARD = (40.0, 40.0, 10.0, 20.0)
MARKS = Marks(length=4, offset=3, width=0.1)


def test_a_card_alone_keeps_its_bleed_all_round() -> None:
    assert visible(CARD, [], 3, PAGE) == (37, 37, 16, 26)


def test_bleed_ends_at_the_edge_of_the_paper() -> None:
    assert visible((1, 78, 10, 20), [], 3, PAGE) == (0, 75, 14, 25)


def test_bleed_ends_where_a_neighbour_begins() -> None:
    right, below = (50.0, 40.0, 10.0, 20.0), (40.0, 60.0, 10.0, 20.0)
    assert visible(CARD, [right], 3, PAGE) == (37, 37, 13, 26)
    assert visible(CARD, [right, below], 3, PAGE) == (37, 37, 13, 23)
    assert visible(right, [CARD], 3, PAGE) == (50, 37, 13, 26)
    assert visible(below, [CARD], 3, PAGE) == (37, 60, 16, 23)


def test_neighbours_share_the_gap_between_them() -> None:
    assert visible(CARD, [(54.0, 40.0, 10.0, 20.0)], 3, PAGE) == (37, 37, 15, 26)
    assert visible(CARD, [(56.0, 40.0, 10.0, 20.0)], 3, PAGE) == (37, 37, 16, 26)


def test_a_card_across_the_corner_is_not_covered() -> None:
    across = (50.0, 60.0, 10.0, 20.0)
    assert visible(CARD, [across], 3, PAGE) == (37, 37, 13, 26)
    beside = (50.0, 40.0, 10.0, 20.0)
    # With a neighbour in between the corner is already clear.
    assert visible(CARD, [across, (40.0, 60.0, 10.0, 20.0)], 3, PAGE) == (
        37,
        37,
        16,
        23,
    )
    assert visible(CARD, [across, beside], 3, PAGE) == (37, 37, 13, 26)


PLACES = st.tuples(st.integers(0, 4), st.integers(0, 3))


@given(st.sets(PLACES, min_size=1), st.sampled_from([0, 1, 4, 9]), st.floats(0, 6))
def test_no_trim_is_ever_covered(
    cells: set[tuple[int, int]], gap: int, bleed: float
) -> None:
    trims: list[Box] = [
        (5.0 + c * (10 + gap), 5.0 + r * (15 + gap), 10.0, 15.0)
        for c, r in sorted(cells)
    ]
    for index, trim in enumerate(trims):
        others = trims[:index] + trims[index + 1 :]
        shown = visible(trim, others, bleed, PAGE)
        assert holds(shown, trim)
        assert not any(overlap(shown, other) for other in others)


def test_the_box_around_boxes() -> None:
    assert around([(1, 2, 3, 4), (0, 3, 2, 10)]) == (0, 2, 4, 11)


def lines(strokes: tuple[Stroke, ...]) -> set[tuple[float, float, float, float]]:
    """The ends of all lines, as x, y, x, y."""
    found = set()
    for stroke in strokes:
        for start, end in zip(stroke.outline[::2], stroke.outline[1::2], strict=True):
            assert (start[0], end[0]) == ("M", "L")
            found.add((*start[1:], *end[1:]))
    return found


def test_one_card_has_eight_marks_outside_its_bleed() -> None:
    marks = crop_marks([CARD], (37, 37, 16, 26), PAGE, MARKS)
    # Offset and bleed are both 3: marks go from 3 to 7 mm away from the trim.
    assert lines(marks) == {
        (37, 40, 33, 40),
        (37, 60, 33, 60),
        (53, 40, 57, 40),
        (53, 60, 57, 60),
        (40, 37, 40, 33),
        (50, 37, 50, 33),
        (40, 63, 40, 67),
        (50, 63, 50, 67),
    }
    assert [(mark.width, mark.paint) for mark in marks] == [(0.1, Colour(0, 0, 0))]


def test_a_mark_never_begins_inside_the_bleed() -> None:
    marks = crop_marks([CARD], (35, 35, 20, 30), PAGE, MARKS)
    assert (35, 40, 31, 40) in lines(marks)


def test_a_mark_ends_at_the_edge_of_the_paper() -> None:
    marks = crop_marks([(5, 2, 10, 20)], (2, 0, 16, 25), PAGE, MARKS)
    # 2 mm to the left are left of 5; above there is no room at all.
    assert lines(marks) == {
        (2, 2, 0, 2),
        (2, 22, 0, 22),
        (18, 2, 22, 2),
        (18, 22, 22, 22),
        (5, 25, 5, 29),
        (15, 25, 15, 29),
    }


def test_without_any_room_there_are_no_marks() -> None:
    assert crop_marks([(3, 3, 94, 94)], PAGE, PAGE, MARKS) == ()


def test_cards_edge_to_edge_share_marks_and_those_apart_do_not() -> None:
    def places(gap: float) -> list[float]:
        trims = [(40.0, 40.0, 10.0, 20.0), (50.0 + gap, 40.0, 10.0, 20.0)]
        found = lines(crop_marks(trims, around(trims), PAGE, MARKS))
        return sorted(x for x, y, _, _ in found if y == 37)

    assert places(0) == [40, 50, 60]
    assert places(2) == [40, 50, 52, 62]


def test_marks_stand_in_the_margin_only() -> None:
    trims = [
        (20.0 + 10 * c, 20.0 + 20 * r, 10.0, 20.0) for c in range(3) for r in (0, 1)
    ]
    found = lines(crop_marks(trims, (17, 17, 36, 46), PAGE, MARKS))
    assert all(not (17 < x < 53 and 17 < y < 63) for x, y in [e[:2] for e in found])
    assert len(found) == 2 * 4 + 2 * 3

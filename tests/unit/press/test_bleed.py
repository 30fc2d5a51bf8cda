from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.drawing import Box
from cardwright.press.bleed import around, edges, visible, within
from tests.unit.press.kit import holds, overlap

PAGE = (0.0, 0.0, 100.0, 100.0)
CARD = (40.0, 40.0, 10.0, 20.0)


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


def test_the_edges_of_a_box() -> None:
    assert edges(CARD) == (40, 40, 50, 60)


def test_the_part_of_a_box_inside_another() -> None:
    assert within((0, 0, 10, 10), (5, 2, 20, 3)) == (5, 2, 5, 3)
    assert within(CARD, PAGE) == CARD

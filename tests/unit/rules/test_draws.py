from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.base.rng import Rng
from cardwright.rules.draws import Wanted, draw, reach

VALUES = st.lists(st.integers(-5, 12), min_size=1, max_size=9)


@st.composite
def orders(give: st.DrawFn) -> tuple[list[int], Wanted]:
    values = give(VALUES)
    size = give(st.integers(1, len(values)))
    least, most = (give(st.none() | st.integers(-20, 40)) for _ in range(2))
    return values, Wanted(size, least, most)


def holds(wanted: Wanted, total: float) -> bool:
    low = wanted.least is None or total >= wanted.least
    return low and (wanted.most is None or total <= wanted.most)


@given(orders(), st.integers(0, 99))
def test_what_is_drawn_is_what_was_wanted(
    order: tuple[list[int], Wanted], seed: int
) -> None:
    values, wanted = order
    hand = draw(values, wanted, Rng(str(seed)))
    sums = {sum(picked) for picked in combinations(values, wanted.size)}
    if hand is None:
        # Where one swap did not do, there may still be a way; mostly there is none.
        assert not all(holds(wanted, total) for total in sums)
        return
    assert len(set(hand)) == wanted.size
    assert hand == sorted(hand)
    assert set(hand) <= set(range(len(values)))
    assert holds(wanted, sum(values[index] for index in hand))


@given(orders())
def test_the_same_seed_draws_the_same(order: tuple[list[int], Wanted]) -> None:
    assert draw(*order, Rng("7")) == draw(*order, Rng("7"))


@given(VALUES, st.data())
def test_reach_is_what_any_pick_can_have(
    values: list[int], data: st.DataObject
) -> None:
    size = data.draw(st.integers(1, len(values)))
    sums = [sum(picked) for picked in combinations(values, size)]
    assert reach(values, size) == (min(sums), max(sums))


def test_other_seeds_draw_others() -> None:
    hands = {tuple(draw([0] * 40, Wanted(10), Rng(str(n))) or ()) for n in range(50)}
    assert len(hands) == 50


def test_every_card_comes_up() -> None:
    """Each of 20 cards lies in half of the picks of 10, give or take."""
    hands = [draw(list(range(20)), Wanted(10), Rng(str(n))) or [] for n in range(400)]
    counts = [sum(card in hand for hand in hands) for card in range(20)]
    assert all(150 < count < 250 for count in counts)


def test_sums_spread_over_the_whole_range() -> None:
    """Not only at the end that is nearest to what most picks have."""
    values = [n % 10 for n in range(100)]
    wanted = Wanted(10, 60, 70)
    sums = [
        sum(values[index] for index in draw(values, wanted, Rng(str(n))) or [])
        for n in range(300)
    ]
    assert {*range(60, 71)} == set(sums)
    assert all(sums.count(total) > 5 for total in range(60, 71))


@pytest.mark.parametrize("wanted", [Wanted(2, 5, 5), Wanted(2, 21), Wanted(2, None, 1)])
def test_a_sum_that_nothing_has_is_not_drawn(wanted: Wanted) -> None:
    assert draw([1, 1, 10, 10], wanted, Rng("x")) is None

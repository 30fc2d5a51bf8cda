from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.rules.odds import DrawUntil, at_least, ways

PILES = st.lists(st.integers(0, 3), max_size=5)


def draws(numbers: list[int], ends: int, pool: int) -> list[tuple[int, int, bool]]:
    """Each order of the pile drawn by hand: cards drawn, their sum, if an end came."""
    cards: list[int | None] = [*numbers, *([None] * ends)]
    return [drawn(order, pool) for order in permutations(cards)]


def drawn(order: Iterable[int | None], pool: int) -> tuple[int, int, bool]:
    count, total = 0, 0
    for card in order:
        if total >= pool:
            break
        count += 1
        if card is None:
            return count, total, True
        total += card
    return count, total, False


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


@given(PILES, st.integers(0, 2), st.integers(0, 8))
def test_every_chance_is_that_of_all_orders(
    numbers: list[int], ends: int, pool: int
) -> None:
    found = draws(numbers, ends, pool)
    draw = DrawUntil(numbers, ends, 8)
    assert isclose(draw.mean(pool), mean(count for count, _, _ in found))
    over = mean(0 if ended else max(total - pool, 0) for _, total, ended in found)
    assert isclose(draw.overshoot(pool), over, abs_tol=1e-12)
    for least in range(len(numbers) + ends + 3):
        few = mean(count < least for count, _, _ in found)
        assert isclose(draw.fewer(least, pool), few, abs_tol=1e-12)
        checked = mean(count < least and not ended for count, _, ended in found)
        told = draw.fewer(least, pool, ended=False)
        assert isclose(told, checked, abs_tol=1e-12)
        beyond = mean(count > least for count, _, _ in found)
        assert isclose(draw.beyond(least, pool), beyond, abs_tol=1e-12)


def test_two_cards_by_hand() -> None:
    """Of 1, 2 and an end: pool 2 is met by 2 alone, by 1 and 2, never past the end."""
    draw = DrawUntil([1, 2], 1, 2)
    assert isclose(draw.mean(2), (1 + 1 + 1 + 1 + 2 + 2) / 6)
    assert isclose(draw.overshoot(2), 1 / 6)
    assert isclose(draw.fewer(2, 2), 4 / 6)
    assert isclose(draw.fewer(2, 2, ended=False), 2 / 6)


def test_ways_are_counts_of_subsets() -> None:
    assert ways([1, 1, 2], 4) == [[1, 0, 0, 0], [0, 2, 1, 0], [0, 0, 1, 2], [0] * 4]


@pytest.mark.parametrize(
    ("fitting", "size", "hand", "least", "chance"),
    [
        (1, 4, 2, 1, 0.5),
        (2, 4, 2, 2, 1 / 6),
        (4, 4, 2, 1, 1.0),
        (0, 4, 2, 1, 0.0),
        (1, 4, 9, 1, 1.0),
        (1, 4, 2, 0, 1.0),
        (0, 0, 3, 1, 0.0),
    ],
)
def test_opening_odds(
    fitting: int, size: int, hand: int, least: int, chance: float
) -> None:
    assert isclose(at_least(fitting, size, hand, least), chance)

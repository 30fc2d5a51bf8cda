"""Numbers and a range come in, a random pick whose sum lies in the range goes out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from cardwright.base.rng import Rng
from cardwright.rules.rule import Number

TRIES = 400
"""Swaps that are tried at random before the best of all is looked for."""

ENOUGH = 40
"""Swaps in vain, once the sum is in its range, before it is near enough."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """How many cards, and between which limits their values add up (none: any)."""

    size: int
    least: Number | None = None
    most: Number | None = None

    def beyond(self, total: Number) -> Number:
        """How far a sum lies outside; 0 within."""
        if self.least is not None and total < self.least:
            return self.least - total
        if self.most is not None and total > self.most:
            return total - self.most
        return 0


def reach(values: Sequence[Number], size: int) -> tuple[Number, Number]:
    """The least and the greatest sum of ``size`` of the values."""
    ordered = sorted(values)
    return sum(ordered[:size]), sum(ordered[len(ordered) - size :])


def draw(values: Sequence[Number], wanted: Wanted, rng: Rng) -> list[int] | None:
    """The indices of ``size`` values whose sum lies in its range, at random.

    A goal is chosen evenly within the range; then cards of a shuffled pick are swapped
    for others while that brings the sum nearer. ``None`` where no single swap leads
    into the range. ``values`` must be as many as ``size`` or more.
    """
    order = rng.shuffle(range(len(values)))
    hand, rest = order[: wanted.size], order[wanted.size :]
    total = sum(values[index] for index in hand)
    goal = _goal(values, wanted, rng)
    vain = 0
    while goal is not None and rest and vain < TRIES:
        if not wanted.beyond(total) and (total == goal or vain >= ENOUGH):
            break
        one, other = rng.integer(0, len(hand) - 1), rng.integer(0, len(rest) - 1)
        change = values[rest[other]] - values[hand[one]]
        vain += 1
        if abs(total + change - goal) < abs(total - goal):
            hand[one], rest[other] = rest[other], hand[one]
            total, vain = total + change, 0
    if wanted.beyond(total) and not _mended(values, hand, rest, wanted):
        return None
    return sorted(hand)


def _goal(values: Sequence[Number], wanted: Wanted, rng: Rng) -> Number | None:
    """A sum to come near to; ``None`` where any will do."""
    if wanted.least is None and wanted.most is None:
        return None
    low, high = reach(values, wanted.size)
    low = low if wanted.least is None else max(low, wanted.least)
    high = high if wanted.most is None else min(high, wanted.most)
    return low + (high - low) * rng.integer(0, 1000) / 1000


def _mended(
    values: Sequence[Number], hand: list[int], rest: list[int], wanted: Wanted
) -> bool:
    """Whether one swap leads into the range; it is made."""
    total = sum(values[index] for index in hand)
    for one, other in product(range(len(hand)), range(len(rest))):
        change = values[rest[other]] - values[hand[one]]
        if not wanted.beyond(total + change):
            hand[one], rest[other] = rest[other], hand[one]
            return True
    return False

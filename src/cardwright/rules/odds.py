"""Cards of a shuffled pile come in, exact chances of what is drawn from it go out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import comb

Sums = list[list[int]]
"""``sums[k][s]``: in how many ways k cards add up to s."""


def ways(numbers: Sequence[int], largest: int) -> Sums:
    """How many subsets of ``numbers`` have each size and each sum below ``largest``."""
    made = [[0] * largest for _ in range(len(numbers) + 1)]
    if largest:
        made[0][0] = 1
    for index, number in enumerate(numbers):
        for count in range(index, -1, -1):
            row, above = made[count], made[count + 1]
            for total in range(largest - number):
                above[total + number] += row[total]
    return made


class DrawUntil:
    """Cards drawn one by one until their sum reaches a pool, or a card ends the draw.

    ``numbers`` are those of the cards that add to the sum, whole and not negative;
    ``ends`` is how many cards end the draw; ``largest`` is the largest pool asked for.
    A pile that runs out ends the draw too.
    """

    def __init__(self, numbers: Sequence[int], ends: int, largest: int) -> None:
        self.numbers = tuple(numbers)
        self.size = len(numbers) + ends
        self._sums = ways(self.numbers, largest)
        self._without = {
            number: (times, ways(_less(self.numbers, number), largest))
            for number, times in sorted(Counter(self.numbers).items())
        }

    def beyond(self, count: int, pool: int) -> float:
        """The chance that more than ``count`` cards are drawn."""
        return self._below(count, pool) if count < self.size else 0.0

    def _below(self, count: int, pool: int) -> float:
        """The chance that the first ``count`` cards hold no end and stay below.

        Those subsets over all subsets of that size: the order does not matter, since no
        number is negative.
        """
        if count > len(self.numbers):
            return 0.0
        return sum(self._sums[count][:pool]) / comb(self.size, count)

    def mean(self, pool: int) -> float:
        """The mean number of cards drawn: the chances of more than 0, 1 and so on."""
        return sum(self.beyond(count, pool) for count in range(self.size))

    def fewer(self, least: int, pool: int, *, ended: bool = True) -> float:
        """The chance that fewer than ``least`` cards are drawn.

        Without ``ended``, a draw that an ending card has cut short does not count.
        """
        if least <= 0:
            return 0.0
        if ended or pool <= 0 or not self.size:
            return 1.0 - self.beyond(least - 1, pool)
        counts = range(1, min(least - 1, len(self.numbers)) + 1)
        # Differences of near numbers may end a trifle below 0.
        return max(0.0, sum(self._last(count, pool) for count in counts))

    def _last(self, count: int, pool: int) -> float:
        """The chance that card ``count`` is the last drawn, and is no end itself."""
        before = count - 1
        left = (len(self.numbers) - before) / (self.size - before)
        return self._below(before, pool) * left - self.beyond(count, pool)

    def overshoot(self, pool: int) -> float:
        """The mean of what the sum has over the pool; 0 where it falls short of it."""
        return sum(
            times
            * _over(sums, number, pool)
            / (self.size - count)
            / comb(self.size, count)
            for number, (times, found) in self._without.items()
            for count, sums in enumerate(found)
        )


def _less(numbers: Sequence[int], number: int) -> tuple[int, ...]:
    """The numbers with one ``number`` taken out."""
    at = numbers.index(number)
    return (*numbers[:at], *numbers[at + 1 :])


def _over(row: Sequence[int], number: int, pool: int) -> int:
    """What a last card of ``number`` has over the pool, summed over all ways."""
    start = max(0, pool - number)
    return sum(row[below] * (below + number - pool) for below in range(start, pool))


def at_least(fitting: int, size: int, hand: int, least: int) -> float:
    """The chance that ``hand`` cards of ``size`` hold ``least`` of ``fitting`` ones.

    The hypergeometric distribution, summed from ``least`` upwards.
    """
    hand = min(hand, size)
    counts = range(max(least, 0), min(fitting, hand) + 1)
    found = sum(comb(fitting, n) * comb(size - fitting, hand - n) for n in counts)
    return found / comb(size, hand)

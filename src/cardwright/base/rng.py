"""A seed text in, a repeatable stream of numbers and choices out."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_MIX_A = 0xBF58476D1CE4E5B9
_MIX_B = 0x94D049BB133111EB


class Rng:
    """SplitMix64 (Steele, Lea and Flood, 2014), begun from a digest of ``seed``.

    The same seed gives the same stream on every system and version.
    """

    __slots__ = ("_state",)

    def __init__(self, seed: str) -> None:
        digest = hashlib.blake2b(seed.encode("utf-8", "surrogatepass"), digest_size=8)
        self._state = int.from_bytes(digest.digest(), "big")

    @classmethod
    def from_state(cls, state: int) -> Rng:
        """The stream of a bare 64-bit state, as the published test values give it."""
        rng = cls("")
        rng._state = state & _MASK
        return rng

    def next(self) -> int:
        """The next 64 bits."""
        self._state = (self._state + _STEP) & _MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * _MIX_A) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * _MIX_B) & _MASK
        return mixed ^ (mixed >> 31)

    def number(self, low: float = 0.0, high: float = 1.0) -> float:
        """A number from ``low`` up to ``high``, to three decimals."""
        share = (self.next() >> 11) / (1 << 53)
        return round(low + (high - low) * share, 3)

    def integer(self, low: int, high: int) -> int:
        """A whole number from ``low`` to ``high``, both included; ``low`` if empty."""
        span = max(high - low + 1, 1)
        return low + (self.next() * span >> 64)

    def choice(self, items: Sequence[T]) -> T | None:
        """One of the items, or ``None`` of none."""
        if not items:
            return None
        return items[self.integer(0, len(items) - 1)]

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """The items in a new order (Fisher and Yates)."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.integer(0, last)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

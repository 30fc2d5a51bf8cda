"""A seed in, numbers and shapes for templates out, always the same."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from cardwright.base.expression import View
from cardwright.base.rng import Rng
from cardwright.compose.art import ART
from cardwright.compose.limbs import tendril
from cardwright.compose.strokes import STROKES

SHAPES = {**ART, **STROKES, "tendril": tendril}
"""What a stream draws."""

NUMBERS = ("number", "integer", "choice", "shuffle")
"""What a stream of numbers gives."""


class RngView(View):
    """A stream of numbers that is always the same for the same seed.

    It begins anew for each face, and ``of`` gives a stream of its own for a purpose.
    """

    __slots__ = ("_rng", "_seed")

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._rng: Rng | None = None

    def lookup(self, name: str) -> Any:
        if name == "of":
            return self._of
        self._rng = self._rng or Rng(self._seed)
        if name in SHAPES:
            return partial(SHAPES[name], self._rng)
        if name not in NUMBERS:
            raise KeyError(name)
        return getattr(self._rng, name)

    def _of(self, purpose: object) -> RngView:
        return RngView(f"{self._seed}/{purpose}")

    def names(self) -> Iterable[str]:
        return (*NUMBERS, "of", *SHAPES)

    def __str__(self) -> str:
        return "rng"

"""Where each copy of each piece lies: the plan's pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from cardwright.model.drawing import Box
from cardwright.model.sheet import Turn
from cardwright.press.grid import Grid
from cardwright.press.piece import Format, Piece


class Spot(NamedTuple):
    """One copy of a piece at its place: the box of its trim in mm, and its turn.

    ``window`` is the part of the sheet that it may be seen in, where it is larger.
    """

    piece: Piece
    box: Box
    turn: Turn = 0
    window: Box | None = None
    part: str = ""


@dataclass(frozen=True, slots=True)
class Block:
    """Pages of the same paper, laid out alike; ``limit`` keeps the bleed inside a box.

    Where all pieces are of one ``format`` they lie in a ``grid``; parts of one that is
    larger than the paper overlap by ``overlap`` mm.
    """

    paper: tuple[float, float]
    pages: tuple[tuple[Spot, ...], ...]
    limit: Box | None = None
    format: Format | None = None
    grid: Grid | None = None
    overlap: float = 0.0
    tiles: tuple[int, int] = (0, 0)

    @property
    def pieces(self) -> int:
        """How many pieces there are, each counted once."""
        parts = self.tiles[0] * self.tiles[1] or 1
        return sum(map(len, self.pages)) // parts


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a sheet: what lies on it, and the block that it is of."""

    spots: tuple[Spot, ...]
    block: Block
    back: bool = False

    @property
    def page(self) -> Box:
        return (0.0, 0.0, *self.block.paper)

"""The plan: pieces and a profile come in, where each copy lies goes out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardwright.press.grid import Grid, grid_of
from cardwright.press.pack import pack, packable
from cardwright.press.piece import Format, Piece, by_format, format_of
from cardwright.press.profile import Profile
from cardwright.press.spot import Block, Spot
from cardwright.press.tile import tile


@dataclass(frozen=True, slots=True)
class Plan:
    """The pages of fronts in order, block by block."""

    profile: Profile
    blocks: tuple[Block, ...]

    @property
    def has_backs(self) -> bool:
        """Whether anything is printed on a back."""
        spots = (s for block in self.blocks for page in block.pages for s in page)
        return self.profile.backs != "none" and any(s.piece.back for s in spots)

    @property
    def sheets(self) -> int:
        """Sheets of paper, each counted once whether one side is printed or both."""
        return sum(len(block.pages) for block in self.blocks)


def plan(pieces: Sequence[Piece], profile: Profile) -> Plan:
    """Where every copy lies, in the order of the pieces; nothing is ever scaled.

    Faces of different sizes never share a sheet, unless the profile mixes them. Raises
    ValueError for a piece that ``misfits`` has something against.
    """
    return Plan(profile, tuple(_blocks(pieces, profile)))


def _blocks(pieces: Sequence[Piece], profile: Profile) -> Iterator[Block]:
    groups = by_format(pieces)
    grids = {face: grid_of(face, profile, len(groups[face])) for face in groups}
    if profile.mixed:
        together = [face for face in groups if packable(face, profile)]
        block = pack([card for face in together for card in groups[face]], profile)
        if block is not None:
            yield block
            groups = {face: groups[face] for face in groups if face not in together}
    for face, cards in groups.items():
        grid = grids[face]
        if grid is not None:
            yield _in_grid(cards, grid)
        elif profile.tile is not None and profile.paper is not None:
            yield tile(cards, face, profile)
        else:
            raise ValueError(f"no room for {face}")


def _in_grid(cards: Sequence[Piece], grid: Grid) -> Block:
    starts = range(0, len(cards), grid.capacity)
    pages = tuple(
        tuple(
            Spot(card, grid.trim(index))
            for index, card in enumerate(cards[start : start + grid.capacity])
        )
        for start in starts
    )
    face: Format = format_of(cards[0].front)
    return Block(grid.paper, pages, grid.limit, face, grid)

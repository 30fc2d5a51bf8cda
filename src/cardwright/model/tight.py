"""Tight boxes: how a text of a face fits its box, as values."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.model.problem import Place


@dataclass(frozen=True, slots=True)
class Tight:
    """A text box of an entry's face: sizes in pt, and the room that its text leaves.

    ``room`` is in mm: the height below the text, or if it ``is_line`` the width beside
    it, negative where it does not fit; ``lines`` more lines would have room. ``field``
    is what the box prints, if it says so.
    """

    game: str
    entry: str
    side: str
    place: Place
    field: str
    size: float
    wanted: float
    least: float
    fits: bool
    room: float
    lines: int
    is_line: bool

    @property
    def share(self) -> float:
        """The size as a part of the one that was wanted."""
        return self.size / self.wanted

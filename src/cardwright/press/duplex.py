"""The other side of the paper: where a face lies comes in, where its back lies out."""

from __future__ import annotations

from typing import Literal

from cardwright.model.drawing import Box
from cardwright.model.sheet import Turn
from cardwright.press.profile import Profile

Mirror = Literal["across", "down", "none"]
"""Which way places are mirrored: left and right, or top and bottom."""


def mirror_of(profile: Profile, paper: tuple[float, float]) -> Mirror:
    """How a page's backs lie to its fronts.

    A printer turns the paper about the edge that it is told; a folded sheet about the
    fold. Turning about an edge that stands on the page mirrors left and right.
    """
    if profile.paper is None:
        return "none"
    if profile.folds:
        return "across" if profile.fold == "vertical" else "down"
    upright = paper[0] <= paper[1]
    return "across" if (profile.backs == "long-edge") == upright else "down"


def behind(box: Box, paper: tuple[float, float], mirror: Mirror) -> Box:
    """The place behind a box, as it is seen on the back page."""
    x, y, width, height = box
    if mirror == "across":
        return (paper[0] - x - width, y, width, height)
    if mirror == "down":
        return (x, paper[1] - y - height, width, height)
    return box


def turned_behind(turn: Turn, mirror: Mirror) -> Turn:
    """How the back of a turned face stands: mirrored rows put it on its head."""
    turns: dict[int, Turn] = {0: 0, 90: 90, 180: 180, 270: 270}
    degrees = {"across": -turn, "down": 180 - turn, "none": turn}[mirror]
    return turns[degrees % 360]

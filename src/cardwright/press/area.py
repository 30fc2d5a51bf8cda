"""A profile and a paper come in, the boxes that faces may lie in go out."""

from __future__ import annotations

from typing import NamedTuple

from cardwright.model.drawing import Box
from cardwright.press.profile import Profile
from cardwright.press.registration import free_of_marks


class Area(NamedTuple):
    """Where trims may lie (mm), and from which edges the faces are pushed off.

    ``fold`` is half of the room at the fold, kept free on the side that it is on.
    """

    box: Box
    fold: float = 0.0


def areas(profile: Profile, paper: tuple[float, float], bleed: float) -> list[Area]:
    """The areas to choose from, the usual one first; with a fold they hold fronts."""
    width, height = paper
    margin = profile.margin
    room: Box = (margin, margin, width - 2 * margin, height - 2 * margin)
    boxes = free_of_marks(paper, margin) if profile.registered else [room]
    if not profile.folds:
        return [Area(box) for box in boxes]
    half = max(profile.apart(bleed), 2 * profile.shown(bleed)) / 2
    return [Area(_half(box, paper, half, profile.fold), half) for box in boxes]


def _half(box: Box, paper: tuple[float, float], half: float, fold: str) -> Box:
    """The part of a box on the near side of the fold in the middle of the paper."""
    x, y, width, height = box
    if fold == "vertical":
        return (x, y, paper[0] / 2 - half - x, height)
    return (x, y, width, paper[1] / 2 - half - y)

"""Imposition: faces with copies and a profile come in, sheets of paper go out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardwright.model.drawing import Box, Drawing
from cardwright.model.problem import Place, Problem
from cardwright.model.sheet import Placed, Sheet
from cardwright.press.cut import around, crop_marks, visible
from cardwright.press.layout import Format, Layout, format_of, lay_out
from cardwright.press.profile import Profile


class Job(NamedTuple):
    """A face, how many of it, and what is on its other side."""

    front: Drawing
    copies: int
    back: Drawing | None = None


class _Card(NamedTuple):
    front: Drawing
    back: Drawing | None


class _Spot(NamedTuple):
    """A face in a cell of a layout, by column and row."""

    drawing: Drawing
    column: int
    row: int
    turned: bool = False


def unfit(jobs: Sequence[Job], profile: Profile, place: Place) -> Iterator[Problem]:
    """A problem for each size of face that the profile's paper is too small for."""
    for face in _groups(jobs):
        if lay_out(face, profile) is None and profile.paper is not None:
            width, height = profile.paper
            message = (
                f"a face of {face[0]:g} by {face[1]:g} mm does not fit on paper of "
                f"{width:g} by {height:g} mm as the profile lays it out"
            )
            hint = "choose a profile with larger paper"
            yield Problem("bad-target", place, message, hint)


def impose(jobs: Sequence[Job], profile: Profile, title: str) -> list[Sheet]:
    """The sheets in order; faces of different sizes never share one.

    Where backs go on the next page, each sheet is followed by its back if any of its
    faces has one. Raises ValueError for a face that ``unfit`` has a problem for.
    """
    sheets: list[Sheet] = []
    for face, cards in _groups(jobs).items():
        layout = lay_out(face, profile)
        if layout is None:
            raise ValueError(f"no room for {face}")
        sheets += _sheets(cards, layout, profile, title)
    return sheets


def _groups(jobs: Sequence[Job]) -> dict[Format, list[_Card]]:
    """The single cards of each format, in the order of the jobs."""
    found: dict[Format, list[_Card]] = {}
    for front, copies, back in jobs:
        cards = found.setdefault(format_of(front), [])
        cards += [_Card(front, back)] * copies
    return found


def _sheets(
    cards: Sequence[_Card], layout: Layout, profile: Profile, title: str
) -> Iterator[Sheet]:
    across = layout.columns // (2 if profile.folds else 1)
    capacity = across * layout.rows
    for start in range(0, len(cards), capacity):
        fronts: list[_Spot] = []
        backs: list[_Spot] = []
        for index, card in enumerate(cards[start : start + capacity]):
            row, column = divmod(index, across)
            fronts.append(_Spot(card.front, column, row))
            if card.back is not None and profile.backs != "none":
                backs.append(_behind(card.back, (column, row), layout, profile))
        if profile.folds:
            fronts, backs = fronts + backs, []
        for spots in (fronts, backs):
            if spots:
                yield _sheet(spots, layout, profile, title)


def _behind(
    back: Drawing, cell: tuple[int, int], layout: Layout, profile: Profile
) -> _Spot:
    """The cell behind another one: mirrored along the axis that the paper turns about.

    Where that mirrors the rows, the back stands on its head.
    """
    column, row = cell
    landscape = layout.paper[0] > layout.paper[1]
    if profile.paper is None:
        return _Spot(back, column, row)
    if not profile.folds and (profile.backs == "short-edge") != landscape:
        return _Spot(back, column, layout.rows - 1 - row, turned=True)
    return _Spot(back, layout.columns - 1 - column, row)


def _sheet(
    spots: Sequence[_Spot], layout: Layout, profile: Profile, title: str
) -> Sheet:
    width, height = layout.paper
    page: Box = (0.0, 0.0, width, height)
    trims = [layout.trim(spot.column, spot.row) for spot in spots]
    placed: list[Placed] = []
    for index, (spot, trim) in enumerate(zip(spots, trims, strict=True)):
        others = trims[:index] + trims[index + 1 :]
        bleed = 0.0 if profile.bleed == "none" else spot.drawing.bleed
        shown = visible(trim, others, bleed, page)
        placed.append(Placed(spot.drawing, trim[0], trim[1], shown, spot.turned))
    seen = around(face.visible for face in placed)
    marks = crop_marks(trims, seen, page, profile.marks) if profile.marks else ()
    return Sheet(width, height, tuple(placed), marks, around(trims), seen, title)

"""Formats and a profile come in, why they do not go together out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from cardwright.press.grid import SLACK, grid_of
from cardwright.press.piece import Format
from cardwright.press.profile import Profile


@dataclass(frozen=True, slots=True)
class Misfit:
    """One format that a profile cannot lay out.

    ``about`` is the key of the profile to blame, or the ``size`` itself.
    """

    format: Format
    about: Literal["size", "gap", "grid"]
    message: str
    hint: str


def misfits(formats: Iterable[Format], profile: Profile) -> Iterator[Misfit]:
    """At most one for each format, the gap first."""
    for face in dict.fromkeys(formats):
        found = _narrow(face, profile) or _large(face, profile)
        if found is not None:
            yield found


def _narrow(face: Format, profile: Profile) -> Misfit | None:
    """A gap that cannot hold the whole bleed of two neighbours."""
    gap, least = profile.gap, 2 * face.bleed
    if profile.paper is None or profile.bleed != "full" or gap is None:
        return None
    if gap + SLACK >= least:
        return None
    message = (
        f"the bleed of {face.bleed:g} mm is more than half of the gap of {gap:g} mm: "
        "two neighbours cannot both have all of it"
    )
    hint = f"write gap: {least:g}, or bleed: outer for as much as there is room for"
    return Misfit(face, "gap", message, hint)


def _large(face: Format, profile: Profile) -> Misfit | None:
    if profile.paper is None or grid_of(face, profile) is not None:
        return None
    free = replace(profile, grid=None)
    most = grid_of(face, free) if profile.grid else None
    if most is not None and profile.grid is not None:
        columns, rows = profile.grid
        message = f"{columns} by {rows} faces of {_measures(face)} do not fit"
        halves = (1, 1)
        if profile.folds:
            halves = (2, 1) if profile.fold == "vertical" else (1, 2)
        there = f"{most.columns * halves[0]} by {most.rows * halves[1]}"
        return Misfit(face, "grid", f"{message} on {_room(profile)}", f"{there} do")
    if profile.tile is not None:
        return None
    behind = ", its back beside it," if profile.folds else ""
    message = (
        f"a face of {_measures(face)}{behind} does not fit on {_room(profile)} "
        "as the profile lays it out"
    )
    hint = "choose a profile with larger paper, or one with tiles to join"
    return Misfit(face, "size", message, hint)


def _measures(face: Format) -> str:
    return f"{face.width:g} by {face.height:g} mm"


def _room(profile: Profile) -> str:
    """The paper as the profile lays it, and what of it is used."""
    width, height = profile.papers[0]
    edge = f" with a margin of {profile.margin:g} mm" if profile.margin else ""
    return f"paper of {width:g} by {height:g} mm{edge}"

"""Printers: what one does to the back of the paper comes in, what makes it good out."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from cardwright.model.drawing import Matrix
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Data, Map, place_of
from cardwright.press.profile import Profile
from cardwright.press.registration import INSET


@dataclass(frozen=True, slots=True)
class Printer:
    """How far back pages are moved so that they come out behind their fronts.

    ``x`` to the right and ``y`` down in mm, as one looks at the back; ``rotation``
    clockwise in degrees and ``scale``, both about the middle of the page. ``margin`` is
    the strip along the edges (mm) that the printer cannot reach.
    """

    title: str
    x: float = 0.0
    y: float = 0.0
    rotation: float = 0.0
    scale: float = 1.0
    margin: float | None = None
    places: Mapping[str, Place] = field(default_factory=dict, repr=False, compare=False)


_NUMBERS = ("x", "y", "rotation", "scale", "margin")


def read_printer(data: Data) -> Printer | None:
    """A printer from data that hold to their schema."""
    if not isinstance(data, Map):
        return None
    numbers = {key: float(data[key]) for key in _NUMBERS if key in data}
    places = {key: place_of(data, (key,)) for key in data}
    return Printer(str(data.get("title", "")), **numbers, places=places)


def shift_of(printer: Printer, paper: tuple[float, float]) -> Matrix:
    """What moves a back page: scaled and turned about its middle, then moved.

    In mm with y downwards, in which a positive rotation is clockwise.
    """
    angle = math.radians(printer.rotation)
    a, b = printer.scale * math.cos(angle), printer.scale * math.sin(angle)
    x, y = paper[0] / 2, paper[1] / 2
    return (a, b, -b, a, x - a * x + b * y + printer.x, y - b * x - a * y + printer.y)


def out_of_reach(profile: Profile, printer: Printer, name: str) -> Iterator[Problem]:
    """A problem where the profile has faces or marks where the printer cannot reach."""
    least = printer.margin or 0.0
    if profile.paper is None:
        return
    if profile.margin >= least:
        yield from _marks_out_of_reach(profile, least, name)
        return
    place = profile.places.get("margin") or profile.places.get("paper") or Place("")
    message = (
        f"the margin of {profile.margin:g} mm lies inside that of the printer: "
        f'"{name}" cannot print on the outer {least:g} mm'
    )
    yield Problem("out-of-range", place, message, f"write margin: {least:g}, or more")


def _marks_out_of_reach(profile: Profile, least: float, name: str) -> Iterator[Problem]:
    marks = profile.marks
    if marks is None or not marks.registration or least <= INSET:
        return
    message = (
        f"the registration marks stand {INSET:g} mm from the edges: "
        f'"{name}" cannot print on the outer {least:g} mm'
    )
    yield Problem("out-of-range", profile.places.get("marks") or Place(""), message)

"""Measures of text boxes in, the size that boxes of one name share out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from cardwright.model.problem import Place


class Sharing(NamedTuple):
    """Boxes that share one size: their name, and whether those of all faces do."""

    name: str
    everywhere: bool = False


class Shared(NamedTuple):
    """The size (pt) that boxes share, the smallest and the largest that all allow."""

    size: float
    least: float
    most: float


@dataclass(frozen=True, slots=True)
class Measure:
    """How a text fits its box: sizes in pt, and the room that it leaves.

    ``room`` is in mm: the height that is free below the text, or the width beside one
    that may take one line only; negative where it does not fit. ``lines`` more of its
    lines would have room, ``height`` (mm) is what it needs. ``is_line``: the room is
    that of the width.
    """

    place: Place
    field: str
    size: float
    wanted: float
    least: float
    fits: bool
    room: float
    lines: int
    height: float = 0.0
    is_line: bool = False
    sharing: Sharing | None = None


Sizes = Mapping[Sharing, Shared]


def shared(measures: Iterable[Measure]) -> dict[Sharing, Shared]:
    """For each group the size of its tightest box, not below what any box allows."""
    found: dict[Sharing, Shared] = {}
    for measure in measures:
        if measure.sharing is not None:
            own = Shared(measure.size, measure.least, measure.wanted)
            found[measure.sharing] = joined(found.get(measure.sharing, own), own)
    return found


def joined(one: Shared, other: Shared) -> Shared:
    """What two boxes share: none shrinks below its own least size for another."""
    most = min(one.most, other.most)
    least = min(max(one.least, other.least), most)
    return Shared(max(min(one.size, other.size), least), least, most)


def merged(sizes: Iterable[Sizes]) -> dict[Sharing, Shared]:
    """The same over the sizes of many faces."""
    found: dict[Sharing, Shared] = {}
    for each in sizes:
        for sharing, own in each.items():
            found[sharing] = joined(found.get(sharing, own), own)
    return found

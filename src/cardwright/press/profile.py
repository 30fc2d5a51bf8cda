"""Print profiles: a profile's typed data come in, paper and layout go out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from cardwright.base.units import mm
from cardwright.model.problem import Problem
from cardwright.model.source import Data, Map, place_of

PAPERS: dict[str, tuple[float, float]] = {
    "a3": (297.0, 420.0),
    "a4": (210.0, 297.0),
    "letter": (215.9, 279.4),
    "legal": (215.9, 355.6),
    "tabloid": (279.4, 431.8),
}
"""Width and height in mm, upright (ISO 216; ANSI/ASME Y14.1)."""

CARD = "card"
"""The paper that is as large as each face with its bleed."""


@dataclass(frozen=True, slots=True)
class Marks:
    """Crop marks, in mm; ``offset`` is from the trim, and never less than the bleed."""

    length: float = 4.0
    offset: float = 3.5
    width: float = mm(0.25)


@dataclass(frozen=True, slots=True)
class Profile:
    """How faces are laid on paper. All lengths in mm.

    ``paper`` is width and height, or ``None`` for pages as large as the card; ``gap``
    the distance between the trims of neighbours; ``grid`` columns and rows if they are
    set. ``bleed``: ``none``, ``outer`` where there is room, ``full`` makes room.
    """

    title: str
    paper: tuple[float, float] | None
    margin: float = 5.0
    gap: float = 0.0
    grid: tuple[int, int] | None = None
    bleed: Literal["none", "outer", "full"] = "outer"
    marks: Marks | None = None
    backs: Literal["none", "long-edge", "short-edge", "fold"] = "none"

    @property
    def folds(self) -> bool:
        """Whether backs lie beside their fronts; on pages of one card they cannot."""
        return self.backs == "fold" and self.paper is not None


def read_profile(data: Data) -> tuple[Profile | None, list[Problem]]:
    """A profile from data that hold to their schema; ``None`` if it makes no sense."""
    if not isinstance(data, Map) or "paper" not in data:
        message = "a print profile must be a mapping with the key paper"
        return None, [Problem("wrong-type", place_of(data, ()), message)]
    problems = list(_check(data))
    if problems:
        return None, problems
    plain: dict[str, Any] = {k: data[k] for k in ("gap", "bleed", "backs") if k in data}
    grid = data.get("grid")
    profile = Profile(
        title=str(data.get("title", "")),
        paper=_paper(data),
        margin=0.0 if data["paper"] == CARD else float(data.get("margin", 5.0)),
        grid=(int(grid[0]), int(grid[1])) if grid else None,
        marks=_marks(data.get("marks")),
        **plain,
    )
    return profile, []


def _check(data: Map) -> Iterator[Problem]:
    if isinstance(data["paper"], str) and data["paper"] not in {*PAPERS, CARD}:
        names = ", ".join([*PAPERS, CARD])
        message = f'no paper is called "{data["paper"]}"'
        place = place_of(data, ("paper",))
        yield Problem("not-a-choice", place, message, f"known are {names}")
        return
    paper = _paper(data)
    if paper and 2 * data.get("margin", 0) >= min(paper):
        message = "the margins leave nothing of the paper"
        yield Problem("out-of-range", place_of(data, ("margin",)), message)
    if paper is None and data.get("backs") == "fold":
        message = "pages as large as the card have no room for backs to fold"
        yield Problem("not-a-choice", place_of(data, ("backs",)), message)


def _paper(data: Map) -> tuple[float, float] | None:
    paper = data["paper"]
    if paper == CARD:
        return None
    width, height = PAPERS[paper] if isinstance(paper, str) else paper
    return (height, width) if data.get("turned") else (width, height)


def _marks(data: Data) -> Marks | None:
    if not isinstance(data, Map) or data.get("crop") is False:
        return None
    return Marks(**{key: float(data[key]) for key in data if key != "crop"})

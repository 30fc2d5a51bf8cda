"""Print profiles: a profile's typed data come in, paper and layout go out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from cardwright.base.units import mm
from cardwright.model.problem import Place, Problem
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

Backs = Literal["none", "long-edge", "short-edge", "fold"]


@dataclass(frozen=True, slots=True)
class Marks:
    """What helps to cut, in mm; ``offset`` is the clear distance from the bleed.

    ``lines`` draws the cuts right across the paper, ``corners`` the rounding of each
    corner, ``fold`` the line to fold by; ``registration`` is for cutting machines.
    """

    crop: bool = True
    length: float = 4.0
    offset: float = 1.0
    width: float = mm(0.25)
    lines: bool = False
    corners: bool = False
    fold: bool = True
    registration: bool = False
    sides: Literal["front", "back", "both"] = "front"

    def on(self, *, back: bool) -> bool:
        """Whether a side of the paper has them."""
        return self.sides in {"both", "back" if back else "front"}


@dataclass(frozen=True, slots=True)
class Tile:
    """How what is larger than the paper goes on several pages; ``overlap`` in mm."""

    overlap: float = 10.0
    marks: bool = True


@dataclass(frozen=True, slots=True)
class Profile:
    """How faces are laid on paper. All lengths in mm.

    ``paper`` is width and height, or ``None`` for pages as large as the card, and
    ``turned`` whether it lies on its other side (``None``: what needs fewer sheets).
    ``gap`` is the distance between the trims of neighbours: without one they lie edge
    to edge, or as far apart as a full bleed needs. ``grid`` is columns and rows if they
    are set. ``bleed``: ``none``, ``outer`` where there is room, ``full`` all of it.
    ``fold`` is the way that the line runs between fronts and backs.
    """

    title: str
    paper: tuple[float, float] | None
    turned: bool | None = None
    margin: float = 5.0
    gap: float | None = None
    grid: tuple[int, int] | None = None
    bleed: Literal["none", "outer", "full"] = "outer"
    marks: Marks | None = None
    backs: Backs = "none"
    fold: Literal["vertical", "horizontal"] = "vertical"
    footer: bool = False
    contents: bool = False
    mixed: bool = False
    tile: Tile | None = None
    note: str = ""
    places: Mapping[str, Place] = field(default_factory=dict, repr=False, compare=False)

    @property
    def folds(self) -> bool:
        """Whether backs lie beside their fronts; on pages of one card they cannot."""
        return self.backs == "fold" and self.paper is not None

    @property
    def duplex(self) -> bool:
        """Whether backs are printed on the other side of the paper."""
        return self.backs != "none" and not self.folds

    @property
    def registered(self) -> bool:
        """Whether a cutting machine finds its marks on the paper."""
        has_marks = self.marks is not None and self.marks.registration
        return has_marks and self.paper is not None

    @property
    def papers(self) -> tuple[tuple[float, float], ...]:
        """The paper as it may lie, upright first."""
        if self.paper is None:
            return ()
        width, height = self.paper
        ways = ((width, height), (height, width))
        return ways if self.turned is None else (ways[self.turned],)

    def apart(self, bleed: float) -> float:
        """The gap between neighbours with this bleed."""
        if self.gap is not None:
            return self.gap
        return 2 * bleed if self.bleed == "full" else 0.0

    def shown(self, bleed: float) -> float:
        """How much of a bleed is printed at most."""
        return 0.0 if self.bleed == "none" else bleed


_PLAIN = (
    *("gap", "bleed", "backs", "fold", "footer", "mixed", "turned", "note"),
    "contents",
)


def read_profile(data: Data) -> tuple[Profile | None, list[Problem]]:
    """A profile from data that hold to their schema; ``None`` if it makes no sense."""
    if not isinstance(data, Map) or "paper" not in data:
        message = "a print profile must be a mapping with the key paper"
        return None, [Problem("wrong-type", place_of(data, ()), message)]
    problems = list(_check(data))
    if problems:
        return None, problems
    plain: dict[str, Any] = {key: data[key] for key in _PLAIN if key in data}
    grid, tile = data.get("grid"), data.get("tile")
    profile = Profile(
        title=str(data.get("title", "")),
        paper=_paper(data),
        margin=0.0 if data["paper"] == CARD else float(data.get("margin", 5.0)),
        grid=(int(grid[0]), int(grid[1])) if grid else None,
        marks=_marks(data.get("marks")),
        tile=Tile(**tile) if isinstance(tile, Map) else None,
        places={key: place_of(data, (key,)) for key in data},
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
    tile = data.get("tile")
    overlap = tile.get("overlap", Tile().overlap) if isinstance(tile, Map) else 0
    if paper and overlap and 2 * overlap > min(paper) - 2 * data.get("margin", 5):
        message = "tiles that overlap so far hold hardly anything of their own"
        hint = "write at most half of what the margins leave of the paper"
        place = place_of(data, ("tile", "overlap"))
        yield Problem("out-of-range", place, message, hint)


def _paper(data: Map) -> tuple[float, float] | None:
    paper = data["paper"]
    if paper == CARD:
        return None
    width, height = PAPERS[paper] if isinstance(paper, str) else paper
    return (width, height)


def _marks(data: Data) -> Marks | None:
    if not isinstance(data, Map):
        return None
    given = {key: data[key] for key in data if key != "registration"}
    return Marks(**given, registration="registration" in data)

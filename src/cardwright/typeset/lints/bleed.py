"""A face's layers in, a problem where its bleed is not painted all over out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardwright.model.game import Size
from cardwright.model.problem import Problem
from cardwright.typeset.geometry.outline import Point
from cardwright.typeset.lints.paints import Layer, covers
from cardwright.typeset.lints.region import Bounds
from cardwright.typeset.notes import SiteOf

POINTS = 24
"""Places along an edge that are looked at, in two rows."""

INSET = 0.1
"""How far within the bleed the rows lie, in mm."""

_SEEN = 0.01
_ALL = 4


def check_bleed(layers: Sequence[Layer], size: Size, site: SiteOf) -> Iterator[Problem]:
    """Report the edges at which white paper may be seen after cutting."""
    if not size.bleed:
        return
    whole = (
        -size.bleed,
        -size.bleed,
        size.width + size.bleed,
        size.height + size.bleed,
    )
    if any(covers(layer, whole) for layer in layers):
        return
    bare = [edge for edge, dots, box in _edges(size) if _is_bare(layers, dots, box)]
    if bare or _is_bare(layers, _corners(size)):
        message = f"the bleed is not painted all over at the {_named(bare)}"
        far = f"{size.bleed:g} mm"
        hint = f"paint the ground {far} beyond the trim on every side{site().about}"
        yield Problem("bare-bleed", site().place, message, hint, "warning")


def _named(edges: Sequence[str]) -> str:
    if len(edges) == _ALL:
        return "four edges"
    if not edges:
        return "corners"
    *first, last = edges
    return f"{', '.join(first)} and {last} edges" if first else f"{last} edge"


def _is_bare(
    layers: Sequence[Layer], points: Sequence[Point], box: Bounds | None = None
) -> bool:
    """Whether paper is seen at a point; in a box that one layer covers it is not."""
    if box is not None and any(covers(layer, box) for layer in layers):
        return False
    return any(_clear(layers, x, y) > _SEEN for x, y in points)


def _clear(layers: Sequence[Layer], x: float, y: float) -> float:
    """The share of the paper that is seen at a point; grounds are among the lowest."""
    left = 1.0
    for layer in layers:
        left *= 1 - layer.at(x, y)[3]
        if left <= _SEEN:
            break
    return left


def _edges(size: Size) -> Iterator[tuple[str, list[Point], Bounds]]:
    """Points in the bleed along each edge of the trim, and the box that they are in."""
    w, h, bleed, depths = size.width, size.height, size.bleed, _depths(size)
    across = [w * (i + 0.5) / POINTS for i in range(POINTS)]
    down = [h * (i + 0.5) / POINTS for i in range(POINTS)]
    yield "left", [(-d, y) for d in depths for y in down], (-bleed, 0, 0, h)
    yield "top", [(x, -d) for d in depths for x in across], (0, -bleed, w, 0)
    yield "right", [(w + d, y) for d in depths for y in down], (w, 0, w + bleed, h)
    yield "bottom", [(x, h + d) for d in depths for x in across], (0, h, w, h + bleed)


def _corners(size: Size) -> list[Point]:
    far = _depths(size)[1]
    return [(x, y) for x in (-far, size.width + far) for y in (-far, size.height + far)]


def _depths(size: Size) -> tuple[float, float]:
    """How far from the trim the rows lie: at its beginning, and at its end."""
    inset = min(INSET, size.bleed / 2)
    return inset, size.bleed - inset

"""A face's layers in, a problem where its bleed is not painted all over out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardwright.model.game import Size
from cardwright.model.problem import Problem
from cardwright.typeset.geometry.outline import Point
from cardwright.typeset.lints.blend import CLEAR
from cardwright.typeset.lints.paints import Layer, covers, stacked
from cardwright.typeset.notes import SiteOf

POINTS = 24
"""Places along an edge that are looked at, in two rows."""

INSET = 0.1
"""How far within the bleed the rows lie, in mm."""

_OPAQUE = 0.99
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
    bare = [edge for edge, points in _edges(size) if _is_bare(layers, points)]
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


def _is_bare(layers: Sequence[Layer], points: Sequence[Point]) -> bool:
    return any(stacked(layers, x, y, CLEAR)[3] < _OPAQUE for x, y in points)


def _edges(size: Size) -> Iterator[tuple[str, list[Point]]]:
    """Points in the bleed along each edge of the trim."""
    w, h, depths = size.width, size.height, _depths(size)
    across = [w * (i + 0.5) / POINTS for i in range(POINTS)]
    down = [h * (i + 0.5) / POINTS for i in range(POINTS)]
    yield "left", [(-d, y) for d in depths for y in down]
    yield "top", [(x, -d) for d in depths for x in across]
    yield "right", [(w + d, y) for d in depths for y in down]
    yield "bottom", [(x, h + d) for d in depths for x in across]


def _corners(size: Size) -> list[Point]:
    far = _depths(size)[1]
    return [(x, y) for x in (-far, size.width + far) for y in (-far, size.height + far)]


def _depths(size: Size) -> tuple[float, float]:
    """How far from the trim the rows lie: at its beginning, and at its end."""
    inset = min(INSET, size.bleed / 2)
    return inset, size.bleed - inset

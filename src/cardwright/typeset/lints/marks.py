"""An icon and its ground in, a problem where it hardly shows on it out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

from cardwright.base import colour as colours
from cardwright.base.colour import Rgba
from cardwright.model.drawing import Box, Colour
from cardwright.model.face import Limits
from cardwright.model.problem import Problem
from cardwright.typeset.lints.contrast import Pair, grid, ratio
from cardwright.typeset.lints.gradients import rgba
from cardwright.typeset.lints.survey import Ground, Sight
from cardwright.typeset.notes import IconNote, Mark, SiteOf, TextNote

FAINT = 0.5
"""What is less opaque is an ornament: a watermark, a pip that is not filled."""

SHARE = 0.5
"""So much of an icon must lie on a bad ground."""

_FINE = (4, 3)


def check_icon(sight: Sight, note: IconNote, limits: Limits) -> Iterator[Problem]:
    """Report an icon none of whose colours stands out (WCAG 2.2, 1.4.11).

    One whose colours stand out from each other is seen on every ground.
    """
    if note.mark is None or note.site is None or not note.areas:
        return
    if _may_be_lost(note.mark, sight, limits.contrast_large):
        yield from _check(sight, note.mark, note.areas(), note.site, limits)


def check_icons(sight: Sight, note: TextNote, limits: Limits) -> Iterator[Problem]:
    """The same for the icons in a text; where in its lines they stand is not asked."""
    for mark in note.marks:
        if _may_be_lost(mark, sight, limits.contrast_large):
            areas = note.areas()
            yield from _check(sight, mark, areas, note.tag, limits)


def _may_be_lost(mark: Mark, sight: Sight, wanted: float) -> bool:
    return not _stands_alone(mark.inks, wanted) and not _is_faint(mark.inks, sight)


@lru_cache(maxsize=1024)
def _stands_alone(inks: tuple[Colour, ...], wanted: float) -> bool:
    solid = [rgba(ink) for ink in inks if ink.alpha == 1]
    return any(ratio(one, other) >= wanted for one, other in combinations(solid, 2))


def _is_faint(inks: Iterable[Colour], sight: Sight) -> bool:
    alpha = max([ink.alpha for ink in inks], default=0.0)
    for level, _ in sight.levels:
        alpha *= level.alpha
    return alpha < FAINT


def _check(
    sight: Sight,
    mark: Mark,
    areas: Iterable[Box],
    site: SiteOf,
    limits: Limits,
) -> Iterator[Problem]:
    seen = [pair for area in areas for pair in _pairs(sight, area, mark)]
    bad = [pair for pair in seen if pair[0] < limits.contrast_large]
    if bad and len(bad) > SHARE * len(seen):
        yield _problem(mark, min(bad), limits.contrast_large, site)


def _pairs(sight: Sight, area: Box, mark: Mark) -> Iterator[Pair]:
    """The best contrast of the icon's colours at points of an area."""
    ground = Ground(sight, sight.bounds(area))
    points = grid(sight, area, *((1, 1) if ground.even else _FINE))
    for x, y in points:
        behind = ground.under(x, y)
        below = ground.seen(behind)
        shown: list[Rgba] = [ground.seen(behind, rgba(ink)) for ink in mark.inks]
        yield max([(ratio(tone, below), tone, below) for tone in shown])


def _problem(mark: Mark, pair: Pair, wanted: float, site: SiteOf) -> Problem:
    found, tone, ground = pair
    shown = int(found * 10) / 10
    message = (
        f'the icon "{mark.name}" hardly stands out: the contrast of '
        f'"{colours.to_hex(tone)}" on "{colours.to_hex(ground)}" is {shown:g}, '
        f"and {wanted:g} is the least"
    )
    near = colours.to_hex(colours.inked(tone, (ground,), wanted))
    hint = f'draw it in "{near}", or lay a panel under it{site().about}'
    return Problem("low-contrast", site().place, message, hint, "warning")

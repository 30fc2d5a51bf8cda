"""A line's width in, a problem where printers cannot hold it out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import inf

from cardwright.base.units import pt
from cardwright.model.drawing import Clip, Group, Item, Stroke
from cardwright.model.face import Limits
from cardwright.model.problem import Problem
from cardwright.typeset.geometry.matrix import narrowest
from cardwright.typeset.notes import SiteOf

_DIGITS = 3


def check_line(
    width: float, what: str, site: SiteOf, limits: Limits
) -> Iterator[Problem]:
    """``width`` is the width in mm as printed, ``what`` has it."""
    if width == inf:
        return
    printed = round(pt(width), _DIGITS)
    if printed < limits.hairline:
        shown = int(printed * 100) / 100
        message = f"{what} is {shown:g} pt wide, less than {limits.hairline:g} pt"
        least = limits.hairline * width / printed if printed else 0.0
        hint = f"{least + 0.005:.2f} mm can be printed{site().about}"
        yield Problem("hairline", site().place, message, hint, "warning")


def thinnest(items: Iterable[Item]) -> float:
    """The width of the thinnest line among items; infinite where there is none."""
    return min(map(_thinnest, items), default=inf)


def _thinnest(item: Item) -> float:
    if isinstance(item, Stroke):
        return item.width
    inner = thinnest(item.items) if isinstance(item, Clip | Group) else inf
    if isinstance(item, Group) and item.matrix and inner < inf:
        return inner * narrowest(item.matrix)
    return inner

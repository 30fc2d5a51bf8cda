"""A symbol read from an SVG file and a box in mm in, its items in the box out."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardwright.model.drawing import Box, Colour, Item
from cardwright.model.problem import Problem
from cardwright.typeset.geometry.matrix import Recolour, mapped
from cardwright.typeset.geometry.outline import exact

EXTENT = 1000.0
"""Units of a symbol along its longer side: four decimals are then always enough."""

BLACK = Colour(0.0, 0.0, 0.0)
CURRENT = Colour(-1.0, 0.0, 0.0)
"""Stands for ``currentColor`` until the symbol is placed."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """Items in a box from 0, 0; ``current`` tells that they use ``currentColor``.

    ``parts`` is how many elements were drawn.

    A file that could not be read has no extent and at least one problem.
    """

    width: float
    height: float
    items: tuple[Item, ...]
    problems: tuple[Problem, ...] = ()
    current: bool = False
    parts: int = field(default=0, compare=False)


def placed(
    symbol: Symbol, box: Box, tone: Colour | None = None, current: Colour = BLACK
) -> tuple[Item, ...]:
    """The symbol in a box (mm) of its own proportions, all in ``tone`` if given.

    Without one it keeps its own colours, and ``currentColor`` is ``current``.
    """
    x, y, w, _ = box
    scale = w / symbol.width if symbol.width else 0.0
    matrix = (scale, 0.0, 0.0, scale, x, y)
    if tone is None and not symbol.current:
        return mapped(symbol.items, matrix)
    return mapped(symbol.items, matrix, recolour(tone, current))


def recolour(tone: Colour | None, current: Colour) -> Recolour:
    """What becomes of a colour of the file; see ``placed``."""
    if tone is not None:
        return lambda old: _tinted(old, tone)
    return lambda old: _settled(old, current)


def _tinted(old: Colour, tone: Colour) -> Colour:
    alpha = exact(old.alpha * tone.alpha)
    return Colour(tone.red, tone.green, tone.blue, alpha)


def _settled(old: Colour, current: Colour) -> Colour:
    return old if old.red >= 0 else _tinted(old, current)


def centred(symbol: Symbol, box: Box) -> Box:
    """The largest box of the symbol's proportions in the middle of ``box``."""
    x, y, w, h = box
    if not symbol.width or not symbol.height:
        return (x, y, 0.0, 0.0)
    ratio = symbol.width / symbol.height
    width, height = min(w, h * ratio), min(h, w / ratio)
    return (x + (w - width) / 2, y + (h - height) / 2, width, height)

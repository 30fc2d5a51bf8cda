"""Dressing: a box's settings and a run's look in, the fonts that set the run out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from cardwright.model.drawing import Colour
from cardwright.typeset.text import casing
from cardwright.typeset.text.bidi import Direction
from cardwright.typeset.text.fontset import Chain, FontSet
from cardwright.typeset.text.hyphens import Hyphens
from cardwright.typeset.text.inline import Case, Look, Run
from cardwright.typeset.text.segments import Dress
from cardwright.typeset.text.shaping import USUAL, Manner

SMALL = 0.8
"""The size of capitals that stand for small ones, as a factor of their run's."""


class Base(NamedTuple):
    """What the runs of a box start from; tracking and the icons' middle in em.

    ``direction`` is that of every paragraph, or each goes as its first letter does.
    """

    fonts: FontSet
    family: str
    weight: int
    italic: bool
    colour: Colour
    tracking: float
    case: Case
    strength: Look
    middle: float = 0.0
    direction: Direction = "auto"
    manner: Manner = USUAL
    hyphens: Hyphens | None = None


def dress(base: Base, look: Look) -> Dress | None:
    """The fonts and colour of a run; ``None`` if no font is there at all."""
    if look.strength:
        look = base.strength.within(look)
    weight = look.weight or base.weight
    if look.bold:
        weight = 700 if weight <= 400 else min(weight + 300, 900)  # noqa: PLR2004
    italic = look.italic or base.italic
    manner = base.manner
    if look.features is not None:
        manner = manner._replace(features=look.features)
    if look.spacing is not None:
        manner = manner._replace(spacing=look.spacing)
    family = look.family or base.family
    chain = base.fonts.chain(family, weight, italic=italic, manner=manner)
    if chain is None:
        return None
    tracking = base.tracking if look.tracking is None else look.tracking
    return _dress(chain, look.factor, look.colour or base.colour, tracking)


@lru_cache(maxsize=256)
def _dress(chain: Chain, factor: float, colour: Colour, tracking: float) -> Dress:
    return Dress(chain, factor, colour, tracking)


def cased(run: Run, base: Base) -> Iterable[tuple[str, Look]]:
    """The run's text in the case asked for; small capitals take a look of their own."""
    case = run.look.case or base.case
    return (run,) if case == "none" else _cased(run, base, case)


def _cased(run: Run, base: Base, case: Case) -> Iterator[tuple[str, Look]]:
    if case == "small-caps":
        dressed = dress(base, run.look)
        if dressed is not None and dressed.chain.small_caps:
            own = run.look.features or base.manner.features
            yield run.text, run.look._replace(features=(*own, ("smcp", 1)))
            return
        small = run.look._replace(factor=run.look.factor * SMALL)
        for lower, letters in groupby(run.text, str.islower):
            text = "".join(letters)
            capitals = casing.upper(text, base.fonts.language)
            yield (capitals, small) if lower else (text, run.look)
    elif run.text:
        change = casing.upper if case == "upper" else casing.lower
        yield change(run.text, base.fonts.language), run.look

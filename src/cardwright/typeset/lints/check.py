"""An element or a whole face in, what is wrong with it in print or to the eye out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from cardwright.model.drawing import Item
from cardwright.model.face import Element, Limits
from cardwright.model.problem import Problem
from cardwright.typeset.lints.bleed import check_bleed
from cardwright.typeset.lints.code import check_code
from cardwright.typeset.lints.contrast import check_contrast
from cardwright.typeset.lints.hairline import check_line
from cardwright.typeset.lints.marks import check_icon, check_icons
from cardwright.typeset.lints.shades import shades
from cardwright.typeset.lints.survey import Survey, survey
from cardwright.typeset.lints.zone import check_zone
from cardwright.typeset.notes import CodeNote, TextNote
from cardwright.typeset.pen import Pen, Values
from cardwright.typeset.setting import Setting

MOST_LOOKS = 400_000
"""So many shapes may lie below the texts and icons of a face, counted for each."""


def check_element(element: Element, values: Values, pen: Pen) -> Iterator[Problem]:
    """What is seen of an element by itself: whether its line is a hairline.

    One of the colour of its own fill is no line: it closes the joint to a neighbour.
    """
    limits, tone = pen.setting.limits, values.get("stroke")
    if limits is None or tone is None or tone == values.get("fill"):
        return
    width = values.get("stroke-width")
    if width:
        what = f"the line of <{element.name}>"
        yield from check_line(
            width * pen.scale, what, partial(pen.site, element), limits
        )


def check_face(items: Sequence[Item], root: Element, pen: Pen) -> Iterator[Problem]:
    """What is seen once all of a sound face is laid out."""
    setting, limits = pen.setting, pen.setting.limits
    if limits is not None:
        seen = survey(items, pen.notes, shades(setting.root))
        site = partial(pen.site, root)
        yield from check_bleed(seen.layers, setting.size, site)
        if _looks(seen) > MOST_LOOKS:
            message = "too many shapes lie below too many texts and icons"
            hint = f"draw fewer, or save a picture of them as PNG{site().about}"
            yield Problem("too-many-shapes", site().place, message, hint)
            return
        yield from _sights(seen, setting, limits)


def _looks(seen: Survey) -> int:
    return sum([number for sight in seen.sights for _, number in sight.levels])


def _sights(seen: Survey, setting: Setting, limits: Limits) -> Iterator[Problem]:
    for sight in seen.sights:
        note = sight.note
        if isinstance(note, CodeNote):
            yield from check_code(sight, note, seen, setting.size, limits)
            continue
        yield from check_zone(sight, note, setting.size, limits)
        if isinstance(note, TextNote):
            yield from check_contrast(sight, note, limits)
            yield from check_icons(sight, note, limits)
        else:
            yield from check_icon(sight, note, limits)

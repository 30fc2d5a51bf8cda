"""The size that a text is set in, in; a problem where that is too small out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardwright.model.face import Limits
from cardwright.model.problem import Problem
from cardwright.typeset.notes import SiteOf

_DIGITS = 2


class Asked(NamedTuple):
    """The smallest size that a text would have unshrunk (pt), and its tag."""

    size: float
    tag: SiteOf


def check_size(
    size: float, site: SiteOf, limits: Limits, asked: Asked, *, fine: bool
) -> Iterator[Problem]:
    """``size`` is the smallest type in the text (pt); ``fine`` tells of fine print.

    A text for which too small a size is ``asked`` is none the better for being shorter:
    that is told at its tag.
    """
    size = round(size, _DIGITS)
    least = (
        limits.text_least if size < limits.text_least or fine else limits.text_advised
    )
    room = "shorten it, or give it more room"
    wanted = round(asked.size, _DIGITS)
    if wanted < least:
        site, room = asked.tag, f"{wanted:g} pt is asked for: write {least:g} or more"
    message = f"the text is set in {size:g} pt, and "
    if size < limits.text_least:
        message += f"{limits.text_least:g} pt is the least"
        yield Problem("tiny-text", site().place, message, room + site().about)
    elif size < limits.text_advised and not fine:
        message += f"less than {limits.text_advised:g} pt is hard to read"
        hint = f"{room}; for a style of fine print see limits in style.yaml"
        yield Problem(
            "small-text", site().place, message, hint + site().about, "warning"
        )

"""The size that a text is set in, in; a problem where that is too small out."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.model.face import Limits
from cardwright.model.problem import Problem
from cardwright.typeset.notes import SiteOf

_DIGITS = 2


def check_size(
    size: float, site: SiteOf, limits: Limits, *, fine: bool
) -> Iterator[Problem]:
    """``size`` is the smallest type in the text (pt); ``fine`` tells of fine print."""
    size = round(size, _DIGITS)
    room = "shorten it, or give it more room"
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

from __future__ import annotations

import pytest

from cardwright.model.face import Limits
from cardwright.model.problem import Place, Problem
from cardwright.typeset.lints.size import Asked, check_size
from cardwright.typeset.notes import Site

SITE = Site(Place("t.card.xml", 9, 5), " (while drawing it)")
TAG = Site(Place("t.card.xml", 3, 1), " (while drawing it)")
UNSHRUNK = Asked(12, lambda: TAG)
ROOM = "shorten it, or give it more room"
FINE = "; for a style of fine print see limits in style.yaml"
TINY = Problem(
    "tiny-text",
    SITE.place,
    "the text is set in 5.9 pt, and 6 pt is the least",
    f"{ROOM} (while drawing it)",
)
SMALL = Problem(
    "small-text",
    SITE.place,
    "the text is set in 7.4 pt, and less than 7.5 pt is hard to read",
    f"{ROOM}{FINE} (while drawing it)",
    "warning",
)


@pytest.mark.parametrize(
    ("size", "fine", "found"),
    [
        (5.9, False, [TINY]),
        (5.9, True, [TINY]),
        (5.998, False, []),
        (6, True, []),
        (7.4, False, [SMALL]),
        (7.4, True, []),
        (7.5, False, []),
    ],
)
def test_a_size_is_held_to_the_limits(
    size: float, found: list[Problem], *, fine: bool
) -> None:
    limits = Limits(text_advised=7.5 if size != 5.998 else 6)
    assert [*check_size(size, lambda: SITE, limits, UNSHRUNK, fine=fine)] == found


def test_a_game_has_limits_of_its_own() -> None:
    limits = Limits(text_least=4, text_advised=5)
    assert [*check_size(5, lambda: SITE, limits, UNSHRUNK, fine=False)] == []
    (found,) = check_size(3.5, lambda: SITE, limits, UNSHRUNK, fine=False)
    assert found.message == "the text is set in 3.5 pt, and 4 pt is the least"


@pytest.mark.parametrize(
    ("size", "fine", "code", "hint"),
    [
        (5.8, True, "tiny-text", "5.8 pt is asked for: write 6 or more"),
        (5.8, False, "tiny-text", "5.8 pt is asked for: write 6 or more"),
        (7, False, "small-text", f"7 pt is asked for: write 7.5 or more{FINE}"),
    ],
)
def test_a_size_that_is_asked_for_is_told_at_the_tag(
    size: float, code: str, hint: str, *, fine: bool
) -> None:
    asked = Asked(size, lambda: TAG)
    (found,) = check_size(size, lambda: SITE, Limits(), asked, fine=fine)
    assert (found.code, found.place, found.hint) == (
        code,
        TAG.place,
        f"{hint} (while drawing it)",
    )

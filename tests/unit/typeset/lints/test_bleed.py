from __future__ import annotations

from dataclasses import replace

import pytest

from cardwright.model.face import Composed, Limits
from cardwright.model.game import Size
from cardwright.model.problem import Place, Problem
from cardwright.typeset.face import typeset
from cardwright.typeset.setting import Setting
from tests.unit.typeset.faces import SETTING, TASK, composed

HELD = replace(SETTING, limits=Limits())
CARD = Place("t.card.xml", 1, 1, 1, 6)

# The trim is 63.5 by 88.9 mm, the bleed 3.175 mm.
WHOLE = '<rect x="-3.175" y="-3.175" w="69.85" h="95.25" fill="{}"/>'

TURNED = 'x="-48" y="-35" w="96" h="70" fill="#abc"'
HALF = '<rect x="-4" y="-4" w="40" h="97" fill="#a00"/>'


def told(face: Composed, within: Setting = HELD) -> list[Problem]:
    return typeset(face, within)[1]


def problem(where: str) -> Problem:
    return Problem(
        "bare-bleed",
        CARD,
        f"the bleed is not painted all over at the {where}",
        f"paint the ground 3.175 mm beyond the trim on every side ({TASK})",
        "warning",
    )


@pytest.mark.parametrize(
    "body",
    [
        WHOLE.format("#ffffff"),
        WHOLE.format("linear-gradient(#fff, #000)"),
        f"{HALF}<g x='32'>{HALF}</g>",
        '<circle cx="31" cy="44" r="62" fill="#a00"/>',
        f"<g>{WHOLE.format('#abc')}</g><circle cx='0' cy='0' r='9' fill='#000'/>",
        f'<g x="31.75" y="44.45" rotate="90"><rect {TURNED}/></g>',
    ],
)
def test_a_bleed_that_is_painted(body: str) -> None:
    assert told(composed(body)) == []


FOUR = "four edges"


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ("", FOUR),
        ('<rect w="63.5" h="88.9" fill="#a00"/>', FOUR),
        (WHOLE.format("#aa000080"), FOUR),
        (WHOLE.format("#a00").replace("fill", 'r="3" fill'), "corners"),
        ('<rect x="-4" y="-4" w="72" h="95.9" fill="#a00"/>', "bottom edge"),
        ('<rect w="72" h="97" fill="#a00"/>', "left and top edges"),
        ('<rect y="-4" w="63" h="97" fill="#a00"/>', "left and right edges"),
        ('<rect y="-4" w="63" h="92" fill="#a00"/>', "left, right and bottom edges"),
    ],
)
def test_edges_at_which_paper_shows(body: str, where: str) -> None:
    assert told(composed(body)) == [problem(where)]


def test_without_bleed_nothing_is_to_be_painted() -> None:
    within = replace(HELD, size=Size(63.5, 88.9, 0))
    assert told(composed(""), within) == []

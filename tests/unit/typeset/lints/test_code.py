from __future__ import annotations

import pytest

from cardwright.model.face import Limits
from cardwright.model.problem import Problem
from cardwright.typeset.qr import modules
from tests.unit.typeset.faces import TASK, at
from tests.unit.typeset.lints.faces import MARK, told

# 21 modules along a side, 29 with its quiet zone: 0.5 mm each in 14.5 mm.
CODE = f'<qr {MARK} x="10" y="10" w="14.5"'
SAYS = ">http://a.bc</qr>"
LOW = "the contrast of the qr code is 2.8, and 4.5 is the least"
CUT = "less than 4 modules around the qr code are empty and light"


def problem(message: str, hint: str) -> Problem:
    hint = f"{hint} ({TASK})"
    return Problem("unreadable-qr", at(9, 5, "<qr"), message, hint, "warning")


def test_the_code_has_21_modules() -> None:
    assert modules("http://a.bc", "M")[1] == 21


def test_modules_that_are_too_small() -> None:
    small = CODE.replace("14.5", "8.7")
    assert told(small + SAYS) == [
        problem(
            "a module of the qr code is 0.30 mm wide, less than 0.35 mm",
            "make it larger, or its address shorter",
        )
    ]
    assert told(CODE.replace("14.5", "10.15") + SAYS) == []
    assert told(f'<g scale="0.6">{CODE}{SAYS}</g>') != []
    assert told(small + SAYS, limits=Limits(qr_module=0.3)) == []


@pytest.mark.parametrize(
    ("colours", "message", "hint"),
    [
        (
            'color="#999999"',
            f'{LOW}: "#999999" on "#ffffff"',
            "make it darker, or its background lighter",
        ),
        (
            'color="#ffffff" background="#000000"',
            'the qr code is light on dark: "#ffffff" on "#000000"',
            "many cameras read it only dark on light",
        ),
    ],
)
def test_a_code_that_does_not_stand_out(colours: str, message: str, hint: str) -> None:
    assert told(f"{CODE} {colours}{SAYS}") == [problem(message, hint)]


@pytest.mark.parametrize(
    "over",
    [
        '<rect x="22.5" y="5" w="9" h="30" fill="#333"/>',
        '<text-box x="23" y="15" w="20" h="5">Draw</text-box>',
    ],
)
def test_something_in_the_quiet_zone(over: str) -> None:
    assert told(CODE + SAYS + over) == [problem(CUT, "keep 2.0 mm free on each side")]


def test_what_stands_beside_the_quiet_zone_is_well() -> None:
    beside = '<rect x="24.6" y="5" w="9" h="30" fill="#333"/>'
    text = '<text-box x="24.6" y="36" w="20" h="5">Draw</text-box>'
    assert told(CODE + SAYS + beside + text) == []


def test_a_zone_may_be_the_ground_around() -> None:
    bare = '<qr _at="t.card.xml:9:5" x="12" y="12" w="10.5" quiet="0" background="none"'
    assert told(bare + SAYS) == []
    narrow = '<rect x="11" y="5" w="40" h="40" fill="#fff"/>'
    dark = '<rect x="4" y="4" w="55" h="55" fill="#222"/>'
    assert told(dark + narrow + bare + SAYS) == [
        problem(CUT, "keep 2.0 mm free on each side")
    ]


def test_a_zone_that_the_trim_cuts() -> None:
    near = '<qr _at="t.card.xml:9:5" x="1.5" y="12" w="10.5" quiet="0"'
    assert told(near + SAYS) == [problem(CUT, "keep 2.0 mm free on each side")]

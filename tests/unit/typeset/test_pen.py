from __future__ import annotations

from cardwright.model.drawing import Item
from cardwright.model.face import Element
from cardwright.model.problem import Place, Problem
from cardwright.typeset.pen import Pen
from cardwright.typeset.slip import SlipError
from tests.unit.typeset.faces import SETTING

PLACE = Place("t.xml", 1, 1, 1, 3)


def nothing(_element: Element, _pen: Pen) -> list[Item]:
    return []


def pen() -> Pen:
    return Pen(SETTING, "while drawing", nothing, [])


def test_the_origin_moves() -> None:
    moved = pen().at(1, 2).at(10, 20)
    assert (moved.x, moved.y) == (11, 22)
    assert moved.box({"x": 1.0, "w": 3.0}) == (12, 22, 3, 0)
    assert moved.origin().box({"x": 1.0}) == (1, 0, 0, 0)


def test_problems_name_the_task() -> None:
    tip = pen()
    tip.report(PLACE, SlipError("no", None, "code"))
    tip.at(1, 1).report(PLACE, SlipError("no", "do"), "w of <rect>")
    assert tip.problems == [
        Problem("code", PLACE, "no", "while drawing"),
        Problem("bad-value", PLACE, "w of <rect>: no", "do (while drawing)"),
    ]

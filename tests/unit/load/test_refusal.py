from __future__ import annotations

from cardwright.load.refusal import refuse, too_deep
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Source


def test_a_refusal_holds_its_problem() -> None:
    refusal = refuse(Source("f", "ab"), "yaml-syntax", (1, 2), "no", "yes")
    place = Place("f", 1, 2, 1, 3)
    assert refusal.problem == Problem("yaml-syntax", place, "no", "yes")
    assert str(refusal) == "no"


def test_too_deep_stands_at_one_sign() -> None:
    problem = too_deep(Source("f", "ab"), 1).problem
    assert (problem.code, problem.place) == ("too-deep", Place("f", 1, 2, 1, 3))

from __future__ import annotations

from cardwright.model.problem import Place, Problem
from cardwright.model.views import Views
from cardwright.resolve.where import check, holds
from tests.unit.resolve.garden import catalog

HERE = Place("f")


def test_a_condition_is_asked_of_fields_and_names() -> None:
    views = Views(catalog()[0])
    rose = views.entry("rose")
    asked = ["cost == 2", "late", "owner.id == n", "kind == 'plant' and not late"]
    assert [holds(source, rose, {"n": "south"}) for source in asked] == [
        True,
        False,
        True,
        True,
    ]


def test_no_condition_holds_and_a_broken_one_does_not() -> None:
    rose = Views(catalog()[0]).entry("rose")
    assert [holds(s, rose, {}) for s in (None, "cost +", "gone")] == [
        True,
        False,
        False,
    ]


def test_a_condition_is_checked_before_it_is_asked() -> None:
    assert list(check("cost == param.x", HERE, ["cost"])) == []
    assert list(check("cots == 1", HERE, ["cost"])) == [
        Problem(
            "unknown-name",
            HERE,
            'there is no name "cots" here',
            'did you mean "cost"?',
        )
    ]
    assert list(check("cots == 1", HERE, None)) == []
    assert [p.code for p in check("cost ==", HERE, ["cost"])] == ["bad-expression"]

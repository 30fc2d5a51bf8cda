from __future__ import annotations

from cardwright.model.problem import Place, Problem
from cardwright.model.source import Mark, Source, Span
from cardwright.model.views import Views
from cardwright.resolve.where import check, holds
from tests.unit.resolve.garden import catalog

TEXT = "where: cots == 1"
MARK = Mark(Source("f", TEXT), Span(0, 5), Span(7, len(TEXT)))


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
    assert list(check("cost == param.x", MARK, ["cost"])) == []
    assert list(check("cots == 1", MARK, ["cost"])) == [
        Problem(
            "unknown-name",
            Place("f", 1, 8, 1, 12),
            'there is no name "cots" here',
            'did you mean "cost"?',
        )
    ]
    assert list(check("cots == 1", MARK, None)) == []
    (broken,) = check("cots ==", MARK, ["cost"])
    assert (broken.code, broken.place) == ("bad-expression", Place("f", 1, 13, 1, 15))

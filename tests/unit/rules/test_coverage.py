from __future__ import annotations

from cardwright.model.problem import Problem
from cardwright.rules.coverage import missing_cases
from tests.unit.rules.harbour import at, catalog, fleet

RULES = """\
formats:
  open:
    size: {max: 3}
    copies: [{max: 2}]
assertions:
  named: {every: guild, where: town}
"""

CASES = """\
- {case: as it is, like: first, problems: []}
- {case: too many, like: first, change: {crew.ann: 4}, problems: [
    {code: deck-size}, {code: deck-copies}]}
- {case: no town, like: knots, change: {town: ~}, problems: [{code: rule-failed}]}
- {case: a town, like: knots, problems: []}
"""


def advice(cases: str) -> list[Problem]:
    written = cases.replace("~", "null")
    return list(missing_cases(catalog(RULES, written, fleets=fleet("ann: 1"))))


def told(part: str, message: str) -> Problem:
    hint = "write one in the folder cases"
    return Problem("missing-case", at(RULES, part, "rules"), message, hint, "advice")


def test_every_rule_has_its_cases() -> None:
    assert advice(CASES) == []


def test_no_cases_at_all() -> None:
    assert advice("") == [
        told("open", 'no case passes the format "open"'),
        told("size", 'no case breaks size of the format "open"'),
        told("copies", 'no case breaks copies of the format "open"'),
        told("named", 'no case passes "named"'),
        told("named", 'no case breaks "named"'),
    ]


def test_a_case_of_another_format_does_not_count() -> None:
    changed = CASES.replace("change: {", "change: {rules: other, ")
    assert advice(changed) == [
        told("size", 'no case breaks size of the format "open"'),
        told("copies", 'no case breaks copies of the format "open"'),
    ]


def test_a_case_of_another_rule_does_not_count() -> None:
    other = "problems: [{code: rule-failed, message: 'breaks \"other\"'}]"
    changed = CASES.replace("problems: [{code: rule-failed}]", other)
    assert advice(changed) == [told("named", 'no case breaks "named"')]


def test_a_whole_entry_is_tried_too() -> None:
    written = CASES.replace(
        "like: first, change: {crew.ann: 4}",
        "entry: {kind: fleet, id: big, rules: open, crew: {ann: 4}}",
    )
    assert advice(written) == []

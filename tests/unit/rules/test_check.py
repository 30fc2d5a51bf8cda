from __future__ import annotations

from cardwright.model.problem import Problem
from tests.unit.rules.harbour import at, fleet, found, problems

RULES = """\
formats:
  open: {size: {max: 1}}
assertions:
  named: {every: guild, where: town == 'Low End'}
analyses:
  pay: {total: {of: pay}, max: 2}
"""


def test_formats_assertions_and_analyses_are_all_checked() -> None:
    written = fleet("ann: 3")
    assert [(p.code, p.message) for p in problems(RULES, fleets=written)] == [
        ("deck-size", "3 cards, at most 1 is allowed in open"),
        ("rule-failed", '"Ties" breaks "named": town == \'Low End\' does not hold'),
        ("deck-analysis", '"First": 3, at most 2 are allowed by "pay"'),
    ]


def test_a_game_without_rules_has_no_problems() -> None:
    assert found("") == []


def test_a_slip_is_told_once_however_often_it_is_used() -> None:
    rules = "formats:\n  open: {counts: {where: pay > 2, max: 9}}\n"
    written = "".join(
        f"- {{id: {name}, rules: open, crew: {{eve: 1}}}}\n" for name in "abc"
    )
    assert found(rules, fleets=written) == [
        Problem(
            "bad-expression",
            at(rules, "pay > 2", "rules"),
            'the text "X" cannot be ordered against the number 2',
            "pay is number and …",
        )
    ]


def test_rules_of_a_format_that_select_nothing() -> None:
    rules = "formats:\n  open:\n    copies: [{max: 2}, {where: pay == 99, max: 1}]\n"
    assert found(rules) == [
        Problem(
            "rule-selects-nothing",
            at(rules, "{where: pay == 99, max: 1}", "rules"),
            'a rule of "open" selects nothing, so it can never fail',
            None,
            "advice",
        )
    ]


def test_a_deck_of_no_known_format_is_held_to_none() -> None:
    formats = RULES.partition("assertions")[0]
    assert problems(formats, fleets=fleet("ann: 3", rules="other")) == []
    assert problems(formats, fleets="- {id: first, crew: {ann: 3}}\n") == []

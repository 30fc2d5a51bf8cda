from __future__ import annotations

from dataclasses import replace

import pytest

from cardwright.model.problem import Problem
from cardwright.model.views import Views
from cardwright.resolve.assembly.assemble import decks
from cardwright.rules.check import check_rules
from tests.unit.rules.harbour import SAILORS, at, catalog, fleet, found, problems

IDLE = "rule-selects-nothing"

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
        ("deck-analysis", '"pay" of "First": 3, at most 2 are allowed by "pay"'),
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
            at(rules, "pay == 99", "rules"),
            'a rule of "open" selects nothing: no sailor or charm has pay == 99',
            "mend the condition, or take the rule out until it has something to judge",
            "advice",
        )
    ]


def test_a_deck_of_no_known_format_is_held_to_none() -> None:
    formats = RULES.partition("assertions")[0]
    assert problems(formats, fleets=fleet("ann: 3", rules="other")) == []
    assert problems(formats, fleets="- {id: first, crew: {ann: 3}}\n") == []


@pytest.mark.parametrize(
    ("rule", "whole"),
    [
        ("assertions: {low: {every: sailor, where: pay < 9}}", ["bad-expression"]),
        ("assertions: {full: {counts: {kind: sailor, max: 7}}}", ["rule-failed"]),
        (
            "assertions: {pals: {needs: {kind: guild, with: target.id == 'eve'}}}",
            [],
        ),
        ("formats: {open: {counts: {where: pay < 9, min: 5}}}", ["bad-expression"]),
        (
            "analyses: {crew: {total: {kind: sailor}, max: 7}}",
            ["deck-analysis"],
        ),
        ("assertions: {idle: {every: sailor, if: pay == 99, where: pay}}", [IDLE]),
    ],
)
def test_entries_in_error_are_left_out(rule: str, whole: list[str]) -> None:
    written = fleet("ann: 3", "eve: 1")
    made = catalog(rule, fleets=written)
    tables = Views(made).of, decks(made), ()
    of_all = [p.code for p in check_rules(made, *tables)]
    of_rest = [p.code for p in check_rules(made, *tables, {"eve"})]
    assert (of_all, of_rest) == (whole, [])


def test_what_needs_no_entry_in_error_is_judged_still() -> None:
    rule = "assertions: {low: {every: sailor, where: pay != 3}}"
    made = catalog(rule)
    problems = check_rules(made, Views(made).of, (), (), {"eve"})
    assert [(p.code, p.place) for p in problems] == [
        ("rule-failed", at(SAILORS, "3", "sailors"))
    ]


def test_a_deck_that_may_name_an_entry_without_its_id_is_not_judged() -> None:
    made = catalog(RULES, fleets=fleet("ann: 3"))
    of = Views(made).of
    lost = replace(made, nameless=frozenset({"charm"}))
    assert [p.code for p in check_rules(made, of, decks(made), ())] == [
        "deck-size",
        "rule-failed",
        "deck-analysis",
    ]
    assert [p.code for p in check_rules(lost, of, decks(made), ())] == ["rule-failed"]

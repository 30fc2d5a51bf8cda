from __future__ import annotations

import pytest

from cardwright.model.problem import Problem
from tests.unit.rules.harbour import at, found

HINT = "mend the condition, or take the rule out until it has something to judge"


def idle(rules: str, name: str, part: str, why: str, nth: int = 1) -> Problem:
    message = f'a rule of "{name}" selects nothing: {why}'
    place = at(rules, part, "rules", nth)
    return Problem("rule-selects-nothing", place, message, HINT, "advice")


@pytest.mark.parametrize(
    ("rule", "part", "why"),
    [
        ("copies: [{where: power > 9, max: 1}]", "power > 9", "has power > 9"),
        ("counts: [{where: power > 9, max: 1}]", "power > 9", "has power > 9"),
        ("shares: [{where: power > 9, max: 1}]", "power > 9", "has power > 9"),
        ("distinct: [{of: pay, where: power > 9, max: 1}]", "power > 9", None),
        ("distinct: [{of: berth.deck, max: 1}]", "berth.deck", "has berth.deck"),
        ("sum: [{of: berth.deck, max: 1}]", "berth.deck", "has berth.deck"),
        ("spread: [{by: berth.deck, max: 1}]", "berth.deck", "has berth.deck"),
        ("every: [{if: power > 9, where: pay}]", "power > 9", "has power > 9"),
        ("unique: [{of: berth.deck}]", "berth.deck", "has berth.deck"),
        ("needs: [{where: power > 9, with: rank}]", "power > 9", "has power > 9"),
        ("excludes: [{where: power > 9, with: rank}]", "power > 9", "has power > 9"),
        ("excludes: [{where: rank, with: power > 9}]", "power > 9", "has power > 9"),
    ],
)
def test_a_format_of_which_no_deck_could_hold_a_card(
    rule: str, part: str, why: str | None
) -> None:
    rules = f"formats:\n  open:\n    {rule}\n"
    said = f"no sailor or charm {why or 'has power > 9'}"
    assert found(rules) == [idle(rules, "open", part, said)]


@pytest.mark.parametrize(
    ("rule", "part"),
    [
        ("every: sailor, where: pay, if: pay == 99", "pay == 99"),
        ("every: [sailor, guild], where: id, if: id == 'x'", "id == 'x'"),
        ("unique: {kind: sailor, of: pay}, where: pay == 99", "pay == 99"),
        ("ascending: {kind: sailor, of: berth.deck}", "berth.deck"),
        ("counts: {kind: sailor, max: 9}, where: pay == 99", "pay == 99"),
        ("needs: {kind: charm, with: target.pay}, where: pay == 99", "pay == 99"),
        ("linked: {to: sailor, from: charm}, where: pay == 99", "pay == 99"),
        (
            "links: {from: charm, to: sailor}, if: source.pay > 9, where: pay",
            "source.pay > 9",
        ),
    ],
)
def test_an_assertion_that_nothing_fits(rule: str, part: str) -> None:
    rules = f"assertions:\n  tidy: {{{rule}}}\n"
    (advice,) = found(rules)
    assert advice.place == at(rules, part, "rules")
    assert (advice.code, advice.level, advice.hint) == (
        "rule-selects-nothing",
        "advice",
        HINT,
    )
    assert advice.message.endswith(f" has {part}")


@pytest.mark.parametrize(
    ("rule", "why"),
    [
        ("linked: {to: voyage, from: sailor}", "there is no voyage"),
        (
            "links: {from: charm, to: charm}, where: pay",
            "there is no reference from a charm to a charm",
        ),
        ("every: voyage, where: far", "there is no voyage"),
    ],
)
def test_an_assertion_about_nothing_stands_at_its_name(rule: str, why: str) -> None:
    rules = f"assertions:\n  tidy: {{{rule}}}\n"
    assert found(rules) == [idle(rules, "tidy", "tidy", why)]


@pytest.mark.parametrize(
    ("rule", "part"),
    [
        ("curve: {of: berth.deck}", "berth.deck"),
        ("curve: {of: pay, where: power > 9}", "power > 9"),
        ("share: {where: power > 9}", "power > 9"),
        ("total: {of: pay, where: power > 9}", "power > 9"),
        ("spread: {of: power, where: power > 9}", "power > 9"),
        ("neighbour: {of: work, where: power > 9}", "power > 9"),
        ("opening: {hand: 2, where: power > 9}", "power > 9"),
        ("share: {kind: charm, where: power > 9}", "power > 9"),
        (
            "draw-until: {pile: sea, sum: power, pools: [1, 2], ends: power > 9}",
            "power > 9",
        ),
    ],
)
def test_an_analysis_of_nothing(rule: str, part: str) -> None:
    rules = f"analyses:\n  look: {{{rule}}}\n"
    (advice,) = found(rules)
    assert advice.message.startswith('a rule of "look" selects nothing: no ')
    assert advice.message.endswith(f" has {part}")
    assert (advice.place, advice.level) == (at(rules, part, "rules"), "advice")


def test_an_analysis_is_not_held_to_what_no_pile_holds() -> None:
    assert found("analyses: {look: {share: {where: pay > 2}}}\n") == []


@pytest.mark.parametrize(
    "rules",
    [
        "assertions: {a: {excludes: {kind: charm, with: pay == source.pay + 9}}}",
        "assertions: {a: {every: sailor, if: rank, where: rank == 'captain'}}",
        "assertions: {a: {links: {from: charm, to: sailor}, where: target.rank}}",
        "formats: {open: {copies: [{where: power == 7, max: 1}]}}",
        "analyses: {look: {opening: {hand: 2, where: power == 7}}}",
    ],
)
def test_rules_that_look_at_something(rules: str) -> None:
    assert found(rules) == []

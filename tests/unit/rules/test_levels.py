from __future__ import annotations

from cardwright.model.problem import Place, Problem
from cardwright.rules.levels import apply_levels, count_rules
from tests.unit.rules.harbour import body

SIZE = Problem("deck-size", Place("a.yaml"), "41 cards")
COUNT = Problem("deck-count", Place("a.yaml"), "14 of them", None, "advice")


def test_a_game_has_its_own_levels() -> None:
    rules = body("levels: {deck-size: warning, deck-count: error}\n")
    assert [p.level for p in apply_levels([SIZE, COUNT], rules)] == ["warning", "error"]


def test_other_codes_keep_their_level() -> None:
    rules = body("levels: {deck-sum: advice}\n")
    assert list(apply_levels([SIZE, COUNT], rules)) == [SIZE, COUNT]
    assert list(apply_levels([SIZE, COUNT], None)) == [SIZE, COUNT]
    assert list(apply_levels([SIZE], body("formats: {}\n"))) == [SIZE]


def test_rules_are_counted_one_by_one() -> None:
    rules = body(
        "formats:\n"
        "  open: {title: Open, size: {max: 3}, copies: [{max: 3}, {max: 1}]}\n"
        "  cup: {extends: open, sum: [{of: pay, max: 3}]}\n"
        "assertions: {a: {every: x, where: y}, b: {every: x, where: y}}\n"
        "analyses: {c: {curve: {of: pay}}}\n"
    )
    assert count_rules(rules) == 7
    assert count_rules(None) == 0

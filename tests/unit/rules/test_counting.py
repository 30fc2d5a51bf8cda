from __future__ import annotations

import pytest

from cardwright.base import expression
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Map
from cardwright.rules import counting
from cardwright.rules.judge import Judge
from cardwright.rules.rule import Clause, Flawed, Rule
from tests.unit.rules.harbour import judge

HERE = Place("rules.yaml", 3, 5)


def rule(**sources: str) -> Rule:
    clauses = {k: Clause(expression.compile(s), HERE) for k, s in sources.items()}
    return Rule("open", "sum", HERE, Map(), clauses=clauses)


def hand(found: Judge, **copies: int) -> counting.Cards:
    return [(found.catalog.entries[name], n) for name, n in copies.items()]


def test_sizes_and_shares() -> None:
    found = judge()
    cards = hand(found, ann=2, cid=1, dot=1)
    rope = rule(where="work == 'rope'")
    assert counting.size(cards) == 4
    assert counting.size(counting.selected(found, rope, cards)) == 2
    assert counting.share(found, rope, cards) == 0.5
    assert counting.share(found, rope, []) == 0.0


def test_values_are_tallied_as_they_appear() -> None:
    found = judge()
    cards = hand(found, cid=1, ann=2, bob=1, fay=1)
    assert counting.tally(found, rule(of="work"), cards) == {"sail": 1, "rope": 4}
    assert counting.tally(found, rule(of="owner.id"), cards) == {"knots": 1}


def test_totals() -> None:
    found = judge()
    cards = hand(found, ann=2, cid=1)
    assert counting.total(found, rule(of="pay"), cards) == 5
    assert counting.total(found, rule(of="power"), cards) == 0
    assert counting.total(found, rule(), cards) == 3


def test_a_text_is_no_number() -> None:
    found = judge()
    with pytest.raises(Flawed) as caught:
        counting.total(found, rule(of="pay"), hand(found, eve=1))
    assert caught.value.problem == Problem(
        "bad-expression",
        HERE,
        'the text "X" of "Eve" is no number',
        "where: pay is number",
    )


def test_spreads() -> None:
    found = judge()
    cards = hand(found, ann=3, cid=1, dot=1)
    assert counting.spread(found, rule(of="pay"), cards) == 4
    assert counting.spread(found, rule(by="work"), cards) == 1
    assert counting.spread(found, rule(by="work", of="pay"), cards) == 5
    assert counting.spread(found, rule(of="power"), cards) == 0


def test_groups_that_are_all_alike_are_told_apart() -> None:
    found = judge()
    cards = hand(found, ann=3, cid=3)
    assert counting.ends(found, rule(by="work"), cards) == (("rope", 3), ("sail", 3))


def test_groups_with_values_that_no_card_has() -> None:
    found = judge()
    written = Map([("values", ["rope", "helm"])])
    clauses = rule(by="work").clauses
    made = Rule("open", "spread", HERE, written, clauses=clauses)
    groups = counting.groups(found, made, hand(found, ann=3, cid=1))
    assert groups == {"rope": 3, "helm": 0, "sail": 1}

from __future__ import annotations

import pytest

from cardwright.base import expression
from cardwright.model.problem import Place
from cardwright.model.source import Map
from cardwright.rules.rule import Clause, Rule
from cardwright.rules.wording import apart, counted, limit, percent, shared, spelled
from tests.unit.rules.harbour import game

HERE = Place("rules.yaml")


@pytest.mark.parametrize(
    ("value", "text"),
    [(3, "3"), (2.5, "2.5"), (1 / 3, "0.333"), (2.0, "2"), (0.0, "0")],
)
def test_numbers(value: float, text: str) -> None:
    assert spelled(value) == text


@pytest.mark.parametrize(
    ("share", "text"), [(0.5, "50%"), (0.275, "27.5%"), (1, "100%"), (1 / 3, "33.3%")]
)
def test_shares(share: float, text: str) -> None:
    assert percent(share) == text


@pytest.mark.parametrize(
    ("where", "kinds", "number", "text"),
    [
        (None, (), 1, "1 card"),
        (None, (), 2, "2 cards"),
        (None, ("guild",), 1, "1 guild"),
        (None, ("guild", "charm"), 2, "2 cards"),
        ("kind == 'guild'", (), 2, "2 guilds"),
        ('kind == "guild"', (), 1, "1 guild"),
        ("kind == 'nothing'", (), 2, "2 cards where kind == 'nothing'"),
        ("pay > 3", ("sailor",), 1, "1 sailor where pay > 3"),
    ],
)
def test_what_is_counted(
    where: str | None, kinds: tuple[str, ...], number: int, text: str
) -> None:
    clauses = {"where": Clause(expression.compile(where), HERE)} if where else {}
    rule = Rule("open", "counts", HERE, Map(), kinds, clauses=clauses)
    assert counted(game(), rule, number) == text


def test_a_title_of_ones_own() -> None:
    rule = Rule("open", "counts", HERE, Map([("title", "brave ones")]))
    assert counted(game(), rule, 3) == "3 brave ones"


@pytest.mark.parametrize(
    ("words", "bound", "text"),
    [
        ("at most", "40", "at most 40 are allowed in open"),
        ("at most", "1", "at most 1 is allowed in open"),
        ("at least", "15", "at least 15 are needed in open"),
        ("at least", "30%", "at least 30% is needed in open"),
    ],
)
def test_limits(words: str, bound: str, text: str) -> None:
    assert limit(words, bound, "in open") == text


@pytest.mark.parametrize(
    ("body", "where", "text"),
    [
        ({}, "kind == 'guild'", "25% of the cards are guilds"),
        ({}, "pay > 3", "25% of the cards have pay > 3"),
        ({"title": "dear cards"}, "pay > 3", "25% of the cards are dear cards"),
    ],
)
def test_shares_of_a_deck(body: dict[str, str], where: str, text: str) -> None:
    clauses = {"where": Clause(expression.compile(where), HERE)}
    rule = Rule("open", "shares", HERE, Map(body.items()), clauses=clauses)
    assert shared(game(), rule, 0.25) == text


def test_what_lies_apart() -> None:
    clauses = {"of": Clause(expression.compile("pay"), HERE)}
    rule = Rule("open", "spread", HERE, Map(), clauses=clauses)
    told = 'pay: 4 of "Gil" and 1.5 of "Ann" lie 2.5 apart'
    assert apart(rule, ("Gil", 4), ("Ann", 1.5)) == told

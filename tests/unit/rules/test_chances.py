from __future__ import annotations

from math import isclose

from cardwright.base import expression
from cardwright.model.problem import Place
from cardwright.model.source import Map
from cardwright.rules.chances import draw_until, neighbour, opening
from cardwright.rules.rule import Clause, Rule
from cardwright.rules.subjects import Subject, Table
from tests.unit.rules.harbour import judge

HERE = Place("rules.yaml")


def worked_out(form: str, body: dict[str, object], **sources: str) -> Table:
    """The table about ann twice (rope, 1), dot (sail, 5) and eve (helm, X)."""
    found = judge("analyses: {look: {opening: {hand: 2}}}\n")
    entries = found.catalog.entries
    pile = [(entries["ann"], 2), (entries["dot"], 1), (entries["eve"], 1)]
    subject = Subject("harbour", "The Harbour", None, pile, HERE)
    clauses = {k: Clause(expression.compile(s), HERE) for k, s in sources.items()}
    rule = Rule("look", form, HERE, Map(body.items()), clauses=clauses)
    works = {"draw-until": draw_until, "neighbour": neighbour, "opening": opening}
    return works[form](found, rule, subject)


def test_draws_without_a_wish_have_three_columns() -> None:
    body: dict[str, object] = {"pools": [0, 1]}
    table = worked_out("draw-until", body, sum="pay", ends="pay is text")
    assert [column.title for column in table.columns] == [
        "pool",
        "cards drawn",
        "over the pool",
    ]
    # one card always meets pool 1 or ends the draw; dot is 4 over, once in four
    assert list(table.rows) == [(0, 0.0, 0.0), (1, 1.0, 1.0)]
    assert list(table.judged) == [1]


def test_neighbours_are_other_cards() -> None:
    table = worked_out("neighbour", {}, of="work", where="work == 'rope'")
    shares = {str(value): share for value, share in table.rows}
    assert sorted(shares) == ["helm", "rope", "sail"]
    assert all(isclose(float(share), 1 / 3) for share in shares.values())


def test_openings_with_more_than_one() -> None:
    body: dict[str, object] = {"hand": 2, "at-least": 2}
    table = worked_out("opening", body, where="work == 'rope'")
    ((hand, chance),) = table.rows
    assert (hand, table.columns[1].title) == (2, "2 or more")
    assert isclose(float(chance), 1 / 6)

from __future__ import annotations

from cardwright.model.problem import Place
from cardwright.model.source import Map
from cardwright.model.views import Views
from cardwright.resolve.assembly.assemble import assemble, decks
from cardwright.rules.rule import Rule
from cardwright.rules.subjects import Tables, cards, subjects
from tests.unit.rules.harbour import deck, fleet, judge

FILES = {
    "fleets": fleet("ann: 2", "bob: 1"),
    "voyages": "- {id: cape, storms: {cid: 3}}\n",
}


def seen(
    body: dict[str, str], others: tuple[str, ...] = ()
) -> list[tuple[str, str | None, list[tuple[str, int]]]]:
    found = judge("", **FILES)
    trip, _ = assemble(Views(found.catalog), "cape")
    assert trip is not None
    tables = Tables(decks(found.catalog), (trip,))
    kinds = (body["kind"],) if "kind" in body else ()
    written = Map(body.items())
    rule = Rule("look", "total", Place("rules.yaml"), written, kinds, others)
    return [
        (subject.id, subject.pile, [(entry.id, n) for entry, n in subject.cards])
        for subject in subjects(found, rule, tables)
    ]


def test_decks_unless_something_else_is_named() -> None:
    assert seen({}) == [("first", None, [("ann", 2), ("bob", 1)])]


def test_piles_of_assemblies() -> None:
    assert seen({"pile": "sea"}) == [("cape", "sea", [("cid", 3)])]
    assert seen({"pile": "moon"}) == []


def test_all_entries_of_a_kind() -> None:
    assert seen({"kind": "charm"}) == [("harbour", None, [("amber", 1), ("coral", 1)])]


def test_kinds_that_a_rule_is_for() -> None:
    assert seen({"pile": "sea"}, ("fleet",)) == []
    assert seen({}, ("fleet",)) == seen({})
    assert seen({}, ("voyage",)) == []


def test_cards_of_a_deck() -> None:
    found = judge("", **FILES)
    first = deck(found.catalog)
    assert [(e.id, n) for e, n in cards(found, first)] == [("ann", 2), ("bob", 1)]

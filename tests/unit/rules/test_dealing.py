from __future__ import annotations

from cardwright.model.entry import Entry
from cardwright.model.game import PileField
from cardwright.model.problem import Problem
from cardwright.resolve.assembly.piles import deck
from cardwright.rules.dealing import drawn, recipes
from cardwright.rules.formats import read_formats
from tests.unit.rules.harbour import at, judge

WRITTEN = PileField("crew", "rules", "muster")
ONE_EACH = """\
formats:
  open:
    copies: [{max: 1}]
    counts: [{where: "work == 'rope'", min: 3}]
"""
ANY_SIX = "from: [sailor, charm], size: 6, copies: 3"


def fleet(muster: str) -> str:
    return f"- id: first\n  rules: open\n  muster: {{{muster}}}\n"


def made(
    muster: str, rules: str = "", seed: str = ""
) -> tuple[Entry, tuple[Problem, ...]]:
    found = judge(rules, fleets=fleet(muster))
    formats, slips = read_formats(found)
    assert slips == ()
    return drawn(found, formats, found.catalog.entries["first"], WRITTEN, seed)


def cards(muster: str, rules: str = "", seed: str = "") -> dict[str, int]:
    entry, problems = made(muster, rules, seed)
    assert problems == ()
    return dict(entry.fields["crew"])


def test_a_seed_draws_the_same_and_another_one_another() -> None:
    first = cards(ANY_SIX, seed="7")
    assert sum(first.values()) == 6
    assert cards(ANY_SIX, seed="7") == first
    assert len({str(cards(ANY_SIX, seed=str(n))) for n in range(20)}) > 15


def test_another_entry_draws_others_by_the_same_seed() -> None:
    text = fleet(ANY_SIX) + fleet(ANY_SIX).replace("first", "second")
    found = judge(fleets=text)
    two = [
        drawn(found, {}, found.catalog.entries[name], WRITTEN, "7")[0].fields["crew"]
        for name in ("first", "second")
    ]
    assert two[0] != two[1]


def test_only_what_the_format_allows_is_drawn() -> None:
    """Four of ten cards work with ropes: Ann, Bob, Fay and Hal."""
    for seed in range(20):
        deal = cards(ANY_SIX, ONE_EACH, str(seed))
        assert set(deal.values()) == {1}
        assert len(deal.keys() & {"ann", "bob", "fay", "hal"}) >= 3


def test_a_format_that_allows_none_is_told() -> None:
    text = fleet("from: charm, size: 2")
    entry, problems = made("from: charm, size: 2", ONE_EACH)
    assert "crew" not in entry.fields
    assert problems == (
        Problem(
            "bad-draw",
            at(text, "muster", "fleets"),
            "none of 100 decks drawn is legal",
            "the last one: 0 cards where work == 'rope', at least 3 are needed in open",
        ),
    )


def test_a_sum_between_others_is_told() -> None:
    """Two charms of each cost 0, 4 or 8."""
    limits = "sum: {of: pay, min: 5, max: 7}"
    _, problems = made(f"from: charm, size: 2, copies: 2, {limits}")
    assert [(p.code, p.message) for p in problems] == [
        ("bad-draw", "no 2 cards add up to 5 to 7")
    ]


def test_the_deck_stands_where_its_recipe_does() -> None:
    found = judge(fleets=fleet(ANY_SIX))
    entry, _ = drawn(found, {}, found.catalog.entries["first"], WRITTEN)
    dealt = deck(found.catalog, entry, WRITTEN)
    assert dealt.size == 6
    assert dealt.place == at(fleet(ANY_SIX), "muster", "fleets")
    assert {line.place.line for line in dealt.lines} == {3}


def test_recipes_are_the_entries_with_the_field() -> None:
    text = fleet(ANY_SIX) + "- {id: second, rules: open, crew: {ann: 1}}\n"
    found = judge(fleets=text).catalog
    known = recipes(found.game, found.entries.values())
    assert [(entry.id, written) for entry, written in known] == [("first", WRITTEN)]

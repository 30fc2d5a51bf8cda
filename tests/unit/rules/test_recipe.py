from __future__ import annotations

import pytest

from cardwright.model.entry import Entry
from cardwright.model.game import PileField
from cardwright.model.problem import Lost, Problem
from cardwright.rules.draws import Wanted
from cardwright.rules.recipe import Recipe, read_recipe
from cardwright.rules.rule import Flawed
from tests.unit.rules.harbour import at, judge

WRITTEN = PileField("crew", "rules", "muster")


def fleet(muster: str, more: str = "") -> str:
    return f"- id: first\n  muster: {{{muster}}}\n{more}"


def read(text: str) -> Recipe:
    """The recipe of the one fleet, by a game in which Eve has no number as her pay."""
    found = judge(fleets=text)
    entry: Entry = found.catalog.entries["first"]
    return read_recipe(found, entry, WRITTEN)


def slip(text: str) -> Problem:
    with pytest.raises(Flawed) as flawed:
        read(text)
    return flawed.value.problem


def test_each_copy_of_each_card_by_id_with_what_it_adds() -> None:
    text = fleet("from: charm, size: 3, copies: 2, sum: {of: pay * 2, min: 4, max: 9}")
    recipe = read(text)
    assert recipe.ids == ("amber", "amber", "coral", "coral")
    assert recipe.values == (0, 0, 8, 8)
    assert (recipe.at, recipe.wanted) == ("muster", Wanted(3, 4, 9))


def test_several_kinds_a_condition_and_no_sum() -> None:
    recipe = read(
        fleet("from: [charm, sailor], size: 2, where: pay is number and pay < 3")
    )
    # Fay and Hal are of guilds; Eve's pay is a text.
    assert recipe.ids == ("amber", "ann", "bob", "fay", "hal")
    assert recipe.values == (0,) * 5
    assert recipe.wanted == Wanted(2)


def test_what_lacks_the_number_adds_nothing() -> None:
    recipe = read(fleet("from: [charm, guild], size: 1, sum: {of: power}"))
    assert dict(zip(recipe.ids, recipe.values, strict=True)) == {
        "amber": 2,
        "coral": 7,
        "knots": 0,
        "ties": 0,
    }


def test_slips_stand_at_the_words() -> None:
    text = fleet("from: charmm, size: 1")
    assert slip(text) == Problem(
        "unknown-reference",
        at(text, "charmm", "fleets"),
        'there is no kind "charmm"',
        'did you mean "charm"?',
        lost=Lost("kind", "charmm"),
    )
    text = fleet("from: [charm, salor], size: 1")
    assert slip(text).place == at(text, "salor", "fleets")
    text = fleet("from: charm, size: 1, where: powr > 2")
    assert slip(text) == Problem(
        "unknown-name",
        at(text, "powr", "fleets"),
        'there is no name "powr" here',
        'did you mean "power"?',
        lost=Lost("name", "powr"),
    )
    text = fleet("from: sailor, size: 1, sum: {of: work}")
    assert slip(text) == Problem(
        "bad-expression",
        at(text, "work", "fleets"),
        'the text "rope" of "Ann" is no number',
    )


def test_what_cannot_be_drawn_has_the_figures() -> None:
    text = fleet("from: charm, size: 5, copies: 2")
    assert slip(text) == Problem(
        "bad-draw",
        at(text, "5", "fleets"),
        "5 cards cannot be drawn from 4",
        "draw fewer, or allow more copies of each",
    )
    told = []
    for limits in ("min: 12", "max: 3", "min: 12, max: 13"):
        text = fleet(f"from: charm, size: 3, copies: 2, sum: {{of: pay, {limits}}}")
        problem = slip(text)
        assert (problem.code, problem.place) == ("bad-draw", at(text, "sum", "fleets"))
        told.append((problem.message, problem.hint))
    # Amber costs 0, coral 4: three of them at least 4, at most 8.
    hint = "any 3 of them add up to 4 to 8"
    assert told == [
        ("no 3 cards add up to at least 12", hint),
        ("no 3 cards add up to at most 3", hint),
        ("no 3 cards add up to 12 to 13", hint),
    ]


def test_a_deck_is_listed_or_drawn() -> None:
    text = fleet("from: charm, size: 1", "  crew: {ann: 1}\n")
    assert slip(text) == Problem(
        "bad-draw",
        at(text, "crew", "fleets"),
        "a deck is either listed or drawn, this one is both",
        'leave out "crew", or "muster"',
    )

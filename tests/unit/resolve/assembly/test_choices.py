from __future__ import annotations

from collections.abc import Sequence

from cardwright.model.game import Choice
from cardwright.model.problem import Place
from cardwright.model.views import Views
from cardwright.resolve.assembly.choices import Wanted, take, wanted
from tests.unit.resolve.garden import catalog

CATALOG = catalog()[0]
BED = CATALOG.game.kinds["bed"]
HERE = Place("f")


def number_and_fitting(choice: Choice) -> tuple[int | None, tuple[str, ...]]:
    winter = CATALOG.entries["winter"]
    part = wanted(Views(CATALOG), winter, {"x": choice})["x"]
    return part.number, part.fitting


def test_preferred_ones_come_first_then_all_by_id() -> None:
    assert number_and_fitting(Choice("bed", 2, None, None)) == (2, ("north", "south"))
    assert number_and_fitting(Choice("bed", "beds.wanted", "beds.liked", None)) == (
        1,
        ("north", "south"),
    )
    assert number_and_fitting(Choice("plant", "all", "seeds", None)) == (
        None,
        ("rose", "ivy", "moss"),
    )


def test_only_those_fit_for_which_the_condition_holds() -> None:
    where = "season.id in fits"
    assert number_and_fitting(Choice("bed", 1, None, where)) == (1, ("north",))
    assert number_and_fitting(Choice("bed", "gone", "beds.liked", "not fits")) == (
        0,
        ("south",),
    )


def test_a_choice_of_an_unknown_kind_wants_nothing() -> None:
    winter = CATALOG.entries["winter"]
    choices = {"x": Choice("tractor", 1, None, None)}
    assert wanted(Views(CATALOG), winter, choices) == {}


def taken(
    named: Sequence[str], number: int | None = 1, *, repeats: bool = False
) -> tuple[tuple[str, ...], list[tuple[str, str | None]]]:
    part = Wanted("winter", BED, number, ("north", "south"), repeats=repeats)
    found = take(CATALOG, {"x": part}, named, HERE)
    assert [(p.code, p.place) for p in found.problems] == [
        ("bad-target", HERE) for _ in found.problems
    ]
    return found.chosen["x"], [(p.message, p.hint) for p in found.problems]


def test_without_names_the_first_that_fit_are_taken() -> None:
    assert taken([]) == (("north",), [])
    assert taken([], None) == (("north", "south"), [])
    assert taken([], 3, repeats=True) == (("north", "south", "north"), [])


def test_named_ones_are_taken() -> None:
    assert taken(["south"]) == (("south",), [])
    assert taken(["south"], None) == (("south",), [])
    assert taken(["south", "south"], 2, repeats=True) == (("south", "south"), [])


FIT = "those that fit: north, south"


def test_too_few_and_too_many_are_one_problem() -> None:
    assert taken([], 3) == (
        ("north", "south"),
        [('"winter" takes 3 flower beds, 2 are there to fit', FIT)],
    )
    assert taken(["south"], 2)[1] == [('"winter" takes 2 flower beds, 1 is named', FIT)]
    assert taken(["south", "north"])[1] == [
        ('"winter" takes 1 flower bed, 2 are named', FIT)
    ]
    assert taken(["south", "south"], 2)[1] == [
        ('"south" is named twice for "winter"', FIT)
    ]


def test_what_does_not_fit_is_one_problem() -> None:
    part = Wanted("winter", BED, 1, ("north",))
    found = take(CATALOG, {"x": part}, ["south"], HERE)
    assert [(p.message, p.hint) for p in found.problems] == [
        ('"south" does not fit "winter"', "those that fit: north")
    ]
    nothing = take(CATALOG, {"x": Wanted("w", BED, 1, ())}, [], HERE)
    assert [p.hint for p in nothing.problems] == ["nothing fits"]


def test_strangers_have_no_place() -> None:
    assert taken(["rose", "nrth"]) == (
        ("north",),
        [
            ('"rose" has no place here', FIT),
            ('there is no entry "nrth"', 'did you mean "north"?'),
        ],
    )


def test_a_stranger_in_the_place_of_one_that_fits_is_one_problem() -> None:
    parts = {"x": Wanted("w", BED, 2, ("north", "south"))}
    problems = take(CATALOG, parts, ["north", "rose"], HERE).problems
    assert [p.message for p in problems] == ['"rose" has no place here']

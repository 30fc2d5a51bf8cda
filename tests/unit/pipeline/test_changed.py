"""Which problems a change concerns, lines and places written out by hand."""

from __future__ import annotations

import pytest

from cardwright.base.git import Changes, Hunk
from cardwright.load.documents import read_document
from cardwright.model.problem import Level, Place, Problem
from cardwright.model.report import Checked, GameCount, Item
from cardwright.model.source import Map
from cardwright.pipeline.changed import concerns_all, homeless_changed, only_changed

LAMPS = "cards/tides/lamps.yaml"
TEXT = """\
# The lamps.
- id: brass
  cost: 1
  uses: tin
- id: tin
  cost: 2

- id: set
  cards:
    - {id: one}
    - id: two
      cost: 3
# The end.
"""
# What each names, and where its body is.
NAMES = {"brass": ("tin",), "tin": (), "set": (), "one": ("brass",), "two": ()}
SPOTS = {"brass": (2, 4), "tin": (5, 6), "set": (8, 12), "one": (10, 10)}
SPOTS |= {"two": (11, 12)}


def bodies(data: object) -> list[Map]:
    found = [data] if isinstance(data, Map) and "id" in data else []
    parts = list(data.values()) if isinstance(data, Map) else []
    parts = data if isinstance(data, list) else parts
    return [*found, *(body for part in parts for body in bodies(part))]


def items() -> tuple[Item, ...]:
    document, _ = read_document(LAMPS, TEXT.encode())
    return tuple(
        Item(
            body.source.place(*body.span),
            (body["id"],),
            NAMES[body["id"]],
            is_alone=False,
        )
        for body in bodies(document.data)
    )


def at(line: int, column: int, file: str = LAMPS, code: str = "unused") -> Problem:
    return Problem(code, Place(file, line, column, line, column + 1), f"at {line}")


# A problem at the first key of each entry.
STARTS = {"brass": (2, 3), "tin": (5, 3), "set": (8, 3), "one": (10, 8), "two": (11, 7)}


def told(changes: Changes, *more: Problem, items_: tuple[Item, ...] = ()) -> list[str]:
    problems = [at(*start) for start in STARTS.values()]
    checked = Checked((*problems, *more), GameCount("tides", 3, 5), items_ or items())
    kept = only_changed(checked, changes).problems
    names = {at(*start): name for name, start in STARTS.items()}
    return [names.get(problem, problem.place.file) for problem in kept]


def test_the_items_stand_where_they_are_written() -> None:
    assert {i.known_as[0]: (i.place.line, i.place.end_line) for i in items()} == SPOTS


@pytest.mark.parametrize(
    ("hunk", "expected"),
    [
        # A line of "tin": itself, and "brass" that names it.
        (Hunk(6, 1, 2), ["brass", "tin"]),
        # A line of "brass": itself, and "one" that names it.
        (Hunk(3, 1, 2), ["brass", "one"]),
        # A held entry is a part of its owner.
        (Hunk(12, 1, 6), ["set", "two"]),
        # An owner's own line is none of what it holds.
        (Hunk(9, 1, 2), ["set"]),
        (Hunk(10, 1, 4), ["set", "one"]),
        # Comments and blank lines are no entry's.
        (Hunk(1, 1, 0), []),
        (Hunk(7, 1, None), []),
        (Hunk(13, 1, 0), []),
        # Lines lost within "brass" and within "set".
        (Hunk(3, 0, 2), ["brass", "one"]),
        (Hunk(9, 0, 4), ["set"]),
        # An entry lost between two; the last key of the first lost.
        (Hunk(4, 0, 0), []),
        (Hunk(4, 0, 2), ["brass", "one"]),
        (Hunk(6, 0, 0), []),
        (Hunk(6, 0, 2), ["brass", "tin"]),
        # The last key of the last held entry lost; of its owner.
        (Hunk(12, 0, 6), ["set", "two"]),
        (Hunk(12, 0, 2), ["set"]),
        # A blank line lost behind an entry.
        (Hunk(6, 0, None), []),
        # The last key of "brass" replaced by a new entry, "tin".
        (Hunk(5, 2, 2), ["brass", "tin", "one"]),
        (Hunk(5, 2, 0), ["brass", "tin"]),
        (Hunk(1, 13, None), list(STARTS)),
    ],
)
def test_an_entry_is_changed_where_its_own_lines_are(
    hunk: Hunk, expected: list[str]
) -> None:
    assert told({LAMPS: (hunk,)}) == expected


def test_a_file_that_is_new_is_changed_as_a_whole() -> None:
    assert told({LAMPS: None}) == list(STARTS)
    assert told({LAMPS: ()}) == []


@pytest.mark.parametrize(("is_alone", "expected"), [(True, ["tin"]), (False, [])])
def test_the_first_key_of_a_file_lost(*, is_alone: bool, expected: list[str]) -> None:
    """A list's entry begins behind its dash, so what was lost was another's."""
    item = Item(Place(LAMPS, 5, 1, 6, 9), ("tin",), (), is_alone)
    lost = {LAMPS: (Hunk(4, 0, 0),)}
    # The others stand in no entry here, and are told with their file.
    kept = ["brass", *expected, "set", "one", "two"]
    assert told(lost, items_=(item,)) == kept


def test_entries_at_one_place_are_told_if_one_is_concerned() -> None:
    """As those that one blueprint makes are."""
    place = Place(LAMPS, 5, 3, 6, 10)
    first = Item(place, ("first",), (), is_alone=False)
    second = Item(place, ("second",), ("brass",), is_alone=False)
    brass = Item(Place(LAMPS, 2, 3, 4, 12), ("brass",), (), is_alone=False)
    assert told({LAMPS: (Hunk(2, 1),)}, items_=(first, second, brass)) == [
        *("brass", "tin", "set", "one", "two")
    ]


OTHER = "cards/tides/oils.yaml"
CASE = "cards/tides/cases/deck.yaml"


def test_what_stands_in_no_entry_is_told_with_its_file() -> None:
    stray = at(1, 1, OTHER)
    assert told({OTHER: ()}, stray) == [OTHER]
    assert told({LAMPS: (Hunk(13, 1),)}, at(1, 1), stray) == [LAMPS]
    assert told({CASE: (Hunk(1, 1),)}, at(4, 1, CASE), stray) == [CASE]


def test_dangling_references_always_stay() -> None:
    dangling = at(2, 3, code="unknown-reference")
    twice = at(5, 3, code="duplicate-id")
    assert told({}, dangling, twice) == [LAMPS, LAMPS]


FORM = "cards/tides/rules.yaml"


@pytest.mark.parametrize(
    ("level", "changes", "expected"),
    [
        ("error", {LAMPS: (Hunk(13, 1),)}, [FORM]),
        ("warning", {LAMPS: (Hunk(13, 1),)}, []),
        ("error", {}, []),
        ("error", {"cards/mist/lamps.yaml": None}, []),
    ],
)
def test_an_error_of_what_all_share_may_come_of_any_change(
    level: Level, changes: Changes, expected: list[str]
) -> None:
    assert told(changes, Problem("rule-failed", Place(FORM), "m", None, level)) == (
        expected
    )


@pytest.mark.parametrize(
    "file",
    [
        *(FORM, "cards/tides/game.yaml", "schemas/tides/lamp.schema.json"),
        *("schemas/core/game.schema.json", "templates/core/base.card.xml"),
        *("templates/tides/lamp.card.xml", "cards/tides/art/lamp.png"),
    ],
)
def test_a_change_of_what_all_share_concerns_the_whole_game(file: str) -> None:
    assert concerns_all(file)
    assert told({file: (Hunk(1, 1),)}) == list(STARTS)


@pytest.mark.parametrize(
    "file",
    [
        *("cards/mist/rules.yaml", "templates/mist/lamp.card.xml", "cards/readme"),
        *("schemas/tides/editor/lamp.schema.json", "cards/tides/tides/game.yaml"),
        *("cards/tides/clients/table.yaml", CASE),
    ],
)
def test_another_change_does_not(file: str) -> None:
    assert told({file: (Hunk(1, 1),)}) == []


def test_what_names_a_changed_entry_is_told_wherever_it_stands() -> None:
    place = Place(LAMPS, 11, 7, 11, 10)
    twin = Problem("near-duplicate", place, '"two" is as "tin" but for its name')
    other = Problem("near-duplicate", place, '"two" is as "brass" but for its name')
    checked = Checked((twin, other), GameCount("tides", 1, 5), items())
    assert only_changed(checked, {LAMPS: (Hunk(6, 1),)}).problems == (twin,)


def test_what_a_lost_line_named_and_nothing_uses_any_more_is_told() -> None:
    place = Place(LAMPS, 5, 7, 5, 10)
    tin = Problem("unused", place, 'nothing uses the lamp "tin"')
    old = Problem("unused", place, 'nothing uses the lamp "pewter"')
    checked = Checked((tin, old), GameCount("tides", 1, 5), items())
    gone = Hunk(3, 0, 2, "  uses: tin # pewter-like")
    assert only_changed(checked, {LAMPS: (gone,)}).problems == (tin,)


def test_a_folder_of_no_game_is_told_where_it_or_its_game_is_changed() -> None:
    stray = Problem("unclaimed-file", Place("schemas/tydes/lamp.schema.json"), "stray")
    assert [*homeless_changed([stray], {"cards/tydes/lamps.yaml": None})] == [stray]
    assert [*homeless_changed([stray], {LAMPS: None})] == []

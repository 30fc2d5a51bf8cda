from __future__ import annotations

from collections import Counter

import pytest

from cardwright.model.entry import Catalog, Component, Copy, Printing
from cardwright.model.views import Views
from cardwright.resolve.assembly.assemble import assemblies
from cardwright.resolve.assembly.printings import check_targets, printing, printings
from tests.unit.resolve.garden import CONTENT, GAME, at, catalog

CATALOG = catalog()[0]
PLAY = """\
players: {min: 1, max: 4}
components:
  - {name: gnomes, count: "{{ players + param.rain }}", entry: old-gus}
  - {name: roses, count: soil + 0.5, entry: rose}
  - {name: spades, count: 2}
"""


def copies(name: str, *with_: str, of: Catalog = CATALOG) -> list[str]:
    found, problems = printing(Views(of), name, with_)
    assert found is not None
    assert problems == []
    return [f"{c.copies} {c.entry} {c.back or ''}".strip() for c in found.copies]


def test_the_whole_game_is_every_entry_with_a_face() -> None:
    assert copies("all") == ["2 old-gus", "1 ivy", "1 moss", "3 rose"]


def test_a_deck_prints_its_lines() -> None:
    assert copies("first") == ["3 rose", "1 moss"]


def test_a_holder_prints_what_it_holds() -> None:
    assert copies("south") == ["3 rose", "1 ivy"]


def test_one_entry_may_be_printed_alone() -> None:
    assert copies("old-gus") == ["2 old-gus"]


def test_an_assembly_prints_its_piles_with_their_backs() -> None:
    assert copies("winter", "south") == ["5 rose", "1 ivy shed-back", "1 old-gus"]


def test_a_named_target_prints_what_fills_it_and_what_comes_along() -> None:
    assert copies("fair") == ["3 rose", "1 moss", "1 ivy", "2 old-gus"]
    assert copies("fair", "second", "second") == ["2 ivy", "2 old-gus"]


def test_what_comes_along_is_not_printed_twice() -> None:
    manifest = GAME.replace("take: helpers", "take: plants")
    entries = catalog(game=manifest)[0]
    assert copies("winter", "south", of=entries) == ["5 rose", "1 ivy shed-back"]
    content = {**CONTENT, "seasons/cold/winter.yaml": "id: winter\nbeds: {wanted: 1}\n"}
    manifest = manifest.replace('where: "not late"', 'where: "cost == 99"')
    entries = catalog(content, game=manifest)[0]
    assert copies("winter", "south", of=entries) == ["1 ivy shed-back", "3 rose"]


def test_a_printing_is_named_after_all_that_is_in_it() -> None:
    found, _ = printing(Views(CATALOG), "winter", ["south"])
    assert found == Printing(
        stem="winter+south",
        title="Winter",
        copies=(
            Copy("rose", 5, None, "Soil"),
            Copy("ivy", 1, "shed-back", "Shed"),
            Copy("old-gus", 1, None, "Gnomes"),
        ),
    )


@pytest.mark.parametrize(
    ("name", "with_", "message", "hint"),
    [
        (
            "fiar",
            [],
            'there is nothing to print called "fiar"',
            'did you mean "fair"?',
        ),
        (
            "fair",
            ["first"],
            '"fair" takes 2 baskets, 1 is named',
            "those that fit: first, second",
        ),
        (
            "south",
            ["rose"],
            '"rose" has no place here',
            "this target takes no entries with it",
        ),
        (
            "all",
            ["rose"],
            '"rose" has no place here',
            "this target takes no entries with it",
        ),
    ],
)
def test_what_cannot_be_printed(
    name: str, with_: list[str], message: str, hint: str
) -> None:
    _, problems = printing(Views(CATALOG), name, with_)
    assert [(p.code, p.message, p.hint) for p in problems] == [
        ("bad-target", message, hint)
    ]


def test_all_that_can_be_printed() -> None:
    assert [p.stem for p in printings(CATALOG)] == [
        "all",
        "fair",
        "first",
        "second",
        "north",
        "south",
        "winter",
    ]
    assert list(check_targets(Views(CATALOG), assemblies(Views(CATALOG)))) == []


def test_targets_that_cannot_be_filled_are_told_and_left_out() -> None:
    content = {name: t for name, t in CONTENT.items() if not name.startswith("bed")}
    content["baskets.yaml"] = "[]"
    views = Views(catalog(content)[0])
    assert [p.stem for p in printings(views.catalog)] == ["all"]
    found = check_targets(views, assemblies(views))
    assert [(at(p), p.message) for p in found] == [
        (
            ("bad-target", "game.yaml", 27, 3),
            '"fair" takes 2 baskets, 0 are there to fit',
        ),
        (
            ("bad-target", "seasons/cold/winter.yaml", 1, 5),
            '"winter" takes 1 flower bed, 0 are there to fit',
        ),
    ]


def along(with_: str, more: str = "", **forms: str) -> list[str]:
    """What the fair brings along, without the two baskets that fill it."""
    manifest = GAME.replace("with: [old-gus]", f"with: {with_}{more}")
    found = copies(
        "fair", "second", "second", of=catalog(CONTENT, game=manifest, **forms)[0]
    )
    assert found[0] == "2 ivy"
    return found[1:]


def test_copies_of_what_comes_along_stand_in_place_of_its_own() -> None:
    assert along("[{entry: old-gus, copies: 5}]") == ["5 old-gus"]
    assert along("[{entry: old-gus}]") == ["2 old-gus"]
    assert along("[{entry: old-gus, copies: 0}]") == []
    assert along('[{entry: old-gus, copies: "{{ param.rain * 2 }}"}]') == ["6 old-gus"]


def test_what_comes_along_with_what_it_holds_comes_as_a_whole() -> None:
    assert along("[{entry: south, copies: 2}]") == ["6 rose", "2 ivy"]


def test_copies_may_count_players_and_piles() -> None:
    row = '[{entry: old-gus, copies: "players * 2"}]'
    assert along(row, play=PLAY) == ["8 old-gus"]
    assert along(row, ", players: 2", play=PLAY) == ["4 old-gus"]
    assert along(row) == ["2 old-gus"]
    manifest = GAME.replace(
        "slots: {basket: 2}, with: [old-gus]",
        'slots: {season: 1}, with: [{entry: old-gus, copies: "soil + shed * 10"}]',
    )
    assert copies("fair", of=catalog(game=manifest)[0]) == [
        "2 rose",
        "1 moss",
        "3 old-gus",
    ]


def test_all_of_a_kind_come_along_or_those_that_fit() -> None:
    assert along("[{kind: plant, copies: 3}]") == ["3 ivy", "3 moss", "3 rose"]
    assert along('[{kind: plant, where: "cost == 2"}]') == ["3 rose"]
    assert along('[{kind: plant, where: "cost == param.rain"}]') == ["1 ivy"]


def test_components_that_are_entries_are_printed_as_counted() -> None:
    assert along("[]", ", components: true", play=PLAY) == ["7 old-gus", "1 rose"]
    assert along("[]", "", play=PLAY) == []


def test_components_are_told_with_their_counts() -> None:
    manifest = GAME.replace("with: [old-gus]", "components: true, contents: true")
    found, _ = printing(Views(catalog(game=manifest, play=PLAY)[0]), "fair")
    assert found is not None
    assert found.contents
    assert found.components == (
        Component("gnomes", 7, "old-gus"),
        Component("roses", 1, "rose"),
        Component("spades", 2),
    )


def parts(name: str, *with_: str) -> list[str]:
    found, _ = printing(Views(CATALOG), name, with_)
    assert found is not None
    return [f"{c.part}: {c.entry}" for c in found.copies]


def test_copies_belong_to_a_deck_a_pile_a_holder_or_a_kind() -> None:
    assert parts("fair") == [
        "First: rose",
        "First: moss",
        "Second: ivy",
        "Gnomes: old-gus",
    ]
    assert parts("winter", "south") == ["Soil: rose", "Shed: ivy", "Gnomes: old-gus"]
    assert parts("south") == ["South: rose", "South: ivy"]
    assert parts("all")[:2] == ["Gnomes: old-gus", "Plants: ivy"]


def evening(players: str, *with_: str) -> Printing:
    """A year with its components, for so many people."""
    more = f"\n    components: true\n    contents: true{players}\ntargets:"
    manifest = GAME.replace("\ntargets:", more)
    found, problems = printing(
        Views(catalog(game=manifest, play=PLAY)[0]), "winter", with_
    )
    assert found is not None
    assert problems == []
    return found


def test_an_assembly_brings_its_components_and_a_page_of_contents() -> None:
    """Two roses and the moss of one bed are its soil; four can play."""
    found = evening("")
    assert found.contents
    assert found.components == (
        Component("gnomes", 7, "old-gus"),
        Component("roses", 4, "rose"),
        Component("spades", 2),
    )
    counts = Counter({copy.entry: 0 for copy in found.copies})
    for copy in found.copies:
        counts[copy.entry] += copy.copies
    assert counts == {"rose": 2 + 4, "moss": 1, "old-gus": 7}


def test_an_assembly_is_for_as_many_as_it_says_or_as_are_chosen() -> None:
    assert evening("\n    players: 2").components[0].count == 5
    assert evening("\n    players: beds").components[0].count == 4


def test_what_fills_a_slot_brings_its_own_components() -> None:
    more = "\n    components: true\n    players: beds\ntargets:"
    manifest = GAME.replace("\ntargets:", more).replace(
        "slots: {basket: 2}, with: [old-gus]", "slots: {season: 1}"
    )
    found, _ = printing(Views(catalog(game=manifest, play=PLAY)[0]), "fair")
    assert found is not None
    assert [each.count for each in found.components] == [4, 4, 2]

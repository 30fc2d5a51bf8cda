from __future__ import annotations

import pytest

from cardwright.model.entry import Catalog, Copy, Printing
from cardwright.resolve.assembly.assemble import (
    assemble,
    assemblies,
    check_targets,
    printing,
    printings,
)
from tests.unit.resolve.garden import CONTENT, GAME, at, catalog

CATALOG = catalog()[0]


def rows(name: str, *with_: str, of: Catalog = CATALOG) -> dict[str, list[str]]:
    """The piles, choices and extras of an assembly, as ``copies entry``."""
    put, problems = assemble(of, name, with_)
    assert put is not None
    assert problems == []
    piles = {
        pile: [f"{line.copies} {line.entry}" for line in deck.lines]
        for pile, deck in put.piles.items()
    }
    extra = [f"{line.copies} {line.entry}" for line in put.extra]
    chosen = [id_ for ids in put.chosen.values() for id_ in ids]
    return {"chosen": chosen, **piles, "extra": extra}


def test_an_assembly_takes_what_is_preferred() -> None:
    assert rows("winter") == {
        "chosen": ["north"],
        "soil": ["2 rose", "1 moss"],
        "shed": [],
        "extra": [],
    }


def test_an_assembly_takes_what_is_named() -> None:
    assert rows("winter", "south") == {
        "chosen": ["south"],
        "soil": ["5 rose"],
        "shed": ["1 ivy"],
        "extra": ["1 old-gus"],
    }


def test_a_pile_stands_at_its_key() -> None:
    put, _ = assemble(CATALOG, "winter")
    assert put is not None
    place = put.piles["shed"].place
    assert (place.file, place.line, place.column) == ("cards/garden/game.yaml", 24, 7)
    assert (put.id, put.piles["shed"].id, put.piles["shed"].title) == (
        "winter",
        "shed",
        "shed",
    )


def test_what_is_no_assembly() -> None:
    assert assemble(CATALOG, "rose") == (None, [])
    assert assemble(CATALOG, "nobody") == (None, [])


def test_a_choice_that_is_not_met_stands_at_the_entry() -> None:
    _, problems = assemble(CATALOG, "winter", ["north", "south"])
    assert [(at(p), p.message) for p in problems] == [
        (
            ("bad-target", "seasons/cold/winter.yaml", 1, 5),
            '"winter" takes 1 flower bed, 2 are named',
        )
    ]


def copies(name: str, *with_: str, of: Catalog = CATALOG) -> list[str]:
    found, problems = printing(of, name, with_)
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
    found, _ = printing(CATALOG, "winter", ["south"])
    assert found == Printing(
        stem="winter+south",
        title="Winter",
        copies=(Copy("rose", 5), Copy("ivy", 1, "shed-back"), Copy("old-gus", 1)),
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
    _, problems = printing(CATALOG, name, with_)
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
    assert list(check_targets(CATALOG, assemblies(CATALOG))) == []


def test_targets_that_cannot_be_filled_are_told_and_left_out() -> None:
    content = {name: t for name, t in CONTENT.items() if not name.startswith("bed")}
    content["baskets.yaml"] = "[]"
    entries = catalog(content)[0]
    assert [p.stem for p in printings(entries)] == ["all"]
    found = check_targets(entries, assemblies(entries))
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

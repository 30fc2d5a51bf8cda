from __future__ import annotations

from cardwright.model.entry import Catalog
from cardwright.model.views import Views
from cardwright.resolve.assembly.assemble import assemble
from tests.unit.resolve.garden import at, catalog

CATALOG = catalog()[0]


def rows(name: str, *with_: str, of: Catalog = CATALOG) -> dict[str, list[str]]:
    """The piles, choices and extras of an assembly, as ``copies entry``."""
    put, problems = assemble(Views(of), name, with_)
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
    put, _ = assemble(Views(CATALOG), "winter")
    assert put is not None
    place = put.piles["shed"].place
    assert (place.file, place.line, place.column) == ("cards/garden/game.yaml", 24, 7)
    assert (put.id, put.piles["shed"].id, put.piles["shed"].title) == (
        "winter",
        "shed",
        "shed",
    )


def test_what_is_no_assembly() -> None:
    assert assemble(Views(CATALOG), "rose") == (None, [])
    assert assemble(Views(CATALOG), "nobody") == (None, [])


def test_a_choice_that_is_not_met_stands_at_the_entry() -> None:
    _, problems = assemble(Views(CATALOG), "winter", ["north", "south"])
    assert [(at(p), p.message) for p in problems] == [
        (
            ("bad-target", "seasons/cold/winter.yaml", 1, 5),
            '"winter" takes 1 flower bed, 2 are named',
        )
    ]

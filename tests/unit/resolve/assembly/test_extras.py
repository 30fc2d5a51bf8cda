from __future__ import annotations

from cardwright.model.entry import Component, Copy
from cardwright.model.game import Extra, Target
from cardwright.model.views import Views
from cardwright.resolve.assembly.extras import along
from tests.unit.resolve.garden import catalog

PLAY = """\
players: {min: 1, max: 4}
components:
  - {name: gnomes, count: soil, entry: old-gus}
  - {name: spades, count: 2}
"""
VIEWS = Views(catalog(play=PLAY)[0])


def found(target: Target) -> list[tuple[str, int | None]]:
    brought = along(VIEWS, target, {"soil": 9})
    return [(entry.entry.id, entry.copies) for entry in brought.extras]


def test_entries_kinds_and_components_come_along_in_this_order() -> None:
    extra = (Extra("ivy"), Extra(kind="bed", copies="players"), Extra("gone"))
    target = Target("fair", "Fair", {}, extra, components=True)
    assert found(target) == [("ivy", None), ("north", 4), ("south", 4), ("old-gus", 9)]
    assert along(VIEWS, target, {"soil": 9}).components == (
        Component("gnomes", 9, "old-gus"),
        Component("spades", 2),
    )


def test_components_are_counted_only_where_they_are_wanted() -> None:
    assert along(VIEWS, Target("fair", "Fair", {}, ()), {}) == ([], ())


def test_a_condition_may_ask_for_players() -> None:
    extra = (Extra(kind="plant", where="cost == players - 2"),)
    assert found(Target("fair", "Fair", {}, extra)) == [("rose", None)]
    assert found(Target("fair", "Fair", {}, extra, players=5)) == [("ivy", None)]


FOR_SOME = """\
players: {min: 1, max: 4}
components:
  - {name: pots, count: printed, where: cost == 3, entry: old-gus}
  - {name: labels, count: "printed + players"}
  - {name: nets, count: 5, where: cost > 3}
  - {name: spades, count: 0}
"""


def test_a_component_may_be_there_for_some_cards_only() -> None:
    # Three ivies cost 3 each, two roses 2; a flower bed has no face to print.
    filling = (Copy("ivy", 2), Copy("rose", 2), Copy("ivy", 1), Copy("south", 7))
    target = Target("fair", "Fair", {}, (), components=True)
    forms = Views(catalog(play=FOR_SOME)[0])
    assert along(forms, target, {}, filling).components == (
        Component("pots", 3, "old-gus"),
        Component("labels", 9),
        Component("spades", 0),
    )
    assert along(forms, target, {}).components == (
        Component("labels", 4),
        Component("spades", 0),
    )

from __future__ import annotations

from cardwright.model.game import Assembly, Choice, Extra, Pile, PileSource, Target
from cardwright.resolve.game.assemblies import assemblies, targets
from tests.unit.resolve.garden import GAME, data


def test_an_assembly_with_all_its_parts() -> None:
    assert assemblies(data(GAME)) == {
        "year": Assembly(
            name="year",
            kind="season",
            choose={
                "beds": Choice(
                    "bed",
                    "beds.wanted",
                    "beds.liked",
                    "season.id in fits or not fits",
                )
            },
            piles={
                "soil": Pile(
                    "soil",
                    (
                        PileSource("seeds"),
                        PileSource("plants", "beds", "plant", "not late"),
                    ),
                ),
                "shed": Pile(
                    "shed",
                    (PileSource("plants", "beds", None, "late", "late"),),
                    "shed-back",
                ),
            },
            extra=(PileSource("helpers", "beds"),),
        )
    }


def test_a_choice_has_a_number_a_path_or_all() -> None:
    manifest = data(
        "assemblies: {a: {choose: {x: {number: 2}, y: {number: n.m}, z: {}}}}"
    )
    choose = assemblies(manifest)["a"].choose
    assert [c.number for c in choose.values()] == [2, "n.m", "all"]


def test_what_is_printed_beside_piles() -> None:
    manifest = data(
        "assemblies: {a: {components: true, contents: true, players: 2}, "
        "b: {players: folk}, c: {}}"
    )
    found = [
        (each.components, each.contents, each.players)
        for each in assemblies(manifest).values()
    ]
    assert found == [(True, True, 2), (False, False, "folk"), (False, False, None)]


def test_odd_assemblies_are_left_empty() -> None:
    manifest = data("assemblies: {a: {piles: {p: 3, q: [[], {}]}}, b: x}")
    assert assemblies(manifest) == {
        "a": Assembly(
            "a", "", {}, {"p": Pile("p", ()), "q": Pile("q", (PileSource(""),))}
        )
    }


def test_targets() -> None:
    manifest = data("""\
targets:
  a:
    title: A
    slots: {x: 2, y: z}
    with: [m, {entry: n, copies: 0}, {kind: k, where: c, copies: players}, {}, []]
  b: {}
  c: {components: true, contents: true, players: 2}
""")
    extra = (Extra("m"), Extra("n", copies=0), Extra(None, "k", "c", "players"))
    assert targets(manifest) == {
        "a": Target("a", "A", {"x": 2}, (*extra, Extra())),
        "b": Target("b", "b", {}, ()),
        "c": Target("c", "c", {}, (), components=True, contents=True, players=2),
    }

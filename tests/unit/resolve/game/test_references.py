from __future__ import annotations

import pytest

from cardwright.resolve.game.references import check_references
from tests.unit.resolve.garden import GAME, at, data, game


def found(old: str, new: str) -> list[tuple[str, int, str, str | None]]:
    """Problems of the manifest with one text in place of another."""
    assert GAME.count(old) == 1
    problems = check_references(data(GAME.replace(old, new)), game()[0].kinds)
    return [(p.code, at(p)[2], p.message, p.hint) for p in problems]


def test_the_manifest_refers_to_what_is_there() -> None:
    assert list(check_references(data(GAME), game()[0].kinds)) == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            "for: season",
            "for: saeson",
            (15, 'there is no kind "saeson"', 'did you mean "season"?'),
        ),
        (
            "kind: bed\n",
            "kind: bad\n",
            (18, 'there is no kind "bad"', 'did you mean "bed"?'),
        ),
        (
            "number: beds.wanted",
            "number: bedz.wanted",
            (19, 'a season has no field "bedz"', 'did you mean "beds"?'),
        ),
        (
            "prefer: beds.liked",
            "prefer: bedz",
            (20, 'a season has no field "bedz"', 'did you mean "beds"?'),
        ),
        (
            "[seeds, ",
            "[seed, ",
            (23, 'a season has no field "seed"', 'did you mean "seeds"?'),
        ),
        (
            "{each: beds, take: helpers}",
            "{each: bets, take: helpers}",
            (25, 'there is no choice "bets"', 'did you mean "beds"?'),
        ),
        (
            "{each: beds, take: helpers}",
            "{each: beds, take: helper}",
            (25, 'a flower bed has no field "helper"', 'did you mean "helpers"?'),
        ),
        (
            "for: season",
            "for: season\n    players: bets",
            (16, 'there is no choice "bets"', 'did you mean "beds"?'),
        ),
        (
            "with: [old-gus]",
            "with: [{kind: gnom}]",
            (27, 'there is no kind "gnom"', 'did you mean "gnome"?'),
        ),
        (
            "slots: {basket: 2}",
            "slots: {baskt: 2}",
            (27, 'there is no kind "baskt"', 'did you mean "basket"?'),
        ),
    ],
)
def test_what_is_not_there(old: str, new: str, problem: tuple[int, str, str]) -> None:
    assert found(old, new) == [("unknown-reference", *problem)]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("season.id in fits or", "saeson.id in fits or", "saeson"),
        ('"not late"', '"not lat"', "lat"),
        ("[old-gus]", '[{kind: gnome, where: "ag > players + soil"}]', "ag"),
    ],
)
def test_names_of_conditions(old: str, new: str, message: str) -> None:
    ((code, _, text, _),) = found(old, new)
    assert (code, text) == ("unknown-name", f'there is no name "{message}" here')


@pytest.mark.parametrize("item", ["{copies: 2}", "{entry: rose, kind: plant}"])
def test_what_comes_along_is_an_entry_or_a_kind(item: str) -> None:
    assert found("with: [old-gus]", f"with: [{item}]") == [
        (
            "bad-target",
            27,
            "what comes along is either an entry or the entries of a kind",
            "write entry: with an id, or kind: and perhaps where:",
        )
    ]


def test_a_condition_on_any_kind_is_only_read() -> None:
    assert found("where: late,", "where: anything,") == []
    assert [p[0] for p in found("where: late,", 'where: "late =",')] == [
        "bad-expression"
    ]


def test_odd_manifests_give_no_trouble() -> None:
    manifest = data("{assemblies: {a: {choose: {x: 1}, piles: [y], with: z}, b: 2}}")
    assert list(check_references(manifest, {})) == []

from __future__ import annotations

import pytest

from tests.unit.resolve.garden import CONTENT, GAME, at, catalog

Told = tuple[tuple[str, str, int, int], str, str | None]


def told(**forms: str) -> list[Told]:
    return [(at(p), p.message, p.hint) for p in catalog(CONTENT, **forms)[1]]


@pytest.mark.parametrize("item", ["old-gsu", "{entry: old-gsu, copies: 2}"])
def test_what_comes_along_is_there(item: str) -> None:
    column = 57 if item == "old-gsu" else 65
    assert told(game=GAME.replace("[old-gus]", f"[{item}]")) == [
        (
            ("unknown-reference", "game.yaml", 27, column),
            'there is no entry "old-gsu"',
            'did you mean "old-gus"?',
        )
    ]


def test_a_component_that_is_printed_is_there() -> None:
    assert told(play="components: [{name: g, count: 1, entry: old-gsu}]") == [
        (
            ("unknown-reference", "play.yaml", 1, 41),
            'there is no entry "old-gsu"',
            'did you mean "old-gus"?',
        )
    ]


def test_a_component_that_is_printed_has_a_face() -> None:
    assert told(play="components: [{name: beds, count: 1, entry: south}]") == [
        (
            ("bad-target", "play.yaml", 1, 44),
            '"south" cannot be printed: flower beds have no faces',
            "give bed faces in game.yaml, or name one of these: plant, gnome",
        )
    ]
    assert told(play="components: [{name: g, count: 1, entry: rose}, 3]") == []


def test_a_component_is_there_for_what_can_be_asked() -> None:
    components = "components: [{{name: g, count: printed, where: {}}}]"
    assert told(play=components.format("'cost > players'")) == []
    assert told(play=components.format("cots > 1")) == [
        (
            ("unknown-name", "play.yaml", 1, 47),
            'there is no name "cots" here',
            'did you mean "cost"?',
        )
    ]

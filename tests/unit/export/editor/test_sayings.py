from __future__ import annotations

import pytest

from cardwright.export.editor.sayings import argument, group, one, wants
from tests.unit.export.editor.shed import known, wrong

FIRST = "{id: brass, glow: 1, effects: [%s]}"


@pytest.mark.parametrize(
    "effect",
    [
        "{do: rest}",
        "{do: light, amount: 2}",
        "{do: light, amount: X, hue: red, to: tin, loud: true, cry: Ho}",
        "{do: light, amount: 2, hue: [red, 12], to: [brass, any]}",
        '{do: light, amount: "{{ param.a }}", hue: "{{ param.b }}", phrase: Light it}',
    ],
)
def test_effects_as_their_verbs_ask(effect: str) -> None:
    assert wrong("lamp", FIRST % effect) == []


@pytest.mark.parametrize(
    ("effect", "path"),
    [
        ("{do: ligth, amount: 2}", ("do",)),
        ("{do: light}", ()),
        ("{amount: 2}", ()),
        ("{do: light, amount: 2, hew: red}", ()),
        ("{do: light, amount: 2.5}", ("amount",)),
        ("{do: light, amount: 2, hue: rde}", ("hue",)),
        ("{do: light, amount: 2, to: red}", ("to",)),
        ("{do: light, amount: 2, loud: maybe}", ("loud",)),
        ("{do: light, amount: 2, cry: [a]}", ("cry",)),
    ],
)
def test_one_slip_in_an_effect(effect: str, path: tuple[str, ...]) -> None:
    assert wrong("lamp", FIRST % effect) == [("effects", "0", *path)]


def test_a_condition_is_named_by_is() -> None:
    assert wrong("lamp", "{id: a, glow: 1, when: {is: lit, lamp: tin}}") == []
    assert wrong("lamp", "{id: a, glow: 1, when: {is: lid, lamp: tin}}") == [
        ("when", "is")
    ]


def test_verbs_are_offered_with_what_they_say() -> None:
    do = group(known(), "verbs", loose=False)["properties"]["do"]
    assert do["enum"] == ["light", "rest"]
    assert do["enumDescriptions"] == ["light {{ amount }} · light {{ to }}", "rest"]


def test_arguments_are_told() -> None:
    told = {
        name: schema["description"]
        for name, schema in one(known(), "verbs", "light")["properties"].items()
        if name in {"amount", "hue", "to"}
    }
    assert told == {
        "amount": ("A whole number, or X. What makes the effect stronger raises it."),
        "hue": "A word of the list hues, or a list of words. May be left out.",
        "to": "The id of a lamp, or a list of ids. May be left out.",
    }


def test_an_argument_may_name_what_was_chosen() -> None:
    assert argument(known(), "vocabulary.hues")["enum"] == ["red", "12", 12, "any"]


def test_what_is_wanted_is_said() -> None:
    assert wants(known(), ["lamp", "vocabulary.hues", "format"]) == (
        "must be the id of a lamp, a word of the list hues or a format of rules.yaml "
        "(new ones: cardwright schemas)"
    )

from __future__ import annotations

from typing import Any

from cardwright.model.game import Argument, Verb
from cardwright.model.problem import Problem
from cardwright.validate.sayings import check_sayings
from tests.unit.validate.written import at, catalog, entry, game, kind

LAMP = kind(
    "lamp",
    "lamp",
    {
        "properties": {
            "effects": {"items": {"x-says": "verbs"}},
            "when": {"items": {"x-says": "conditions"}},
            "glow": {"x-says": "frames.glow"},
        }
    },
)


def verb(name: str, **arguments: str) -> Verb:
    typed = {
        a: Argument(a, sort.removesuffix("?"), optional=sort.endswith("?"))
        for a, sort in arguments.items()
    }
    return Verb(name, typed, ((None, name),))


GAME = game(
    LAMP,
    verbs={"burn": verb("burn", amount="number", colour="text?"), "rest": verb("rest")},
    conditions={"lit": verb("lit", by="text")},
)


def check(text: str) -> list[Problem]:
    """The text begins on the second line."""
    return list(check_sayings(catalog(GAME, entry(LAMP, f"id: old\n{text}"))))


def one(code: str, span: tuple[int, int], text: str, *hint: Any) -> list[Problem]:
    return [Problem(code, at(2, *span), text, *hint)]


def test_effects_and_conditions_as_they_should_be() -> None:
    assert check("effects: [{do: burn, amount: 2}, {do: rest, phrase: Sleep}]") == []
    assert check("when: [{is: lit, by: rain}]") == []


def test_an_unknown_verb_is_marked_at_its_name() -> None:
    assert check("effects: [{do: brun, amount: 2}]") == one(
        "not-a-choice", (16, 20), 'there is no verb "brun"', 'did you mean "burn"?'
    )


def test_an_unknown_condition_is_called_one() -> None:
    assert check("when: [{is: moon}]") == one(
        "not-a-choice", (13, 17), 'there is no condition "moon"'
    )


def test_an_unknown_argument_is_marked_at_its_key() -> None:
    assert check("effects: [{do: burn, amount: 2, color: red}]") == one(
        "unknown-key",
        (33, 38),
        'the verb "burn" has no argument "color"',
        'did you mean "colour"?',
    )


def test_a_missing_argument_is_marked_at_the_first_key() -> None:
    assert check("when: [{is: lit}]") == one(
        "missing-key", (9, 11), 'the condition "lit" needs the argument "by"'
    )


def test_a_misspelt_argument_is_not_missing_too() -> None:
    assert check("effects: [{do: burn, amuont: 2}]") == one(
        "unknown-key",
        (22, 28),
        'the verb "burn" has no argument "amuont"',
        'did you mean "amount"?',
    )


def test_arguments_are_judged_by_their_type() -> None:
    assert check("effects: [{do: burn, amount: []}]") == one(
        "wrong-type", (30, 32), '"amount" must be a whole number or X, not a list'
    )


def test_an_effect_names_its_verb() -> None:
    assert check("effects: [{amount: 2}]") == one(
        "missing-key", (12, 18), 'the key "do" must name a verb'
    )
    assert check("effects: [{}]") == one(
        "missing-key", (11, 13), 'the key "do" must name a verb'
    )
    assert check("when: [{is: [lit]}]") == one(
        "wrong-type", (13, 18), '"is" must be the name of a condition'
    )


def test_what_a_frame_says_is_for_the_schema() -> None:
    assert check("glow: {any: thing}") == []


def test_the_only_unknown_argument_stands_for_the_only_missing_one() -> None:
    assert check("effects: [{do: burn, zeal: 2}]") == one(
        "unknown-key",
        (22, 26),
        'the verb "burn" has no argument "zeal"',
        'it needs the argument "amount"',
    )


def test_an_argument_like_another_does_not_stand_for_the_missing_one() -> None:
    place = [at(2, 12, 14), at(2, 22, 27)]
    assert check("effects: [{do: burn, color: dim}]") == [
        Problem(
            "unknown-key",
            place[1],
            'the verb "burn" has no argument "color"',
            'did you mean "colour"?',
        ),
        Problem("missing-key", place[0], 'the verb "burn" needs the argument "amount"'),
    ]

from __future__ import annotations

from cardwright.model.game import Parameter
from cardwright.resolve.game.parameters import check_parameters, parameters
from tests.unit.resolve.garden import PARAMETERS, at, data


def test_parameters_by_name() -> None:
    assert parameters(data(PARAMETERS)) == {
        "rain": Parameter(
            "rain", 3, placeholder=True, note="guess", minimum=1, maximum=9
        ),
        "pace": Parameter("pace", "slow", choices={"slow": "Slowly.", "fast": "Fast."}),
    }


def test_all_that_a_parameter_may_have() -> None:
    form = data("a: {value: on, unit: mm, word: Runner}\nb: 3\n")
    assert parameters(form) == {"a": Parameter("a", "on", unit="mm", word="Runner")}


def test_values_fit_their_choices_and_limits() -> None:
    form = data(
        """\
a: {value: slw, choices: {slow: S, fast: F}}
b: {value: true, choices: {"true": T, "false": F}}
c: {value: 0, min: 1, max: 2.5}
d: {value: 3, min: 1, max: 2.5}
e: {value: true, min: 5}
f: {value: 2, choices: {"1": A, "2": B}}
"""
    )
    assert [(at(p), p.message, p.hint) for p in check_parameters(form)] == [
        (
            ("not-a-choice", "data.yaml", 1, 12),
            'the value of "a" is none of its choices',
            'did you mean "slow"?',
        ),
        (
            ("out-of-range", "data.yaml", 3, 12),
            'the value of "c" is less than 1',
            None,
        ),
        (
            ("out-of-range", "data.yaml", 4, 12),
            'the value of "d" is more than 2.5',
            None,
        ),
    ]


def test_a_text_where_a_unit_or_a_limit_tells_of_a_number() -> None:
    form = data(
        """\
a: {value: 25 cards, unit: cards}
b: {value: many, max: 5}
c: {value: oldest}
d: {value: "{{ param.a + 1 }}", unit: cards}
"""
    )
    assert [(at(p), p.message, p.hint) for p in check_parameters(form)] == [
        (
            ("wrong-type", "data.yaml", 1, 12),
            'the value of "a" must be a number, not "25 cards"',
            "write 25",
        ),
        (
            ("wrong-type", "data.yaml", 2, 12),
            'the value of "b" must be a number, not "many"',
            'it has "max", as numbers have',
        ),
    ]

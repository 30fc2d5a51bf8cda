from __future__ import annotations

import pytest

from cardwright.resolve.entries.formvalues import check_form_values
from tests.unit.resolve.garden import GAME, at, game

Told = tuple[tuple[str, str, int, int], str, str | None]


def told(**forms: str) -> list[Told]:
    """The problems of forms over the parameter ``rain`` and the term ``bed``."""
    given = {
        "parameters": "rain: {value: 3}",
        "glossary": "bed: {text: Where plants grow.}",
        **forms,
    }
    problems = check_form_values(game(**given)[0])
    return [(at(p), p.message, p.hint) for p in problems]


def test_forms_whose_values_can_be_had() -> None:
    play = """\
steps: [{phase: Rain, does: "Wait {{ param.rain }} days, {tap} a **{{ term.bed }}**."}]
setup: ["{{ vocabulary.hues.red }} plants first."]
zones: [{name: Bed}]
results: [{when: "{{ param.rain > 2 }}", then: it rains}]
components:
  - {name: drops, count: "players * param.rain", note: "{{ param.rain }} each"}
  - {name: seeds, count: 4}
  - {name: buds, count: "{{ soil + 1 }}"}
"""
    parameters = "rain: {value: 3, choices: {3: Wet, 4: Wetter}}"
    assert told(play=play, parameters=parameters) == []


@pytest.mark.parametrize(
    ("form", "text", "problem"),
    [
        # 1|bed: {text: "{{ param.rian }} of it."}: the name begins in column 23
        (
            "glossary",
            'bed: {text: "{{ param.rian }} of it."}',
            (
                ("unknown-name", "glossary.yaml", 1, 23),
                '"param" has no "rian"',
                'did you mean "rain"?',
            ),
        ),
        (
            "play",
            "setup:\n  - Plant.\n  - Wait {{ rain }} days.\n",
            (
                ("unknown-name", "play.yaml", 3, 13),
                'there is no name "rain" here',
                'did you mean "param.rain"?',
            ),
        ),
        (
            "play",
            'steps: [{phase: Rain, does: "{{ param.rain / 0 }}"}]',
            (
                ("bad-expression", "play.yaml", 1, 30),
                "the number 3 cannot be divided by nought",
                None,
            ),
        ),
        (
            "parameters",
            "rain: {value: 3, choices: {3: 'As {{ term.bad }}.', 4: More}}",
            (
                ("unknown-name", "parameters.yaml", 1, 43),
                '"term" has no "bad"',
                'did you mean "bed"?',
            ),
        ),
        (
            "parameters",
            'rain: {value: "{{ param.sun + 1 }}"}',
            (
                ("bad-expression", "parameters.yaml", 1, 15),
                'the value of "rain" is taken as it stands, not worked out',
                "write the value itself",
            ),
        ),
        (
            "play",
            "components: [{name: drops, count: player}]",
            (
                ("unknown-name", "play.yaml", 1, 35),
                'there is no name "player" here',
                'did you mean "players"?',
            ),
        ),
        (
            "play",
            "components: [{name: drops, count: param.rian}]",
            (
                ("unknown-name", "play.yaml", 1, 41),
                '"param" has no "rian"',
                'did you mean "rain"?',
            ),
        ),
        (
            "play",
            "components: [{name: drops, count: term.bed}]",
            (
                ("wrong-type", "play.yaml", 1, 35),
                '"count" must give a number, not "Bed"',
                None,
            ),
        ),
        (
            "game",
            GAME.replace("[old-gus]", "[{entry: old-gus, copies: playrs}]"),
            (
                ("unknown-name", "game.yaml", 27, 82),
                'there is no name "playrs" here',
                'did you mean "players"?',
            ),
        ),
        (
            "game",
            GAME.replace("[old-gus]", "[{kind: gnome, copies: term.bed}]"),
            (
                ("wrong-type", "game.yaml", 27, 79),
                '"copies" must give a number, not "Bed"',
                None,
            ),
        ),
    ],
)
def test_values_that_cannot_be_had(form: str, text: str, problem: Told) -> None:
    assert told(**{form: text}) == [problem]


def test_a_text_with_a_flaw_is_told_of_elsewhere() -> None:
    assert told(glossary='bed: {text: "**{{ param.rian }}"}') == []

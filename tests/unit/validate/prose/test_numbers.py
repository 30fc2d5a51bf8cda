from __future__ import annotations

import pytest

from cardwright.model.game import Parameter
from cardwright.model.problem import Problem
from cardwright.model.source import Map
from cardwright.validate.prose.corpus import Corpus, Written
from cardwright.validate.prose.numbers import check_numbers
from tests.unit.validate.prose.corpora import corpus
from tests.unit.validate.written import at, read

RUNWAY = Parameter("runway_start", 20, word="Runway")
HAND = Parameter("hand_limit", 8, word="hand limit")
PLAIN = Parameter("depth", 3)
KNOWN = {p.name: p for p in (RUNWAY, HAND, PLAIN)}


def told(text: str) -> list[str | None]:
    return [p.hint for p in check_numbers(corpus(text), KNOWN)]


def test_the_parameters_own_number() -> None:
    assert list(check_numbers(corpus("Begin with 20 Runway."), KNOWN)) == [
        Problem(
            "bare-number",
            at(1, 16, 18),
            'the number 20 stands beside "Runway"',
            "write {{ param.runway_start }}",
            "advice",
        )
    ]


def test_another_number_tells_the_one_that_holds() -> None:
    assert told("Begin with 15 runway.") == [
        "write {{ param.runway_start }}, which is 20 now"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "20 Runway",
        "20 Runways",
        "A Runway of 20",
        "'Runway: 20'",
        "Runway 20",
        "20\u00a0Runway",
        "|\n  Have 20\n  Runway.",
    ],
)
def test_ways_to_stand_beside(text: str) -> None:
    assert told(text) == ["write {{ param.runway_start }}"]


@pytest.mark.parametrize(
    "text",
    [
        "Lose all Runway on turn 20.",
        '"Start at {{ param.runway_start }}, so 20 Runway."',
        '"{{ n }} Runway"',
        "Raise it by +2 Runway.",
        "20 Runwayers",
        "1.20 x Runway",
        "A depth of 3.",
    ],
)
def test_numbers_of_something_else(text: str) -> None:
    assert told(text) == []


def test_a_word_of_two() -> None:
    assert told("'Your hand limit is 8.'") == ["write {{ param.hand_limit }}"]


def test_two_parameters_of_one_word() -> None:
    cap = Parameter("runway_max", 30, word="Runway")
    known = {**KNOWN, "runway_max": cap}
    hints = [p.hint for p in check_numbers(corpus("30 Runway", "4 Runway"), known)]
    assert hints == [
        "write {{ param.runway_max }}",
        "write {{ param.runway_start }} or {{ param.runway_max }}",
    ]


def test_a_number_that_a_fill_has_written_is_none() -> None:
    form = read('text: "{{ param.runway_start }} Runway"')
    assert isinstance(form, Map)
    filled = Corpus([Written("20 Runway", form, ("text",), rich=False)])
    assert list(check_numbers(filled, KNOWN)) == []


def test_names_are_not_judged() -> None:
    assert list(check_numbers(corpus("20 Runway", sort="name"), KNOWN)) == []

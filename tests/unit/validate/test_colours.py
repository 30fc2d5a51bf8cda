from __future__ import annotations

import pytest

from cardwright.model.game import Word
from cardwright.model.problem import Problem
from cardwright.validate.colours import check_colours
from tests.unit.validate.written import at, game, read

FILE = "cards/tides/vocabularies.yaml"


def check(color: str | None) -> list[Problem]:
    text = f'vocabularies: {{tides: {{ebb: {{color: "{color}"}}}}}}'
    words = {"ebb": Word("ebb", "Ebb", "Ebbs", color=color)}
    form = read(text, file=FILE)
    known = game(vocabularies={"tides": words}, forms={"vocabularies": form})
    return list(check_colours(known, ["ink", "foam"]))


@pytest.mark.parametrize("color", [None, "#d9c27a", "ink", "foam/0.4"])
def test_colours_that_are_there(color: str | None) -> None:
    assert check(color) == []


@pytest.mark.parametrize(
    ("color", "hint"),
    [
        ("inc", 'did you mean "ink"?'),
        ("d9c27a", 'write "#d9c27a"'),
        ("golden", 'write it as "#d9c27a", or add it to colors in style.yaml'),
    ],
)
def test_a_colour_that_is_not_there(color: str, hint: str) -> None:
    place = at(1, 37, 39 + len(color), FILE)
    text = f'there is no colour "{color}"'
    assert check(color) == [Problem("unknown-color", place, text, hint)]

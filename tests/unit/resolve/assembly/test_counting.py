from __future__ import annotations

import pytest

from cardwright.model.game import Target
from cardwright.model.views import Views
from cardwright.resolve.assembly.counting import count, names, players
from tests.unit.resolve.garden import catalog

SCOPE = {"players": 3, "deck": 40}
PLAY = "players: {min: 1, max: 4}"


@pytest.mark.parametrize(
    ("written", "number"),
    [
        (5, 5),
        ("players", 3),
        ("{{ deck / 16 }}", 3),
        ("players - 4", 0),
        ("deck / 0", 0),
        ("nobody", 0),
        ("'a'", 0),
        (None, 0),
    ],
)
def test_counts_are_whole_and_never_below_none(written: object, number: int) -> None:
    assert count(written, SCOPE) == number


def test_a_target_is_for_the_most_unless_it_says_otherwise() -> None:
    target = Target("fair", "Fair", {}, ())
    for_two = Target("fair", "Fair", {}, (), players=2)
    with_play = catalog(play=PLAY)[0].game
    assert [players(with_play, t) for t in (target, for_two)] == [4, 2]
    assert players(catalog()[0].game, target) == 1


def test_piles_that_are_not_there_hold_nothing() -> None:
    scope = names(Views(catalog()[0]), 2, {"soil": 7})
    assert (scope["players"], scope["soil"], scope["shed"]) == (2, 7, 0)
    assert scope["param"].lookup("rain") == 3

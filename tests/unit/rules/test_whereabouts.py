from __future__ import annotations

import pytest

from cardwright.model.problem import Place
from cardwright.rules.whereabouts import Spot, path_to, spot
from tests.unit.rules.harbour import GAME, GUILDS, RULES, SAILORS, at, body, catalog

BASE = """\
id: first
crew: {ann: 2, bob: 1}
steps:
- {do: row, amount: 2}
- {do: rest and sleep}
"""


@pytest.mark.parametrize(
    ("part", "path"),
    [
        ("bob", ("crew", "bob")),
        ("1", ("crew", "bob")),
        ("crew", ("crew",)),
        ("{ann: 2, bob: 1}", ("crew",)),
        ("sleep", ("steps", 1, "do")),
        ("{do: row, amount: 2}", ("steps", 0)),
        ("id: first", ()),
    ],
)
def test_the_path_to_the_innermost_value(part: str, path: tuple[str, ...]) -> None:
    assert path_to(body(BASE, "fleets"), at(BASE, part, "fleets")) == path


def test_no_path_leads_out_of_the_data() -> None:
    assert path_to(body(BASE, "fleets"), Place("elsewhere.yaml")) is None
    assert path_to(body(BASE, "fleets"), at(BASE, "ann", "other")) is None


RULE = "assertions:\n  low: {every: sailor, where: pay < 9}\n"


@pytest.mark.parametrize(
    ("place", "found"),
    [
        (at(GUILDS, "Low End", "guilds"), Spot(None, "town")),
        (at(GUILDS, "helm", "guilds"), Spot(None, "members.1.work")),
        (at(GUILDS, "Hightown", "guilds"), Spot("ties", "town")),
        (at(GUILDS, "hal", "guilds"), Spot("hal", "id")),
        (at(SAILORS, "captain", "sailors"), Spot("dot", "rank")),
        (
            at(SAILORS, "{id: ann, pay: 1, work: rope, luck: amber}", "sailors"),
            Spot("ann"),
        ),
        (at(RULE, "low", "rules"), Spot("rules.yaml", "assertions.low")),
        (at(RULE, "< 9", "rules"), Spot("rules.yaml", "assertions.low.where")),
        (at(GAME, "trip", "game"), Spot("game.yaml", "assemblies.trip")),
        (Place("cards/harbour/art/new.png"), Spot("art/new.png")),
        (Place("schemas/harbour/guild.json"), Spot("schemas/harbour/guild.json")),
    ],
)
def test_places_as_the_guild_sees_them(place: Place, found: Spot) -> None:
    made = catalog(RULE)
    assert spot(made, made.entries["knots"].body, place) == found


def test_the_file_of_rules_is_where_it_is_looked_for() -> None:
    assert at(RULE, "low", "rules").file == RULES

from __future__ import annotations

from cardwright.resolve.game.manifest import build_game
from cardwright.resolve.given import check_conditions
from tests.unit.resolve.garden import read

GAME = """\
kinds:
  bed: {title: bed}
assemblies:
  garden:
    for: bed
    choose: {beds: {kind: bed, number: 1, where: "id == param.frist or id in term"}}
    piles:
      all: [{each: beds, take: plants, where: "vocabulary.soils.caly == name"}]
"""


def test_a_condition_of_the_manifest_names_what_the_game_has() -> None:
    forms = {
        "game": read("game.yaml", GAME),
        "parameters": read("parameters.yaml", "first: {value: rose}"),
        "vocabularies": read("vocabularies.yaml", "vocabularies: {soils: {clay: {}}}"),
    }
    game, _ = build_game("garden", forms, [], {"bed": {}})
    assert game is not None
    found = [
        (p.place.line, p.place.column, p.place.end_column, p.message, p.hint)
        for p in check_conditions(game)
    ]
    assert found == [
        (6, 63, 68, '"param" has no "frist"', 'did you mean "first"?'),
        (8, 65, 69, '"soils" has no "caly"', 'did you mean "clay"?'),
    ]

from __future__ import annotations

from cardwright.model.game import Cut, Kind, PileField, Size
from cardwright.model.problem import Place
from cardwright.resolve.game.manifest import build_game
from tests.unit.resolve.garden import FORMS, GAME, SCHEMAS, at, game, read


def test_a_game_with_all_its_forms() -> None:
    built, problems = game()
    assert problems == []
    assert (built.slug, built.title, built.language, built.version) == (
        "garden",
        "The Garden",
        "en",
        "2",
    )
    assert (built.prints, [*built.targets], [*built.assemblies]) == (
        ("a4", "letter"),
        ["fair"],
        ["year"],
    )
    assert [*built.forms] == [*FORMS]
    assert ([*built.parameters], [*built.vocabularies]) == (
        ["rain", "pace"],
        ["hues", "icons"],
    )
    assert ([*built.verbs], [*built.conditions], built.frames, [*built.glossary]) == (
        ["grow"],
        ["wet"],
        {"deed": "{{ effects | join }}."},
        ["compost"],
    )


def test_kinds() -> None:
    kinds = game()[0].kinds
    assert kinds["gnome"] == Kind(
        name="gnome",
        title="gnome",
        plural="gnomes",
        files=("gnomes/*.yaml",),
        size=Size(30, 40, 2),
        faces={"front": "gnome"},
        deck=None,
        schema=SCHEMAS["gnome"],
    )
    assert kinds["plant"].size == Size(63.5, 88.9, 3.175, Cut(corner=3))
    assert (kinds["bed"].size, kinds["pattern"].blueprint_of) == (None, "bed")
    assert kinds["basket"].deck == PileField("plants", "rules")


def test_scalars_of_forms_have_their_types() -> None:
    rain = game()[0].forms["parameters"]["rain"]
    assert rain == {
        "value": 3,
        "placeholder": True,
        "note": "guess",
        "min": 1,
        "max": 9,
    }


def test_what_a_manifest_may_leave_out() -> None:
    built, problems = build_game("x", {"game": read("g.yaml", "kinds: {}")}, [], {})
    assert problems == []
    assert built is not None
    assert (built.title, built.language, built.version, built.prints) == (
        "x",
        "en",
        "1",
        ("a4",),
    )


def test_without_a_manifest_there_is_no_game() -> None:
    assert build_game("x", {}, [], {}) == (None, [])
    assert build_game("x", {"game": read("g.yaml", "[1]")}, [], {}) == (None, [])


def test_cases_stand_alone_or_in_lists() -> None:
    documents = [read("a.yaml", "case: one"), read("b.yaml", "[{case: two}, 3]")]
    built, _ = build_game("x", {"game": read("g.yaml", "kinds: {}")}, documents, {})
    assert built is not None
    assert built.cases == ({"case": "one"}, {"case": "two"})


def test_sizes_fields_and_kinds_must_be_there() -> None:
    manifest = (
        GAME.replace("size: tile", "size: tyle")
        .replace("rules}", "rule}")
        .replace("blueprint_of: bed", "blueprint_of: bad")
    )
    found = [(at(p), p.hint) for p in game(game=manifest)[1]]
    assert found == [
        (("unknown-reference", "game.yaml", 5, 53), 'did you mean "tile"?'),
        (("unknown-reference", "game.yaml", 8, 80), 'did you mean "rules"?'),
        (("unknown-reference", "game.yaml", 9, 65), 'did you mean "bed"?'),
    ]


def test_kinds_and_schemas_go_together() -> None:
    manifest = read("game.yaml", "kinds:\n  rake: {title: rake}\n")
    _, problems = build_game("x", {"game": manifest}, [], {"hoe": {}})
    (missing,) = problems
    assert (at(missing), missing.hint) == (
        ("unknown-reference", "game.yaml", 2, 3),
        'call it "hoe", as its schema',
    )
    _, problems = build_game("x", {"game": manifest}, [], {"rake": {}, "hoe": {}})
    (unused,) = problems
    assert (unused.code, unused.place) == (
        "unused",
        Place("schemas/x/hoe.schema.json"),
    )


def test_odd_manifests_give_no_exceptions() -> None:
    for text in (
        "kinds: [1, 2]\n",
        "{kinds: {a: 1, b: {faces: x, deck: 3, files: 7}}, sizes: 4, prints: {}}\n",
        "{title: [], version: {}, assemblies: 1, targets: [x]}\n",
        "targets: {a: {slots: [1], with: 3}}\n",
    ):
        built, _ = build_game("x", {"game": read("game.yaml", text)}, [], {})
        assert built is not None

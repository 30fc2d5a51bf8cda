"""``cardwright schemas``: written once, kept fresh, and named by every content file."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path, PurePosixPath

import pytest
from jsonschema import Draft202012Validator
from ruamel.yaml import YAML

from cardwright.base.cache import Cache
from cardwright.base.memo import Memo
from cardwright.load.workspace import open_workspace
from cardwright.pipeline.reading import read_game
from cardwright.pipeline.study import declare
from cardwright.resolve.entries.claims import claimants
from tests.acceptance.workspace import Result, edit, run, run_alone, written

EDITOR = "schemas/fenlight/editor/"
FORMS = ("case", "game", "glossary", "parameters", "play", "rules", "style")
FILES = [
    *(
        f"{EDITOR}core/{name}.schema.json"
        for name in (*FORMS, "variant", "vocabularies")
    ),
    f"{EDITOR}wisp.schema.json",
]
LINE = re.compile(r"# yaml-language-server: \$schema=(\S+)")


def made(root: Path) -> dict[str, bytes]:
    return {n: d for n, d in written(root).items() if n.startswith(EDITOR)}


def test_every_kind_and_form_has_its_schema(root: Path) -> None:
    told = run(root, "schemas", "fenlight")
    assert told == Result(0, "\n".join([*FILES, "10 schemas, 10 changed\n"]), "")
    assert list(made(root)) == FILES


def test_only_what_differs_is_written(root: Path) -> None:
    run(root, "schemas", "fenlight")
    before = {file: (root / file).stat().st_mtime_ns for file in FILES}
    assert run(root, "schemas", "fenlight").out == "10 schemas, nothing changed\n"
    assert {file: (root / file).stat().st_mtime_ns for file in FILES} == before


def test_a_new_entry_makes_them_stale(root: Path) -> None:
    run(root, "schemas", "kilnfolk")
    edit(root, "cards/kilnfolk/kilns/oldest.yaml", "id: tenmoku-night", "id: tenmoku")
    old = "schemas/kilnfolk/editor/firing.schema.json"
    assert b'"tenmoku-night"' in (root / old).read_bytes()
    told = run(root, "schemas", "--check", "kilnfolk")
    assert (told.code, told.err) == (1, "")
    assert f"{old}: stale" in told.out.splitlines()
    assert told.out.splitlines()[-1] == "now: cardwright schemas"
    assert b'"tenmoku-night"' in (root / old).read_bytes()
    assert run(root, "schemas", "kilnfolk").code == 0
    assert b'"tenmoku"' in (root / old).read_bytes()
    assert b'"tenmoku-night"' not in (root / old).read_bytes()
    assert run(root, "schemas", "--check", "kilnfolk").code == 0


def test_what_is_missing_or_left_over_is_told_and_mended(root: Path) -> None:
    run(root, "schemas", "fenlight")
    (root / FILES[0]).unlink()
    (root / EDITOR / "ghost.schema.json").write_text("{}", encoding="utf-8")
    (root / EDITOR / "notes.md").write_text("mine", encoding="utf-8")
    assert run(root, "schemas", "--check", "fenlight") == Result(
        1,
        f"{FILES[0]}: missing\n{EDITOR}ghost.schema.json: no longer needed\n"
        "now: cardwright schemas\n",
        "",
    )
    assert run(root, "schemas", "fenlight").out.splitlines() == [
        *(FILES[0], f"{EDITOR}ghost.schema.json", "10 schemas, 2 changed"),
    ]
    assert list(made(root)) == [*FILES[:9], f"{EDITOR}notes.md", FILES[9]]


def test_a_game_that_cannot_be_read_is_told_and_nothing_written(root: Path) -> None:
    edit(root, "cards/fenlight/game.yaml", "title: Fenlight", "titel: Fenlight")
    told = run(root, "schemas")
    assert (told.code, told.err) == (1, "")
    assert told.out.splitlines()[0] == (
        "cards/fenlight/game.yaml:1:1: error[unknown-key]: a game manifest has no key "
        '"titel"'
    )
    assert not (root / EDITOR).exists()
    assert not (root / "schemas" / "kilnfolk" / "editor").exists()


def test_entries_with_errors_are_no_hindrance(root: Path) -> None:
    edit(root, "cards/fenlight/wisps.yaml", "glow: 2", "glwo: 2")
    assert run(root, "check", "fenlight").code == 1
    assert run(root, "schemas", "fenlight").code == 0
    assert list(made(root)) == FILES


def test_they_change_nothing_that_is_checked_or_built(built: Path) -> None:
    run(built, "schemas")
    assert run(built, "build").out.splitlines()[:2] == [
        "fenlight: 2 entries, 2 images, 1 PDF, 1 export, nothing new",
        "kilnfolk: 6 entries, 4 images, 5 PDFs, 1 export, nothing new",
    ]


def content(root: Path) -> list[Path]:
    """The files of games that an editor shall know: cards, forms, cases, styles."""
    patterns = ("cards/*/**/*.yaml", "templates/*/style.yaml")
    found = [path for pattern in patterns for path in root.glob(pattern)]
    return sorted(path for path in found if "art" not in path.parts)


def named(path: Path) -> Path:
    """The schema that a file's first line names."""
    first = path.read_text("utf-8").splitlines()[0]
    line = LINE.fullmatch(first)
    assert line, f"{path} does not begin with the name of its schema"
    return Path(os.path.normpath(path.parent / line[1]))


def wanted(root: Path, path: Path) -> set[str]:
    """The schemas that would be right: the form's, or one of the game's kinds."""
    file = PurePosixPath(path.relative_to(root).as_posix())
    editor = root / "schemas" / file.parts[1] / "editor"
    if file.parts[2] in {"cases", "variants"}:
        return {str(editor / "core" / f"{file.parts[2][:-1]}.schema.json")}
    if len(file.parts) == 3:
        return {str(editor / "core" / f"{file.stem}.schema.json")}
    return {str(schema) for schema in editor.glob("*.schema.json")}


def test_every_file_of_the_repository_names_its_schema(repository: Path) -> None:
    files = content(repository)
    assert len(files) >= 55
    for path in files:
        assert str(named(path)) in wanted(repository, path)
        assert named(path).is_file()


def test_the_profiles_name_theirs(repository: Path) -> None:
    profiles = sorted((repository / "templates/core/profiles").glob("*.yaml"))
    assert profiles != []
    schema = repository / "schemas" / "core" / "profile.schema.json"
    assert {named(path) for path in profiles} == {schema}


def test_the_schemas_of_the_repository_are_fresh(repository: Path) -> None:
    told = run(repository, "schemas", "--check")
    assert (told.code, told.out.splitlines()[-1].endswith("all fresh")) == (0, True)


def test_a_new_game_completes_at_once(tmp_path: Path) -> None:
    assert run(tmp_path, "new", "game", "tides").code == 0
    assert run(tmp_path, "schemas", "--check").code == 0
    files = content(tmp_path)
    assert len(files) == 8
    for path in files:
        assert str(named(path)) in wanted(tmp_path, path)
        assert named(path).is_file()


@pytest.mark.parametrize("game", ["omen", "primal", "unicorn"])
def test_it_is_quick(repository: Path, game: str) -> None:
    """A game within a second of CPU; the margin is for machines of others."""
    before = os.times()
    run_alone(repository, "schemas", "--check", game)
    after = os.times()
    spent = sum(after[2:4]) - sum(before[2:4])
    assert spent < 3


def test_a_kind_claims_the_schema_that_its_file_names(repository: Path) -> None:
    """Each file names the schema of the kind that claims it, not of another."""
    space = open_workspace(repository, Memo(None))
    for files in space.games:
        game = declare(space, files, read_game(space, files, Cache(None))).game
        assert game is not None
        for file in files.content:
            (kind,) = claimants(game, file)
            assert named(repository / file).name == f"{kind.name}.schema.json"


DAY = "- id: market-day"
PIERS = """\
id: pier
type: place
cost: "{{ slot.cost }}"
text: "Gain {{ slot.cost }} {star}."
"""


def test_blueprints_and_what_they_make_are_known(tmp_path: Path) -> None:
    run(tmp_path, "new", "game", "tides")
    kind = "  plan: {title: plan, files: plans/*.yaml, blueprint_of: card}\nsizes:\n"
    edit(tmp_path, "cards/tides/game.yaml", "sizes:\n", kind)
    (tmp_path / "cards/tides/plans").mkdir()
    (tmp_path / "cards/tides/plans/piers.yaml").write_text(PIERS, encoding="utf-8")
    made = "{id: old-pier, from: {blueprint: pier, cost: 2}, flavour: Creaks.}"
    edit(tmp_path, "cards/tides/first/cards.yaml", DAY, f"- {made}\n{DAY}")
    assert run(tmp_path, "check", "tides").code == 0
    assert run(tmp_path, "schemas", "tides").code == 0
    editor = tmp_path / "schemas" / "tides" / "editor"
    files = {"card": f"[{made}]", "plan": PIERS}
    for name, text in files.items():
        schema = json.loads((editor / f"{name}.schema.json").read_bytes())
        Draft202012Validator(schema).validate(YAML(typ="safe").load(text))
    card = json.loads((editor / "card.schema.json").read_bytes())
    judge = Draft202012Validator(card)
    for wrong in (
        "{id: a, from: {blueprint: peer}}",
        "{id: a, from: {blueprint: pier}}",
    ):
        assert not judge.is_valid(YAML(typ="safe").load(wrong))
    assert "old-pier" in card_ids(editor)


def card_ids(editor: Path) -> list[str]:
    """The ids that a deck may hold, as its schema for editors says."""
    deck = json.loads((editor / "deck.schema.json").read_bytes())
    ids: list[str] = deck["$defs"]["link.card"]["enum"]
    return ids

from __future__ import annotations

from hashlib import blake2b
from os import mkfifo
from pathlib import Path

from cardwright.base.memo import Memo
from cardwright.base.shipped import schemas_core, templates_core
from cardwright.load.workspace import find_root, open_workspace
from cardwright.model.workspace import GameFiles

EDITOR = "schemas/tides/editor/lamp.schema.json"
FILES = {
    "cards/tides/game.yaml": "title: Tides",
    "cards/tides/rules.yaml": "formats: {}",
    "cards/tides/lamps/brass.yaml": "id: brass",
    "cards/tides/lamps/game.yaml": "id: game",
    "cards/tides/oil.json": "{}",
    "cards/tides/rules.json": "{}",
    "cards/tides/wicks.yml": "id: wick",
    "cards/tides/art/brass.png": "PNG",
    "cards/tides/art/deep/flame.yaml": "no data",
    "cards/tides/cases/decks.yaml": "case: x",
    "cards/tides/cases/deep/more.yaml": "case: y",
    "cards/tides/cases/notes.txt": "later",
    "cards/tides/clients/table.yaml": "a: b",
    "cards/tides/lamps/notes.txt": "later",
    "cards/tides/readme.md": "about",
    "cards/tides/lamps/README": "about",
    "cards/tides/.hidden.yaml": "x: y",
    "cards/tides/lamps/brass.yaml~": "x: y",
    "schemas/tides/lamp.schema.json": "{}",
    EDITOR: "{}",
    "templates/tides/style.yaml": "fonts: {}",
    "templates/tides/icons/oil.svg": "<svg/>",
}


def written(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return root


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()


def test_every_file_of_a_game_serves_as_something(tmp_path: Path) -> None:
    space = open_workspace(written(tmp_path, FILES), Memo(None))
    hidden = ("cards/tides/.hidden.yaml", "cards/tides/lamps/brass.yaml~", EDITOR)
    digests = {n: digest(t) for n, t in sorted(FILES.items()) if n not in hidden}
    assert space.games == (
        GameFiles(
            slug="tides",
            forms={
                "game": "cards/tides/game.yaml",
                "rules": "cards/tides/rules.yaml",
            },
            cases=("cards/tides/cases/decks.yaml", "cards/tides/cases/deep/more.yaml"),
            content=(
                "cards/tides/lamps/brass.yaml",
                "cards/tides/lamps/game.yaml",
                "cards/tides/oil.json",
                "cards/tides/rules.json",
                "cards/tides/wicks.yml",
            ),
            art=("cards/tides/art/brass.png", "cards/tides/art/deep/flame.yaml"),
            clients=("cards/tides/clients/table.yaml",),
            schemas=("schemas/tides/lamp.schema.json",),
            templates=("templates/tides/icons/oil.svg", "templates/tides/style.yaml"),
            strays=("cards/tides/cases/notes.txt", "cards/tides/lamps/notes.txt"),
            digests=digests,
        ),
    )


def test_games_are_the_plain_folders_below_cards_in_order(tmp_path: Path) -> None:
    names = ("tides", "ash", ".old", "_draft")
    written(tmp_path, {f"cards/{name}/game.yaml": "" for name in names})
    written(tmp_path, {"cards/notes.txt": ""})
    space = open_workspace(tmp_path, Memo(None))
    assert [game.slug for game in space.games] == ["ash", "tides"]


def test_a_workspace_without_core_folders_uses_the_shipped_ones(tmp_path: Path) -> None:
    space = open_workspace(written(tmp_path, FILES), Memo(None))
    assert (space.root, space.schemas, space.templates) == (
        tmp_path,
        schemas_core(),
        templates_core(),
    )


def test_its_own_core_folders_come_first_and_count_in_the_digest(
    tmp_path: Path,
) -> None:
    core = {
        "schemas/core/core.schema.json": "1",
        "templates/core/base.card.xml": "2",
    }
    first = open_workspace(written(tmp_path, {**FILES, **core}), Memo(None))
    again = open_workspace(tmp_path, Memo(None))
    written(tmp_path, {"templates/core/base.card.xml": "3"})
    other = open_workspace(tmp_path, Memo(None))
    assert (first.schemas, first.templates) == (
        tmp_path / "schemas" / "core",
        tmp_path / "templates" / "core",
    )
    assert first.core_digest == again.core_digest != other.core_digest
    assert [game.slug for game in first.games] == ["tides"]


def test_the_root_is_found_upwards(tmp_path: Path) -> None:
    deep = written(tmp_path, FILES) / "cards" / "tides" / "lamps"
    assert [find_root(tmp_path), find_root(deep)] == [tmp_path, tmp_path]


def test_the_nearest_root_is_taken(tmp_path: Path) -> None:
    inner = written(tmp_path, FILES) / "samples" / "inner"
    written(inner, {"cards/ash/game.yaml": ""})
    assert find_root(inner / "cards") == inner


def test_a_games_own_folder_of_cards_is_no_root(tmp_path: Path) -> None:
    game = written(tmp_path, FILES) / "cards" / "tides"
    written(game, {"cards/first.yaml": ""})
    assert [find_root(game), find_root(game / "cards")] == [tmp_path, tmp_path]


def test_without_cards_there_is_no_root(tmp_path: Path) -> None:
    assert find_root(tmp_path) is None


def test_a_core_folder_without_the_core_is_none(tmp_path: Path) -> None:
    odd = {"schemas/core/a.json": "1", "templates/core/b.xml": "2"}
    space = open_workspace(written(tmp_path, {**FILES, **odd}), Memo(None))
    assert (space.schemas, space.templates) == (schemas_core(), templates_core())


def test_links_that_lead_nowhere_and_pipes_are_broken(tmp_path: Path) -> None:
    written(tmp_path, FILES)
    cards = tmp_path / "cards" / "tides"
    (cards / "gone.yaml").symlink_to(tmp_path / "nowhere.yaml")
    mkfifo(cards / "pipe.yaml")
    (game,) = open_workspace(tmp_path, Memo(None)).games
    assert game.broken == ("cards/tides/gone.yaml", "cards/tides/pipe.yaml")
    assert [game.digests[file] for file in game.broken] == ["", ""]
    assert set(game.broken).isdisjoint(game.content)


def test_a_file_whose_name_is_no_text_is_broken(tmp_path: Path) -> None:
    written(tmp_path, {**FILES, "cards/tides/odd\udcff.yaml": "id: odd"})
    (game,) = open_workspace(tmp_path, Memo(None)).games
    assert game.broken == ("cards/tides/odd\udcff.yaml",)


def test_a_game_called_editor_has_its_schemas(tmp_path: Path) -> None:
    files = {
        "cards/editor/game.yaml": "title: Editor",
        "schemas/editor/lamp.schema.json": "{}",
        "schemas/editor/editor/lamp.schema.json": "{}",
    }
    space = open_workspace(written(tmp_path, files), Memo(None))
    assert space.games[0].schemas == ("schemas/editor/lamp.schema.json",)


def test_files_of_no_game_and_the_first_of_a_folder_of_none_are_homeless(
    tmp_path: Path,
) -> None:
    files = {
        "cards/tides/game.yaml": "title: Tides",
        "cards/.hidden": "",
        "cards/README.md": "for people",
        "cards/stray.yaml": "id: stray",
        "schemas/core/more.json": "{}",
        "schemas/tide/b.schema.json": "{}",
        "schemas/tide/a/c.schema.json": "{}",
        "schemas/tides/a.schema.json": "{}",
        "templates/_old/a.xml": "<card/>",
        "templates/ebb/icons/a.svg": "<svg/>",
    }
    space = open_workspace(written(tmp_path, files), Memo(None))
    assert space.homeless == (
        "cards/stray.yaml",
        "schemas/tide/a/c.schema.json",
        "templates/ebb/icons/a.svg",
    )

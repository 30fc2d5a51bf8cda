"""A game is data: none of its folders holds a program, be it ours or a made-up one."""

from __future__ import annotations

from pathlib import Path

from tests.guards.source import files

DATA = (".json", ".jpeg", ".jpg", ".md", ".png", ".svg", ".xml", ".yaml")
TOPS = ("cards", "schemas", "templates")


def programs(root: Path) -> list[str]:
    """Files of a workspace's games that are no data."""
    return [
        path.relative_to(root).as_posix()
        for top in TOPS
        for path in files(root / top, "*")
        if path.is_file() and path.suffix not in DATA
    ]


def workspaces(repository: Path) -> list[Path]:
    games = repository / "tests" / "games"
    return [repository, *sorted(path.parent for path in files(games, "cards"))]


def test_no_game_holds_a_program(repository: Path) -> None:
    found = {root.name: programs(root) for root in workspaces(repository)}
    assert found == {repository.name: [], "fenlight": [], "kilnfolk": []}


def test_a_planted_program_is_found(tmp_path: Path) -> None:
    for name in ("cards/a/game.yaml", "schemas/a/b.json", "templates/a/macros.py"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text("", encoding="utf-8")
    assert programs(tmp_path) == ["templates/a/macros.py"]

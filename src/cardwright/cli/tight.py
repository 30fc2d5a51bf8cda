"""``cardwright check --tight``: the text boxes with the least room."""

from __future__ import annotations

from collections.abc import Sequence

import click

from cardwright.base.cache import Cache
from cardwright.model.workspace import Workspace

USUAL = "10"


def split(value: str, games: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    """How many boxes are asked for; a word that is no number names a game."""
    if value.isdecimal():
        return int(value), games
    return int(USUAL), (value, *games)


def show(
    space: Workspace, games: Sequence[str], number: int, form: str, cache: Cache
) -> None:
    """Prints the tightest boxes of the games, those of all games in one list."""
    from cardwright.pipeline.tight import tight_boxes, tightness
    from cardwright.report.tight import as_json, table

    if form not in ("text", "json"):
        raise click.UsageError("--tight has the formats text and json")
    files = [game for game in space.games if game.slug in games]
    boxes = [box for each in files for box in tight_boxes(space, each, cache)]
    shown = sorted(boxes, key=tightness)[:number]
    click.echo(as_json(shown) + "\n" if form == "json" else table(shown), nl=False)

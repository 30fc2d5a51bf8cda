"""``cardwright check --tight``: the text boxes with the least room."""

from __future__ import annotations

import sys
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
    """Prints the tightest boxes of the games, those of all games in one list.

    What cannot be measured is told beside it, and ends the command with 1.
    """
    from cardwright.pipeline.tight import tight_boxes, tightness
    from cardwright.report.tight import as_json, table

    if form not in ("text", "json"):
        raise click.UsageError("--tight has the formats text and json")
    files = [game for game in space.games if game.slug in games]
    measured = [tight_boxes(space, each, cache) for each in files]
    boxes = [box for each in measured for box in each.found]
    shown = sorted(boxes, key=tightness)[:number]
    click.echo(as_json(shown) + "\n" if form == "json" else table(shown), nl=False)
    notes = [each.note for each in measured if each.note]
    for note in notes:
        click.echo(note, err=True)
    sys.exit(1 if notes else 0)

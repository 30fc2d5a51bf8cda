"""Cards by their ids in, one picture of their faces side by side out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardwright.base.cache import Cache
from cardwright.base.suggest import did_you_mean
from cardwright.compose.faces import Row
from cardwright.draw.png import png
from cardwright.model.drawing import Drawing
from cardwright.model.entry import Entry
from cardwright.model.problem import Place, Problem, is_error
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.faces import Studio
from cardwright.pipeline.studios import studio
from cardwright.pipeline.study import study
from cardwright.pipeline.workers import reader
from cardwright.press.strip import strip

CODE = "bad-target"


@dataclass(frozen=True, slots=True)
class Wish:
    """Which cards, which side of them, how many dots to an inch, how far apart (mm).

    ``in_row``: each knows the one before it, as cards that lie on the table do.
    """

    cards: Sequence[str]
    side: str
    dpi: float
    gap: float
    in_row: bool


def render(
    space: Workspace, files: GameFiles, wish: Wish, cache: Cache
) -> tuple[bytes, list[Problem]]:
    """The picture as a PNG without bleed, and what is wrong; with an error no bytes.

    Of the game only the cards' own templates are tried.
    """
    found = study(space, files, cache)
    room = studio(space, found, cache)
    problems = list(found.problems)
    if room is None or any(map(is_error, problems)):
        return b"", problems
    problems += _unknown(room, wish, Place(files.forms["game"]))
    if any(map(is_error, problems)):
        return b"", problems
    faces = list(_faces(room, wish))
    problems += room.problems
    if any(map(is_error, problems)):
        return b"", problems
    return png(strip(faces, wish.gap), wish.dpi, reader(space.root)), problems


def _unknown(room: Studio, wish: Wish, place: Place) -> Iterator[Problem]:
    """Ids that are no entry's, and entries that have no such side."""
    entries, kinds = room.catalog.entries, room.game.kinds
    shown = [id_ for id_, e in entries.items() if wish.side in kinds[e.kind].faces]
    for id_ in dict.fromkeys(wish.cards):
        hint = did_you_mean(id_, shown)
        if id_ not in entries:
            message = f'there is no card "{id_}"'
            yield Problem("unknown-reference", place, message, hint)
        elif id_ not in shown:
            message = f'"{entries[id_].name}" has no {wish.side}'
            known = ", ".join(kinds[entries[id_].kind].faces)
            yield Problem(CODE, place, message, f"it has {known}" if known else None)


def _faces(room: Studio, wish: Wish) -> Iterator[Drawing]:
    before: Entry | None = None
    for index, id_ in enumerate(wish.cards):
        entry = room.catalog.entries[id_]
        row = Row(index, before) if wish.in_row else Row()
        drawing = room.in_row(entry, wish.side, row)
        before = entry
        if drawing is not None:
            yield drawing

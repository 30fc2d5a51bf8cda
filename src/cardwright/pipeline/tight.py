"""A game's files in; its text boxes with the least room, the tightest first, out.

How the boxes of a face fit is kept by what the face was composed to.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cardwright.base.cache import Cache
from cardwright.model.entry import Entry
from cardwright.model.game import Size
from cardwright.model.tight import Tight
from cardwright.model.workspace import GameFiles, Workspace
from cardwright.pipeline.faces import Studio
from cardwright.pipeline.sides import sides
from cardwright.pipeline.studios import studio
from cardwright.pipeline.study import study
from cardwright.typeset.face import measures
from cardwright.typeset.measure import Measure

KIND = "measures"
_WHY = '"cardwright check" tells why'


class Boxes(NamedTuple):
    """The boxes of a game, and what keeps others from being measured."""

    found: tuple[Tight, ...]
    note: str = ""


def tight_boxes(space: Workspace, files: GameFiles, cache: Cache) -> Boxes:
    """Every text box of every face, but those of entries in error."""
    found = study(space, files, cache)
    made = studio(space, found, cache)
    if made is None:
        return Boxes((), f"{files.slug} cannot be laid out; {_WHY}")
    left = len(made.spoilt)
    entries = "1 entry" if left == 1 else f"{left} entries"
    note = f"{files.slug}: without {entries} in error; {_WHY}" if left else ""
    return Boxes(tuple(_boxes(made)), note)


def _boxes(made: Studio) -> Iterator[Tight]:
    key = made.cache.key(KIND, made.game.slug, made.assets)
    known = made.cache.load(KIND, key)
    before = known if isinstance(known, dict) else {}
    now: dict[str, tuple[Measure, ...]] = {}
    for entry, side in sides(made.catalog, made.spoilt):
        size = made.game.kinds[entry.kind].size
        if size is not None:
            for measure in _measured(made, entry, side, size, (before, now)):
                yield _tight(made.game.slug, entry, side, measure)
    if now != before:
        made.cache.save(KIND, key, now)


Kept = dict[str, tuple[Measure, ...]]


def _measured(
    made: Studio, entry: Entry, side: str, size: Size, kept: tuple[Kept, Kept]
) -> Iterable[Measure]:
    before, now = kept
    composed, _ = made.composer.compose(entry, side)
    if composed is None:
        return ()
    setting = made.setting(entry, size, composed)
    shared = repr(sorted(setting.shared.items()))
    key = made.cache.key(composed.xml, repr(size), shared)
    if key not in now:
        now[key] = before.get(key) or measures(composed, setting)
    return now[key]


def _tight(game: str, entry: Entry, side: str, measure: Measure) -> Tight:
    return Tight(
        game=game,
        entry=entry.id,
        side=side,
        place=measure.place,
        field=measure.field,
        size=measure.size,
        wanted=measure.wanted,
        least=measure.least,
        fits=measure.fits,
        room=measure.room,
        lines=measure.lines,
        is_line=measure.is_line,
    )


def tightness(box: Tight) -> tuple[object, ...]:
    """What does not fit, then what has shrunk most, then what has the least room."""
    share = round(box.share, 3)
    return (box.fits, share, round(box.room, 2), box.entry, box.side, box.place.line)

"""A studio in; all its faces tried for their problems alone, without drawing them, out.

What was once without any problem is remembered by what it was composed to, and by the
entries that it read.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from cardwright.model.drawing import Drawing
from cardwright.model.entry import Entry
from cardwright.model.face import Composed
from cardwright.model.game import Size
from cardwright.pipeline.faces import Studio
from cardwright.pipeline.memory import Clean
from cardwright.pipeline.sides import sides
from cardwright.typeset.face import typeset
from cardwright.typeset.setting import Setting

KIND = "proofs"


class Proofs:
    """Tries the faces of one studio, each once; problems gather in the studio.

    Those in its memory are not even composed.
    """

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._key = studio.cache.key(KIND, studio.game.slug, studio.assets)
        known = studio.cache.load(KIND, self._key)
        self._before: frozenset[str] = (
            known if isinstance(known, frozenset) else frozenset()
        )
        self._clean: set[str] = set()
        self._placed: dict[tuple[str, str], Drawing | None] = {}

    def try_all(self, spoilt: Collection[str]) -> int:
        """Try every face; tells how many could be drawn."""
        wanted = sides(self._studio.catalog, spoilt)
        shown = sum([self._try(entry, side) for entry, side in wanted])
        if self._clean - self._before:
            self._studio.cache.save(KIND, self._key, frozenset(self._clean))
        return shown

    def _try(self, entry: Entry, side: str) -> bool:
        known = self._studio.recalled(entry, side)
        if known is not None:
            self._clean.add(known.key)
            return True
        before = len(self._studio.problems)
        composed = self._studio.composed(entry, side)
        faulty = len(self._studio.problems) > before
        size = self._studio.game.kinds[entry.kind].size
        if composed is None or size is None:
            return False
        setting = self._setting(entry, size, composed)
        key = self._studio.key(composed, setting)
        if not key or (key not in self._before and key not in self._clean):
            drawing, problems = typeset(composed, setting)
            self._studio.problems += problems
            if drawing is None:
                return False
            faulty = faulty or bool(problems)
        if key and not faulty:
            self._clean.add(key)
            if not setting.shared:
                clean = Clean(composed.entries, key)
                self._studio.memory.faces[entry.id, side] = clean
        return True

    def _setting(self, entry: Entry, size: Size, composed: Composed) -> Setting:
        setting = self._studio.setting(entry, size, composed)
        return replace(setting, proof=True, face_of=self._face_of)

    def _face_of(self, id_: str, side: str) -> Drawing | None:
        """Another entry's face, tried for the sake of the one that shows it."""
        if (id_, side) not in self._placed:
            self._placed[id_, side] = None
            self._placed[id_, side] = self._place(id_, side)
        return self._placed[id_, side]

    def _place(self, id_: str, side: str) -> Drawing | None:
        entry = self._studio.catalog.entries.get(id_)
        if entry is None:
            return None
        composed = self._studio.composed(entry, side)
        size = self._studio.game.kinds[entry.kind].size
        drawing = None
        if composed is not None and size is not None:
            drawing, _ = typeset(composed, self._setting(entry, size, composed))
        # Its own problems are told where it is tried itself.
        return drawing or self._studio.blank(entry, side)

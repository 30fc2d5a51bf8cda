"""Faces in; the sizes that text boxes of all faces share out.

Each face is measured once, and what it asks for is kept by what it was composed to.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from cardwright.base.cache import Cache
from cardwright.model.face import Composed
from cardwright.typeset.measure import Sizes, merged

KIND = "fits"
_EVERYWHERE = re.compile(r"""\sfit-scope=["']all["']""")


def shares(xml: str) -> bool:
    """Whether boxes of a face share their size with those of other faces."""
    return bool(_EVERYWHERE.search(xml))


class Sized(NamedTuple):
    """A face with a digest of all that its sizes depend on, and how to measure it."""

    composed: Composed
    key: str
    measure: Callable[[], Sizes]


class Fits:
    """What the faces of a game share; all are looked at once one of them asks."""

    def __init__(
        self, cache: Cache, key: str, faces: Callable[[], Iterable[Sized]]
    ) -> None:
        self._cache = cache
        self._key = key
        self._faces = faces
        self._own: dict[str, Sizes] = {}
        self._all: Sizes | None = None

    def sizes(self, face: Sized) -> Sizes:
        """The sizes that the boxes of a face have in common with others."""
        if not shares(face.composed.xml):
            return {}
        if self._all is None:
            self._all = self._measured()
        own = self._of(face)
        return {name: self._all.get(name, size) for name, size in own.items()}

    def _measured(self) -> Sizes:
        known = self._cache.load(KIND, self._key)
        self._own = known if isinstance(known, dict) else {}
        faces = [face for face in self._faces() if shares(face.composed.xml)]
        found = merged(self._of(face) for face in faces)
        now = {face.key: self._own[face.key] for face in faces}
        if now != known:
            self._cache.save(KIND, self._key, now)
        return found

    def _of(self, face: Sized) -> Sizes:
        if face.key not in self._own:
            found = face.measure()
            self._own[face.key] = {n: s for n, s in found.items() if n.everywhere}
        return self._own[face.key]

"""A drawing in, one side of an entry that keeps it out of memory out."""

from __future__ import annotations

import pickle
import re
import zlib
from dataclasses import dataclass, field
from tempfile import SpooledTemporaryFile
from typing import NamedTuple
from weakref import finalize

from cardwright.model.drawing import Drawing, Item
from cardwright.model.entry import Catalog, Entry
from cardwright.model.face import Composed

_PROTOCOL, _FAST = 5, 1
_AT = re.compile(r'_at="([^":]+):')
_ROOM = 4_000_000
"""Bytes of packed drawings that stay in memory: those of some 250 cards."""


class Parcel(NamedTuple):
    """A drawing as bytes, and what is asked of it without unpacking; measures in mm."""

    width: float
    height: float
    bleed: float
    digest: str
    data: bytes


class Binder:
    """Keeps drawings packed, in memory as far as there is room, then in a file."""

    def __init__(self, room: int = _ROOM) -> None:
        self._file = SpooledTemporaryFile(max_size=room)  # noqa: SIM115 lives as long
        finalize(self, self._file.close)
        self._end = 0

    def put(self, parcel: Parcel) -> Packed:
        """Keep a drawing; raises OSError where the disk takes no more."""
        width, height, bleed, digest, data = parcel
        start, self._end = self._end, self._end + len(data)
        self._file.seek(start)
        self._file.write(data)
        return Packed(self, start, len(data), width, height, bleed, digest)

    def read(self, start: int, length: int) -> bytes:
        """What was written there."""
        self._file.seek(start)
        return self._file.read(length)


@dataclass(frozen=True, slots=True)
class Packed:
    """A drawing that a binder keeps; measures in mm."""

    binder: Binder = field(repr=False)
    start: int
    length: int
    width: float
    height: float
    bleed: float
    digest: str

    @property
    def data(self) -> bytes:
        """The drawing's bytes, read anew each time."""
        return self.binder.read(self.start, self.length)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height with the bleed."""
        return (self.width + 2 * self.bleed, self.height + 2 * self.bleed)

    @property
    def area(self) -> float:
        """In mm², with the bleed."""
        return self.size[0] * self.size[1]

    @property
    def items(self) -> tuple[Item, ...]:
        """What is drawn, unpacked anew each time."""
        return unpack(self.data).items


@dataclass(frozen=True, slots=True)
class Face:
    """One side of an entry, its drawing, and the files that it came from.

    The drawing is kept packed, as thousands of them would fill the memory. ``template``
    names the template that was used instead of the kind's own; ``shared``:
    nothing on it is read of the entry.
    """

    entry: Entry
    side: str
    packed: Packed
    inputs: tuple[str, ...]
    template: str | None = None
    shared: bool = False

    @property
    def digest(self) -> str:
        return self.packed.digest

    @property
    def drawing(self) -> Drawing:
        """The drawing, unpacked anew each time."""
        return unpack(self.packed.data)


def pack(drawing: Drawing) -> Parcel:
    """The drawing as bytes: about 15 KB where the object takes 170."""
    data = zlib.compress(pickle.dumps(drawing, _PROTOCOL), _FAST)
    return Parcel(drawing.width, drawing.height, drawing.bleed, drawing.digest, data)


def unpack(data: bytes) -> Drawing:
    """The drawing that was packed; only for what this program packed itself."""
    found: Drawing = pickle.loads(zlib.decompress(data))  # noqa: S301 our own bytes
    return found


def inputs_of(entry: Entry, composed: Composed, catalog: Catalog) -> tuple[str, ...]:
    """The files that a face came from: templates, its data, its owner's, and art."""
    files = set(_AT.findall(composed.xml))
    if composed.reads_entry:
        files.add(entry.body.source.file)
        owner = catalog.entries.get(entry.owner or "")
        if owner is not None:
            files.add(owner.body.source.file)
    shown = (use.file for use in entry.files if use.file in composed.xml)
    files |= {f"cards/{catalog.game.slug}/{file}" for file in shown}
    return tuple(sorted(files))

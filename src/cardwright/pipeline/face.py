"""A drawing in, one side of an entry that keeps it in a tenth of its memory out."""

from __future__ import annotations

import pickle
import zlib
from dataclasses import dataclass, field

from cardwright.model.drawing import Drawing
from cardwright.model.entry import Entry

_PROTOCOL, _FAST = 5, 1


@dataclass(frozen=True, slots=True)
class Face:
    """One side of an entry, its drawing, and the files that it came from.

    The drawing is kept packed, as thousands of them would fill the memory. ``template``
    names the template that was used instead of the kind's own; ``shared``:
    nothing on it is read of the entry.
    """

    entry: Entry
    side: str
    packed: bytes = field(repr=False)
    digest: str
    inputs: tuple[str, ...]
    template: str | None = None
    shared: bool = False

    @property
    def drawing(self) -> Drawing:
        """The drawing, unpacked anew each time."""
        return unpack(self.packed)


def pack(drawing: Drawing) -> bytes:
    """The drawing as bytes: about 15 KB where the object takes 170."""
    return zlib.compress(pickle.dumps(drawing, _PROTOCOL), _FAST)


def unpack(data: bytes) -> Drawing:
    """The drawing that was packed; only for what this program packed itself."""
    found: Drawing = pickle.loads(zlib.decompress(data))  # noqa: S301 our own bytes
    return found

"""Faces come in, one drawing of them side by side goes out, each cut at its trim."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardwright.model.drawing import Clip, Drawing, Group, Item, Outline


def strip(faces: Sequence[Drawing], gap: float = 0.0) -> Drawing:
    """The trims in a row, ``gap`` mm apart, upper edges level; there is no bleed."""
    width = sum(face.width for face in faces) + gap * max(len(faces) - 1, 0)
    height = max((face.height for face in faces), default=0.0)
    return Drawing(width, height, 0.0, tuple(_placed(faces, gap)))


def _placed(faces: Sequence[Drawing], gap: float) -> Iterator[Item]:
    x = 0.0
    for face in faces:
        cut = Clip(_edge(face.width, face.height), face.items)
        yield Group((cut,), matrix=(1, 0, 0, 1, x, 0))
        x += face.width + gap


def _edge(width: float, height: float) -> Outline:
    return (
        *(("M", 0, 0), ("L", width, 0), ("L", width, height), ("L", 0, height)),
        ("Z",),
    )

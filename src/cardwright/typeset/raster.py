"""A PNG or JPEG file's bytes in; its size in pixels, and if it is opaque, out."""

from __future__ import annotations

_PNG = b"\x89PNG\r\n\x1a\n"
_JPEG = b"\xff\xd8"
_HEADER = 24
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""JPEG markers that begin a frame (ITU-T T.81, table B.1)."""
_BARE = frozenset({0x01, *range(0xD0, 0xD9)})
_FILL = 0xFF
_KIND, _ALPHA = 25, 4
"""Where a PNG has its colour type, and the bit of it that means alpha."""
_FRAME_SIZE = 9


def pixels(data: bytes) -> tuple[int, int] | None:
    """Width and height; ``None`` for a file that is neither, or has no sound header."""
    if data.startswith(_PNG):
        found = _png(data)
    elif data.startswith(_JPEG):
        found = _jpeg(data)
    else:
        found = None
    return found if found and all(found) else None


def is_opaque(data: bytes) -> bool:
    """Whether nothing can be seen through a picture, by what stands before its pixels.

    ``data`` is a file that has a size; one with an alpha channel or a see-through
    colour counts as seen through, whatever it makes of them.
    """
    if not data.startswith(_PNG):
        return True
    return not data[_KIND] & _ALPHA and b"tRNS" not in data[: data.find(b"IDAT")]


def _png(data: bytes) -> tuple[int, int] | None:
    if len(data) < _HEADER or data[12:16] != b"IHDR":
        return None
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


def _jpeg(data: bytes) -> tuple[int, int] | None:
    """Step from marker to marker up to the first frame."""
    at = len(_JPEG)
    while at + _FRAME_SIZE <= len(data) and data[at] == _FILL:
        marker = data[at + 1]
        if marker == _FILL:
            at += 1
        elif marker in _BARE:
            at += 2
        elif marker in _FRAMES:
            high = int.from_bytes(data[at + 5 : at + 7], "big")
            return int.from_bytes(data[at + 7 : at + 9], "big"), high
        else:
            at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return None

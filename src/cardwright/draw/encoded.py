"""Undecoded pictures: a PNG or JPEG file comes in, what a PDF image needs goes out."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from struct import unpack_from

PNG = b"\x89PNG\r\n\x1a\n"
_PNG_SPACES = {0: ("/DeviceGray", 1), 2: ("/DeviceRGB", 3), 3: ("", 1)}
_PNG_BITS = 8
_JPEG_SPACES = {1: "/DeviceGray", 3: "/DeviceRGB"}
_FRAMES = frozenset((0xC0, 0xC1, 0xC2))
_ORIENTATION = 0x0112


@dataclass(frozen=True, slots=True)
class Encoded:
    """Pixels as a PDF filter reads them; ``space`` and ``parameters`` in PDF syntax."""

    width: int
    height: int
    space: str
    bits: int
    filter: str
    parameters: str
    data: bytes


def read_encoded(data: bytes) -> Encoded | None:
    """The picture's own compressed pixels, or ``None`` if it has to be decoded.

    Goes through: PNG without alpha, interlace or 16 bits; upright baseline or
    progressive JPEG of one or three parts.
    """
    try:
        if data.startswith(PNG):
            return _png(data)
        if data.startswith(b"\xff\xd8"):
            return _jpeg(data)
    except (IndexError, struct.error):
        return None
    return None


def _png(data: bytes) -> Encoded | None:
    chunks: dict[bytes, bytes] = {}
    pixels: list[bytes] = []
    for kind, content in _png_chunks(data):
        if kind == b"IDAT":
            pixels.append(content)
        else:
            chunks[kind] = content
    header = chunks.get(b"IHDR", b"")
    if len(header) != 13 or b"IEND" not in chunks or b"tRNS" in chunks:  # noqa: PLR2004
        return None
    width, height, bits, kind, _, _, interlace = unpack_from(">IIBBBBB", header)
    if kind not in _PNG_SPACES or bits > _PNG_BITS or interlace:
        return None
    space, parts = _PNG_SPACES[kind]
    if not space:
        palette = chunks.get(b"PLTE", b"")
        space = f"[/Indexed /DeviceRGB {len(palette) // 3 - 1} <{palette.hex()}>]"
    parameters = (
        f"<</Predictor 15 /Colors {parts} /BitsPerComponent {bits} /Columns {width}>>"
    )
    joined = b"".join(pixels)
    return Encoded(width, height, space, bits, "/FlateDecode", parameters, joined)


def _png_chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(PNG)
    while at + 12 <= len(data):
        length = int.from_bytes(data[at : at + 4])
        yield data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        at += length + 12


def _jpeg(data: bytes) -> Encoded | None:
    for marker, content in _jpeg_segments(data):
        if marker == 0xE1 and _turned(content):  # noqa: PLR2004 - APP1, Exif
            return None
        if marker in _FRAMES:
            bits, height, width, parts = unpack_from(">BHHB", content)
            if bits != 8 or parts not in _JPEG_SPACES:  # noqa: PLR2004
                return None
            space = _JPEG_SPACES[parts]
            return Encoded(width, height, space, 8, "/DCTDecode", "null", data)
    return None


def _jpeg_segments(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Markers with their content, up to the first scan."""
    at = 2
    while at + 4 <= len(data):
        if data[at] != 0xFF:  # noqa: PLR2004
            return
        marker = data[at + 1]
        if marker == 0xFF:  # noqa: PLR2004 - fill byte
            at += 1
            continue
        length = int.from_bytes(data[at + 2 : at + 4])
        if marker == 0xDA or length < 2:  # noqa: PLR2004 - start of scan
            return
        yield marker, data[at + 4 : at + 2 + length]
        at += 2 + length


def _turned(exif: bytes) -> bool:
    """Whether an Exif segment asks for a picture that is not upright."""
    if not exif.startswith(b"Exif\0\0"):
        return False
    body = exif[6:]
    order = ">" if body[:2] == b"MM" else "<"
    start = unpack_from(order + "I", body, 4)[0]
    count = unpack_from(order + "H", body, start)[0]
    for index in range(count):
        tag, _, _, value = unpack_from(order + "HHIH", body, start + 2 + 12 * index)
        if tag == _ORIENTATION:
            return bool(value != 1)
    return False

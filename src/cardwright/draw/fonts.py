"""Fonts of one PDF: the glyphs that its faces use come in, embedded subsets go out.

TrueType becomes a CIDFontType2 whose CIDs are glyph ids (ISO 32000-1, 9.7.4); CFF a
CIDFontType0. Both keep their glyph ids, so that content can be written first.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from struct import unpack_from

import uharfbuzz as hb

from cardwright.base import fonts
from cardwright.draw.syntax import utf16
from cardwright.draw.writer import PdfFile
from cardwright.model.drawing import FontKey

_LAYOUT = ("GSUB", "GPOS", "GDEF", "BASE", "STAT", "MATH", "DSIG", "gasp", "kern")
_LOOKUP = ("name", "post", "OS/2", "cmap")
_DROPPED = [int.from_bytes(tag.encode()) for tag in (*_LAYOUT, *_LOOKUP)]
_FLAGS = (
    hb.SubsetFlags.NO_HINTING
    | hb.SubsetFlags.NOTDEF_OUTLINE
    | hb.SubsetFlags.NO_LAYOUT_CLOSURE
    | hb.SubsetFlags.DOWNGRADE_CFF2
)
_BLOCK = 100
_POINTS = (0x200C, 0x200D, 0x200B, 0x05B0, 0x064E, 0x0300)
"""Characters that tend to have no width: joiners, and marks of some scripts."""

_ROS = b"\x0c\x1e"
"""The first operator of a CID-keyed font's Top DICT (Adobe TN 5176, 9)."""

_OPERANDS = {
    28: 3,
    29: 5,
    **dict.fromkeys(range(32, 247), 1),
    **dict.fromkeys(range(247, 255), 2),
}
"""Bytes of an integer operand of a DICT by its first byte (Adobe TN 5176, 4)."""


class Font:
    """One font of one PDF: its glyphs so far, and the text that each stands for."""

    __slots__ = ("_hb", "_upem", "face", "key", "name", "reference", "texts", "widths")

    def __init__(self, name: str, reference: str, key: FontKey) -> None:
        self.name = name
        self.reference = reference
        self.key = key
        self.face = fonts.face(key)
        self._hb = fonts.font(key)
        self._upem = fonts.upem(key)
        self.texts: dict[int, str] = {}
        self.widths: dict[int, int] = {}

    def width(self, gid: int) -> int:
        """The advance in 1/1000 em, as the PDF's width array says it; notes the use."""
        found = self.widths.get(gid)
        if found is None:
            found = round(self._hb.get_glyph_h_advance(gid) * 1000 / self._upem)
            self.widths[gid] = found
        return found

    def says(self, gid: int, text: str) -> bool:
        """Whether this glyph reads as ``text``; a new glyph learns it."""
        return self.texts.setdefault(gid, text) == text

    def glyph(self, character: str) -> int:
        """The glyph of a character by the font's own map, if it reads so; else 0."""
        gid = int(self._hb.get_nominal_glyph(ord(character)) or 0)
        return gid if gid and self.says(gid, character) else 0

    @property
    def point(self) -> int:
        """A glyph without width, 0 if the font has none."""
        gids = (int(self._hb.get_nominal_glyph(code) or 0) for code in _POINTS)
        advance = self._hb.get_glyph_h_advance
        return next((gid for gid in gids if gid and not advance(gid)), 0)

    def embed(self, file: PdfFile) -> None:
        """Write the font's objects, and with them the one that content refers to."""
        face, name = self._subset(), self._subset_name()
        cff = "CFF " in face.table_tags
        if cff:
            program = face.reference_table("CFF ").data
            key, entries = "FontFile3", "/Subtype /CIDFontType0C"
        else:
            program = face.blob.data
            key, entries = "FontFile2", f"/Length1 {len(program)}"
        embedded = f"/{key} {file.stream(entries, program, deflate=True)}"
        descriptor = file.add(self._descriptor(name, embedded))
        kind = "/CIDFontType0" if cff else "/CIDFontType2 /CIDToGIDMap /Identity"
        descendant = file.add(
            f"<</Type /Font /Subtype {kind} /BaseFont /{name} /CIDSystemInfo "
            "<</Registry (Adobe) /Ordering (Identity) /Supplement 0>> "
            f"/FontDescriptor {descriptor} /DW 0 /W {widths(self.widths)}>>"
        )
        texts = file.stream("", to_unicode(self.texts), deflate=True)
        file.fill(
            self.reference,
            f"<</Type /Font /Subtype /Type0 /BaseFont /{name} /Encoding /Identity-H "
            f"/DescendantFonts [{descendant}] /ToUnicode {texts}>>",
        )

    def _subset(self) -> hb.Face:
        request = hb.SubsetInput()
        request.flags = _FLAGS
        if not is_cid_keyed(self.face):
            request.flags |= hb.SubsetFlags.RETAIN_GIDS
        request.glyph_set.update(self.widths)
        request.drop_table_tag_set.update(_DROPPED)
        pinned = dict(self.key.axes)
        for axis in self.face.axis_infos:
            value = pinned.get(axis.tag, axis.default_value)
            request.pin_axis_location(self.face, axis.tag, value)
        return request.subset(self.face)

    def _subset_name(self) -> str:
        base = self.face.get_name(hb.OTNameIdPredefined.POSTSCRIPT_NAME) or "Font"
        instance = "".join(f"-{tag}{value:g}" for tag, value in self.key.axes)
        plain = "".join(
            c for c in base + instance if c.isascii() and (c.isalnum() or c == "-")
        )
        used = ",".join(map(str, sorted(self.widths)))
        digest = blake2b(f"{plain}:{used}".encode(), digest_size=6).digest()
        return "".join(chr(65 + byte % 26) for byte in digest) + "+" + plain

    def _descriptor(self, name: str, embedded: str) -> str:
        extents = self._hb.get_font_extents("ltr")
        scale = 1000 / self._upem
        head = self.face.reference_table("head").data
        box = " ".join(str(round(v * scale)) for v in unpack_from(">4h", head, 36))
        ascent, descent = extents.ascender * scale, extents.descender * scale
        return (
            f"<</Type /FontDescriptor /FontName /{name} /Flags 4 /FontBBox [{box}] "
            f"/ItalicAngle 0 /Ascent {ascent:.0f} /Descent {descent:.0f} "
            f"/CapHeight {ascent:.0f} /StemV 80 {embedded}>>"
        )


class Fonts:
    """The fonts of one PDF, in the order of their first use."""

    __slots__ = ("_file", "_found")

    def __init__(self, file: PdfFile) -> None:
        self._file = file
        self._found: dict[FontKey, Font] = {}

    def use(self, key: FontKey) -> Font:
        font = self._found.get(key)
        if font is None:
            font = Font(f"F{len(self._found)}", self._file.reserve(), key)
            self._found[key] = font
        return font

    def embed(self) -> None:
        for font in self._found.values():
            font.embed(self._file)


def is_cid_keyed(face: hb.Face) -> bool:
    """Whether a CFF font's own table maps CIDs to glyphs (Adobe TN 5176, 18).

    Such a subset keeps its CIDs while glyph ids close up: a third of the bytes. The
    fonts at hand have CIDs equal to glyph ids, as content needs it.
    """
    if "CFF " not in face.table_tags:
        return False
    data: bytes = face.reference_table("CFF ").data
    top = _index_end(data, data[2])
    at = top + 3 + 2 * data[top + 2]
    while data[at] in _OPERANDS:
        at += _OPERANDS[data[at]]
    return data[at : at + 2] == _ROS


def _index_end(data: bytes, start: int) -> int:
    """Where a CFF INDEX ends (Adobe TN 5176, 5)."""
    count = int.from_bytes(data[start : start + 2])
    if not count:
        return start + 2
    size = data[start + 2]
    last = start + 3 + size * count
    return last + size - 1 + int.from_bytes(data[last : last + size])


def widths(found: Mapping[int, int]) -> str:
    """The W array: runs of neighbouring glyph ids with their advances."""
    runs: list[list[int]] = []
    last = -2
    for gid in sorted(found):
        if gid != last + 1:
            runs.append([gid])
        runs[-1].append(found[gid])
        last = gid
    parts = (f"{run[0]} [{' '.join(map(str, run[1:]))}]" for run in runs)
    return f"[{' '.join(parts)}]"


def to_unicode(texts: Mapping[int, str]) -> bytes:
    """A ToUnicode CMap (ISO 32000-1, 9.10.3): glyph ids to what they stand for."""
    pairs = [
        f"<{gid:04X}> <{utf16(text)}>" for gid, text in sorted(texts.items()) if text
    ]
    lines = [
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
        "/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def",
        "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
        "1 begincodespacerange <0000> <FFFF> endcodespacerange",
    ]
    for start in range(0, len(pairs), _BLOCK):
        block = pairs[start : start + _BLOCK]
        lines += [f"{len(block)} beginbfchar", *block, "endbfchar"]
    lines.append("endcmap CMapName currentdict /CMap defineresource pop end end")
    return "\n".join(lines).encode()

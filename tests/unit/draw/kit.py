"""What the tests of drawing share: shapes, set text, pixels as letters, PDF objects."""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from io import BytesIO

import pypdfium2 as pdfium
from PIL import Image

from cardwright.base import fonts
from cardwright.base.units import mm
from cardwright.draw.pdf import Pictures, no_pictures
from cardwright.draw.png import raster
from cardwright.model.drawing import (
    Colour,
    Drawing,
    Fill,
    FontKey,
    Glyph,
    Glyphs,
    Item,
    Outline,
    Paint,
)

BLACK = Colour(0, 0, 0)
WHITE = Colour(1, 1, 1)
RED = Colour(1, 0, 0)
GREEN = Colour(0, 1, 0)
BLUE = Colour(0, 0, 1)

LETTERS = {
    (255, 255, 255): ".",
    (0, 0, 0): "#",
    (255, 0, 0): "R",
    (0, 255, 0): "G",
    (0, 0, 255): "B",
    (255, 255, 0): "Y",
    (0, 255, 255): "C",
    (255, 0, 255): "M",
}
"""Every other colour is ``?``; tests of mixed colours look at the numbers."""

NEAR = 12
"""A part of a colour that differs no more than this from 0 or 255 is that."""

ONE_PIXEL_A_MM = 25.4

MONO = FontKey(
    "fontpkg_jetbrains_mono", "files/JetBrainsMono[wght].ttf", (("wght", 400.0),)
)
BODY = FontKey(
    "fontpkg_open_sans",
    "files/OpenSans[wdth,wght].ttf",
    (("wdth", 100.0), ("wght", 400.0)),
)


def rectangle(x: float, y: float, width: float, height: float) -> Outline:
    right, bottom = x + width, y + height
    return (
        ("M", x, y),
        ("L", right, y),
        ("L", right, bottom),
        ("L", x, bottom),
        ("Z",),
    )


def polyline(*points: tuple[float, float]) -> Outline:
    start, *others = points
    return (("M", *start), *(("L", *point) for point in others))


def cells(x: float, y: float, width: float, height: float) -> Outline:
    """A rectangle of whole pixels at one pixel per mm.

    It is drawn in by a fiftieth: PDFium rounds the sides of rectangles up, and a mm is
    no finite number of points.
    """
    return rectangle(x + 0.02, y + 0.02, width - 0.04, height - 0.04)


def bar(x: float, y: float, width: float, height: float, paint: Paint = BLACK) -> Fill:
    return Fill(cells(x, y, width, height), paint)


def run(
    text: str, at: tuple[float, float], size: float, font: FontKey = MONO
) -> Glyphs:
    """A line of single glyphs, each as wide as the font says; size in pt."""
    x, y = at
    made, unit = fonts.font(font), mm(size) / fonts.upem(font)
    glyphs: list[Glyph] = []
    for character in text:
        gid = made.get_nominal_glyph(ord(character))
        advance = made.get_glyph_h_advance(gid) * unit
        glyphs.append(Glyph(gid, x, y, character, advance))
        x += advance
    return Glyphs(font, size, tuple(glyphs), BLACK)


def gid(character: str, font: FontKey = MONO) -> int:
    return int(fonts.font(font).get_nominal_glyph(ord(character)))


def face(
    items: Sequence[Item], width: float = 8, height: float = 3, bleed: float = 0
) -> Drawing:
    return Drawing(width, height, bleed, tuple(items))


def pixels(
    items: Sequence[Item],
    width: float = 8,
    height: float = 3,
    pictures: Pictures = no_pictures,
) -> Image.Image:
    """The items at one pixel per mm."""
    drawing = face(items, width, height)
    return raster(drawing, ONE_PIXEL_A_MM, pictures)


def middles(items: Sequence[Item], width: int, height: int) -> Image.Image:
    """The colour in the middle of each mm: for text, whose edges PDFium softens."""
    image = raster(face(items, width, height), 9 * ONE_PIXEL_A_MM)
    return image.resize((width, height), Image.Resampling.NEAREST)


def letters(image: Image.Image) -> list[str]:
    """The rows of an image, a letter for each pixel."""
    wide = image.width
    raw = image.convert("RGB").point(pure).tobytes()
    colours = zip(raw[::3], raw[1::3], raw[2::3], strict=True)
    found = [LETTERS.get(colour, "?") for colour in colours]
    return ["".join(found[at : at + wide]) for at in range(0, len(found), wide)]


def pure(value: int) -> int:
    return 0 if value <= NEAR else 255 if value >= 255 - NEAR else value


def text_of(data: bytes, page: int = 0) -> str:
    """The text of a page as PDFium reads it."""
    document = pdfium.PdfDocument(data)
    try:
        return str(document[page].get_textpage().get_text_range())
    finally:
        document.close()


def objects(data: bytes) -> dict[int, bytes]:
    """The file's objects by number, as its cross-reference table finds them."""
    start = int(re.findall(rb"startxref\s+(\d+)", data)[-1])
    table = data[start:].split(b"trailer")[0].splitlines()[2:]
    found: dict[int, bytes] = {}
    for line in table:
        offset, _, state = line.split()
        if state == b"n":
            number, rest = data[int(offset) :].split(b" 0 obj", 1)
            found[int(number)] = rest.split(b"endobj", 1)[0].strip()
    return found


def content(value: bytes) -> bytes:
    """The stream of an object, inflated."""
    stream = value.split(b"stream\n", 1)[1].rsplit(b"endstream", 1)[0]
    inflated = zlib.decompressobj()
    return inflated.decompress(stream) if b"/FlateDecode" in value else stream


def forms(data: bytes) -> list[str]:
    """The operators of every form, in the order of the file."""
    every = objects(data).values()
    return [content(o).decode() for o in every if b"/Subtype /Form" in o]


def encoded(image: Image.Image, kind: str = "PNG", **options: object) -> bytes:
    target = BytesIO()
    image.save(target, kind, **options)
    return target.getvalue()

"""Hand-made faces for the drawing benchmark: a number comes in, a drawing goes out."""

from __future__ import annotations

from hashlib import blake2b
from io import BytesIO

import uharfbuzz as hb
from PIL import Image

from cardwright.base import fonts
from cardwright.base.units import mm
from cardwright.model.drawing import (
    Clip,
    Colour,
    Drawing,
    Fill,
    FontKey,
    Glyph,
    Glyphs,
    Group,
    Item,
    Linear,
    Outline,
    Picture,
    Stroke,
)

TEXT = (
    "when the tide turns draw two cards then deal damage equal to the worth of this "
    "asset unless an opponent pays three if you control a harbour gain one instead"
)
WORDS = TEXT.split()
INK, PAPER = Colour(0.1, 0.1, 0.12), Colour(1, 0.99, 0.96, 0.94)


def key(package: str, weight: int) -> FontKey:
    found = fonts.pick(package, weight, italic=False)
    if found is None:
        raise LookupError(package)
    return FontKey(found.package, found.file, found.axes)


TITLE = key("fontpkg-cinzel", 700)
BODY = key("fontpkg-open-sans", 400)
BOLD = key("fontpkg-open-sans", 700)


def run(font: FontKey, text: str, at: tuple[float, float], size: float) -> Glyphs:
    """A text of one line, size in pt, set by HarfBuzz from ``at`` (mm) to the right."""
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(fonts.font(font), buffer)
    scale = mm(size) / fonts.upem(font)
    starts = [info.cluster for info in buffer.glyph_infos] + [len(text)]
    x, y = at
    glyphs: list[Glyph] = []
    places = zip(buffer.glyph_infos, buffer.glyph_positions, strict=True)
    for index, (info, place) in enumerate(places):
        part = text[starts[index] : starts[index + 1]]
        advance = place.x_advance * scale
        glyphs.append(Glyph(info.codepoint, x, y, part, advance))
        x += advance
    return Glyphs(font, size, tuple(glyphs), INK)


def rectangle(x: float, y: float, width: float, height: float) -> Outline:
    right, bottom = x + width, y + height
    return (
        ("M", x, y),
        ("L", right, y),
        ("L", right, bottom),
        ("L", x, bottom),
        ("Z",),
    )


def face(number: int, *, art: bool) -> Drawing:
    """A card of about 300 glyphs with gradient, panel, icons and perhaps a picture."""
    tint = Colour(0.2 + number % 7 / 10, 0.3 + number % 5 / 10, 0.5)
    fade = Linear(0, 0, 63.5, 88.9, ((0, tint), (1, Colour(0.95, 0.9, 0.8))))
    items: list[Item] = [Fill(rectangle(-3.175, -3.175, 69.85, 95.25), fade)]
    if art:
        digest = f"art-{number % 20}"
        items.append(Picture(digest, digest, (3.5, 11, 56.5, 32)))
    panel = rectangle(3.5, 46, 56.5, 36)
    items += [
        Fill(panel, PAPER),
        Stroke(panel, INK, 0.3, join="round"),
        run(TITLE, f"Harbour Master {number}", (4, 8), 13),
        run(BOLD, f"Asset · {number % 9}", (5, 50), 7.5),
    ]
    for line in range(6):
        first = (number + 7 * line) % len(WORDS)
        words = [WORDS[(first + i) % len(WORDS)] for i in range(9)]
        items.append(run(BODY, " ".join(words), (5, 55 + 4 * line), 7))
    items += [icon(50.0 + 4 * i, 4.0, tint) for i in range(3)]
    digest = blake2b(f"{number}:{art}".encode(), digest_size=16).hexdigest()
    return Drawing(63.5, 88.9, 3.175, tuple(items), digest)


def icon(x: float, y: float, tint: Colour) -> Group:
    drop: Outline = (
        ("M", 1.5, 0.0),
        ("C", 2.5, 1.2, 3.0, 1.8, 3.0, 2.4),
        ("C", 3.0, 3.2, 2.3, 3.8, 1.5, 3.8),
        ("C", 0.7, 3.8, 0.0, 3.2, 0.0, 2.4),
        ("C", 0.0, 1.8, 0.5, 1.2, 1.5, 0.0),
        ("Z",),
    )
    inside = Clip(drop, (Fill(rectangle(0, 2, 3, 2), tint),))
    whole = (Fill(drop, INK), inside)
    return Group(whole, spoken="drop", matrix=(1, 0, 0, 1, x, y))


def picture(file: str) -> bytes:
    """A JPEG of 668 by 378 pixels with much detail: 300 dpi in its box."""
    seed = int(file.rpartition("-")[2])
    image = Image.effect_mandelbrot((668, 378), (-2 + seed / 20, -1, 1, 1), 60)
    target = BytesIO()
    image.convert("RGB").save(target, "JPEG", quality=85)
    return target.getvalue()

"""Small faces for the tests of pictures: elements in, drawn by PDFium, letters out."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PIL import Image

from cardwright.draw.png import rasters
from cardwright.model.drawing import Drawing
from cardwright.model.face import Composed, FontFamily, Style, TextStyle
from cardwright.model.game import Size
from cardwright.typeset.face import typeset
from cardwright.typeset.measure import Shared, Sharing
from cardwright.typeset.setting import Setting
from cardwright.typeset.text.fontset import FontSet
from tests.unit.draw.kit import ONE_PIXEL_A_MM, letters

STYLE = Style(
    fonts={
        "body": FontFamily("fontpkg-inter-tight"),
        "serif": FontFamily("fontpkg-eb-garamond"),
        "mono": FontFamily("fontpkg-jetbrains-mono"),
        "hebrew": FontFamily("fontpkg-frank-ruhl-libre"),
    },
    fallback=("hebrew",),
    colors={"black": "#000000", "red": "#ff0000", "green": "#00ff00"},
    text={
        "rules": TextStyle(size=10, min_size=5),
        "loud": TextStyle(font="serif", size=14, weight=700),
    },
    sizes={"large": "12"},
)
EVERYWHERE = {Sharing("all", everywhere=True): Shared(6.0, 5.0, 10.0)}
"""Boxes of this name on other faces have a small size."""

PIXELS = 9
"""Along a mm: the middle one of a cell tells its letter."""

SQUARES = """
RRGG
RRGG
BBBB
BBBB
"""
"""The picture ``squares.png``, a letter for 80 by 80 pixels."""

FILES = {
    "icons/pin.svg": (
        '<svg viewBox="0 0 4 2"><rect width="4" height="2" fill="currentColor"/>'
        '<rect x="1" width="1" height="1" fill="#f00"/></svg>'
    ),
    "icons/dot.svg": '<svg viewBox="0 0 2 2"><path d="M0 0H2V2Z"/></svg>',
    "art/half.svg": (
        '<svg viewBox="0 0 4 2"><rect width="2" height="2" fill="#f00"/>'
        '<rect x="2" width="2" height="2" fill="#00f"/></svg>'
    ),
}

DRAWINGS = {
    "use": '<g id="a"><rect width="1" height="1"/></g>'
    '<use href="#a" x="2" fill="red"/>',
    "symbol": '<symbol id="s" viewBox="0 0 2 2"><circle cx="1" cy="1" r="9"/></symbol>'
    '<use href="#s" x="1" width="2" height="2"/>',
    "clip": '<clipPath id="c"><path d="M0 0H1V2H0Z"/></clipPath>'
    '<g clip-path="url(#c)"><rect width="4" height="1" fill="lime"/></g>',
    "sheet": "<style>.a, rect { fill: red } #b { fill: blue }</style>"
    '<path class="a" d="M0 0H1V2H0Z"/><rect id="b" x="2" width="1" height="2"/>',
    "gradient": '<linearGradient id="g"><stop offset=".5" stop-color="red"/>'
    '<stop offset=".5" stop-color="blue" stop-opacity="0"/></linearGradient>'
    '<rect width="4" height="2" fill="url(#g)"/>',
    "ellipse": '<radialGradient id="g"><stop offset=".8" stop-color="red"/>'
    '<stop offset=".8" stop-color="lime"/></radialGradient>'
    '<rect width="4" height="2" fill="url(#g)"/>',
    "nested": '<svg x="1" width="2" height="2" viewBox="0 0 1 1"'
    ' preserveAspectRatio="none"><rect width=".5" height="1" fill="red"/></svg>',
    "turned": '<g transform="translate(4 2) rotate(180)"><path d="M0 0H2V1H0Z"/></g>',
    "line": '<line x1="0" y1="1" x2="3" y2="1" stroke="blue" stroke-width="2"/>',
    "wide": '<path transform="scale(2 1)" d="M1 0V2" stroke="red"/>',
}
"""SVG files of 4 by 2."""

TONES = {"R": (255, 0, 0), "G": (0, 255, 0), "B": (0, 0, 255)}


def shown(entry: str, side: str) -> Drawing | None:
    """Another face of 8 by 4 mm: the front is half red, the back half green."""
    tone = {"front": "red", "back": "green"}.get(side)
    if tone is None:
        return None
    tone = "black" if entry == "another" else tone
    body = f'<rect w="4" h="4" fill="{tone}"/><rect x="4" w="4" h="4" fill="black"/>'
    drawing, problems = typeset(composed(body), replace(BARE, size=Size(8, 4, 0)))
    assert problems == []
    return drawing


BARE = Setting(
    style=STYLE,
    size=Size(12, 8, 0),
    root=Path("/nowhere"),
    fonts=FontSet.of(STYLE),
    shared=EVERYWHERE,
)


def studio(root: Path) -> Setting:
    """A setting with the pictures and icons above in its folders."""
    for name, text in FILES.items():
        (root / name).parent.mkdir(exist_ok=True)
        (root / name).write_text(text)
    for name, body in DRAWINGS.items():
        text = f'<svg viewBox="0 0 4 2">{body}</svg>'
        (root / f"art/{name}.svg").write_text(text)
    rows = SQUARES.split()
    image = Image.new("RGB", (len(rows[0]), len(rows)))
    image.putdata([TONES[letter] for row in rows for letter in row])
    data = io.BytesIO()
    image.resize((320, 320), Image.Resampling.NEAREST).save(data, "PNG")
    (root / "art/squares.png").write_bytes(data.getvalue())
    inside = replace(BARE, root=root, images=(root / "art",), icons=(root / "icons",))
    return replace(inside, face_of=shown)


def composed(body: str, attributes: str = "") -> Composed:
    xml = f"<card{attributes}>{body}</card>"
    return Composed("thing", "card", "front", xml)


def picture_of(body: str, setting: Setting) -> list[str]:
    """The face in letters, one for the middle of each mm."""
    drawing, problems = typeset(composed(body), setting)
    assert problems == []
    assert drawing is not None
    return _letters(drawing, setting)


def _letters(drawing: Drawing, setting: Setting) -> list[str]:
    (image,) = images([drawing], setting, PIXELS * ONE_PIXEL_A_MM)
    size = (round(drawing.width), round(drawing.height))
    return letters(image.resize(size, Image.Resampling.NEAREST))


def images(
    drawings: Sequence[Drawing], setting: Setting, dpi: float
) -> list[Image.Image]:
    def bytes_of(file: str) -> bytes:
        return (setting.root / file).read_bytes()

    return list(rasters(drawings, dpi, bytes_of))

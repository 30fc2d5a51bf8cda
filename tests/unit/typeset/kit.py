"""What the tests of text share: fonts of known measures, elements, joined text."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from cardwright.base import fonts
from cardwright.model.drawing import (
    Box,
    Colour,
    Fill,
    Glyph,
    Glyphs,
    Group,
    Item,
    Outline,
)
from cardwright.model.face import Element, FontFamily
from cardwright.model.problem import Place
from cardwright.typeset.text.fontset import FontSet
from cardwright.typeset.text.inline import Content, content_of
from cardwright.typeset.text.textbox import SetText, TextBox, set_text

sys.path.append(str(Path(__file__).parents[2] / "fonts"))
# A sample of a large font stands there, made for tests.

FAMILIES = {
    "mono": FontFamily("fontpkg-jetbrains-mono"),
    "body": FontFamily("fontpkg-open-sans"),
    "serif": FontFamily("fontpkg-eb-garamond"),
    "narrow": FontFamily("fontpkg-saira-condensed"),
    "arabic": FontFamily("fontpkg-noto-sans-arabic"),
    "hebrew": FontFamily("fontpkg-frank-ruhl-libre"),
    "hindi": FontFamily("fontpkg-noto-sans-devanagari"),
    "cjk": FontFamily("noto-cjk-sample-regular"),
}
FONTS = FontSet(FAMILIES)
FALLING_BACK = FontSet(FAMILIES, ("body", "arabic"))

BLACK = Colour(0, 0, 0)
RED = Colour(1, 0, 0)

MONO = 0.6
"""Every glyph of the mono font is 600 of 1000 units wide."""

CAP = 0.73
"""Its capitals are 730 units high."""

EM = 25.4 / 72 * 10
"""An em in mm at 10 pt."""


def el(name: str, /, *children: Element | str, **attributes: str) -> Element:
    return Element(name, attributes, children, Place("made.xml"))


def content(*children: Element | str) -> Content:
    return content_of(children)


def square(_name: str, box: Box, colour: Colour | None) -> Item:
    """An icon that fills its box."""
    x, y, w, h = box
    outline: Outline = (
        ("M", x, y),
        ("L", x + w, y),
        ("L", x + w, y + h),
        ("L", x, y + h),
        ("Z",),
    )
    return Fill(outline, colour or BLACK)


def put(box: TextBox, fonts: FontSet = FONTS) -> SetText:
    return set_text(box, fonts, square)


def mono(width: float, height: float, *children: Element | str) -> TextBox:
    """A box of the mono font at 10 pt, measured in em of that size."""
    box = (0.0, 0.0, width * EM, height * EM)
    return TextBox(box, content(*children), "mono", BLACK, 10, 10)


def lines(items: Sequence[Item]) -> list[str]:
    """The text of each line from top to bottom, icons by what they say.

    A run is in a new line if its baseline is lower than the one before, an icon if its
    middle is; beside an icon, lower by most of an em.
    """
    found: list[str] = []
    before = float("-inf")
    for item in items:
        height = _height(item)
        if height > before + 1e-6:
            found.append("")
        found[-1] += _said(item)
        before = height if isinstance(item, Glyphs) else height + _side(item) * 0.8
    return found


def _height(item: Item) -> float:
    """The baseline of glyphs, the middle of an icon, in mm."""
    if isinstance(item, Glyphs):
        return item.glyphs[0].y
    heights = _heights(item)
    return (min(heights) + max(heights)) / 2


def _side(item: Item) -> float:
    return max(_heights(item)) - min(_heights(item))


def _heights(item: Item) -> list[float]:
    assert isinstance(item, Group)
    (icon,) = item.items
    assert isinstance(icon, Fill)
    return [part[2] for part in icon.outline if len(part) == 3]


def _said(item: Item) -> str:
    if isinstance(item, Glyphs):
        return "".join(glyph.text for glyph in item.glyphs)
    return (isinstance(item, Group) and item.spoken) or ""


def glyphs(items: Sequence[Item]) -> Iterator[tuple[Glyphs, Glyph]]:
    for item in items:
        if isinstance(item, Glyphs):
            for glyph in item.glyphs:
                yield item, glyph


def drawn(items: Sequence[Item]) -> Iterator[tuple[float, float, float, float]]:
    """Left, top, right and bottom of each glyph's ink in mm, by the font's extents."""
    for run, glyph in glyphs(items):
        font = fonts.font(run.font)
        scale = run.size * 25.4 / 72 / fonts.upem(run.font)
        ink = font.get_glyph_extents(glyph.gid)
        if ink and ink.width and ink.height:
            left = glyph.x + ink.x_bearing * scale
            top = glyph.y - ink.y_bearing * scale
            yield left, top, left + ink.width * scale, top - ink.height * scale

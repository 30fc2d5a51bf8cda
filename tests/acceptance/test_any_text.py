# ruff: noqa: RUF001
"""Any text of mixed scripts, in boxes of any kind."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.face import Element
from cardwright.typeset.text.bidiclass import drawn as seen
from cardwright.typeset.text.fontset import FontSet
from cardwright.typeset.text.inline import Run
from cardwright.typeset.text.textbox import SetText, TextBox, set_text
from tests.unit.typeset.kit import (
    BLACK,
    FAMILIES,
    content,
    drawn,
    el,
    glyphs,
    square,
)

NEAR = 1e-6

ALPHABETS = (
    "abfgjpqyÂŐẾẳİıșț.,:;!?-–'’“”1234()[]{}%+  ",
    "αβγΐΰάςΩжщѓґђ«» ",
    "אבגדםשׁ\u05b8\u05b0\u05bc״׳\u05be 12,.()",
    "ابتثجحخلامنهويىةءؤئآ\u064b\u064e\u0651\u0652\u0640ﷺ٣۴،؛؟٪ ()-",
    "日本語札を引く。「」（）、ーっァ！ 한국어카드",
    "कखगघङचजटडतदनपबमयरलवशसह\u093e\u093f\u0940\u0941\u0947\u094d\u0902।क्षि ",
    "ไทยก\u0e48 \u200d\u200c\u200b\u2060\u00ad\u200e\u200f\u061c\u202a\u202b\u202c",
    "\u202d\u202e\u2066\u2067\u2068\u2069\ufffc\u0301\u0323",
    "👍🏽\U0001f1e9\u200d♂\ufe0f ",
)
WORDS = st.one_of(*(st.text(letters, max_size=8) for letters in ALPHABETS))
TEXTS = st.lists(WORDS, max_size=14).map("".join)


def fonts(language: str) -> FontSet:
    return FontSet(FAMILIES, ("body", "arabic", "hebrew", "hindi", "cjk"), language)


FONTS = {language: fonts(language) for language in ("en", "ar", "ja")}


@st.composite
def boxes(draw: st.DrawFn) -> TextBox:
    first, second, third = draw(TEXTS), draw(TEXTS), draw(TEXTS)
    children: list[Element | str] = [first, el("b", second), third]
    if draw(st.booleans()):
        children.insert(draw(st.integers(0, 3)), el("icon", name="x"))
    if draw(st.booleans()):
        children.insert(2, el("br"))
    if draw(st.booleans()):
        children.append(el("p", el("i", third, first)))
    return TextBox(
        box=(1.0, 2.0, draw(st.floats(4, 60)), draw(st.floats(2, 50))),
        content=content(*children),
        family=draw(st.sampled_from(["body", "arabic", "hebrew", "hindi", "serif"])),
        colour=BLACK,
        size=draw(st.sampled_from([7.0, 12.3])),
        min_size=draw(st.sampled_from([3.0, 5.0])),
        tracking=draw(st.sampled_from([0, 0, 60, -20])),
        align=draw(
            st.sampled_from(["start", "end", "left", "center", "right", "justify"])
        ),
        valign=draw(st.sampled_from(["top", "middle", "bottom"])),
        direction=draw(st.sampled_from(["auto", "auto", "ltr", "rtl"])),
    )


def put(box: TextBox, language: str = "en") -> SetText:
    return set_text(box, FONTS[language], square)


@given(boxes(), st.sampled_from(["en", "ar", "ja"]))
def test_no_ink_leaves_the_box_when_text_fits(box: TextBox, language: str) -> None:
    found = put(box, language)
    x, y, w, h = box.box
    if found.fits:
        for left, top, right, bottom in drawn(found.items):
            assert x - NEAR <= left
            assert right <= x + w + NEAR
            assert y - NEAR <= top
            assert bottom <= y + h + NEAR


@given(boxes())
def test_every_character_is_drawn_once(box: TextBox) -> None:
    wide = box._replace(box=(0, 0, 9999, 999), min_size=box.size)
    said = Counter("".join(glyph.text for _, glyph in glyphs(put(wide).items)))
    runs = [
        p.text for paragraph in box.content for p in paragraph if isinstance(p, Run)
    ]
    meant = Counter(seen("".join(runs)))
    assert said - Counter({" ": said[" "]}) == meant - Counter({" ": meant[" "]})
    assert said[" "] <= meant[" "]


@given(boxes())
def test_letters_of_one_direction_stand_in_it(box: TextBox) -> None:
    """Hebrew alone, told or not, is the same from the other side."""
    text = "אב גד הו"
    found = put(box._replace(content=content(text), box=(0, 0, 999, 99)))
    said = [glyph.text for _, glyph in glyphs(found.items)]
    assert "".join(said) == (text[::-1])


@given(boxes(), st.floats(1, 1.5), st.floats(1, 1.5))
def test_a_larger_box_never_gives_smaller_text(
    box: TextBox, wider: float, higher: float
) -> None:
    x, y, w, h = box.box
    large = put(box._replace(box=(x, y, w * wider, h * higher)))
    small = put(box)
    assert large.size >= small.size
    assert large.fits or not small.fits

from __future__ import annotations

from cardwright.model.face import FontFamily, Style
from cardwright.typeset.text.fontset import Chain, FontSet, Word
from tests.unit.typeset.kit import FALLING_BACK, FAMILIES, FONTS


def chain(fonts: FontSet, family: str = "mono", *, italic: bool = False) -> Chain:
    found = fonts.chain(family, italic=italic)
    assert found
    return found


def packages(word: Word) -> list[tuple[str, str]]:
    """Which package sets which text."""
    return [
        (part.face.key.package, "".join(sign.text for sign in part.shape.signs))
        for part in word.parts
    ]


def test_a_word_is_shaped_once() -> None:
    mono = chain(FONTS)
    assert mono.word("once") is mono.word("once")
    assert mono.word("once") is not mono.word("once", 0.1)


def test_a_chain_is_made_once() -> None:
    assert chain(FONTS) is chain(FONTS)


def test_a_word_in_one_font_is_one_part() -> None:
    word = chain(FALLING_BACK).word("word")
    assert packages(word) == [("fontpkg_jetbrains_mono", "word")]
    assert (word.advance, word.missing) == (0.6 * 4, ())


def test_a_character_falls_back_to_the_first_font_that_has_it() -> None:
    word = chain(FALLING_BACK).word("aص")
    assert packages(word) == [
        ("fontpkg_jetbrains_mono", "a"),
        ("fontpkg_noto_sans_arabic", "ص"),
    ]
    assert word.parts[1].x == 0.6


def test_without_a_fallback_a_character_is_missing_once() -> None:
    word = chain(FONTS).word("日a日本")
    assert word.missing == ("日", "本")
    assert "".join(text for _, text in packages(word)) == "日a日本"


def test_a_mark_stays_with_its_letter() -> None:
    word = chain(FALLING_BACK).word("ن\u064fa")
    assert packages(word)[0] == ("fontpkg_noto_sans_arabic", "ن\u064f")


def test_a_mark_that_composes_with_its_letter_is_not_missing() -> None:
    """Open Sans has the letter o with a horn, but no horn; the Arabic one neither."""
    apart = "o\u031b"
    assert chain(FONTS, "body").word(apart).missing == ()
    assert (
        packages(chain(FALLING_BACK, "arabic").word(apart))[0][0] == "fontpkg_open_sans"
    )
    assert chain(FONTS, "narrow").word("\u0436\u0306").missing == ("\u0436",)


def test_what_is_never_drawn_is_never_missing() -> None:
    word = chain(FONTS).word("a\u00ad\u200b\u2060\ufe0fb")
    assert word.missing == ()
    assert word.advance == 1.2


def test_a_family_or_package_that_is_not_there_is_left_out() -> None:
    families = {**FAMILIES, "gone": FontFamily("fontpkg-gone")}
    assert FontSet(families).chain("gone") is None
    assert FontSet(families).chain("never-declared") is None
    assert len(chain(FontSet(families, ("gone", "mono")), "body").faces) == 2


def test_a_family_is_tried_once_even_if_it_is_a_fallback_too() -> None:
    assert len(chain(FontSet(FAMILIES, ("mono", "body"))).faces) == 2


def test_a_family_without_italics_leans() -> None:
    assert chain(FONTS, "narrow", italic=True).faces[0].slant == 0.2
    assert chain(FONTS, "narrow").faces[0].slant == 0.0
    assert chain(FONTS, "mono", italic=True).faces[0].slant == 0.0


def test_a_style_makes_a_font_set() -> None:
    style = Style(FAMILIES, ("arabic",), {}, {})
    made = chain(FontSet.of(style, "de"))
    assert [face.key.package for face in made.faces] == [
        "fontpkg_jetbrains_mono",
        "fontpkg_noto_sans_arabic",
    ]
    assert made.language == "de"

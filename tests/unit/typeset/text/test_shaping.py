from __future__ import annotations

import pytest

from cardwright.base import fonts
from cardwright.model.drawing import FontKey
from cardwright.typeset.text.shaping import Setting, Shape, Turn, shape


def key(package: str) -> FontKey:
    pick = fonts.pick(package, 400, italic=False)
    assert pick
    return FontKey(pick.package, pick.file, pick.axes)


MONO = key("fontpkg-jetbrains-mono")
SERIF = key("fontpkg-eb-garamond")
ARABIC = key("fontpkg-noto-sans-arabic")
LEFTWARDS = Turn(leftwards=True)


def texts(shaped: Shape) -> list[str]:
    return [sign.text for sign in shaped.signs]


def test_a_word_is_shaped_at_one_em() -> None:
    shaped = shape(MONO, "ab", Setting())
    assert [(s.text, s.x, s.advance) for s in shaped.signs] == [
        ("a", 0.0, 0.6),
        ("b", 0.6, 0.6),
    ]
    assert shaped.advance == 1.2


def test_ink_is_measured_from_the_pen_and_the_baseline() -> None:
    shaped = shape(MONO, "Hp", Setting())
    assert (shaped.top, round(shaped.bottom, 9)) == (0.73, -0.18)
    assert 0 < shaped.left < shaped.right < shaped.advance


def test_blanks_have_no_ink() -> None:
    shaped = shape(MONO, " ", Setting())
    assert (shaped.left, shaped.right, shaped.top, shaped.bottom) == (0, 0, 0, 0)
    assert shaped.advance == 0.6


def test_a_ligature_carries_its_text_on_its_first_glyph() -> None:
    shaped = shape(SERIF, "office", Setting())
    assert texts(shaped) == ["o", "ffi", "c", "e"]


def test_tracking_widens_every_letter() -> None:
    shaped = shape(MONO, "ab", Setting(tracking=0.1))
    assert [sign.x for sign in shaped.signs] == pytest.approx([0.0, 0.7])
    assert shaped.advance == pytest.approx(1.4)


def test_tracking_parts_ligatures() -> None:
    assert texts(shape(SERIF, "ffi", Setting(tracking=0.1))) == ["f", "f", "i"]


def test_marks_share_the_advance_of_their_base() -> None:
    shaped = shape(MONO, "x\u0323y", Setting(tracking=0.1))
    assert "".join(texts(shaped)) == "x\u0323y"
    assert shaped.advance == pytest.approx(1.4)


def test_letters_of_a_right_to_left_script_join_and_run_leftwards() -> None:
    shaped = shape(ARABIC, "نص", Setting("ar", turn=LEFTWARDS))
    assert [text for text in texts(shaped) if text] == ["ص", "ن"]
    apart = sum(shape(ARABIC, letter, Setting()).advance for letter in "نص")
    assert shaped.advance < apart


def test_slant_moves_the_ink_of_what_is_high() -> None:
    upright, leaning = (shape(MONO, "H", Setting(), slant) for slant in (0.0, 0.2))
    assert leaning.right == pytest.approx(upright.right + 0.2 * 0.73)
    assert leaning.advance == upright.advance

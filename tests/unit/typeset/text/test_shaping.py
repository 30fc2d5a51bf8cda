# ruff: noqa: RUF001
from __future__ import annotations

import pytest

from cardwright.base import fonts
from cardwright.model.drawing import FontKey
from cardwright.typeset.text.shaping import (
    RIGHTWARDS,
    Setting,
    Shape,
    Turn,
    runs_of_script,
    shape,
)
from tests.unit.typeset.kit import FAMILIES


def key(package: str) -> FontKey:
    pick = fonts.pick(package, 400, italic=False)
    assert pick
    return FontKey(pick.package, pick.file, pick.axes)


MONO = key("fontpkg-jetbrains-mono")
SERIF = key("fontpkg-eb-garamond")
ARABIC = key("fontpkg-noto-sans-arabic")
HEBREW = key("fontpkg-frank-ruhl-libre")
HINDI = key("fontpkg-noto-sans-devanagari")
CJK = key(FAMILIES["cjk"].package)
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


def test_the_letters_around_decide_how_a_letter_joins() -> None:
    whole = shape(ARABIC, "بيت", Setting("ar", turn=LEFTWARDS))
    parts = [
        shape(ARABIC, text, Setting("ar", turn=Turn(True, before, after)))  # noqa: FBT003
        for before, text, after in (("بي", "ت", ""), ("ب", "ي", "ت"), ("", "ب", "يت"))
    ]
    assert [s.gid for part in parts for s in part.signs] == [s.gid for s in whole.signs]


def test_a_bracket_that_runs_leftwards_is_drawn_mirrored_and_reads_as_it_is() -> None:
    (opening,) = shape(HEBREW, "(", Setting("he", turn=LEFTWARDS)).signs
    (closing,) = shape(HEBREW, ")", Setting()).signs
    assert (opening.gid, opening.text) == (closing.gid, "(")


def test_tracking_is_on_the_left_of_letters_that_run_leftwards() -> None:
    plain = shape(HEBREW, "אב", Setting("he", turn=LEFTWARDS))
    loose = shape(HEBREW, "אב", Setting("he", 0.1, LEFTWARDS))
    assert [sign.x for sign in loose.signs] == pytest.approx(
        [plain.signs[0].x + 0.1, plain.signs[1].x + 0.2]
    )
    assert loose.advance == pytest.approx(plain.advance + 0.2)
    assert loose.trail == 0.1


@pytest.mark.parametrize(("text", "turn"), [("بيت", LEFTWARDS), ("किताब", RIGHTWARDS)])
def test_tracking_does_not_part_letters_that_join(text: str, turn: Turn) -> None:
    font = ARABIC if turn.leftwards else HINDI
    loose = shape(font, text, Setting("und", 0.1, turn))
    assert loose == shape(font, text, Setting("und", 0.0, turn))
    assert loose.trail == 0


def test_marks_of_letters_that_run_leftwards_read_by_themselves() -> None:
    """They stand before their letter, and move with it where letters are tracked."""
    plain = shape(HEBREW, "בָּ", Setting("he", turn=LEFTWARDS))
    loose = shape(HEBREW, "בָּ", Setting("he", 0.1, LEFTWARDS))
    assert "".join(reversed(texts(plain))) == "בָּ"
    moved = [b.x - a.x for a, b in zip(plain.signs, loose.signs, strict=True)]
    assert moved == pytest.approx([0.1] * len(moved))


def test_a_dot_beside_its_letter_reads_as_nothing() -> None:
    """In this font the letter is a tooth and its dot apart; the tooth is the wider."""
    letter, dot = shape(ARABIC, "ب", Setting("ar", turn=LEFTWARDS)).signs
    assert (letter.text, dot.text) == ("ب", "")
    assert letter.advance > dot.advance == 0


@pytest.mark.parametrize(
    ("font", "text", "languages"),
    [
        (SERIF, "fi", ("en", "tr")),
        (SERIF, "б", ("ru", "sr")),
        (ARABIC, "۴۷", ("fa", "ur")),
        (CJK, "骨", ("ja", "zh-Hans")),
    ],
)
def test_letters_are_those_of_the_language(
    font: FontKey, text: str, languages: tuple[str, str]
) -> None:
    """No i without its dot in Turkish, the be of Serbia, four and seven of Pakistan."""
    one, other = (shape(font, text, Setting(name)).signs for name in languages)
    assert [sign.gid for sign in one] != [sign.gid for sign in other]


@pytest.mark.parametrize(
    ("text", "runs"),
    [
        ("", [""]),
        ("plain (12)", ["plain (12)"]),
        ("é, “so”", ["é, “so”"]),
        ("abc札を引く。한국", ["abc", "札を引く。", "한국"]),
        ("HPकी 2", ["HP", "की 2"]),
        ("12 аб", ["12 аб"]),
        ("— …", ["— …"]),
    ],
)
def test_text_is_shaped_script_by_script(text: str, runs: list[str]) -> None:
    assert [*runs_of_script(text)] == runs


def test_slant_moves_the_ink_of_what_is_high() -> None:
    upright, leaning = (shape(MONO, "H", Setting(), slant) for slant in (0.0, 0.2))
    assert leaning.right == pytest.approx(upright.right + 0.2 * 0.73)
    assert leaning.advance == upright.advance

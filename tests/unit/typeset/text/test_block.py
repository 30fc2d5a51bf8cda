from __future__ import annotations

import pytest

from cardwright.model.face import Element
from cardwright.typeset.text.bidi import Direction
from cardwright.typeset.text.block import Block, block, missing
from cardwright.typeset.text.dressing import Base, dress
from cardwright.typeset.text.fontset import FontSet
from cardwright.typeset.text.inline import Case, Look
from cardwright.typeset.text.segments import Bit
from tests.unit.typeset.kit import (
    BLACK,
    FALLING_BACK,
    FAMILIES,
    FONTS,
    RED,
    content,
    el,
)

BASE = Base(
    fonts=FONTS,
    family="mono",
    weight=400,
    italic=False,
    colour=BLACK,
    tracking=0.0,
    case="none",
    strength=Look(colour=RED),
    middle=0.365,
)


def made(*children: Element | str, base: Base = BASE) -> Block:
    (paragraph,) = content(*children)
    return block(base, paragraph)


def texts(found: Block) -> list[str]:
    return [part.text for part in found.segments]


def weights(found: Block) -> list[tuple[str, float]]:
    return [
        (bit.word.text, dict(bit.word.parts[0].face.key.axes)["wght"])
        for part in found.segments
        for bit in part.bits
        if isinstance(bit, Bit)
    ]


def test_a_paragraph_is_cut_where_it_may_break() -> None:
    found = made("Draw a half-open card")
    assert texts(found) == ["Draw", "a", "half-", "open", "card"]
    assert [round(row[0], 6) for row in found.rows] == [3.0, 1.2, 3.0, 3.0, 2.4]


def test_runs_within_a_word_stay_together() -> None:
    found = made("re", el("b", "draw"), "n cards")
    assert texts(found) == ["redrawn", "cards"]
    assert weights(found) == [("re", 400), ("draw", 700), ("n", 400), ("cards", 400)]


def test_an_icon_stays_with_what_touches_it() -> None:
    found = made("Pay 2", el("icon", name="gem"), ": draw")
    assert texts(found) == ["Pay", "2[gem]:", "draw"]
    assert found.segments[1].width == pytest.approx(0.6 + 1.2 + 0.6)
    assert found.segments[1].space == pytest.approx(0.6)


def test_a_blank_between_looks_belongs_to_the_run_that_wrote_it() -> None:
    found = made(el("b", "a "), "b")
    blank = found.segments[0].blank
    assert blank
    assert dict(blank.word.parts[0].face.key.axes)["wght"] == 700


HEBREW, LATIN, NONE = "\u05d0\u05d1", "ab", "1 + 2"


@pytest.mark.parametrize(
    ("direction", "language", "text", "level", "turned"),
    [
        ("auto", "en", LATIN, 0, False),
        ("auto", "en", NONE, 0, False),
        ("auto", "en", f"{LATIN} {HEBREW}", 0, True),
        ("auto", "en", f"{HEBREW} {LATIN}", 1, True),
        ("auto", "he-IL", NONE, 1, True),
        ("auto", "he-IL", LATIN, 0, False),
        ("rtl", "en", LATIN, 1, True),
        ("ltr", "he-IL", HEBREW, 0, True),
        ("ltr", "he-IL", NONE, 0, False),
    ],
)
def test_a_paragraph_has_a_direction(
    direction: Direction, language: str, text: str, level: int, *, turned: bool
) -> None:
    base = BASE._replace(direction=direction, fonts=FontSet(FAMILIES, (), language))
    found = made(text, base=base)
    assert (found.level, found.turned) == (level, turned)


def test_a_break_forces_the_segment_before_it() -> None:
    found = made("a b", el("br"), "c", el("br"), el("br"), "d")
    assert [(p.text, p.forced) for p in found.segments] == [
        ("a", False),
        ("b", True),
        ("c", True),
        ("", True),
        ("d", False),
    ]


def test_the_block_knows_its_extremes() -> None:
    found = made("a ", el("span", "WHHH", size="2"), " p")
    assert found.factor == 2.0
    assert (found.top, round(found.bottom, 6)) == (1.46, 0.18)
    assert found.widest == pytest.approx(4.8, abs=0.1)


@pytest.mark.parametrize(
    ("base", "bold"), [(300, 700), (400, 700), (500, 800), (600, 900), (700, 900)]
)
def test_bold_is_700_or_300_more(base: int, bold: int) -> None:
    body = BASE._replace(family="narrow", weight=base)
    dressed = dress(body, Look(bold=True))
    names = {700: "Bold", 800: "ExtraBold", 900: "Black"}
    assert dressed
    file = f"files/SairaCondensed-{names[bold]}.ttf"
    assert dressed.chain.faces[0].key.file == file


def test_strength_is_dressed_as_the_box_says() -> None:
    dressed = dress(BASE, Look(strength=True, bold=True))
    assert dressed
    assert dressed.colour == RED
    assert dict(dressed.chain.faces[0].key.axes) == {"wght": 700}


def test_a_look_overrides_the_box() -> None:
    dressed = dress(BASE, Look(family="body", weight=300, factor=0.5, colour=RED))
    assert dressed
    assert (dressed.factor, dressed.colour) == (0.5, RED)
    assert dressed.chain is FONTS.chain("body", 300)


@pytest.mark.parametrize(
    ("case", "text"),
    [("none", "Straße"), ("upper", "STRASSE"), ("lower", "straße")],
)
def test_cases(case: Case, text: str) -> None:
    base = BASE._replace(case=case)
    assert texts(made("Straße", base=base)) == [text]


def test_small_capitals_are_capitals_of_four_fifths() -> None:
    found = made("Abc", base=BASE._replace(case="small-caps"))
    assert texts(found) == ["ABC"]
    assert found.segments[0].width == pytest.approx(0.6 + 0.8 * 1.2)


def test_missing_characters_are_told_once_in_order() -> None:
    base = BASE._replace(fonts=FALLING_BACK)
    blocks = [made("日 a ص", base=base), made("本日", base=base)]
    assert missing(blocks) == ("日", "本")


def test_text_without_any_font_is_left_out() -> None:
    base = BASE._replace(family="nowhere")
    assert texts(made("a", base=base)) == [""]

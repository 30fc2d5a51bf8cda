# ruff: noqa: RUF001
from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uniseg.linebreak import line_break_boundaries

from cardwright.typeset.text.breaks import breaks, breaks_by_rule
from cardwright.typeset.text.lineclass import OBJECT
from tests.unit.typeset.text.unicodefiles import lines

LATIN = "abzÉß0127  .,;:!?'’\"“”‘()-–—/%+−…&=\xa0\ufffc"
WORLD = (
    "ab12 .,:!?'\"“”‘’«»()-–—/%+$€\xa0\u200b\u2060\u00ad\u2010"
    "日本ア、。「」（）！？ー々っキ〜・\u2025한국\U0001f1e9\U0001f1ea👍🏽\u1b05\u1b44◌"
)


def assert_breaks(marked: str) -> None:
    """``marked`` has a bar at each place where a line may begin."""
    parts = marked.split("|")
    ends = [len("".join(parts[:count])) for count in range(1, len(parts))]
    assert breaks("".join(parts)) == ends
    assert breaks_by_rule("".join(parts)) == ends


@pytest.mark.parametrize(
    "marked",
    [
        "Draw |two |cards.",
        "half-|remembered |half-|time",
        "and/|or",
        "+1/-1",
        "deal |-3 |now",
        "3–|5 |cards",
        "one|—|two",
        "(see |page |4) |“quoted” |‘so’",
        "wait… |what?! |no",
        "5\xa0cards |left",
        "50% |of |$5.00",
        "2\ufffc: |draw",
        "\ufffc\ufffc |or |\ufffc",
        "3 |or |less ",
        "a  |b",
        "",
        "a",
    ],
)
def test_latin_text(marked: str) -> None:
    assert_breaks(marked)


@pytest.mark.parametrize(
    "marked",
    [
        "日|本|語|の|札",
        "札|を|引|く。|次|に、|手|札",
        "「手|札」|を|見|る",
        "（一）|二",
        "カー|ド",
        "ちょっ|と",
        "人々|の|札",
        "三|枚！？|四|枚",
        "火・|水",
        "体|力|12|点",
        "50%|の|札",
    ],
)
def test_kinsoku(marked: str) -> None:
    assert_breaks(marked)


@pytest.mark.parametrize(
    "marked",
    [
        "a\u200b|b",
        "a\u2060-\u2060b",
        "soft\u00ad|ly",
        "“ non",
        "non ”",
        "한|국|어",
        "\U0001f1e9\U0001f1ea|\U0001f1eb\U0001f1f7",
        "👍🏽|👍",
        "👍\u200d👍",
        "x\u0301 |y",
        "x |\u0301y",
        " |a",
        " ,a",
        "$(12)",
        "$(.5)",
        "1,234.56%",
        "א-|ב",
        "א-a",
        "\u1b05\u1b44\u1b05|\u1b05",
    ],
)
def test_marks_and_other_scripts(marked: str) -> None:
    assert_breaks(marked)


RIGHT_TO_LEFT = "אבם\u05b8\u05bc\u05be״בתבצ\u064b\u0651\u0640\u0670ە٣۴،؛؟٪"
LEFTWARDS = RIGHT_TO_LEFT + "ab1  .,:!?'\"“”()-–/%+…\ufffc"


@given(st.text(LATIN, max_size=20))
def test_the_short_cut_agrees_with_the_rules(text: str) -> None:
    assert breaks(text) == breaks_by_rule(text)


@given(st.text(LEFTWARDS, max_size=12))
def test_it_does_in_text_that_runs_leftwards(text: str) -> None:
    assert breaks(text) == breaks_by_rule(text)


@given(st.text(WORLD, max_size=12))
def test_the_rules_agree_with_the_reference(text: str) -> None:
    reference = [at for at in line_break_boundaries(text) if 0 < at < len(text)]
    assert breaks_by_rule(text) == reference


NEVER_IN_A_LINE = set("\n\x0b\x0c\r\x85\u2028\u2029")
"""Marks of new lines are blanks in XML: none comes here."""


def reference(text: str) -> list[int]:
    """Breaks by uniseg, which has Unicode 16."""
    return [at for at in line_break_boundaries(text) if 0 < at < len(text)]


def test_unicodes_own_cases() -> None:
    """All but those with icons, which are letters here (rule LB20).

    The cases are of Unicode 15. Where Unicode 16 has other rules, its hold: 13 cases by
    LB25, 6 by LB20a, 6 for want of the old LB15, 4 by LB15a, LB15c and LB21a.
    """
    agreed, newer, wrong = 0, 0, []
    for line in lines("auxiliary/LineBreakTest.txt"):
        signs = line.replace("÷", "÷ ").split()[1:]
        text = "".join(chr(int(sign, 16)) for sign in signs if sign not in "÷×")
        if any(unicodedata.category(character) == "Cn" for character in text):
            continue
        if {*text} & {OBJECT, *NEVER_IN_A_LINE}:
            continue
        places = [sign for sign in signs if sign in "÷×"][:-1]
        wanted = [index for index, sign in enumerate(places, 1) if sign == "÷"]
        found = breaks_by_rule(text)
        if found == wanted:
            agreed += 1
        elif found == reference(text):
            newer += 1
        else:
            wrong.append(line)
    assert wrong == []
    assert newer == 29
    assert agreed > 5600


@pytest.mark.parametrize(
    "marked",
    [
        "카|드|를 |두 |장",
        "“한|국|어” |책",
        "牌，|然|后|弃|掉|一|张。|“先|手”",
        "शक्ति |बढ़ाएँ, |फिर |दो। |कार्ड",
        "Τράβηξε |δύο· |αν",
        "שלוף |שני-|קלפים |(או |3)",
        "اسحب |بطاقتين، |ثم |٣ |نقاط",
        "ภาษาไทย |ไม่แบ่ง",
    ],
)
def test_other_scripts(marked: str) -> None:
    """Hangul breaks between syllables; Thai at its blanks only, for want of words."""
    parts = marked.split("|")
    ends = [len("".join(parts[:count])) for count in range(1, len(parts))]
    assert breaks("".join(parts)) == ends

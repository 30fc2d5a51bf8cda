from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uniseg.linebreak import line_break_boundaries

from cardwright.typeset.text.breaks import breaks, breaks_by_rule

LATIN = "abzÉß0127  .,;:!?'’\"“”‘()-–—/%+−…&=\xa0\ufffc"  # noqa: RUF001
WORLD = (
    "ab12 .,:!?'\"“”‘’«»()-–—/%+$€\xa0\u200b\u2060\u00ad\u2010"  # noqa: RUF001
    "日本ア、。「」（）！？ー々っキ〜・\u2025한국\U0001f1e9\U0001f1ea👍🏽\u1b05\u1b44◌"  # noqa: RUF001
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
        "3–|5 |cards",  # noqa: RUF001
        "one|—|two",
        "(see |page |4) |“quoted” |‘so’",  # noqa: RUF001
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
        "（一）|二",  # noqa: RUF001
        "カー|ド",
        "ちょっ|と",
        "人々|の|札",
        "三|枚！？|四|枚",  # noqa: RUF001
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


@given(st.text(LATIN, max_size=20))
def test_the_short_cut_agrees_with_the_rules(text: str) -> None:
    assert breaks(text) == breaks_by_rule(text)


@given(st.text(WORLD, max_size=12))
def test_the_rules_agree_with_the_reference(text: str) -> None:
    reference = [at for at in line_break_boundaries(text) if 0 < at < len(text)]
    assert breaks_by_rule(text) == reference

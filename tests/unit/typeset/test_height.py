from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright.model.drawing import Glyphs
from cardwright.typeset.face import measures
from cardwright.typeset.height import height
from cardwright.typeset.measure import Measure
from cardwright.typeset.slip import SlipError
from tests.counts import EXAMPLES
from tests.unit.typeset.faces import SETTING, composed, items

WORDS = st.lists(
    st.sampled_from(
        ["Draw", "a card", "<b>Debt 2.</b>", "(once each turn)", "harbours"]
    ),
    min_size=1,
    max_size=40,
).map(" ".join)
TEXTS = st.lists(WORDS, min_size=1, max_size=3).map(
    lambda parts: "".join(f'<p _at="t:1:1">{part}</p>' for part in parts)
)


def box(text: str, width: float, high: float, more: str = "") -> Measure:
    """How the text fits a box of that height on a card."""
    marked = text.replace("<b>", '<b _at="t:1:1">')
    tag = f'<text-box _at="t:1:1" w="{width}" h="{high}" {more}>{marked}</text-box>'
    (found,) = measures(composed(tag), SETTING)
    return found


def lines(text: str, width: float, high: float, more: str) -> list[float]:
    """The baselines (mm) of what is drawn."""
    marked = text.replace("<b>", '<b _at="t:1:1">')
    tag = f'<text-box _at="t:1:1" w="{width}" h="{high}" {more}>{marked}</text-box>'
    drawn = items(tag, replace(SETTING, limits=None))
    return [item.glyphs[0].y for item in drawn if isinstance(item, Glyphs)]


@settings(max_examples=EXAMPLES)
@given(TEXTS, st.floats(20, 60), st.sampled_from([{}, {"size": "11"}, {"gap": "1"}]))
def test_a_text_reaches_from_the_top_to_the_foot_of_a_box_of_its_height(
    text: str, width: float, attributes: dict[str, str]
) -> None:
    width, marked = round(width, 2), text.replace("<b>", '<b _at="t:1:1">')
    needed = height(marked, width, {"style": "rules", **attributes}, SETTING)
    more = " ".join(f'{name}="{value}"' for name, value in attributes.items())
    more = f'style="rules" {more}'
    size = float(attributes.get("size", 8))
    assert box(text, width, needed + 0.001, more).size == size
    # At the top and at the foot the lines stand the same: there is no room left.
    tops, feet = (
        lines(text, width, needed, f'{more} valign="{valign}"')
        for valign in ("top", "bottom")
    )
    assert tops == pytest.approx(feet, abs=0.002)
    assert box(text, width, needed - 0.9, more).size < size


def test_lines_are_counted_by_the_leading() -> None:
    # 9 pt with a leading of 1.2 is 3.81 mm from line to line.
    one = height("bad", 60, {"size": "9", "leading": "1.2"}, SETTING)
    three = height(
        'bad<br _at="t:1:1"/>had<br _at="t:1:1"/>bed',
        60,
        {"size": "9", "leading": "1.2"},
        SETTING,
    )
    assert three - one == pytest.approx(2 * 9 * 1.2 * 25.4 / 72, abs=0.001)


def test_no_text_has_no_height() -> None:
    assert height("", 40, {"style": "rules"}, SETTING) == 0
    assert height("  ", 40, {"style": "rules"}, SETTING) == 0


def test_what_is_wrong_with_the_text_is_left_to_its_box() -> None:
    assert height('Gain <icon _at="t:1:1" name="coin"/>.', 40, {}, SETTING) > 2
    assert height('Gain <coin _at="t:1:1"/>.', 40, {}, SETTING) > 2


def test_columns_are_as_high_as_the_longest_of_them() -> None:
    text = "".join(f'<p _at="t:1:1">Part {number}</p>' for number in range(6))
    attributes = {"style": "rules", "columns": "2", "gap": "0"}
    three = "".join(f'<p _at="t:1:1">Part {number}</p>' for number in range(3))
    high = height(text, 50, attributes, SETTING)
    assert high == pytest.approx(height(three, 25, {"style": "rules"}, SETTING), abs=1)
    assert box(text, 50, high + 0.002, 'style="rules" columns="2" gap="0"').size == 8
    assert box(text, 50, high - 0.02, 'style="rules" columns="2" gap="0"').size < 8


@pytest.mark.parametrize(
    ("attributes", "message", "hint"),
    [
        ({"style": "rule"}, 'there is no text style "rule"', 'did you mean "rules"?'),
        ({"w": "3"}, 'the height of a text does not depend on "w"', None),
        ({"sice": "3"}, '<text-box> has no attribute "sice"', 'did you mean "size"?'),
        (
            {"size": "big"},
            'size of <text-box>: there is no size "big"',
            None,
        ),
    ],
)
def test_attributes_that_a_text_box_cannot_have(
    attributes: dict[str, str], message: str, hint: str | None
) -> None:
    with pytest.raises(SlipError) as caught:
        height("Draw", 40, attributes, SETTING)
    assert (caught.value.message, caught.value.hint) == (message, hint)


def test_what_is_measured_is_told_to_nobody() -> None:
    told: list[Measure] = []
    within = replace(SETTING, tell=told.append)
    assert height("Draw a card", 40, {"style": "rules"}, within) > 2
    assert told == []

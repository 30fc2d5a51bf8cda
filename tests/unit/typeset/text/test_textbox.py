from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.base.units import mm
from cardwright.model.drawing import Fill, Group, Item
from cardwright.model.face import Element
from cardwright.typeset.text.fontset import FontSet
from cardwright.typeset.text.inline import Look
from cardwright.typeset.text.textbox import SetText, TextBox, try_text
from tests.unit.typeset.kit import (
    BLACK,
    CAP,
    EM,
    FALLING_BACK,
    FAMILIES,
    FONTS,
    MONO,
    RED,
    content,
    drawn,
    el,
    glyphs,
    lines,
    mono,
    put,
)

SMALLEST = 1e-6
"""What places may differ by, in mm."""


def baselines(found: SetText) -> list[float]:
    return sorted({round(glyph.y, 6) for _, glyph in glyphs(found.items)})


def test_text_is_set_line_by_line() -> None:
    found = put(mono(6, 9, "Draw two cards"))
    assert lines(found.items) == ["Draw two", "cards"]
    assert (found.size, found.fits, found.lines, found.missing) == (10, True, 2, ())


def test_lines_are_leading_times_size_apart() -> None:
    first, second = baselines(put(mono(6, 9, "Draw two cards")))
    assert second - first == pytest.approx(1.2 * EM)


def test_the_first_baseline_is_an_ascender_below_the_top() -> None:
    assert baselines(put(mono(6, 9, "ace"))) == [pytest.approx(0.73 * EM)]


def test_a_high_mark_pushes_the_first_line_down() -> None:
    found = put(mono(6, 9, "ÂB"))
    (baseline,) = baselines(found)
    assert baseline > 0.8 * EM
    assert min(top for _, top, _, _ in drawn(found.items)) == pytest.approx(0, abs=1e-6)


def test_the_last_baseline_is_a_descender_above_the_bottom() -> None:
    found = put(mono(6, 9, "a b")._replace(valign="bottom"))
    assert baselines(found) == [pytest.approx((9 - 0.18) * EM)]


@pytest.mark.parametrize("text", ["H", "p", "7", "Hp"])
def test_a_line_in_the_middle_is_centred_on_its_capitals(text: str) -> None:
    found = put(mono(6, 9, text)._replace(valign="middle"))
    assert baselines(found) == [pytest.approx((9 + CAP) / 2 * EM)]


def test_lines_in_the_middle_are_centred_as_one() -> None:
    found = put(mono(3, 9, "aa bb cc")._replace(valign="middle"))
    first, second = baselines(found)
    assert first - CAP * EM == pytest.approx(9 * EM - second)


def test_a_tight_box_keeps_ink_rather_than_the_middle() -> None:
    box = mono(6, CAP + 0.18, "Hp")._replace(valign="middle")
    found = put(box)
    assert found.fits
    assert baselines(found) == [pytest.approx(CAP * EM)]


def test_digits_may_use_the_room_of_a_descender() -> None:
    tight = mono(6, CAP + 0.02, "7")._replace(valign="middle")
    assert put(tight).fits
    assert not put(tight._replace(content=content("p7"))).fits


def test_paragraphs_stand_a_gap_apart() -> None:
    found = put(mono(6, 9, el("p", "a"), el("p", "b")))
    first, second = baselines(found)
    assert second - first == pytest.approx((1.2 + 0.4) * EM)


def test_a_box_without_content_is_empty() -> None:
    assert put(mono(6, 9, " \n")) == SetText(size=10)


def test_a_family_that_is_not_there_misses_every_character() -> None:
    found = put(mono(6, 9, "a", el("icon", name="x"), " ab")._replace(family="gone"))
    assert (found.items, found.missing) == ((), ("a", "b"))


def test_missing_characters_are_told_and_the_rest_is_set() -> None:
    found = put(mono(9, 9, "a 日 b本"), FALLING_BACK)
    assert found.missing == ("日", "本")
    assert lines(found.items) == ["a 日 b本"]


def test_a_fallback_draws_in_its_own_run() -> None:
    found = put(mono(9, 9, "a ص b"), FALLING_BACK)
    packages = [run.font.package for run, _ in glyphs(found.items)]
    assert packages == [
        *["fontpkg_jetbrains_mono"] * 2,
        "fontpkg_noto_sans_arabic",
        *["fontpkg_jetbrains_mono"] * 2,
    ]


def test_a_long_word_breaks_the_fit_and_is_named() -> None:
    found = put(mono(4, 9, "a longest word"))
    assert (found.fits, found.too_wide, found.excess_lines) == (False, "longest", 0)
    assert 0 < found.excess_mm <= (7 * MONO - 4) * EM


def test_too_many_lines_tell_their_excess() -> None:
    found = put(mono(1.5, CAP + 1.2, "HH HH HH HH"))
    assert (found.fits, found.too_wide, found.excess_lines) == (False, "", 2)
    assert found.excess_mm == pytest.approx(2 * 1.2 * EM)


def test_what_does_not_fit_begins_at_the_top() -> None:
    for valign in ("top", "middle", "bottom"):
        box = mono(1.5, 2, "HH HH HH HH")._replace(valign=valign)
        assert baselines(put(box))[0] == pytest.approx(CAP * EM)


def test_strength_is_bold_unless_the_box_says_how() -> None:
    box = mono(9, 9, "Deal ", el("n", "3", strength="true"))
    weights = {g.text: dict(run.font.axes)["wght"] for run, g in glyphs(put(box).items)}
    assert (weights["D"], weights["3"]) == (400, 700)
    red = box._replace(strength=Look(colour=RED))
    paints = {g.text: run.paint for run, g in glyphs(put(red).items)}
    assert (paints["D"], paints["3"]) == (BLACK, RED)


def icon_middles(items: tuple[Item, ...]) -> list[float]:
    """The middle heights of icons in mm."""
    found = []
    for item in items:
        if isinstance(item, Group) and isinstance(item.items[0], Fill):
            heights = [part[2] for part in item.items[0].outline if len(part) == 3]
            found.append(round((min(heights) + max(heights)) / 2, 6))
    return found


@pytest.mark.parametrize(
    "children",
    [
        (el("icon", name="gem"),),
        (el("icon", name="gem"), " pay"),
        ("pay ", el("icon", name="gem"), " now"),
        ("pay ", el("icon", name="gem")),
        (el("icon", name="gem"), el("icon", name="gem")),
        ("pay ", el("b", el("icon", name="gem"))),
    ],
)
@pytest.mark.parametrize("valign", ["top", "middle", "bottom"])
def test_icons_have_one_baseline_wherever_they_stand(
    children: tuple[Element | str, ...], valign: Any
) -> None:
    """The icon itself is higher than the letters, and counts at the top."""
    box = mono(12, 9, *children)._replace(valign=valign)
    top, half = (0.365 + 0.55) * EM, CAP / 2 * EM
    baseline = {
        "top": top,
        "middle": (9 + CAP) / 2 * EM,
        "bottom": (9 - 0.18) * EM,
    }[valign]
    lowest = 9 * EM - 0.185 * EM
    wanted = round(min(baseline, lowest) - half, 6)
    assert set(icon_middles(put(box).items)) == {wanted}


def test_justified_lines_reach_both_edges() -> None:
    words = "Every line of this text but its last one is as wide as the box"
    box = TextBox((3, 0, 40, 40), content(words), "body", BLACK, 9, align="justify")
    found = put(box)
    *full, _ = [
        [g for _, g in glyphs(found.items) if round(g.y, 6) == y]
        for y in baselines(found)
    ]
    assert len(full) > 1
    for line in full:
        assert line[0].x == pytest.approx(3, abs=SMALLEST)
        assert line[-1].x + line[-1].advance == pytest.approx(43, abs=0.05)


def test_tracking_is_thousandths_of_an_em() -> None:
    found = put(mono(9, 9, "ab")._replace(tracking=100))
    first, second = (glyph.x for _, glyph in glyphs(found.items))
    assert second - first == pytest.approx(0.7 * EM)


def test_the_ink_box_is_around_what_is_drawn() -> None:
    found = put(mono(9, 9, "HHp"))
    assert found.ink == pytest.approx((0, 0, 1.8 * EM, (CAP + 0.18) * EM))


@pytest.mark.parametrize("work", [put, lambda box: try_text(box, FONTS)])
def test_the_areas_are_the_ink_of_each_line_drawn_or_not(
    work: Callable[[TextBox], SetText],
) -> None:
    first, second = work(mono(2, 9, "HHp Hp")).areas()
    assert first == pytest.approx((0, 0, 1.8 * EM, (CAP + 0.18) * EM))
    assert second == pytest.approx((0, 1.2 * EM, 1.2 * EM, (CAP + 0.18) * EM))


def test_what_is_not_set_has_no_areas() -> None:
    assert put(mono(2, 9, "")).areas() == ()


WORDS = st.lists(
    st.text("abfgjpqyÂÖÉ.,:;!?-–/'’“”1234 ", min_size=1, max_size=12),  # noqa: RUF001
    min_size=1,
    max_size=30,
).map(" ".join)


@st.composite
def boxes(draw: st.DrawFn) -> TextBox:
    text = draw(WORDS)
    cut = draw(st.integers(0, len(text)))
    children: tuple[Element | str, ...] = (text[:cut], el("b", text[cut:]))
    if draw(st.booleans()):
        children = (el("p", *children), el("p", el("icon", name="x"), el("i", text)))
    return TextBox(
        box=(
            draw(st.floats(-5, 5)),
            2.0,
            draw(st.floats(4, 60)),
            draw(st.floats(2, 50)),
        ),
        content=content(*children),
        family=draw(st.sampled_from(["body", "serif", "narrow", "mono"])),
        colour=BLACK,
        size=draw(st.sampled_from([7.0, 9.0, 12.3])),
        min_size=draw(st.sampled_from([3.0, 5.0, 6.05])),
        italic=draw(st.booleans()),
        leading=draw(st.sampled_from([1.0, 1.2, 1.5])),
        tracking=draw(st.sampled_from([0, 40])),
        align=draw(st.sampled_from(["left", "center", "right", "justify"])),
        valign=draw(st.sampled_from(["top", "middle", "bottom"])),
        lines=draw(st.sampled_from([None, 1, 3])),
    )


@st.composite
def fancy(draw: st.DrawFn) -> TextBox:
    """Boxes with all that paragraphs can have."""
    parts = draw(st.sampled_from([None, 1, 2]))
    box = draw(boxes())._replace(
        word_spacing=draw(st.sampled_from([-80, 0, 150])),
        features=draw(st.sampled_from([(), (("onum", 1), ("liga", 0))])),
        wrap=draw(st.sampled_from(["pretty", "balance", "plain"])),
        hyphenate=draw(st.sampled_from(["false", "true", "all"])),
        case=draw(st.sampled_from(["none", "small-caps"])),
        overflow=draw(st.sampled_from(["problem", "ellipsis"])),
        columns=parts or 1,
        gutter=2.0,
    )
    if draw(st.booleans()):
        item = el("li", draw(WORDS), el("icon", name="x"))
        listed = content("a ", el("list", item, el("li", draw(WORDS), icon="x")))
        box = box._replace(content=(*box.content, *listed))
    return box


@given(st.one_of(boxes(), fancy()))
def test_no_ink_leaves_the_box_when_text_fits(box: TextBox) -> None:
    found = put(box)
    x, y, w, h = box.box
    if not found.fits:
        assert found.size == min(box.min_size, box.size)
        return
    for run_left, top, right, bottom in drawn(found.items):
        assert x - SMALLEST <= run_left
        assert right <= x + w + SMALLEST
        assert y - SMALLEST <= top
        assert bottom <= y + h + SMALLEST


@given(st.one_of(boxes(), fancy()))
def test_a_tenth_of_a_point_more_would_not_fit(box: TextBox) -> None:
    box = box._replace(overflow="problem")
    found = put(box)
    if found.fits and found.size < box.size:
        larger = round(found.size + 0.1, 4)
        assert not put(box._replace(size=larger, min_size=larger)).fits


@given(st.one_of(boxes(), fancy()), st.floats(1, 1.5), st.floats(1, 1.5))
def test_a_larger_box_never_gives_smaller_text(
    box: TextBox, wider: float, higher: float
) -> None:
    x, y, w, h = box.box
    large = put(box._replace(box=(x, y, w * wider, h * higher)))
    small = put(box)
    assert large.size >= small.size
    assert large.fits or not small.fits


@given(boxes())
def test_the_glyphs_say_the_text(box: TextBox) -> None:
    said = "".join(lines(put(box).items)).replace(" ", "")
    meant = "".join(
        getattr(piece, "text", "[x]")
        for paragraph in box.content
        for piece in paragraph
    )
    assert said == meant.replace(" ", "")


@given(boxes())
def test_words_of_a_line_are_parted_by_spaces(box: TextBox) -> None:
    for line in lines(put(box).items):
        assert line == line.strip()
    words = " ".join(lines(put(box._replace(lines=None, box=(0, 0, 9999, 99))).items))
    meant = " ".join(
        "".join(getattr(piece, "text", "[x]") for piece in paragraph)
        for paragraph in box.content
    )
    assert words == meant


@given(boxes())
def test_setting_repeats(box: TextBox) -> None:
    assert put(box, FontSet(FAMILIES)) == put(box)


def test_a_smallest_size_above_the_size_is_no_smaller() -> None:
    assert put(mono(9, 9, "a")._replace(min_size=20)).size == 10


@pytest.mark.parametrize("size", [0.0, -3.0])
def test_a_size_of_nothing_is_still_a_size(size: float) -> None:
    found = put(mono(9, 9, "a")._replace(size=size, min_size=size))
    assert found.size == 0.1
    assert mm(found.size) > 0


@pytest.mark.parametrize("box", [(0, 0, 0, 0), (0, 0, 5, 0), (0, 0, 0, 5)])
def test_a_box_of_nothing_fits_nothing(box: tuple[float, ...]) -> None:
    x, y, w, h = box
    assert not put(mono(9, 9, "a")._replace(box=(x, y, w, h))).fits


ICON = el("icon", name="gem")
PLACES: dict[str, tuple[Element | str, ...]] = {
    "alone": (ICON,),
    "first": (ICON, " Hp"),
    "last": ("Hp ", ICON),
    "amid": ("H ", ICON, " p"),
    "touching": ("H", ICON, "p"),
    "wrapped": ("HHHHHHH ", ICON, " p"),
    "bold": (el("b", "H", ICON), "p"),
    "doubled": (ICON, ICON),
    "paragraph": (el("p", "H"), ICON),
}


def middles(found: SetText) -> list[float]:
    """How high the middle of each icon is above the line's baseline, in mm."""
    heights = []
    for item in found.items:
        if isinstance(item, Group):
            (icon,) = item.items
            assert isinstance(icon, Fill)
            ys = [step[2] for step in icon.outline if len(step) == 3]
            heights.append((min(ys) + max(ys)) / 2)
    return heights


@pytest.mark.parametrize("align", ["left", "center", "right", "justify"])
@pytest.mark.parametrize("size", [4.0, 10.0, 30.0])
@pytest.mark.parametrize("place", PLACES)
def test_an_icon_has_one_place_on_the_line(place: str, size: float, align: Any) -> None:
    """Its middle is that of a capital, wherever it stands and whatever is beside it."""
    em = mm(size)
    box = TextBox((0, 0, 5 * em, 9 * em), content(*PLACES[place]), "mono", BLACK)
    box = box._replace(size=size, min_size=size, align=align)
    found, beside = put(box), put(box._replace(content=content(*PLACES[place], "H")))
    assert found.fits
    for middle in middles(beside):
        above = [line - CAP / 2 * em for line in baselines(beside)]
        assert min(abs(middle - height) for height in above) < SMALLEST
    assert middles(found) == pytest.approx(middles(beside))


@pytest.mark.parametrize("factor", [0.5, 1.0, 2.0])
def test_an_icon_in_other_type_is_centred_on_its_capitals(factor: float) -> None:
    span = el("span", "H", ICON, size=str(factor))
    found = put(mono(9, 9, el("span", "H", size="3"), span))
    (baseline,) = baselines(found)
    (middle,) = middles(found)
    assert baseline - middle == pytest.approx(factor * CAP / 2 * EM)


@pytest.mark.parametrize("place", ["alone", "first", "last", "doubled"])
def test_a_line_with_an_icon_stays_in_its_box(place: str) -> None:
    box = mono(5, 1.11, *PLACES[place])._replace(align="right")
    found = put(box)
    assert found.fits
    assert found.ink
    x, y, w, h = found.ink
    assert x >= -SMALLEST
    assert y >= -SMALLEST
    assert x + w <= 5 * EM + SMALLEST
    assert y + h <= 1.11 * EM + SMALLEST


def test_icons_wrap_as_words_do() -> None:
    """An icon is 1.2 em wide and a blank 0.6: two have room in 4 em."""
    icons = [el("icon", name="gem") for _ in range(5)]
    words: list[Element | str] = []
    for icon in icons:
        words += [icon, " "]
    assert put(mono(4, 9, *words)).lines == 3

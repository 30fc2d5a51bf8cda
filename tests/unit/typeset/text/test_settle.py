from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.drawing import Box
from cardwright.typeset.text.textbox import SetText, TextBox
from tests.unit.typeset.kit import BLACK, CAP, EM, content, drawn, el, glyphs, mono, put


def at(found: SetText) -> list[tuple[float, float]]:
    """The start and baseline of each line, in em."""
    return [
        (round(run.glyphs[0].x / EM, 6), round(run.glyphs[0].y / EM, 6))
        for run in found.items
        if hasattr(run, "glyphs")
    ]


def around(width: float, height: float, thing: Box, *children: str) -> TextBox:
    x, y, w, h = (side * EM for side in thing)
    return mono(width, height, *children)._replace(around=((x, y, w, h),))


def test_a_large_first_line_is_centred_by_its_own_capitals() -> None:
    """In the second line a large word does not count."""
    large = el("span", "H", size="2")
    box = mono(3, 9, large, el("br"), "p")._replace(valign="middle")
    (_, first), (_, last) = at(put(box))
    assert first - 2 * CAP == pytest.approx(9 - last)
    box = mono(3, 9, "H", el("br"), large)._replace(valign="middle")
    (_, first), (_, last) = at(put(box))
    assert first - CAP == pytest.approx(9 - last)


def test_an_icon_alone_is_centred_by_its_ink() -> None:
    box = mono(3, 9, el("icon", name="gem"))._replace(valign="middle")
    ink = put(box).ink
    assert ink
    assert ink[1] / EM == pytest.approx((9 - 1.1) / 2)


def test_columns_stand_in_the_middle_as_one() -> None:
    """Two lines in each of two columns."""
    box = mono(5, 9, "HH HH HH HH")._replace(columns=2, gutter=EM, valign="middle")
    box = box._replace(box=(0, 0, 4 * EM, 9 * EM))
    found = at(put(box))
    top = (9 + CAP - 1.2) / 2
    assert [x for x, _ in found] == [0, 0, 2.5, 2.5]
    assert [y for _, y in found] == pytest.approx([top, top + 1.2] * 2)


def test_text_around_a_thing_is_centred_where_it_may_be() -> None:
    """One line of ``HH`` beside a thing on the right that is as high as the box."""
    box = around(4, 9, (2.5, 0, 1.5, 9), "HH HH")._replace(valign="middle")
    first, last = (y for _, y in at(put(box)))
    assert first - CAP == pytest.approx(9 - last)


def test_text_goes_round_a_corner() -> None:
    found = put(around(6, 3.2, (3, 2, 3, 1.2), "HHHH HHHH HHHH HHHH"))
    assert found.fits
    assert [x for x, _ in at(found)] == [0, 0]
    found = put(around(6, 9, (0, 0, 3, 1.2), "HHHH HHHH HHHH"))
    assert [x for x, _ in at(found)] == [3, 0]


def test_alignment_is_within_the_place_of_a_line() -> None:
    box = around(6, 9, (3, 0, 3, 1.2), "HH")
    assert at(put(box._replace(align="right")))[0][0] == pytest.approx(3 - 1.2)
    assert at(put(box._replace(align="center")))[0][0] == pytest.approx((3 - 1.2) / 2)


@given(
    words=st.lists(st.integers(1, 6), min_size=1, max_size=25),
    thing=st.tuples(*[st.floats(0, 9)] * 4),
    valign=st.sampled_from(["top", "middle", "bottom"]),
    size=st.floats(6, 20),
)
def test_no_ink_meets_a_thing_or_leaves_the_box(
    words: list[int], thing: Box, valign: str, size: float
) -> None:
    text = " ".join("Hxgpd"[: word % 5 + 1] for word in words)
    box = around(9, 12, thing, text)
    box = box._replace(valign=valign, size=size, min_size=1)  # type: ignore[arg-type]
    found = put(box)
    (x, y, w, h), (_, _, width, height) = box.around[0], box.box
    for left, top, right, bottom in drawn(found.items) if found.fits else ():
        assert left >= -1e-6
        assert top >= -1e-6
        assert right <= width + 1e-6
        assert bottom <= height + 1e-6
        apart = right <= x + 1e-6 or left >= x + w - 1e-6
        assert apart or bottom <= y + 1e-6 or top >= y + h - 1e-6 or min(w, h) < 1e-6


@given(
    words=st.lists(st.integers(1, 6), min_size=1, max_size=25),
    thing=st.tuples(*[st.floats(0, 9)] * 4),
    columns=st.integers(1, 3),
    more=st.tuples(st.floats(0, 5), st.floats(0, 5)),
    hyphenate=st.sampled_from(["true", "false"]),
)
def test_a_larger_box_never_gives_smaller_text(
    words: list[int],
    thing: Box,
    columns: int,
    more: tuple[float, float],
    hyphenate: str,
) -> None:
    text = " ".join("opponents"[: word + 3] for word in words)
    box = TextBox((0, 0, 30, 20), content(text), "body", BLACK, 12, 1)
    box = box._replace(columns=columns, gutter=1, hyphenate=hyphenate)  # type: ignore[arg-type]
    box = box._replace(around=(thing,) if columns == 1 else ())
    larger = box._replace(box=(0, 0, 30 + more[0], 20 + more[1]))
    assert put(larger).size >= put(box).size


def test_the_glyphs_of_a_flow_say_the_text() -> None:
    box = around(6, 9, (3, 2, 3, 1.2), "one two three")
    assert "".join(g.text for _, g in glyphs(put(box).items)) == "one twothree"

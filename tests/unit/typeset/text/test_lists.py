from __future__ import annotations

from itertools import pairwise

import pytest

from cardwright.model.face import Element
from cardwright.typeset.text.block import BEHIND, TIGHT, Block, block
from cardwright.typeset.text.dressing import Base
from cardwright.typeset.text.inline import Content, Look, plain
from cardwright.typeset.text.lists import hung, itemised
from tests.unit.typeset.kit import BLACK, EM, FONTS, content, el, glyphs, mono, put

BASE = Base(FONTS, "mono", 400, False, BLACK, 0.0, "none", Look())  # noqa: FBT003


def blocks(*children: Element | str) -> list[Block]:
    return [*hung([block(BASE, paragraph) for paragraph in content(*children)])]


def bullets(found: list[Block]) -> list[str | None]:
    return [each.bullet.text if each.bullet else None for each in found]


def items(*words: str, **attributes: str) -> Element:
    return el("list", *(el("li", word) for word in words), **attributes)


def test_each_item_is_a_paragraph_behind_a_dot() -> None:
    found = blocks("one:", items("aa", "bb"), "end")
    assert bullets(found) == [None, "\u2022", "\u2022", None]
    assert [each.indent for each in found] == [0, 0.6 + BEHIND, 0.6 + BEHIND, 0]
    assert [each.gap for each in found] == [1, TIGHT, TIGHT, 1]


def test_items_hang_as_far_as_the_widest_bullet_asks() -> None:
    found = blocks(el("list", el("li", "a", bullet="9."), el("li", "b", bullet="10.")))
    assert bullets(found) == ["9.", "10."]
    assert [each.indent for each in found] == [pytest.approx(1.8 + BEHIND)] * 2


def test_an_icon_may_be_a_bullet_of_a_list_or_of_one_item() -> None:
    lone = el("li", "b", icon="leaf")
    found = blocks(el("list", el("li", "a"), lone, icon="gem"))
    assert bullets(found) == ["[gem]", "[leaf]"]
    assert found[0].indent == pytest.approx(1.2 + BEHIND)


def test_a_list_in_an_item_hangs_deeper() -> None:
    inner = el("li", "a", items("b", bullet="-"), "c")
    found = blocks(el("list", inner, el("li", "d")))
    assert bullets(found) == ["\u2022", "-", None, "\u2022"]
    assert [each.depth for each in found] == [1, 2, 1, 1]
    step = 0.6 + BEHIND
    assert [each.hang for each in found] == pytest.approx([0, step, 0, 0])
    assert found[1].indent == pytest.approx(2 * step)


def test_a_second_paragraph_of_an_item_hangs_without_a_bullet() -> None:
    found = blocks(el("list", el("li", el("p", "a"), el("p", "b"))))
    assert bullets(found) == ["\u2022", None]


def test_a_bullet_has_the_look_around_its_list() -> None:
    (found,) = blocks(el("b", "x"), el("list", el("li", el("b", "a"))))[1:]
    assert bullets([found]) == ["\u2022"]


def test_the_lines_of_an_item_stand_below_its_text() -> None:
    """In em: 5 wide, of which 1.05 are before the text; two words of 2.4."""
    found = put(mono(5, 9, items("aaaa bbbb")))
    starts = {glyph.text: round(glyph.x / EM, 6) for _, glyph in glyphs(found.items)}
    assert (starts["\u2022"], found.lines) == (0, 2)
    first, second = found.items[1], found.items[2]
    assert [run.glyphs[0].x / EM for run in (first, second)] == pytest.approx(  # type: ignore[union-attr]
        [1.05, 1.05]
    )


def test_items_stand_closer_than_paragraphs() -> None:
    found = put(mono(5, 9, "x", items("a", "b"), "y"))
    ys = sorted({round(glyph.y / EM, 6) for _, glyph in glyphs(found.items)})
    steps = [b - a for a, b in pairwise(ys)]
    assert steps == pytest.approx([1.2 + 0.14, 1.2 + 0.14, 1.2 + 0.4])


def listed(*children: Element | str) -> Content:
    return itemised(content(*children))


def test_lines_with_dashes_become_items() -> None:
    found = listed(
        "Choose:", el("br"), "- draw", el("br"), "\u2022 pay", el("br"), "Go"
    )
    assert plain(found) == "Choose:\n\u2022 draw\n\u2022 pay\nGo"
    assert len(found) == 4


def test_a_dash_elsewhere_is_a_dash() -> None:
    text = ("a - b", el("br"), "-2 damage", el("br"), el("icon", name="x"), "- c")
    assert listed(*text) == content(*text)


def test_an_item_may_begin_with_a_mark() -> None:
    found = listed("- ", el("b", "Draw"), " two")
    assert plain(found) == "\u2022 Draw two"

from __future__ import annotations

from dataclasses import replace

import pytest

from cardwright.base.units import mm
from cardwright.model.face import Element, Limits, TextStyle
from cardwright.typeset.elements import ELEMENTS, read
from cardwright.typeset.face import draw
from cardwright.typeset.notes import TextNote, Tone
from cardwright.typeset.pen import Pen
from cardwright.typeset.textelement import text_box
from tests.unit.typeset.faces import INK, RED, SETTING, STYLE
from tests.unit.typeset.kit import el
from tests.unit.typeset.lints.faces import told

STYLES = {
    "rules": TextStyle(size=8),
    "raised": TextStyle(color="blood", weight=700),
}
HELD = replace(SETTING, style=replace(STYLE, text=STYLES), limits=Limits())


def noted(*children: Element | str, **attributes: str) -> list[TextNote]:
    """The notes of a text box of 40 by 20 mm."""
    box = {"w": "40", "h": "20", **attributes}
    element = el("text-box", *children, **box)
    pen = Pen(HELD, "while drawing it", draw, [])
    text_box(element, read(element, pen, ELEMENTS), pen)
    notes = [note for _, note in pen.notes.values()]
    return [note for note in notes if isinstance(note, TextNote)]


def test_a_text_is_noted_with_its_box_and_size() -> None:
    (note,) = noted("Draw two cards", size="10")
    assert (note.box, note.em) == ((0, 0, 40, 20), mm(10))
    assert note.tones == (Tone(INK, large=False),)
    assert len(note.areas()) == 1


def test_no_text_is_not_noted() -> None:
    assert noted() == []


def test_each_look_has_its_tone_once() -> None:
    (note,) = noted(
        "Draw ",
        el("span", "two", color="#808080"),
        el("b", " cards, then "),
        el("n", "4", strength="true"),
        size="15",
        strength="raised",
    )
    grey = replace(INK, red=128 / 255, green=128 / 255, blue=128 / 255)
    assert note.tones == (
        Tone(INK, large=False),
        Tone(grey, large=False),
        Tone(INK, large=True),
        Tone(RED, large=True),
    )


@pytest.mark.parametrize(
    ("shadow", "alpha"),
    [("0 0 1 #000", 1.0), ("0.5 0 1 #000c", 0.5528), ("0.6 0 1 #000", None)],
)
def test_a_soft_shadow_all_round_is_a_halo(shadow: str, alpha: float | None) -> None:
    # Half of the rings meet at an edge: of an alpha of 0.8 there, 1 - the root of 0.2.
    (note,) = noted("Draw", shadow=shadow)
    assert (note.halo and note.halo.alpha) == pytest.approx(alpha, abs=1e-4)


def test_the_smallest_run_of_a_text_counts_and_its_group() -> None:
    text = '<text-box x="9" y="9" w="40" h="20" size="10">A<span size="0.7">b</span>'
    (found,) = told(f"{text}</text-box>")
    assert found.message.startswith("the text is set in 7 pt")
    scaled = f'<g scale="0.8">{text}</text-box></g>'
    (found,) = told(scaled)
    assert found.message.startswith("the text is set in 5.6 pt")


def test_styles_of_fine_print_may_be_smaller() -> None:
    text = '<text-box x="9" y="9" w="40" h="20" style="rules" size="7">A</text-box>'
    assert [found.code for found in told(text, HELD)] == ["small-text"]
    assert told(text, HELD, Limits(fine_print=("rules",))) == []


def test_fine_print_in_a_text_may_be_small() -> None:
    """A span of 6.5 pt in a text of 8 pt, whose style is fine print or not."""
    styles = {
        "rules": TextStyle(size=8, sized=True),
        "note": TextStyle(size=6.5, sized=True),
    }
    within = replace(SETTING, style=replace(STYLE, text=styles))
    span = '<span style="note">two cards</span>'
    box = f'<text-box x="9" y="9" w="40" h="9" style="rules">Draw {span}</text-box>'
    assert told(box, within, Limits(fine_print=("note",))) == []
    assert [p.code for p in told(box, within)] == ["small-text"]
    small = box.replace('style="rules"', 'style="rules" size="5" min-size="5"')
    fine = Limits(fine_print=("note",))
    assert [p.code for p in told(small, within, fine)] == ["tiny-text"]

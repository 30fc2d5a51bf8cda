from __future__ import annotations

import gc
from dataclasses import replace
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.drawing import Drawing, Fill
from cardwright.model.face import Composed, Limits
from cardwright.model.problem import Place, Problem
from cardwright.typeset.elements import ELEMENTS
from cardwright.typeset.encode import digest_of
from cardwright.typeset.face import typeset
from cardwright.typeset.geometry.outline import rectangle
from tests.unit.typeset.faces import (
    INK,
    RED,
    SETTING,
    TASK,
    at,
    composed,
    problems,
    setting,
)

MARK = '_at="t.card.xml:9:5"'
NOT_XML = "the template's output is not XML"


def test_a_face_is_its_items_in_order_with_a_digest() -> None:
    body = '<rect w="1" h="1" fill="ink"/>\n <rect w="2" h="2" fill="blood"/>'
    items = (Fill(rectangle((0, 0, 1, 1)), INK), Fill(rectangle((0, 0, 2, 2)), RED))
    size = (63.5, 88.9, 3.175)
    drawing, found = typeset(composed(body), SETTING)
    assert found == []
    assert drawing == Drawing(*size, items, digest_of(items, size))


def test_the_same_face_has_the_same_digest() -> None:
    body = '<g x="0.1"><rect x="0.2" w="1" h="1" fill="ink"/></g>'
    first, _ = typeset(composed(body), SETTING)
    second, _ = typeset(composed(body.replace("0.2", "0.20")), SETTING)
    third, _ = typeset(composed(body.replace("0.2", "0.3")), SETTING)
    assert first == second
    assert first != third


def test_what_is_laid_out_goes_as_soon_as_it_is_let_go(tmp_path: Path) -> None:
    """Faces by the thousand need no search for garbage: none holds itself."""
    body = (
        '<rect x="-4" y="-4" w="72" h="98" fill="#fff"/>'
        '<icon name="drop" x="30" y="40" w="5"/>'
        '<text-box x="5" y="5" w="50" h="9">Low <b>tide</b></text-box>'
    )
    (tmp_path / "icons").mkdir()
    icon = '<svg viewBox="0 0 9 9"><path d="M0 0H9V9Z"/></svg>'
    (tmp_path / "icons" / "drop.svg").write_text(icon)
    held = replace(setting(tmp_path), proof=True, limits=Limits())
    assert typeset(composed(body), held)[1] == []
    gc.collect()
    gc.disable()
    try:
        for _ in range(3):
            typeset(composed(body), held)
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_xml_that_is_broken() -> None:
    assert problems(f'<g {MARK}><rect w="1" h="1">') == [
        Problem(
            "template-syntax",
            at(9, 5, "<g"),
            f"{NOT_XML}: <rect> is not closed",
            f'close it with "/>" or </rect> ({TASK})',
        )
    ]


def test_nothing_printed() -> None:
    drawing, found = typeset(
        replace(composed(""), xml="", template="templates/tides/t.card.xml"), SETTING
    )
    assert drawing is None
    assert found == [
        Problem(
            "template-syntax",
            Place("templates/tides/t.card.xml"),
            f"{NOT_XML}: it has no element",
            TASK,
        )
    ]


def test_a_face_is_a_card() -> None:
    face = Composed("dagger", "asset", "front", '<g _at="t.card.xml:9:5"/>')
    assert typeset(face, SETTING) == (
        None,
        [
            Problem(
                "unknown-element",
                at(9, 5, "<g"),
                "a face is a <card>, not <g>",
                TASK,
            )
        ],
    )


def test_a_card_in_a_card() -> None:
    assert problems(f"<card {MARK}/>") == [
        Problem(
            "unknown-element",
            at(9, 5, "<card"),
            "<card> cannot stand in another element",
            TASK,
        )
    ]


def test_stray_text() -> None:
    assert problems(f"<g {MARK}> Draw two\n cards. </g>") == [
        Problem(
            "unknown-element",
            at(9, 5, "<g"),
            'the text "Draw two cards." stands outside a text-box',
            TASK,
        )
    ]


def test_a_leaf_holds_no_elements() -> None:
    inner = '<circle _at="t.card.xml:9:9" r="1" fill="ink"/>'
    assert problems(f'<rect {MARK} w="1" h="1" fill="ink">{inner}</rect>') == [
        Problem(
            "unknown-element",
            at(9, 9, "<circle"),
            "<circle> cannot stand in <rect>",
            TASK,
        )
    ]


def test_all_problems_of_a_face_are_told() -> None:
    body = f"<rekt {MARK}/><g><circle {MARK}/></g>"
    assert [problem.code for problem in problems(body)] == [
        "unknown-element",
        "missing-attribute",
    ]


ATTRIBUTES = sorted({name for table in ELEMENTS.values() for name in table})
VALUES = st.one_of(
    st.sampled_from(["0", "1", "-3", "2.5", "ink", "none", "M0 0h3z", "0,0 1,1 2,0"]),
    st.text("abc#0123456789.-,()% ", max_size=12),
)
TAGS = st.tuples(
    st.sampled_from(sorted({*ELEMENTS} - {"card"})),
    st.dictionaries(st.sampled_from(ATTRIBUTES), VALUES, max_size=6),
)


@given(st.lists(TAGS, max_size=4))
def test_no_attributes_break_it(tags: list[tuple[str, dict[str, str]]]) -> None:
    """A face is a drawing or has an error, never neither and never both."""
    body = "".join(_opened(name, given) for name, given in tags)
    body += "".join(f"</{name}>" for name, _ in reversed(tags))
    drawing, found = typeset(composed(body), SETTING)
    assert (drawing is None) == bool(found)


def _opened(name: str, given: dict[str, str]) -> str:
    attributes = "".join(f' {key}="{value}"' for key, value in given.items())
    return f"<{name}{attributes}>"


def test_a_text_box_of_no_known_size_is_not_filled() -> None:
    text = "word " * 500
    assert problems(f'<text-box {MARK} w="x" h="1">{text}</text-box>') == [
        Problem(
            "bad-value",
            at(9, 5, "<text-box"),
            'w of <text-box>: "x" is not a number',
            TASK,
        )
    ]


def test_a_box_without_a_size_is_one_problem_and_its_text_none() -> None:
    assert problems(f"<text-box {MARK}>a text that has no room</text-box>") == [
        Problem(
            "missing-attribute",
            at(9, 5, "<text-box"),
            '<text-box> needs the attributes "w" and "h"',
            TASK,
        )
    ]

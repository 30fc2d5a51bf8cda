from __future__ import annotations

from cardwright.model.problem import Problem
from cardwright.typeset.elements import ELEMENTS, INLINE, REQUIRED, unknown_element
from cardwright.typeset.face import DRAW
from cardwright.typeset.text.inline import INLINE as SET_INLINE
from tests.unit.typeset.faces import TASK, at, problems

MARK = '_at="t.card.xml:7:3"'


def test_every_element_of_the_list_can_be_drawn() -> None:
    assert {*ELEMENTS} - {"card"} == {*DRAW}
    assert {*INLINE} == {*SET_INLINE}


def test_what_is_required_is_allowed() -> None:
    for name, attributes in REQUIRED.items():
        assert {*attributes} <= {*ELEMENTS[name]}


def test_an_unknown_element() -> None:
    assert problems(f'<rekt {MARK} w="1" h="1"/>') == [
        Problem(
            "unknown-element",
            at(7, 3, "<rekt"),
            "there is no element <rekt>",
            f'did you mean "rect"? ({TASK})',
        )
    ]


def test_an_unknown_element_that_is_like_none() -> None:
    assert problems(f"<xyzzy {MARK}/>") == [
        Problem(
            "unknown-element",
            at(7, 3, "<xyzzy"),
            "there is no element <xyzzy>",
            "there are g rect circle ellipse polygon path image icon arrow qr text-box "
            f"row col clip face ({TASK})",
        )
    ]


def test_an_unknown_attribute() -> None:
    assert problems(f'<text-box {MARK} w="9" h="9" valing="top">a</text-box>') == [
        Problem(
            "unknown-attribute",
            at(7, 3, "<text-box"),
            '<text-box> has no attribute "valing"',
            f'did you mean "valign"? ({TASK})',
        )
    ]


def test_an_attribute_that_is_written_out_is_not_missing_too() -> None:
    assert problems(f'<rect {MARK} width="9" higth="9" fill="#fff"/>') == [
        Problem(
            "unknown-attribute",
            at(7, 3, "<rect"),
            f'<rect> has no attribute "{name}"',
            f'did you mean "{meant}"? ({TASK})',
        )
        for name, meant in (("width", "w"), ("higth", "h"))
    ]


def test_every_slip_of_a_tag_is_told() -> None:
    assert problems(f'<rect {MARK} w="wide" fill="bloood"/>') == [
        Problem(
            "bad-value", at(7, 3, "<rect"), 'w of <rect>: "wide" is not a number', TASK
        ),
        Problem(
            "unknown-color",
            at(7, 3, "<rect"),
            'fill of <rect>: there is no colour "bloood"',
            f'did you mean "blood"? ({TASK})',
        ),
        Problem(
            "missing-attribute",
            at(7, 3, "<rect"),
            '<rect> needs the attribute "h"',
            TASK,
        ),
    ]


def test_an_element_in_the_wrong_place() -> None:
    inside = unknown_element("rect", INLINE)
    outside = unknown_element("b", ELEMENTS)
    assert inside.message == "<rect> cannot stand in a text-box"
    assert outside.message == "<b> stands outside a text-box"


def test_an_element_of_html_in_a_text_box() -> None:
    assert unknown_element("strong", INLINE).hint == 'did you mean "b"?'
    assert unknown_element("ol", INLINE).hint == 'did you mean "list"?'
    hint = unknown_element("u", INLINE).hint
    assert hint == "there are b i br p icon span n list li"


def test_what_attributes_are_called_elsewhere() -> None:
    body = f'<rect {MARK} x="1" y="1" w="1" h="1" colour="#000" widht="2"/>'
    told = [(problem.message, problem.hint) for problem in problems(body)]
    assert told == [
        ('<rect> has no attribute "colour"', f'did you mean "fill"? ({TASK})'),
        ('<rect> has no attribute "widht"', f'did you mean "w"? ({TASK})'),
    ]

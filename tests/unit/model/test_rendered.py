from __future__ import annotations

import xml.etree.ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.markup import escape, parse
from cardwright.model.rendered import filled, inline_xml, nodes, plain, tree
from cardwright.model.rich import (
    Bold,
    Break,
    Icon,
    Inline,
    Italic,
    Paragraph,
    Rich,
    Text,
    Value,
)

WHOLE = Rich(
    (
        Paragraph(
            (
                Text("Deal "),
                Value("amount", "6", "effects.0.amount", strength=True),
                Text(" & "),
                Bold((Italic((Icon("fire"),)),)),
                Break(),
                Value("term.row", "line"),
            )
        ),
        Paragraph((Value("param.n", "2", "param.n"), Value("param.m"))),
    )
)


def test_plain_text_names_icons_and_parts_paragraphs_by_a_blank_line() -> None:
    assert plain(WHOLE) == "Deal 6 & [fire]\nline\n\n2{{ param.m }}"
    assert plain(WHOLE, {"fire": "Flame"}) == (
        "Deal 6 & [Flame]\nline\n\n2{{ param.m }}"
    )


def test_the_tree_is_nested_lists_and_mappings() -> None:
    assert tree(WHOLE) == [
        [
            "Deal ",
            {"value": "6", "origin": "effects.0.amount", "strength": True},
            " & ",
            {"b": [{"i": [{"icon": "fire"}]}]},
            {"br": True},
            {"value": "line"},
        ],
        [{"value": "2", "origin": "param.n"}, {"value": "{{ param.m }}"}],
    ]


def test_inline_xml_marks_numbers_and_wraps_paragraphs() -> None:
    assert inline_xml(WHOLE) == (
        '<p>Deal <n strength="true">6</n> &amp; <b><i><icon name="fire"/></i></b>'
        "<br/>line</p><p><n>2</n>{{ param.m }}</p>"
    )


def test_one_paragraph_stands_bare_and_none_is_empty() -> None:
    assert inline_xml(parse("a < b")[0]) == "a &lt; b"
    assert inline_xml(Rich()) == ""


def test_nodes_come_in_reading_order() -> None:
    found = [type(node).__name__ for node in nodes(WHOLE)]
    assert found == [
        "Text",
        "Value",
        "Text",
        "Bold",
        "Italic",
        "Icon",
        "Break",
        "Value",
        "Value",
        "Value",
    ]


def test_filling_replaces_values_at_any_depth() -> None:
    def shout(value: Value) -> Inline:
        return Text(value.expression.upper())

    source, _ = parse("**a {{ x }} *{{ y }}*** {z}")
    assert filled(source, shout) == Rich(
        (
            Paragraph(
                (
                    Bold((Text("a "), Text("X"), Text(" "), Italic((Text("Y"),)))),
                    Text(" "),
                    Icon("z", 24, 27),
                )
            ),
        )
    )


@given(st.text(max_size=60))
def test_inline_xml_of_any_text_is_well_formed(text: str) -> None:
    xml = inline_xml(parse(escape(text))[0])
    root = ET.fromstring(f"<x>{xml}</x>")  # noqa: S314 - our own output
    assert root.tag == "x"

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.face import Element
from cardwright.model.problem import Place
from cardwright.typeset.parse import MAX_DEPTH, NotXmlError, parse_face, parse_xml

CARD = Place("t.xml", 3, 5, 3, 10)
RECT = Place("a/b:c.xml", 4, 7, 4, 12)


def test_marks_become_places() -> None:
    xml = '<card _at="t.xml:3:5"><rect w="1" _at="a/b:c.xml:4:7"/>a &amp; b</card>'
    rect = Element("rect", {"w": "1"}, (), RECT)
    assert parse_face(xml) == Element("card", {}, (rect, "a & b"), CARD)


def test_an_element_without_a_mark_stands_where_its_parent_does() -> None:
    xml = '<card _at="t.xml:3:5"><b>x</b><i _at="nowhere"/></card>'
    bold, italic = Element("b", {}, ("x",), CARD), Element("i", {}, (), CARD)
    assert parse_face(xml) == Element("card", {}, (bold, italic), CARD)


START = '<card _at="t.xml:3:5">'


@pytest.mark.parametrize(
    ("xml", "message", "place"),
    [
        (START + "<rect></card>", "<rect> is not closed", CARD),
        (START, "<card> is not closed", CARD),
        (START + "<rect", "the tag <rect …> has no end", CARD),
        (START + "a < b</card>", 'a "<" or "&" stands out of place', CARD),
        (START + "&nbsp;</card>", "what follows & is no name of a sign", CARD),
        (
            START + '<rect w="1" w="2"/></card>',
            'the attribute "w" stands twice in <rect>',
            CARD,
        ),
        (START + "</card><card/>", "something follows the last tag", CARD),
        ("", "it has no element", Place("")),
        ("{}", "it has no element", Place("")),
        (
            '<!DOCTYPE card [<!ENTITY a "b">]><card _at="t.xml:3:5">&a;</card>',
            "entities cannot be declared",
            Place("t.xml", 3, 5, 3, 6),
        ),
        (
            START + "<g>" * MAX_DEPTH,
            f"elements stand more than {MAX_DEPTH} deep",
            CARD,
        ),
    ],
)
def test_what_is_not_well_formed(xml: str, message: str, place: Place) -> None:
    with pytest.raises(NotXmlError) as caught:
        parse_face(xml)
    assert (caught.value.slip.message, caught.value.place) == (message, place)


def test_the_nearest_mark_is_the_last_tag_s() -> None:
    xml = f'{START}<rect _at="a/b:c.xml:4:7"/><circle</card>'
    with pytest.raises(NotXmlError) as caught:
        parse_face(xml)
    assert caught.value.place == RECT


def test_places_may_come_from_the_text_itself() -> None:
    def placer(name: str, _attributes: object, at: tuple[int, int]) -> Place:
        return Place("x.svg", *at, at[0], at[1] + len(name) + 1)

    inner = Element("g", {}, (), Place("x.svg", 2, 2, 2, 4))
    place = Place("x.svg", 1, 1, 1, 5)
    assert parse_xml(b"<svg>\n <g/></svg>", placer) == Element(
        "svg", {}, ("\n ", inner), place
    )


@given(st.text("<>/&;card rect\"'= _at:1!\x00\ud800é", max_size=60))
def test_any_text_is_a_tree_or_not_xml(xml: str) -> None:
    try:
        root = parse_face(xml)
    except NotXmlError:
        return
    assert root.name

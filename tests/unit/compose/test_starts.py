"""The start tags of a template, as far as they are written out."""

from __future__ import annotations

import pytest

from cardwright.compose.starts import Start, starts


def test_tags_of_every_branch() -> None:
    source = '{% if a < b %}<rect w="1"/>{% else %}<rct\n w=\'{{ "2" }}\'/>{% endif %}'
    assert [*starts(source)] == [
        Start("rect", 14, (("w", 20),), in_text=False),
        Start("rct", 37, (("w", 43),), in_text=False),
    ]


def test_what_stands_within_a_text_box() -> None:
    source = '<text-box w="1"/><g/><text-box><b/></text-box ><g/>'
    assert [(start.name, start.in_text) for start in starts(source)] == [
        ("text-box", False),
        ("g", False),
        ("text-box", False),
        ("b", True),
        ("g", False),
    ]


@pytest.mark.parametrize(
    "source",
    ["{# <a/> #}", "<!-- <a/> -->", "<![CDATA[<a/>]]>", '{{ "<a/>" }}', "{% a <b/> %}"],
)
def test_no_tags(source: str) -> None:
    assert [*starts(source)] == []


@pytest.mark.parametrize("source", ["<{{ a }}/>", "<re{{ a }}/>", "<svg:rect/>", "<a"])
def test_a_name_that_is_not_written_out(source: str) -> None:
    assert [*starts(source)] == []


def test_attributes_among_code() -> None:
    source = '<g {% if a > b %}x="1"{% endif %} {{ d }}y="2" z = \'>"\' {# e #}>'
    assert [*starts(source)] == [Start("g", 0, (("x", 17), ("z", 47)), in_text=False)]


@pytest.mark.parametrize("source", ['<g x=1 y="2">', '<g x="1 y="2">', '<g x="1"'])
def test_a_broken_tag_has_no_attributes(source: str) -> None:
    assert [*starts(source)] == [Start("g", 0, (), in_text=False)]

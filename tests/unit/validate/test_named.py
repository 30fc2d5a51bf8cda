from __future__ import annotations

import pytest

from cardwright.validate.named import (
    ANY,
    VERB,
    face_pattern,
    is_named,
    merged,
    named_in_template,
)


def test_words_stand_under_the_attribute_that_they_are_written_in() -> None:
    names = named_in_template(
        '<rect w="3" fill="linear-gradient(90deg, sea, foam/0.4)"/>'
    )
    assert {"sea", "foam"} <= names["fill"]
    assert names["w"] == {"3"}
    assert names[ANY] == set()


def test_texts_in_code_may_name_anything() -> None:
    source = (
        """{% include "plate.xml" %}<icon name="{{ 'sun' if day else 'moon' }}"/>"""
    )
    names = named_in_template(source)
    assert names[ANY] == {"plate.xml", "sun", "moon"}


def test_what_code_adds_to_is_only_a_part_of_a_name() -> None:
    names = named_in_template('<text-box style="{{ card.kind }}-title"/>')
    assert "title" not in names["style"]
    assert "-title" not in names["style"]


def test_names_of_the_code_itself_and_comments_name_nothing() -> None:
    source = '{# style="old" #}<!-- fill="rust" -->{{ card.title }}{% set body = 3 %}'
    assert named_in_template(source) == {ANY: set()}


def test_several_templates_count_as_one() -> None:
    parts = [{ANY: {"a"}, "fill": {"ink"}}, {ANY: {"b"}, "fill": {"sea"}}]
    assert merged(parts) == {ANY: {"a", "b"}, "fill": {"ink", "sea"}}
    assert merged([]) == {ANY: set()}


@pytest.mark.parametrize(
    "text",
    [
        "icon: sun\n",
        "icon: sun # by day\n",
        "icon: sun",
        "icon: 'sun'\n",
        '{"icon": "sun"}',
        "{icon: sun, color: ink}",
        "icons: [moon, sun]\n",
        "icons:\n  - sun\n",
        "text: Turn {sun} over.\n",
        "text: Turn { sun } over.\n",
        "plain: Turn [sun] over.\n",
        "color: sun/0.4\n",
        "text: The sunny {moon}, then {sun}.\n",
    ],
)
def test_values_and_marks_name(text: str) -> None:
    assert is_named("sun", text)


@pytest.mark.parametrize(
    "text",
    [
        "text: Under the sun.\n",
        "text: The sun rises.\n",
        "sun: {name: Sun}\n",
        "{sun: 3}",
        "icon: sunrise\n",
        "icon: half-sun\n",
        "# icon: sun\n",
        "  # as in {sun}\n",
        "",
    ],
)
def test_words_of_sentences_keys_and_comments_do_not(text: str) -> None:
    assert not is_named("sun", text)


@pytest.mark.parametrize(
    "text", ["[{do: draw, amount: 2}]", '{"do": "draw"}', "is: draw"]
)
def test_a_verb_stands_behind_its_key(text: str) -> None:
    assert is_named("draw", text, VERB)
    assert not is_named("draw", "{trigger: draw}", VERB)


@pytest.mark.parametrize(
    "xml",
    [
        '<rect fill="sea"/>',
        "<rect fill='sea'/>",
        '<rect stroke="sea/0.5"/>',
        '<rect fill="linear-gradient(90deg, foam, sea 40%)"/>',
    ],
)
def test_a_face_shows_a_name(xml: str) -> None:
    assert face_pattern("sea", ("fill", "stroke")).search(xml)


@pytest.mark.parametrize(
    "xml", ['<icon name="sea"/>', '<rect fill="sea-deep"/>', "<p>fill sea</p>"]
)
def test_a_face_does_not_show_it_elsewhere(xml: str) -> None:
    assert not face_pattern("sea", ("fill", "stroke")).search(xml)

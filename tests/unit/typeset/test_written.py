from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.model.face import Element
from cardwright.model.problem import Place
from cardwright.typeset.written import attribute_place, value_place

FILE = "templates/tides/front.card.xml"
TAG = Place(FILE, 2, 3, 2, 8)


def written(root: Path, tag: str, **given: str) -> tuple[Element, Path]:
    """An element in the second line of a template, with its attributes as drawn."""
    file = root / FILE
    file.parent.mkdir(parents=True)
    file.write_text(f'<card fill="outer">\n  {tag}\n</card>\n', "utf-8")
    return Element("rect", given, (), TAG), root


@pytest.mark.parametrize(
    ("tag", "name", "value"),
    [
        ('<rect x="3" fill="inc"/>', (2, 15, 19), (2, 21, 24)),
        ("<rect fill='inc'/>", (2, 9, 13), (2, 15, 18)),
        ('<rect r="{{ \'a>b\' }}" fill = "{{ "inc" }}"/>', (2, 25, 29), (2, 33, 44)),
        ('<rect {% if 2 > 1 %}fill="inc"{% endif %}/>', (2, 23, 27), (2, 29, 32)),
        ('<rect fill=""/>', (2, 9, 13), (2, 15, 15)),
    ],
)
def test_an_attribute_is_found_in_its_tag(
    tmp_path: Path, tag: str, name: tuple[int, int, int], value: tuple[int, int, int]
) -> None:
    given = written(tmp_path, tag, fill="inc")
    for part, (line, start, end) in (("key", name), ("value", value)):
        place = attribute_place(given[0], "fill", given[1], part)  # type: ignore[arg-type]
        assert place == Place(FILE, line, start, line, end)


def test_of_two_branches_the_value_tells_which(tmp_path: Path) -> None:
    tag = '<rect {% if a %}fill="ink"{% else %}fill="inc"{% endif %}/>'
    element, root = written(tmp_path, tag, fill="inc")
    place = attribute_place(element, "fill", root, "value")
    assert place == Place(FILE, 2, 45, 2, 48)


@pytest.mark.parametrize(
    "tag", ['<rect/><g fill="inc"/>', "<rect {{ more }}/>", '<rect fill="a" fill="a"/>']
)
def test_what_is_not_clear_stands_at_the_tag(tmp_path: Path, tag: str) -> None:
    element, root = written(tmp_path, tag, fill="inc")
    assert attribute_place(element, "fill", root, "value") == TAG


def test_a_template_that_is_not_there_leaves_the_tag(tmp_path: Path) -> None:
    element = Element("rect", {"fill": "inc"}, (), TAG)
    assert attribute_place(element, "fill", tmp_path, "value") == TAG


def test_the_core_s_templates_are_found_where_they_are(tmp_path: Path) -> None:
    place = Place("templates/core/draft.xml", 1, 1, 1, 2)
    element = Element("g", {"nope": "1"}, (), place)
    assert attribute_place(element, "nope", tmp_path, "key") == place


def test_the_attribute_that_has_a_value_is_one_of_those_named(tmp_path: Path) -> None:
    """The style is meant, though another attribute says the same."""
    tag = '<rect field="title" style="title"/>'
    element, root = written(tmp_path, tag, field="title", style="title")
    style = Place(FILE, 2, 30, 2, 35)
    assert value_place(element, "title", root, "strength", "style") == style
    assert value_place(element, "rules", root, "style") == TAG
    assert value_place(element, "title", root, "font") == TAG

from __future__ import annotations

from pathlib import Path

from jinja2 import TemplateNotFound, TemplateRuntimeError, TemplateSyntaxError

from cardwright.base.expression import ExpressionError
from cardwright.compose.loader import Loader
from cardwright.compose.trouble import trouble
from cardwright.model.problem import Place, Problem
from tests.unit.compose.given import folders

FRONT = "templates/tides/front.card.xml"


def found(error: Exception, root: Path) -> Problem:
    loader = Loader(folders(root, front="<card>\n  <g/> \n</card>"))
    return trouble(error, loader, "front.card.xml", 'drawing lantern "wick"')


def test_a_syntax_error_stands_at_what_is_not_closed(tmp_path: Path) -> None:
    text = "<card>\n  {% if a %}\n  <g/>\n</card>"
    error = TemplateSyntaxError("Unexpected end.", 4, "front", FRONT)
    loader = Loader(folders(tmp_path, front=text))
    assert trouble(error, loader, "front.card.xml", "drawing") == Problem(
        "template-syntax",
        Place(FRONT, 2, 3, 2, 13),
        "{% if … %} is not closed",
        "close it with {% endif %}",
    )


def test_any_other_syntax_error_stands_at_its_line(tmp_path: Path) -> None:
    error = TemplateSyntaxError("Unexpected 'x'.", 2, "front", FRONT)
    assert found(error, tmp_path) == Problem(
        "template-syntax",
        Place(FRONT, 2, 3, 2, 7),
        "the template cannot be read from here on",
        "look for a brace, bracket, comma or word too many or too few",
    )


def test_a_syntax_error_without_a_file_stands_in_the_template(tmp_path: Path) -> None:
    place = found(TemplateSyntaxError("Too deep.", 1), tmp_path).place
    assert place == Place(FRONT, 1, 1, 1, 7)


def test_a_missing_template_has_a_suggestion(tmp_path: Path) -> None:
    assert found(TemplateNotFound("frnt.card.xml"), tmp_path) == Problem(
        "missing-template",
        Place(FRONT, 1, 1, 1, 7),
        'there is no template "frnt.card.xml"',
        'did you mean "front.card.xml"?',
    )


def test_an_expression_s_error_keeps_its_code_and_names_the_entry(
    tmp_path: Path,
) -> None:
    error = ExpressionError("it is odd", "make it even", "unknown-name")
    assert found(error, tmp_path) == Problem(
        "unknown-name",
        Place(FRONT, 1, 1, 1, 7),
        "it is odd",
        'make it even (while drawing lantern "wick")',
    )


def test_any_other_error_of_a_template_is_told(tmp_path: Path) -> None:
    assert found(TemplateRuntimeError("Stopped."), tmp_path) == Problem(
        "template-syntax",
        Place(FRONT, 1, 1, 1, 7),
        "the template cannot be run on from here",
        'while drawing lantern "wick"',
    )


def test_templates_that_run_without_end_are_told_as_a_ring(tmp_path: Path) -> None:
    loader = Loader(folders(tmp_path, front="{% include 'front.card.xml' %}"))
    error = ExpressionError("it cannot be worked out")
    error.__cause__ = RecursionError()
    found = trouble(error, loader, "front.card.xml", "drawing")
    assert (found.code, found.place) == (
        "circular-reference",
        Place(FRONT, 1, 1, 1, 31),
    )


def test_a_filter_that_a_branch_names_is_told_when_it_is_run(tmp_path: Path) -> None:
    text = "<card>\n{% if a %}{{ a | uper }}{% endif %}</card>"
    loader = Loader(folders(tmp_path, front=text))
    error = TemplateRuntimeError("No filter.")
    found = trouble(error, loader, "front.card.xml", "drawing", ["upper"])
    assert (found.code, found.place.line, found.message, found.hint) == (
        "template-syntax",
        2,
        'there is no filter "uper"',
        'did you mean "upper"?',
    )

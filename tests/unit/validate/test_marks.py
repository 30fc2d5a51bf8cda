from __future__ import annotations

from cardwright.model.problem import Problem
from cardwright.validate.marks import check_marks
from tests.unit.validate.written import at, document, game, kind, words

FILE = "schemas/tides/lamp.schema.json"
GAME = game(
    kind("lamp", "lamp"),
    kind("oil", "oil"),
    vocabularies={"glows": words("dim")},
    frames={"glow": "{{ when }}"},
)


def check(text: str) -> list[Problem]:
    return list(check_marks(GAME, {"lamp": document(text)}))


def test_marks_that_name_what_is_there() -> None:
    assert (
        check(
            "properties:\n"
            "  a: {x-link: [lamp, oil]}\n"
            "  b: {x-link: vocabulary.glows}\n"
            "  c: {propertyNames: {x-link: format}}\n"
            "  d: {items: {x-holds: oil}}\n"
            "  e: {x-says: frames.glow}\n"
            "  f: {items: {x-says: verbs}}\n"
            "  g: true\n"
            "  h: {x-link: 3}\n"
        )
        == []
    )


def test_marks_that_name_what_is_not_there() -> None:
    text = "properties:\n  a: {x-link: [lamp, iol]}\n  b: {x-says: frames.glwo}"
    assert check(text) == [
        Problem(
            "unknown-reference",
            at(2, 22, 25, FILE),
            '"x-link" names "iol", which the game does not have',
            'did you mean "oil"?',
        ),
        Problem(
            "unknown-reference",
            at(3, 15, 26, FILE),
            '"x-says" names "frames.glwo", which the game does not have',
            'did you mean "frames.glow"?',
        ),
    ]


def test_a_schema_that_could_not_be_read_is_passed_over() -> None:
    assert check("[1]") == []

from __future__ import annotations

from cardwright.model.markup import parse
from cardwright.model.problem import Problem
from cardwright.validate.texts import check_texts, icons_of
from tests.unit.validate.written import at, catalog, entry, game, kind, words

LAMP = kind("lamp", "lamp", {"properties": {"text": {"x-text": "rich"}}})
GAME = game(LAMP, vocabularies={"icons": words("tap", "oil")})


def check(text: str) -> list[Problem]:
    return list(check_texts(catalog(GAME, entry(LAMP, text))))


def test_known_icons_are_no_problem() -> None:
    assert check('id: old\ntext: "{tap}: **take {oil}**"') == []


def test_an_unknown_icon_is_marked_inside_its_text() -> None:
    assert check('id: old\ntext: "{tpa}: take {oil} *and {moon}*"') == [
        Problem(
            "unknown-icon",
            at(2, 8, 13),
            'there is no icon "tpa"',
            'did you mean "tap"?',
        ),
        Problem("unknown-icon", at(2, 31, 37), 'there is no icon "moon"'),
    ]


def test_an_icon_that_has_a_file_is_to_be_added_to_the_list() -> None:
    known = catalog(GAME, entry(LAMP, 'id: old\ntext: "{moon}"'))
    assert list(check_texts(known, {"moon", "sun"})) == [
        Problem(
            "unknown-icon",
            at(2, 8, 14),
            'there is no icon "moon"',
            'add "moon" to icons in vocabularies.yaml',
        )
    ]


def test_an_icon_in_a_block_of_lines_is_marked_on_its_line() -> None:
    assert check("id: old\ntext: |\n  Take it.\n  Then {moon}.\n") == [
        Problem("unknown-icon", at(4, 8, 14), 'there is no icon "moon"')
    ]


def test_braces_without_a_name_are_told_elsewhere() -> None:
    assert check('id: old\ntext: "{} and {tap}"') == []


def test_a_game_without_a_list_of_icons_has_none() -> None:
    found = check_texts(catalog(game(LAMP), entry(LAMP, 'id: old\ntext: "{tap}"')))
    assert [problem.message for problem in found] == ['there is no icon "tap"']


def test_icons_are_found_within_all_marks_in_reading_order() -> None:
    rich, _ = parse("{a} **{b} *{c}***\n\n{d}")
    assert [icon.name for icon in icons_of(rich)] == ["a", "b", "c", "d"]

from __future__ import annotations

from cardwright.model.problem import Problem
from cardwright.validate.formtexts import check_form_texts
from tests.unit.validate.written import at, game, read, words


def check(play: str, glossary: str = "{}") -> list[Problem]:
    forms = {"play": read(play), "glossary": read(glossary, file="g.yaml")}
    lists = {"icons": words("tap", "oil")}
    return list(check_form_texts(game(forms=forms, vocabularies=lists), {"moon"}))


def test_marks_and_icons_that_are_right() -> None:
    assert check('setup: ["{tap} **Draw** {{ param.hand }}."]') == []


def test_a_mark_without_its_end() -> None:
    (found,) = check("setup: [Draw **two.]")
    assert (found.code, found.place) == ("unbalanced-mark", at(1, 14, 16))


def test_an_unknown_icon() -> None:
    found = check('steps: [{phase: Ebb, does: "{tpa}"}]', 'tide: {text: "{moon}"}')
    assert found == [
        Problem(
            "unknown-icon",
            at(1, 15, 21, "g.yaml"),
            'there is no icon "moon"',
            'add "moon" to icons in vocabularies.yaml',
        ),
        Problem(
            "unknown-icon",
            at(1, 29, 34),
            'there is no icon "tpa"',
            'did you mean "tap"?',
        ),
    ]


def test_html_in_the_glossary() -> None:
    (found,) = check("{}", "tide: {text: Out<br>in.}")
    assert (found.code, found.place) == ("stray-html", at(1, 17, 21, "g.yaml"))

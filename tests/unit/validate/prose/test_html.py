from __future__ import annotations

import pytest

from cardwright.model.problem import Problem
from cardwright.validate.prose.html import check_html
from tests.unit.validate.prose.corpora import corpus, said
from tests.unit.validate.written import at


def test_an_entity() -> None:
    assert list(check_html(corpus("Bread &amp; butter."))) == [
        Problem(
            "stray-html",
            at(1, 11, 16),
            'the entity "&amp;" is printed as it stands',
            "write &",
        )
    ]


@pytest.mark.parametrize(
    ("entity", "hint"),
    [
        ("&#39;", "write '"),
        ("&#x2019;", "write \u2019"),
        ("&eacute;", "write \u00e9"),
        ("&nbsp;", "write it itself"),
    ],
)
def test_the_sign_to_write(entity: str, hint: str) -> None:
    assert [p.hint for p in check_html(said(f"a {entity} b"))] == [hint]


def test_a_comment() -> None:
    found = [(p.message, p.hint) for p in check_html(said("Draw. <!-- or 3? -->"))]
    assert found == [
        ("a comment of HTML is printed as it stands", "write it behind a #")
    ]
    assert len(list(check_html(said("Draw <!-- or 3")))) == 1


def test_tags_of_rich_texts_are_told_elsewhere() -> None:
    assert list(check_html(said("a <b>c</b> d"))) == []


def test_a_tag_and_its_end_in_a_text_without_marks() -> None:
    found = [p.message for p in check_html(said("a <B>c</b> d</i>", rich=False))]
    assert found == [
        'the tag "<B>" means nothing here',
        'the tag "</i>" means nothing here',
    ]


@pytest.mark.parametrize("text", ["R&D; Q & A", "&#9999999;", "a < b > c", "<3", "&lt"])
def test_what_is_no_html(text: str) -> None:
    assert list(check_html(said(text, rich=False))) == []


def test_many_open_comments_take_no_longer_than_few() -> None:
    assert len(list(check_html(said("<!--" * 20_000)))) == 20_000

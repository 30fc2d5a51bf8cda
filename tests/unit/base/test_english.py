from __future__ import annotations

import pytest

from cardwright.base.english import number_in, with_article


@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("card", "a card"),
        ("entity card", "an entity card"),
        ("oil lamp", "an oil lamp"),
        ("unit", "a unit"),
        ("upgrade", "an upgrade"),
        ("Island", "an Island"),
    ],
)
def test_the_article_suits_the_title(title: str, said: str) -> None:
    assert with_article(title) == said


@pytest.mark.parametrize(
    ("text", "number"),
    [("three", "3"), ("Twelve", "12"), ("3x", "3"), ("x 3", "3"), ("many", None)],
)
def test_some_texts_are_sure_to_mean_a_number(text: str, number: str | None) -> None:
    assert number_in(text) == number

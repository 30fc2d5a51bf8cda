from __future__ import annotations

import pytest

from cardwright.base.english import with_article


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

from __future__ import annotations

import pytest

from cardwright.base.colournames import colour_meant


@pytest.mark.parametrize(
    ("word", "hint"),
    [
        ("red", 'write "#ff0000", or name a colour of style.yaml'),
        ("SteelBlue", 'write "#4682b4", or name a colour of style.yaml'),
        ("papre", 'did you mean "paper"?'),
        ("nothing-like-it", None),
    ],
)
def test_what_may_be_meant(word: str, hint: str | None) -> None:
    assert colour_meant(word, ["raised", "paper", "blues"]) == hint

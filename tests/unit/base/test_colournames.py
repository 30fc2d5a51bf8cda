from __future__ import annotations

import pytest
from PIL import ImageColor

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


def test_what_pillow_has_worked_out_before_is_told_alike() -> None:
    ImageColor.getrgb("teal")
    assert colour_meant("teal", []) == colour_meant("Teal", [])
    assert colour_meant("teal", []) == 'write "#008080", or name a colour of style.yaml'

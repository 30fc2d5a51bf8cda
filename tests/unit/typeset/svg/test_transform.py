from __future__ import annotations

import pytest

from cardwright.model.drawing import Matrix
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.transform import transform


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", (1, 0, 0, 1, 0, 0)),
        ("translate(3)", (1, 0, 0, 1, 3, 0)),
        ("translate(3, -4)", (1, 0, 0, 1, 3, -4)),
        ("scale(2)", (2, 0, 0, 2, 0, 0)),
        ("scale(2 3)", (2, 0, 0, 3, 0, 0)),
        ("rotate(90)", (0, 1, -1, 0, 0, 0)),
        ("rotate(90, 1, 2)", (0, 1, -1, 0, 3, 1)),
        ("skewX(45)", (1, 0, 1, 1, 0, 0)),
        ("skewY(45)", (1, 1, 0, 1, 0, 0)),
        ("matrix(1 2 3 4 5 6)", (1, 2, 3, 4, 5, 6)),
        ("translate(10) scale(2), translate(1,1) ", (2, 0, 0, 2, 12, 2)),
    ],
)
def test_transforms(text: str, expected: Matrix) -> None:
    assert transform(text) == pytest.approx(expected)


@pytest.mark.parametrize("text", ["turn(3)", "scale(1 2 3)", "rotate(1 2)", "scale"])
def test_what_is_no_transform(text: str) -> None:
    with pytest.raises(SlipError) as caught:
        transform(text)
    assert caught.value.message == f'"{text}" is not a transform'

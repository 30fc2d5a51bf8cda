from __future__ import annotations

import pytest

from cardwright.model.drawing import Matrix
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.view import fitting, page, view_of
from tests.unit.typeset.kit import el

VIEW, BOX = (10.0, 20.0, 4.0, 2.0), (100.0, 200.0, 8.0, 8.0)


@pytest.mark.parametrize(
    ("aspect", "expected"),
    [
        # Twice as large: 8 by 4 in 8 by 8, so 4 are left above and below.
        ("", (2, 0, 0, 2, 80, 162)),
        ("xMidYMid meet", (2, 0, 0, 2, 80, 162)),
        ("xMinYMin", (2, 0, 0, 2, 80, 160)),
        ("xMaxYMax", (2, 0, 0, 2, 80, 164)),
        # Four times: 16 by 8, of which 8 are beside the box.
        ("xMidYMid slice", (4, 0, 0, 4, 56, 120)),
        ("xMinYMid slice", (4, 0, 0, 4, 60, 120)),
        ("none", (2, 0, 0, 4, 80, 120)),
    ],
)
def test_a_view_in_a_box(aspect: str, expected: Matrix) -> None:
    assert fitting(VIEW, BOX, aspect) == expected


def test_what_is_no_aspect() -> None:
    for text in ("xMidYMid fit", "middle"):
        with pytest.raises(SlipError) as caught:
            fitting(VIEW, BOX, text)
        assert caught.value.message == f'"{text}" is no preserveAspectRatio'


def test_the_view() -> None:
    assert view_of({"viewBox": "1, 2 3 4"}) == (1, 2, 3, 4)
    assert view_of({}) is None
    with pytest.raises(SlipError):
        view_of({"viewBox": "0 0 1 0"})


def test_the_page() -> None:
    """Width and height in one unit say how the view is seen."""
    box = (0.0, 0.0, 4.0, 2.0)

    def sized(**attributes: str) -> tuple[object, float, float]:
        return page(el("svg", viewBox="0 0 4 2", **attributes))

    assert sized() == (box, 4, 2)
    assert sized(width="80mm", height="40mm") == (box, 4, 2)
    assert sized(width="40mm", height="40mm") == (box, 2, 2)
    assert sized(width="40mm", height="40") == (box, 4, 2)
    assert page(el("svg", width="3", height="5px")) == ((0, 0, 3, 5), 3, 5)

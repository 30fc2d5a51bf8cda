from __future__ import annotations

import pytest

from cardwright.model.drawing import Outline
from cardwright.typeset.geometry.outline import ellipse, polygon, rectangle
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg import shapes as svgshapes
from cardwright.typeset.svg.style import GEOMETRY


@pytest.mark.parametrize(
    ("name", "attributes", "expected"),
    [
        ("path", {"d": "M1 1h2v2z"}, polygon([(1, 1), (3, 1), (3, 3)])),
        ("path", {}, ()),
        (
            "rect",
            {"x": "1", "y": "2", "width": "4", "height": "3"},
            rectangle((1, 2, 4, 3)),
        ),
        (
            "rect",
            {"width": "4", "height": "3", "ry": "1"},
            rectangle((0, 0, 4, 3), (1,)),
        ),
        ("rect", {"width": "4"}, ()),
        ("circle", {"cx": "5", "cy": "6", "r": "2"}, ellipse(5, 6, 2, 2)),
        ("circle", {"cx": "5"}, ()),
        ("ellipse", {"rx": "3", "ry": "1"}, ellipse(0, 0, 3, 1)),
        ("ellipse", {"rx": "3"}, ellipse(0, 0, 3, 3)),
        (
            "line",
            {"x1": "1", "y2": "4"},
            (("M", 1.0, 0.0), ("L", 0.0, 4.0)),
        ),
        (
            "polyline",
            {"points": "1,1 2,3"},
            (("M", 1.0, 1.0), ("L", 2.0, 3.0)),
        ),
        ("polygon", {"points": "1,1 2,3"}, polygon([(1, 1), (2, 3)])),
        ("polygon", {"points": " "}, ()),
    ],
)
def test_shapes(name: str, attributes: dict[str, str], expected: Outline) -> None:
    assert svgshapes.OUTLINE[name](attributes) == expected


def test_corners_of_two_radii_are_quarter_ellipses() -> None:
    attributes = {"width": "8", "height": "3", "rx": "2", "ry": "1"}
    outline = svgshapes.OUTLINE["rect"](attributes)
    assert outline[:3] == (
        ("M", 2.0, 0.0),
        ("L", 6.0, 0.0),
        ("C", 7.1046, 0.0, 8.0, 0.4477, 8.0, 1.0),
    )


def test_every_drawn_element_has_an_outline() -> None:
    assert {*svgshapes.OUTLINE} == {*GEOMETRY} - {"g", "svg", "a", "use"}


def test_the_box_of_a_curve_is_that_of_its_ink() -> None:
    """Handles at y = 4 pull the middle to 3/4 of their height: 3."""
    arch: Outline = (("M", 0.0, 0.0), ("C", 0.0, 4.0, 8.0, 4.0, 8.0, 0.0), ("Z",))
    assert svgshapes.box(arch) == (0, 0, 8, 3)
    assert svgshapes.box(polygon([(1, 2), (4, 7)])) == (1, 2, 3, 5)
    assert svgshapes.box(()) == (0, 0, 0, 0)
    x, y, w, h = svgshapes.box(ellipse(5, 5, 2, 1))
    assert (x, y, w, h) == pytest.approx((3, 4, 4, 2))


def test_line_ends_and_joins() -> None:
    assert [svgshapes.cap(text) for text in ("butt", "round", "square")] == [
        "butt",
        "round",
        "square",
    ]
    joins = ("miter", "round", "bevel", "arcs", "miter-clip")
    assert [svgshapes.join(text) for text in joins] == [
        "miter",
        "round",
        "bevel",
        "miter",
        "miter",
    ]
    with pytest.raises(SlipError, match='the line end "flat" is not known'):
        svgshapes.cap("flat")
    with pytest.raises(SlipError, match='the line join "flat" is not known'):
        svgshapes.join("flat")

from __future__ import annotations

import io
import math
from xml.etree import ElementTree as ET

import ezdxf
import pytest
from ezdxf.entities.polyline import Polyline

from cardwright.model.game import Cut
from cardwright.press.cutpath import QUARTER, Vertex, cut_path, to_dxf, to_svg

BOX = (10.0, 20.0, 30.0, 40.0)
A4 = (210.0, 297.0)


def test_a_card_with_sharp_corners_has_four() -> None:
    path = cut_path(BOX, Cut())
    assert path == ((10, 20, 0), (40, 20, 0), (40, 60, 0), (10, 60, 0))


def test_round_corners_are_quarter_circles() -> None:
    assert cut_path(BOX, Cut(corner=3)) == (
        Vertex(13, 20),
        Vertex(37, 20, QUARTER),
        Vertex(40, 23),
        Vertex(40, 57, QUARTER),
        Vertex(37, 60),
        Vertex(13, 60, QUARTER),
        Vertex(10, 57),
        Vertex(10, 23, QUARTER),
    )


def test_a_circle_is_four_quarters() -> None:
    assert cut_path((0, 0, 20, 20), Cut("circle")) == (
        Vertex(10, 0, QUARTER),
        Vertex(20, 10, QUARTER),
        Vertex(10, 20, QUARTER),
        Vertex(0, 10, QUARTER),
    )


@pytest.mark.parametrize("turned", [False, True])
def test_a_hexagon_has_six_equal_sides_on_its_longer_axis(
    turned: bool,  # noqa: FBT001
) -> None:
    sides = (20.0, 10 * math.sqrt(3))
    width, height = sides[::-1] if turned else sides
    path = cut_path((0, 0, width, height), Cut("hexagon"))
    lengths = [
        math.dist(one[:2], two[:2])
        for one, two in zip(path, [*path[1:], path[0]], strict=True)
    ]
    assert lengths == pytest.approx([10] * 6)


def test_svg_has_the_page_in_mm_and_a_closed_path_for_each_piece() -> None:
    paths = [cut_path(BOX, Cut()), cut_path((50, 20, 30, 40), Cut(corner=3))]
    root = ET.fromstring(to_svg(paths, A4))  # noqa: S314 our own
    assert [root.get(key) for key in ("width", "height", "viewBox")] == [
        "210mm",
        "297mm",
        "0 0 210 297",
    ]
    drawn = [each.get("d") for each in root.iter("{http://www.w3.org/2000/svg}path")]
    rounded = (
        "M 53 20 L 77 20 A 3 3 0 0 1 80 23 L 80 57 A 3 3 0 0 1 77 60 "
        "L 53 60 A 3 3 0 0 1 50 57 L 50 23 A 3 3 0 0 1 53 20 Z"
    )
    assert drawn == ["M 10 20 L 40 20 L 40 60 L 10 60 L 10 20 Z", rounded]


def test_dxf_is_read_by_another_program() -> None:
    paths = [cut_path(BOX, Cut(corner=3)), cut_path((50, 20, 20, 20), Cut("circle"))]
    drawing = ezdxf.read(io.StringIO(to_dxf(paths, A4)))  # type: ignore[attr-defined]
    assert drawing.audit().errors == []
    assert (drawing.dxfversion, drawing.units) == ("AC1009", 4)
    card, circle = drawing.modelspace()
    assert isinstance(card, Polyline)
    assert isinstance(circle, Polyline)
    assert {card.dxf.layer, circle.dxf.layer} == {"CUT"}
    assert card.is_closed
    # From the bottom left of the page: 297 - 20 = 277.
    assert [tuple(v.dxf.location)[:2] for v in card.vertices][:3] == [
        (13, 277),
        (37, 277),
        (40, 274),
    ]
    arcs = [e for e in circle.virtual_entities() if e.dxftype() == "ARC"]
    assert len(arcs) == 4
    for arc in arcs:
        assert tuple(arc.dxf.center)[:2] == pytest.approx((60, 267))
        assert arc.dxf.radius == pytest.approx(10)

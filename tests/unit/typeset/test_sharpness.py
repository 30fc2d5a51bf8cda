from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from cardwright.model.drawing import Clip, Drawing, Group, Picture
from cardwright.model.problem import Place, Problem
from cardwright.typeset.face import typeset
from cardwright.typeset.geometry.matrix import scaling
from cardwright.typeset.setting import Setting
from tests.unit.typeset.faces import TASK, at, composed, setting

TAG = '_at="t.card.xml:2:1"'
FIELD = Place("cards/tides/lamps.yaml", 3, 8, 3, 20)


@pytest.fixture
def sea(tmp_path: Path) -> Setting:
    """A picture of 100 by 50 pixels: 200 dpi where it is 12.7 by 6.35 mm large."""
    (tmp_path / "art").mkdir()
    out = io.BytesIO()
    Image.new("L", (100, 50)).save(out, "PNG")
    (tmp_path / "art/sea.png").write_bytes(out.getvalue())
    return setting(tmp_path)


def found(body: str, within: Setting) -> list[Problem]:
    """What is wrong with a face that is drawn all the same."""
    drawing, problems = typeset(composed(body), within)
    assert drawing is not None
    return problems


def coarse(place: Place, box: str, dpi: int, wanted: str, also: str = "") -> Problem:
    return Problem(
        "low-resolution",
        place,
        f'"sea.png" has too few pixels: 100 by 50 pixels in {box} mm are {dpi} dpi',
        f"300 dpi need {wanted} pixels{also} ({TASK})",
        "warning",
    )


@pytest.mark.parametrize(
    "body",
    [
        '<image src="sea.png" w="12.7"/>',
        '<image src="sea.png" w="6.35" h="6.35"/>',
        '<image src="sea.png" w="12.7" h="50" fit="contain"/>',
        '<g scale="0.5"><image src="sea.png" w="25.4"/></g>',
        '<g scale="4"><g scale="0.5" rotate="9"><image src="sea.png" w="6"/></g></g>',
    ],
)
def test_a_picture_of_200_dpi_is_sharp_enough(body: str, sea: Setting) -> None:
    assert found(body, sea) == []


@pytest.mark.parametrize(
    ("body", "box", "dpi", "wanted"),
    [
        # 100 pixels on 25.4 mm, an inch, are 100 dpi.
        ("<image {} w='25.4'/>", "25.4 by 12.7", 100, "300 by 150"),
        # Covered whole, it is 25.4 mm wide again, of which 12.7 are seen.
        ("<image {} w='12.7' h='12.7'/>", "12.7 by 12.7", 100, "300 by 150"),
        (
            "<image {} w='25.4' h='40' fit='contain'/>",
            "25.4 by 12.7",
            100,
            "300 by 150",
        ),
        ("<g scale='2'><image {} w='25.4'/></g>", "50.8 by 25.4", 50, "600 by 300"),
        (
            "<row w='60' h='30'><image {} w='50.8' h='25.4'/></row>",
            "50.8 by 25.4",
            50,
            "600 by 300",
        ),
        ("<image {} w='25.4' r='3'/>", "25.4 by 12.7", 100, "300 by 150"),
    ],
)
def test_a_picture_of_fewer_is_not(
    body: str, box: str, dpi: int, wanted: str, sea: Setting
) -> None:
    written = body.format(f'{TAG} src="sea.png"')
    place = at(2, 1, "<image")
    assert found(written, sea) == [coarse(place, box, dpi, wanted)]


def test_it_is_told_at_the_field_that_names_it(sea: Setting) -> None:
    names: Callable[[str], Place | None] = {"sea.png": FIELD}.get
    body = f'<image {TAG} src="sea.png" w="25.4"/>'
    also = "; its box stands at t.card.xml:2"
    assert found(body, replace(sea, place_of_file=names)) == [
        coarse(FIELD, "25.4 by 12.7", 100, "300 by 150", also)
    ]


def test_a_face_tells_of_pictures_only_as_it_enlarges_them(sea: Setting) -> None:
    """On its own card the picture has 200 dpi; placed twice as large it has 100."""
    picture = Picture("art/sea.png", "", (0, 0, 6.35, 6.35), (0, 0, 0.5, 1))
    inner = Group((Clip((), (picture,)),), matrix=scaling(1.0, 1.0))
    card = Drawing(30.0, 40.0, 3.0, (inner,), "")
    within = replace(sea, face_of=lambda _entry, _side: card)
    body = f'<face {TAG} entry="rope" w="{{}}"/>'
    assert found(body.format(30), within) == []
    assert found(body.format(15), within) == []
    (problem,) = found(body.format(60), within)
    assert problem.place == at(2, 1, "<face")
    assert problem.message == (
        '"art/sea.png" has too few pixels: '
        "100 by 50 pixels in 12.7 by 12.7 mm are 100 dpi"
    )

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from cardwright.model.drawing import Drawing
from cardwright.model.problem import Problem
from cardwright.typeset.face import draw
from cardwright.typeset.pen import Pen
from cardwright.typeset.room import extent, given, grows, padding_of, room_of
from tests.unit.typeset.faces import SETTING, TASK, setting
from tests.unit.typeset.kit import el


def pen() -> Pen:
    return Pen(SETTING, TASK, draw, [])


@pytest.mark.parametrize(
    ("name", "attributes", "expected"),
    [
        ("rect", {"w": "3", "h": "2"}, (3, 2)),
        ("circle", {"r": "2"}, (4, 4)),
        ("ellipse", {"rx": "2", "ry": "1"}, (4, 2)),
        ("qr", {"w": "9"}, (9, 9)),
        ("col", {"padding": "1 2"}, (4, 2)),
        ("row", {"w": "7", "padding": "1 2"}, (7, 2)),
    ],
)
def test_the_room_of_a_child(
    name: str, attributes: dict[str, str], expected: tuple[float, float]
) -> None:
    assert room_of(el(name, **attributes), pen()) == expected


def test_a_flow_takes_the_room_of_what_it_holds() -> None:
    bars = (el("rect", w="3", h="2"), el("rect", w="1", h="4"))
    assert room_of(el("row", *bars, gap="2"), pen()) == (6, 4)
    assert room_of(el("col", *bars, gap="2", padding="1"), pen()) == (5, 10)


def test_a_picture_takes_the_room_of_its_proportions(tmp_path: Path) -> None:
    (tmp_path / "art").mkdir()
    Image.new("RGB", (40, 20)).save(tmp_path / "art/a.png")
    (tmp_path / "art/b.svg").write_text('<svg viewBox="0 0 1 4"/>')
    inside = replace(pen(), setting=setting(tmp_path))
    assert room_of(el("image", src="a.png", w="6"), inside) == (6, 3)
    assert room_of(el("image", src="b.svg", h="8"), inside) == (2, 8)
    assert room_of(el("image", src="c.png", h="8"), inside) == (8, 8)
    assert room_of(el("image", src="../c.png", h="8"), inside) == (8, 8)
    assert inside.problems == []


def test_a_face_takes_the_room_of_its_proportions() -> None:
    other = Drawing(60, 90, 3, ())
    inside = replace(
        pen(),
        setting=replace(SETTING, face_of=lambda entry, _: other if entry else None),
    )
    assert room_of(el("face", entry="shield", w="20"), inside) == (20, 30)


@pytest.mark.parametrize(
    ("name", "message", "hint"),
    [
        ("g", "<g> in a row or col needs w and h", TASK),
        (
            "path",
            "<path> in a row or col has no width and height",
            f"put it into a <g> with w and h ({TASK})",
        ),
    ],
)
def test_what_has_no_room(name: str, message: str, hint: str) -> None:
    inside, child = pen(), el(name)
    assert room_of(child, inside) == (0, 0)
    assert inside.problems == [Problem("missing-attribute", child.place, message, hint)]


def test_numbers_as_written() -> None:
    assert given(el("rect", w="2.5"), "w") == 2.5
    assert given(el("rect"), "w") is None
    assert given(el("rect", w="x"), "w") == 0
    assert [grows(el("g", grow=text)) for text in ("2", "-1", "x")] == [2, 0, 0]
    assert padding_of(el("row", padding="1 2 3 4")) == (1, 2, 3, 4)
    assert padding_of(el("row", padding="1 2 3")) == (0, 0, 0, 0)


def test_the_extent_of_rooms() -> None:
    assert extent([], 5, 0) == (0, 0)
    assert extent([(3, 2), (1, 4)], 2, 0) == (6, 4)
    assert extent([(3, 2), (1, 4)], 2, 1) == (8, 3)

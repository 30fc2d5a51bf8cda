from __future__ import annotations

from cardwright.draw.png import raster
from cardwright.model.drawing import Colour, Drawing, Fill, Outline
from cardwright.press.strip import strip

RED, BLUE = Colour(1, 0, 0), Colour(0, 0, 1)


def plate(width: float, height: float, colour: Colour) -> Drawing:
    """A face whose colour runs 3 mm over its trim on all sides."""
    edge: Outline = (
        ("M", -3, -3),
        ("L", width + 3, -3),
        ("L", width + 3, height + 3),
        ("L", -3, height + 3),
        ("Z",),
    )
    return Drawing(width, height, 3, (Fill(edge, colour),))


def colours(row: Drawing, *spots: tuple[float, float]) -> list[object]:
    """What is seen at places in mm."""
    image = raster(row, 254)  # ten pixels to a mm
    return [image.getpixel((round(x * 10), round(y * 10))) for x, y in spots]


def test_faces_touch_cut_at_their_trims() -> None:
    row = strip([plate(10, 20, RED), plate(30, 15, BLUE)])
    assert (row.width, row.height, row.bleed) == (40, 20, 0)
    assert raster(row, 254).size == (400, 200)
    red = colours(row, (0, 0), (9.8, 19.9), (9.8, 0))
    blue = colours(row, (10.2, 0), (39.9, 14.8), (10.2, 14.8))
    white = colours(row, (10.2, 15.2), (39.9, 19.9))
    assert red == [(255, 0, 0)] * 3
    assert blue == [(0, 0, 255)] * 3
    assert white == [(255, 255, 255)] * 2


def test_a_gap_parts_them() -> None:
    row = strip([plate(10, 10, RED), plate(10, 10, BLUE), plate(10, 10, RED)], 2)
    assert (row.width, row.height) == (34, 10)
    ends = (0, 9.8, 10.2, 11.8, 12.2, 21.8, 22.2, 23.8, 24.2, 33.9)
    red, blue, white = (255, 0, 0), (0, 0, 255), (255, 255, 255)
    wanted = [*(red, red, white, white, blue), *(blue, white, white, red, red)]
    assert colours(row, *((x, 5) for x in ends)) == wanted


def test_no_faces_are_an_empty_row() -> None:
    assert strip([]) == Drawing(0, 0, 0, ())

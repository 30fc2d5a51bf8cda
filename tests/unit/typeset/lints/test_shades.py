from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from cardwright.model.drawing import Picture
from cardwright.typeset.lints.blend import CLEAR
from cardwright.typeset.lints.shades import shades


def picture(file: str) -> Picture:
    return Picture(file, "0", (0, 0, 1, 1))


def test_a_point_has_the_colour_of_its_pixel(tmp_path: Path) -> None:
    image = Image.new("RGBA", (2, 2), (255, 0, 0, 255))
    image.putpixel((1, 0), (0, 0, 255, 51))
    image.save(tmp_path / "a.png")
    shade = shades(tmp_path)(picture("a.png")).shade
    assert shade(0.2, 0.2) == (1, 0, 0, 1)
    assert shade(1, 0) == pytest.approx((0, 0, 1, 0.2))


def test_a_large_picture_is_its_mean_around_the_point(tmp_path: Path) -> None:
    image = Image.new("L", (480, 96))
    image.putdata([255 * ((x + y) % 2) for y in range(96) for x in range(480)])
    image.save(tmp_path / "a.png")
    grey = shades(tmp_path)(picture("a.png")).shade(0.3, 0.6)
    assert grey == pytest.approx((0.5, 0.5, 0.5, 1), abs=0.01)


@pytest.mark.parametrize("data", [None, b"", b"\x89PNG\r\n\x1a\n garbage"])
def test_what_cannot_be_read_has_no_colour(tmp_path: Path, data: bytes | None) -> None:
    if data is not None:
        (tmp_path / "a.png").write_bytes(data)
    assert shades(tmp_path)(picture("a.png")).shade(0.5, 0.5) == CLEAR


@pytest.mark.parametrize(
    ("mode", "name", "opaque"),
    [
        ("RGB", "a.png", True),
        ("L", "a.png", True),
        ("P", "a.png", True),
        ("RGB", "a.jpg", True),
        ("RGBA", "a.png", False),
        ("LA", "a.png", False),
    ],
)
def test_a_picture_without_alpha_hides_what_is_below(
    tmp_path: Path, mode: str, name: str, *, opaque: bool
) -> None:
    Image.new(mode, (3, 2)).save(tmp_path / name)
    assert shades(tmp_path)(picture(name)).opaque is opaque


def test_a_colour_that_is_seen_through_hides_nothing(tmp_path: Path) -> None:
    Image.new("P", (3, 2)).save(tmp_path / "a.png", transparency=0)
    assert not shades(tmp_path)(picture("a.png")).opaque
    assert not shades(tmp_path)(picture("b.png")).opaque

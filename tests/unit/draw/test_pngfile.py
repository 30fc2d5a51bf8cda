from __future__ import annotations

from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from cardwright.draw.pngfile import encode


def test_a_picture_comes_back_as_it_was() -> None:
    image = Image.effect_mandelbrot((60, 40), (-2, -1, 1, 1), 50).convert("RGB")
    with Image.open(BytesIO(encode(image, 300))) as read:
        assert read.tobytes() == image.tobytes()
        assert round(read.info["dpi"][0]) == 300


@pytest.mark.parametrize("height", [1, 63, 64, 65, 128, 200])
def test_rows_of_neighbouring_bands_come_back(height: int) -> None:
    image = Image.effect_mandelbrot((31, height), (-2, -1, 1, 1), 50).convert("RGB")
    with Image.open(BytesIO(encode(image, 300))) as read:
        assert read.tobytes() == image.tobytes()


@given(st.data(), st.integers(1, 9), st.integers(1, 9))
def test_any_pixels_come_back(data: st.DataObject, width: int, height: int) -> None:
    pixels = data.draw(
        st.binary(min_size=3 * width * height, max_size=3 * width * height)
    )
    image = Image.frombytes("RGB", (width, height), pixels)
    with Image.open(BytesIO(encode(image, 300))) as read:
        assert (read.mode, read.size, read.tobytes()) == ("RGB", image.size, pixels)


def test_the_file_is_whole() -> None:
    data = encode(Image.new("RGB", (3, 2), "red"), 300)
    with Image.open(BytesIO(data)) as image:
        image.verify()
    assert data.endswith(b"IEND\xaeB\x60\x82")

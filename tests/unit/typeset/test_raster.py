from __future__ import annotations

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from cardwright.typeset.raster import pixels


def picture(form: str, size: tuple[int, int], **options: object) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", size).save(out, form, **options)
    return out.getvalue()


@pytest.mark.parametrize("form", ["PNG", "JPEG"])
@pytest.mark.parametrize("size", [(1, 1), (300, 7), (513, 1025)])
def test_sizes(form: str, size: tuple[int, int]) -> None:
    assert pixels(picture(form, size)) == size


def test_a_progressive_jpeg_with_a_comment_before_its_frame() -> None:
    data = picture("JPEG", (40, 30), progressive=True, comment=b"x" * 500)
    assert pixels(data) == (40, 30)
    padded = data[:2] + b"\xff\xff" + data[2:]
    assert pixels(padded) == (40, 30)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GIF89a",
        picture("PNG", (3, 3))[:20],
        picture("JPEG", (3, 3))[:100],
        picture("PNG", (3, 3))[:16] + bytes(8),
        b"\xff\xd8\xff\xd9",
        b"\xff\xd8\x00\x01\x02",
    ],
)
def test_what_has_no_size(data: bytes) -> None:
    assert pixels(data) is None


@given(st.binary(max_size=64))
def test_no_bytes_break_it(data: bytes) -> None:
    for start in (b"\xff\xd8", b"\x89PNG\r\n\x1a\n", b""):
        found = pixels(start + data)
        assert found is None or min(found) > 0

from __future__ import annotations

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from cardwright.draw.encoded import Encoded, read_encoded
from tests.unit.draw.kit import encoded

PICTURE = Image.frombytes("RGB", (3, 2), bytes(range(0, 180, 10)))


def test_an_opaque_png_goes_through_with_its_own_bytes() -> None:
    data = encoded(PICTURE)
    found = read_encoded(data)
    assert found is not None
    assert found.data in data
    # Each row: a filter byte and three pixels of three bytes.
    assert len(zlib.decompress(found.data)) == 2 * (1 + 9)
    assert (found.width, found.height, found.bits) == (3, 2, 8)
    assert found.space == "/DeviceRGB"
    assert found.filter == "/FlateDecode"
    assert found.parameters == (
        "<</Predictor 15 /Colors 3 /BitsPerComponent 8 /Columns 3>>"
    )


@pytest.mark.parametrize(
    ("mode", "space", "bits"), [("L", "/DeviceGray", 8), ("1", "/DeviceGray", 1)]
)
def test_grey_pngs_go_through(mode: str, space: str, bits: int) -> None:
    found = read_encoded(encoded(PICTURE.convert(mode)))
    assert found is not None
    assert (found.space, found.bits) == (space, bits)
    assert f"/Colors 1 /BitsPerComponent {bits} " in found.parameters


def test_a_palette_goes_through_as_an_indexed_space() -> None:
    picture = Image.new("P", (4, 1))
    picture.putpalette([255, 0, 0, 0, 255, 0])
    found = read_encoded(encoded(picture))
    assert found is not None
    assert found.space == "[/Indexed /DeviceRGB 1 <ff000000ff00>]"


def test_several_data_chunks_are_joined() -> None:
    data = encoded(PICTURE)
    at = data.index(b"IDAT")
    length = int.from_bytes(data[at - 4 : at])
    pixels = data[at + 4 : at + 4 + length]
    halves = (pixels[:5], pixels[5:])
    chunks = b"".join(len(h).to_bytes(4) + b"IDAT" + h + b"\0\0\0\0" for h in halves)
    split = data[: at - 4] + chunks + data[at + 8 + length :]
    assert read_encoded(split) == read_encoded(data)


@pytest.mark.parametrize("quality", [30, 95])
@pytest.mark.parametrize("progressive", [False, True])
def test_a_jpeg_goes_through_whole(quality: int, progressive: bool) -> None:  # noqa: FBT001
    data = encoded(PICTURE, "JPEG", quality=quality, progressive=progressive)
    expected = Encoded(3, 2, "/DeviceRGB", 8, "/DCTDecode", "null", data)
    assert read_encoded(data) == expected


def test_a_grey_jpeg_goes_through() -> None:
    found = read_encoded(encoded(PICTURE.convert("L"), "JPEG"))
    assert found is not None
    assert found.space == "/DeviceGray"


def test_an_upright_jpeg_goes_through_and_a_turned_one_does_not() -> None:
    exif = Image.Exif()
    exif[0x0112] = 1
    assert read_encoded(encoded(PICTURE, "JPEG", exif=exif)) is not None
    exif[0x0112] = 6
    assert read_encoded(encoded(PICTURE, "JPEG", exif=exif)) is None


def interlaced(data: bytes) -> bytes:
    return data[:28] + b"\x01" + data[29:]


@pytest.mark.parametrize(
    "data",
    [
        encoded(PICTURE.convert("RGBA")),
        encoded(PICTURE.convert("LA")),
        encoded(PICTURE, transparency=(0, 10, 20)),
        encoded(Image.new("I;16", (2, 2))),
        interlaced(encoded(PICTURE)),
        encoded(PICTURE)[:-12],  # cut off before the end
        encoded(PICTURE.convert("CMYK"), "JPEG"),
        encoded(PICTURE, "JPEG")[:30],
        encoded(PICTURE, "GIF"),
        b"",
        b"\x89PNG\r\n\x1a\n",
        b"\xff\xd8",
        b"\xff\xd8\x00\x00\x00\x00",
        b"\xff\xd8\xff\xe1\x00\x0cExif\0\0MM\0*",
    ],
)
def test_all_else_has_to_be_decoded(data: bytes) -> None:
    assert read_encoded(data) is None


@given(st.binary(), st.sampled_from([b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff\xc0", b""]))
def test_rubbish_never_raises(rest: bytes, start: bytes) -> None:
    assert isinstance(read_encoded(start + rest), Encoded | None)


@given(st.integers(0, 2000), st.integers(0, 255))
def test_a_damaged_file_never_raises(at: int, byte: int) -> None:
    for data in (encoded(PICTURE), encoded(PICTURE, "JPEG")):
        place = at % len(data)
        changed = data[:place] + bytes([byte]) + data[place + 1 :]
        assert isinstance(read_encoded(changed), Encoded | None)
        assert isinstance(read_encoded(data[:place]), Encoded | None)

from __future__ import annotations

import zlib
from pathlib import Path

import pytest
from PIL import Image

from cardwright.base.cache import Cache
from cardwright.draw.encoded import Encoded, read_encoded
from cardwright.draw.pictures import (
    PictureError,
    Prepared,
    prepare,
    unreadable,
    whole_box,
)
from cardwright.model.drawing import Picture
from tests.unit.draw.kit import encoded

INCH = (0.0, 0.0, 25.4, 25.4)
NO_CACHE = Cache(None)


def picture(crop: tuple[float, float, float, float] = (0, 0, 1, 1)) -> Picture:
    return Picture("art.png", "digest", INCH, crop)


def decoded(image: Encoded) -> bytes:
    """The samples of an image whose rows use no filter; a check of hand-made ones."""
    channels = 3 if image.space == "/DeviceRGB" else 1
    mode = "RGB" if channels == 3 else "L"
    raw = zlib.decompress(image.data)
    row = 1 + channels * image.width
    lines = [bytearray(raw[at : at + row]) for at in range(0, len(raw), row)]
    above = bytearray(row)
    for line in lines:
        unfilter(line, above, channels)
        above = line
    return Image.frombytes(
        mode, (image.width, image.height), b"".join(bytes(x[1:]) for x in lines)
    ).tobytes()


def unfilter(line: bytearray, above: bytearray, step: int) -> None:
    """Undo a PNG row filter (PNG specification, 9.2)."""
    for at in range(1, len(line)):
        left = line[at - step] if at > step else 0
        corner = above[at - step] if at > step else 0
        up = above[at]
        guess = left + up - corner
        nearest = min((left, up, corner), key=lambda v: abs(guess - v))
        add = (0, left, up, (left + up) // 2, nearest)[line[0]]
        line[at] = (line[at] + add) % 256


def test_at_450_dpi_a_picture_goes_through() -> None:
    data = encoded(Image.new("RGB", (450, 300), "red"))
    whole = read_encoded(data)
    assert whole is not None
    assert prepare(data, picture(), NO_CACHE) == Prepared(whole, None, (0, 0, 1, 1))


def test_above_450_dpi_it_is_brought_to_300() -> None:
    data = encoded(Image.new("RGB", (451, 300), "red"))
    found = prepare(data, picture(), NO_CACHE)
    assert (found.colour.width, found.colour.height) == (300, 300)
    assert found.crop == (0.0, 0.0, 1.0, 1.0)
    assert decoded(found.colour) == bytes([255, 0, 0]) * 300 * 300


def test_the_density_is_that_of_the_part_shown() -> None:
    # 900 pixels over an inch are 450 dpi when only half of them show.
    data = encoded(Image.new("L", (900, 900)))
    half = (0.5, 0.5, 1.0, 1.0)
    whole = read_encoded(data)
    assert whole is not None
    assert prepare(data, picture(half), NO_CACHE) == Prepared(whole, None, half)
    assert prepare(data, picture(), NO_CACHE).colour.width == 300


def test_a_finer_picture_is_cropped_as_it_is_scaled() -> None:
    left = Image.new("RGB", (1000, 1000), "red")
    left.paste((0, 0, 255), (500, 0, 1000, 1000))
    found = prepare(encoded(left), picture((0.5, 0.0, 1.0, 0.5)), NO_CACHE)
    assert (found.colour.width, found.colour.height) == (300, 300)
    assert found.crop == (0.0, 0.0, 1.0, 1.0)
    assert decoded(found.colour)[-3:] == bytes([0, 0, 255])


def test_it_is_never_enlarged() -> None:
    wide = encoded(Image.new("L", (1000, 100)))
    found = prepare(wide, picture(), NO_CACHE)
    assert (found.colour.width, found.colour.height) == (300, 100)


def test_alpha_becomes_a_mask_with_the_colours_untouched() -> None:
    image = Image.new("RGBA", (2, 1))
    image.putpixel((0, 0), (10, 20, 30, 255))
    image.putpixel((1, 0), (40, 50, 60, 128))
    found = prepare(encoded(image), picture(), NO_CACHE)
    assert found.mask is not None
    assert decoded(found.colour) == bytes([10, 20, 30, 40, 50, 60])
    assert decoded(found.mask) == bytes([255, 128])
    assert (found.colour.space, found.mask.space) == ("/DeviceRGB", "/DeviceGray")


def test_invisible_colours_do_not_bleed_when_it_is_scaled() -> None:
    image = Image.new("RGBA", (600, 600), (0, 255, 0, 0))
    image.paste((255, 0, 0, 255), (0, 0, 301, 600))
    found = prepare(encoded(image), picture(), NO_CACHE)
    assert found.mask is not None
    samples, mask = decoded(found.colour), decoded(found.mask)
    colours = [
        samples[at * 3 : at * 3 + 3] for at, alpha in enumerate(mask) if alpha > 9
    ]
    assert set(colours) <= {bytes([255, 0, 0]), bytes([254, 0, 0])}


@pytest.mark.parametrize(
    ("data", "space", "samples"),
    [
        (encoded(Image.new("P", (1, 1), 0), "GIF"), "/DeviceRGB", [0, 0, 0]),
        (encoded(Image.new("I;16", (1, 1), 65535)), "/DeviceGray", [255]),
        (encoded(Image.new("I;16", (1, 1), 32768)), "/DeviceGray", [128]),
        (encoded(Image.new("L", (1, 1), 7), "BMP"), "/DeviceGray", [7]),
        (encoded(Image.new("1", (1, 1), 1), "TIFF"), "/DeviceGray", [255]),
    ],
)
def test_other_forms_are_decoded(data: bytes, space: str, samples: list[int]) -> None:
    found = prepare(data, picture(), NO_CACHE)
    assert found.colour.space == space
    assert list(decoded(found.colour)) == samples


def test_a_cmyk_jpeg_is_drawn_in_rgb() -> None:
    data = encoded(Image.new("CMYK", (8, 8), (0, 255, 255, 0)), "JPEG")
    red, green, blue = decoded(prepare(data, picture(), NO_CACHE).colour)[:3]
    assert (red > 250, green < 5, blue < 5) == (True, True, True)


def test_a_photo_is_turned_as_the_camera_says() -> None:
    image = Image.new("L", (16, 8))
    image.paste(255, (0, 0, 8, 8))
    exif = Image.Exif()
    exif[0x0112] = 6  # turn by 90 degrees clockwise: the left half comes to the top
    found = prepare(encoded(image, "JPEG", exif=exif), picture(), NO_CACHE)
    samples = decoded(found.colour)
    assert (found.colour.width, found.colour.height) == (8, 16)
    assert (samples[0] > 250, samples[-1] < 5) == (True, True)


def test_what_was_resampled_is_kept(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    data = encoded(Image.new("RGB", (600, 600), "red"))
    first = prepare(data, picture(), cache)
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert [path.parts[len(tmp_path.parts)] for path in files] == ["picture"]
    assert prepare(data, picture(), cache) == first
    # What is kept is used: another image under the same name comes back as it is.
    key = files[0].name
    other = Prepared(first.colour, first.colour, first.crop)
    cache.save("picture", key, other)
    assert prepare(data, picture(), cache) == other
    assert prepare(data, picture((0, 0, 0.9, 1)), cache) != other


def test_the_whole_picture_reaches_beyond_a_cropped_box() -> None:
    half = Picture("a.png", "", (10, 20, 30, 40), (0.25, 0.5, 0.75, 1.0))
    assert whole_box(half, half.crop) == (-5, -20, 60, 80)
    assert whole_box(half, (0, 0, 1, 1)) == (10, 20, 30, 40)


@pytest.mark.parametrize(
    "data", [b"", b"not a picture", encoded(Image.new("RGBA", (99, 99)))[:60]]
)
def test_a_file_that_is_no_picture_says_so(data: bytes) -> None:
    reason = "the file is not a picture that can be read"
    assert unreadable(data) == reason
    with pytest.raises(PictureError, match=reason):
        prepare(data, picture(), NO_CACHE)


@pytest.mark.parametrize("form", ["GIF", "BMP", "TIFF", "WEBP"])
def test_a_file_of_another_form_is_told_by_its_form(form: str) -> None:
    reason = f"it is a {form} file, whatever its name"
    assert unreadable(encoded(Image.new("RGB", (2, 2)), form)) == reason


def test_a_picture_that_would_fill_the_memory_is_refused_unread() -> None:
    data = bytearray(encoded(Image.new("L", (1, 1))))
    header = b"IHDR" + (100_000).to_bytes(4, "big") * 2 + data[24:29]
    data[12:33] = header + zlib.crc32(header).to_bytes(4, "big")
    reason = "100000 by 100000 pixels are too many"
    assert unreadable(bytes(data)) == reason
    with pytest.raises(PictureError, match=reason):
        prepare(bytes(data), picture(), NO_CACHE)


def test_a_good_file_has_nothing_to_say() -> None:
    assert unreadable(encoded(Image.new("RGB", (2, 2)))) is None


@pytest.mark.parametrize("at", [20, 60, -20])
def test_a_flipped_bit_in_a_picture_that_goes_through_is_found(at: int) -> None:
    data = bytearray(encoded(Image.effect_noise((40, 40), 60).convert("RGB")))
    data[at] ^= 1
    assert unreadable(bytes(data)) == "the file is not a picture that can be read"

"""Raster art: a picture file's bytes and its box come in, an image for a PDF goes out.

Opaque PNG and JPEG of at most 450 dpi in their box go through undecoded. All others are
decoded by Pillow once, brought to 300 dpi where they are finer than 450, and kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from io import BytesIO

from PIL import Image, ImageOps

from cardwright.base.cache import Cache
from cardwright.base.units import MM_PER_INCH, pixels
from cardwright.base.versions import VERSIONS
from cardwright.draw.encoded import PNG, Encoded, read_encoded
from cardwright.model.drawing import Box, Picture

FORMATS = ("PNG", "JPEG", "MPO")
"""As Pillow calls them; the last is a JPEG with more pictures behind the first."""

MOST_PIXELS = 36_000_000
"""A larger picture would take more than 500 MB to decode; A4 at 600 dpi fits."""

# Pillow's own limit is told on standard error, and only at twice its size an error.
Image.MAX_IMAGE_PIXELS = None

FINEST_DPI = 450
PRINT_DPI = 300
_WHOLE = (0.0, 0.0, 1.0, 1.0)


class PictureError(Exception):
    """A picture file that cannot be drawn; the message says why, in one sentence."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """An image, its soft mask if it has one, and the part of it that the box shows."""

    colour: Encoded
    mask: Encoded | None
    crop: tuple[float, float, float, float]


def prepare(data: bytes, picture: Picture, cache: Cache) -> Prepared:
    """The image of a picture. Raises PictureError for a file that is none."""
    encoded = read_encoded(data)
    if encoded is not None:
        size = (encoded.width, encoded.height)
        if _dpi(size, picture) <= FINEST_DPI:
            return Prepared(encoded, None, picture.crop)
    key = cache.key(data, repr((picture.box[2:], picture.crop)), VERSIONS)
    found = cache.load("picture", key)
    if isinstance(found, Prepared):
        return found
    made = _resample(data, picture)
    cache.save("picture", key, made)
    return made


def whole_box(picture: Picture, crop: tuple[float, float, float, float]) -> Box:
    """The box in mm that the uncropped picture fills when ``crop`` fills its box."""
    x, y, width, height = picture.box
    left, top, right, bottom = crop
    if crop == _WHOLE:
        return picture.box
    across, down = width / (right - left), height / (bottom - top)
    return (x - left * across, y - top * down, across, down)


def unreadable(data: bytes) -> str | None:
    """Why a picture file cannot be drawn, or ``None`` if it can."""
    try:
        _check_format(data)
        if data.startswith(PNG) and read_encoded(data) is not None:
            _verify(data)
        else:
            _decode(data)
    except PictureError as error:
        return str(error)
    return None


def _check_format(data: bytes) -> None:
    with _opened(data) as opened:
        if opened.format not in FORMATS:
            raise PictureError(f"it is a {opened.format} file, whatever its name")


def _verify(data: bytes) -> None:
    """Check each part of a PNG by its sum, which is quicker than its pixels."""
    with _opened(data) as opened:
        opened.verify()


@contextmanager
def _opened(data: bytes) -> Iterator[Image.Image]:
    """A picture to be read; whatever is wrong with it becomes a PictureError."""
    try:
        with Image.open(BytesIO(data)) as opened:
            _check(opened)
            yield opened
    except (OSError, SyntaxError, ValueError) as error:
        raise PictureError("the file is not a picture that can be read") from error


def _check(opened: Image.Image) -> None:
    """Before any pixel is decoded."""
    width, height = opened.size
    if width * height > MOST_PIXELS:
        raise PictureError(f"{width} by {height} pixels are too many")


def _dpi(size: tuple[int, int], picture: Picture) -> float:
    left, top, right, bottom = picture.crop
    _, _, width, height = picture.box
    across = size[0] * (right - left) / width
    down = size[1] * (bottom - top) / height
    return max(across, down) * MM_PER_INCH


def _resample(data: bytes, picture: Picture) -> Prepared:
    image, crop = _decode(data), picture.crop
    if _dpi(image.size, picture) > FINEST_DPI:
        image, crop = _scaled(image, picture), _WHOLE
    if image.mode == "RGBA":
        mask = _encode(image.getchannel("A"))
        return Prepared(_encode(image.convert("RGB")), mask, crop)
    return Prepared(_encode(image), None, crop)


def _scaled(image: Image.Image, picture: Picture) -> Image.Image:
    """The shown part at 300 dpi; never enlarged."""
    wide, high = image.size
    left, top, right, bottom = picture.crop
    box = (left * wide, top * high, right * wide, bottom * high)
    width = min(pixels(picture.box[2], PRINT_DPI), round(box[2] - box[0]))
    height = min(pixels(picture.box[3], PRINT_DPI), round(box[3] - box[1]))
    size = (max(width, 1), max(height, 1))
    # Pillow weighs colours by their alpha here, so that unseen ones do not bleed.
    return image.resize(size, Image.Resampling.LANCZOS, box)


def _decode(data: bytes) -> Image.Image:
    """The pixels as L, RGB or RGBA, turned as the camera says."""
    with _opened(data) as opened:
        opened.load()
        image = ImageOps.exif_transpose(opened)
    if image.mode in {"1", "L"}:
        return image.convert("L")
    if image.mode.startswith("I"):
        return image.point(lambda value: value / 256).convert("L")
    has_alpha = image.mode in {"RGBA", "LA", "PA", "La", "RGBa"}
    return image.convert("RGBA" if has_alpha or "transparency" in image.info else "RGB")


def _encode(image: Image.Image) -> Encoded:
    target = BytesIO()
    image.save(target, "PNG")
    encoded = read_encoded(target.getvalue())
    if encoded is None:  # Pillow writes what we read: opaque, not interlaced
        raise AssertionError(image.mode)
    return replace(encoded)

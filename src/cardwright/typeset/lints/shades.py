"""A picture's file in, a small copy of it to look colours up in out."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from cardwright.base.colour import Rgba
from cardwright.model.drawing import Picture
from cardwright.typeset import assets
from cardwright.typeset.assets import Stamp
from cardwright.typeset.lints.blend import CLEAR
from cardwright.typeset.lints.paints import Look

SIDE = 48
"""Pixels of the copy's longer side: each is about a letter wide, and its mean."""


def shades(root: Path) -> Callable[[Picture], Look]:
    """Looks into pictures of the workspace; they are read once they are looked into."""

    def of(picture: Picture) -> Look:
        found = assets.find(picture.file, [root])

        def shade(u: float, v: float) -> Rgba:
            small = _small(*found) if found else None
            return _pixel(small, u, v) if small else CLEAR

        known = assets.raster(*found) if found else None
        return Look(shade, known is not None and known.opaque)

    return of


Small = tuple[int, int, bytes]
"""Width, height, and the bytes red, green, blue and alpha of each pixel."""


@lru_cache(maxsize=512)
def _small(path: Path, _stamp: Stamp) -> Small | None:
    """The copy; ``None`` for a file that cannot be read, which is told elsewhere."""
    from PIL import Image

    try:
        with Image.open(path) as opened:
            opened.draft("RGB", (SIDE, SIDE))
            image = opened.convert("RGBA")
    except (OSError, ValueError, Image.DecompressionBombError):
        return None
    scale = min(1.0, SIDE / max(image.size))
    size = (max(1, round(image.width * scale)), max(1, round(image.height * scale)))
    small = image.resize(size, Image.Resampling.BOX)
    return (*size, small.tobytes())


def _pixel(small: Small, u: float, v: float) -> Rgba:
    width, height, data = small
    column, row = min(int(u * width), width - 1), min(int(v * height), height - 1)
    at = 4 * (row * width + column)
    red, green, blue, alpha = (part / 255 for part in data[at : at + 4])
    return red, green, blue, alpha

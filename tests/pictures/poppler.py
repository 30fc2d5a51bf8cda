"""Pages of a PDF as poppler draws them, and how far two images differ.

It draws with cairo: its own Splash moves each line of letters to whole pixels.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from PIL import Image, ImageChops, ImageStat


def all_by_poppler(file: Path, size: tuple[int, int]) -> list[Image.Image]:
    """All pages, each in as many pixels; they are left beside the file."""
    return _drawn(file, size, [])


def by_poppler(file: Path, page: int, size: tuple[int, int]) -> Image.Image:
    """One page, counted from 0."""
    number = str(page + 1)
    return _drawn(file, size, ["-f", number, "-l", number])[0]


def _drawn(file: Path, size: tuple[int, int], more: list[str]) -> list[Image.Image]:
    for path in file.parent.glob("page-*.png"):
        path.unlink()
    scale = ["-scale-to-x", str(size[0]), "-scale-to-y", str(size[1])]
    words = ["pdftocairo", "-png", *more, *scale, file.name, "page"]
    subprocess.run(words, cwd=file.parent, check=True, capture_output=True)
    return [Image.open(path) for path in sorted(file.parent.glob("page-*.png"))]


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of all parts of all pixels, as a share of the largest."""
    found = ImageStat.Stat(ImageChops.difference(one, other.convert("RGB")))
    return sum(found.mean) / 3 / 255

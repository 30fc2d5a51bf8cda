"""A file's name and the folders to look in, in; the file as read, cached, out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path, PurePosixPath

from cardwright.base.files import digest, is_inside, read_bytes, walk_files
from cardwright.typeset.raster import is_opaque, pixels
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.read import read_svg
from cardwright.typeset.svg.symbol import Symbol

Stamp = tuple[int, int]
"""When a file was last written (ns) and its size: with its path, a key for caches."""


@dataclass(frozen=True, slots=True)
class Raster:
    """Digest of a PNG or JPEG file, its size in pixels, and if it hides all below."""

    digest: str
    width: int
    height: int
    opaque: bool


def find(
    name: str, folders: Iterable[Path], root: Path | None = None
) -> tuple[Path, Stamp] | None:
    """The first folder's file of that name; SlipError for a name that leaves them.

    A link may lead anywhere within the folder, or the workspace ``root``.
    """
    parts = PurePosixPath(name)
    if parts.is_absolute() or ".." in parts.parts or "\\" in name or "\0" in name:
        raise SlipError(f'"{name}" leaves the folders of the game')
    for folder in folders:
        path = folder / parts
        try:
            status = path.stat()
        except OSError:
            continue
        if not path.is_file():
            continue
        stamp = (status.st_mtime_ns, status.st_size)
        if not _is_ours(path, stamp, folder, root):
            raise SlipError(f'"{name}" leads out of the workspace')
        return path, stamp
    return None


@lru_cache(maxsize=4096)
def _is_ours(path: Path, _stamp: Stamp, folder: Path, root: Path | None) -> bool:
    return is_inside(path, folder, root or folder)


def names(folders: Sequence[Path], suffix: str = "") -> list[str]:
    """All files in the folders with a suffix, which is taken off: for suggestions."""
    found = [name for folder in folders for name in walk_files(folder)]
    return [name.removesuffix(suffix) for name in found if name.endswith(suffix)]


@lru_cache(maxsize=4096)
def raster(path: Path, _stamp: Stamp) -> Raster | None:
    """Digest and size of a picture; ``None`` if it is neither PNG nor JPEG."""
    data = read_bytes(path) or b""
    size = pixels(data)
    return Raster(digest(data), *size, is_opaque(data)) if size else None


@lru_cache(maxsize=512)
def symbol(path: Path, _stamp: Stamp, file: str) -> Symbol:
    """An SVG file as items; ``file`` is its name in problems."""
    return read_svg(read_bytes(path) or b"", file)

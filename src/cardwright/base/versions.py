"""All that changes a result besides its input, as one text for keys of caches."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from cardwright import __version__
from cardwright.base.files import digest, walk_files
from cardwright.base.shipped import is_checkout

# PDFium comes inside pypdfium2's wheel, so its version goes with that of the package.
_NAMES = (
    "jinja2",
    "pillow",
    "pypdfium2",
    "pyphen",
    "qrcode",
    "reportlab",
    "uharfbuzz",
    "uniseg",
)
_FONTS = ("fontpkg_*.dist-info", "noto_cjk_*.dist-info")


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "unknown"


def _own() -> str:
    """Our version; in a checkout, whose code changes under it, the code's as well."""
    if not is_checkout():
        return __version__
    package = Path(__file__).parents[1]
    parts = []
    for name in walk_files(package):
        if name.endswith(".py"):
            status = (package / name).stat()
            parts.append(f"{name} {status.st_size} {status.st_mtime_ns}")
    return f"{__version__}+{digest(chr(10).join(parts))}"


def fonts(folders: Iterable[str]) -> list[str]:
    """The font packages installed in folders, such as ``fontpkg_cinzel-2.0``.

    Their records are named after package and version, so none has to be read: a game
    may use any of them.
    """
    found = (
        path
        for folder in folders
        for pattern in _FONTS
        for path in Path(folder).glob(pattern)
    )
    return sorted({path.stem for path in found})


def versions() -> str:
    """Such as ``cardwright 0.1.0, pillow 13.0.0, ..., fontpkg_cinzel-2.0``."""
    others = (f"{name} {_version(name)}" for name in _NAMES)
    return ", ".join([f"cardwright {_own()}", *others, *fonts(filter(None, sys.path))])


VERSIONS = versions()

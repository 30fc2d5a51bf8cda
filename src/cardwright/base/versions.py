"""Versions of the libraries that change a result's bytes, as one text for keys."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

_FORMAT = 1
"""Raised whenever the same input gives other bytes by a change of ours."""

# PDFium comes inside pypdfium2's wheel, so its version goes with that of the package.
_NAMES = ("jinja2", "pillow", "pypdfium2", "qrcode", "reportlab", "uharfbuzz")


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "unknown"


VERSIONS = ", ".join(
    [f"format {_FORMAT}", *(f"{name} {_version(name)}" for name in _NAMES)]
)

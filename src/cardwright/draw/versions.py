"""Versions of the libraries that change bytes of PDF and PNG, as one text for keys."""

from __future__ import annotations

from importlib.metadata import version

import pypdfium2

_FORMAT = 1
"""Raised whenever this stage itself writes other bytes for the same drawing."""

_NAMES = ("pillow", "pypdfium2", "reportlab", "uharfbuzz")


def versions() -> str:
    """Such as ``draw 1, pillow 13.0.0, …, pdfium 159.0.8149.0``."""
    parts = [f"draw {_FORMAT}", *(f"{name} {version(name)}" for name in _NAMES)]
    return ", ".join([*parts, f"pdfium {pypdfium2.PDFIUM_INFO}"])


VERSIONS = versions()

"""The versions that results depend on."""

from __future__ import annotations

from importlib.metadata import version

from cardwright.base.versions import VERSIONS


def test_every_library_that_shapes_bytes_is_named() -> None:
    names = ("jinja2", "pillow", "pypdfium2", "qrcode", "reportlab", "uharfbuzz")
    assert (
        ", ".join(["format 1", *(f"{name} {version(name)}" for name in names)])
        == VERSIONS
    )

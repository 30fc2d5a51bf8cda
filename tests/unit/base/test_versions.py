"""The versions that results depend on."""

from __future__ import annotations

from importlib.metadata import version

from cardwright import __version__
from cardwright.base.versions import VERSIONS


def test_every_library_that_shapes_bytes_is_named() -> None:
    names = ("jinja2", "pillow", "pypdfium2", "qrcode", "reportlab", "uharfbuzz")
    own, *others = VERSIONS.split(", ")
    assert own.startswith(f"cardwright {__version__}")
    assert others == [f"{name} {version(name)}" for name in names]


def test_a_checkout_tells_its_code_apart() -> None:
    own = VERSIONS.split(", ", maxsplit=1)[0]
    _, _, code = own.partition("+")
    assert len(code) == 32

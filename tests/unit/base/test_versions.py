"""The versions that results depend on."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

from cardwright import __version__
from cardwright.base.versions import VERSIONS, fonts


def test_every_library_that_shapes_bytes_is_named() -> None:
    names = [
        "jinja2",
        "pillow",
        "pypdfium2",
        "pyphen",
        "qrcode",
        "reportlab",
        "uharfbuzz",
        "uniseg",
    ]
    own, *others = VERSIONS.split(", ")
    assert own.startswith(f"cardwright {__version__}")
    assert others[: len(names)] == [f"{name} {version(name)}" for name in names]


def test_every_font_package_is_named_with_its_version() -> None:
    assert f"fontpkg_open_sans-{version('fontpkg-open-sans')}" in VERSIONS.split(", ")


def test_another_version_of_a_font_is_another_text(tmp_path: Path) -> None:
    for name in (
        "fontpkg_a-1.0.dist-info",
        "fontpkg_b-2.1.dist-info",
        "noto_cjk_c-3.dist-info",
        "other-1",
    ):
        (tmp_path / name).mkdir()
    folders = [str(tmp_path), str(tmp_path), str(tmp_path / "gone")]
    assert fonts(folders) == ["fontpkg_a-1.0", "fontpkg_b-2.1", "noto_cjk_c-3"]
    (tmp_path / "fontpkg_a-1.0.dist-info").rename(tmp_path / "fontpkg_a-1.1.dist-info")
    assert fonts(folders) == ["fontpkg_a-1.1", "fontpkg_b-2.1", "noto_cjk_c-3"]


def test_a_checkout_tells_its_code_apart() -> None:
    own = VERSIONS.split(", ", maxsplit=1)[0]
    _, _, code = own.partition("+")
    assert len(code) == 32

"""The page on printing shows what the tool prints, each sort of sheet once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from tests.docs.page import DOCS
from tests.docs.pictures import alike
from tests.docs.sheets import FAR, FOLDER, SHOTS, draw

pytestmark = pytest.mark.xdist_group("docs")
MOST = 30_000
"""Bytes of a picture."""


def test_the_pictures_show_what_the_tool_prints(tmp_path: Path) -> None:
    """``python -m tests.docs.pictures`` makes them anew."""
    kept = {path.stem: Image.open(path) for path in FOLDER.glob("*.png")}
    made = draw(tmp_path)
    assert sorted(kept) == sorted(made)
    assert [name for name in kept if not alike(kept[name], made[name], FAR)] == []


def test_each_picture_is_on_the_page_once() -> None:
    text = (DOCS / "print.md").read_text("utf-8")
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", text)
    assert sorted(shown) == sorted(f"print/{name}.png" for name in SHOTS)


def test_the_pictures_are_small() -> None:
    assert [path.name for path in FOLDER.iterdir() if path.stat().st_size > MOST] == []


def test_a_mark_that_is_missing_makes_another_picture() -> None:
    """Crop marks are a tenth of a mm wide, and stand above the first card."""
    kept = Image.open(FOLDER / "crop-marks.png").convert("RGB")
    above = (50, 12, 100, 45)
    assert min(kept.crop(above).convert("L").tobytes()) < 200
    other = kept.copy()
    ImageDraw.Draw(other).rectangle(above, fill="#ffffff")
    assert not alike(kept, other, FAR)

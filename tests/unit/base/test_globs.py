from __future__ import annotations

import pytest

from cardwright.base.globs import glob


@pytest.mark.parametrize(
    ("pattern", "path"),
    [
        ("items.yaml", "items.yaml"),
        ("items/*.yaml", "items/lamps.yaml"),
        ("items/**/*.yaml", "items/lamps.yaml"),
        ("items/**/*.yaml", "items/old/dusty/lamps.yaml"),
        ("items/**", "items/old/lamps.yaml"),
        ("*.y?ml", "lamps.yaml"),
        ("a+(b)/*", "a+(b)/c"),
    ],
)
def test_a_path_that_fits(pattern: str, path: str) -> None:
    assert glob(pattern).fullmatch(path)


@pytest.mark.parametrize(
    ("pattern", "path"),
    [
        ("items/*.yaml", "items/old/lamps.yaml"),
        ("items.yaml", "items-yaml"),
        ("*", "items/lamps.yaml"),
        ("item?", "items/"),
        ("items/**/*.yaml", "old/items/lamps.yaml"),
    ],
)
def test_a_path_that_does_not(pattern: str, path: str) -> None:
    assert not glob(pattern).fullmatch(path)

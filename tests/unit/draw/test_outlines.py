from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import ImageChops, ImageStat

from cardwright.base.units import pt
from cardwright.draw.outlines import outlined
from cardwright.draw.png import raster
from cardwright.model.drawing import Clip, Drawing, Fill, Group
from tests.unit.draw.kit import BODY, MONO, RED, bar, rectangle, run


def test_letters_look_as_before_as_paths() -> None:
    items = (
        run("Harbour & sea, 7", (2, 8), 14, BODY),
        replace(run("slanted", (2, 16), 11, MONO), slant=0.2, paint=RED),
    )
    text = Drawing(50, 20, 0, items)
    paths = Drawing(50, 20, 0, outlined(items))
    assert all(isinstance(item, Fill) for item in paths.items)
    before, after = raster(text).convert("L"), raster(paths).convert("L")
    # Edges are smoothed in two ways, by some grey levels here and there.
    difference = ImageStat.Stat(ImageChops.difference(before, after)).mean[0]
    assert ImageStat.Stat(before).mean[0] < 245
    assert difference < 0.5


def test_a_letter_stands_on_its_baseline() -> None:
    # At 10 mm an em: JetBrains Mono's capitals are 0.73 em high, all glyphs 0.6 wide.
    (shape,) = outlined([run("I", (10, 10), pt(10), MONO)])
    assert isinstance(shape, Fill)
    points = [segment[-2:] for segment in shape.outline if len(segment) > 1]
    assert min(float(y) for _, y in points) == pytest.approx(10 - 7.3)
    assert max(float(y) for _, y in points) == pytest.approx(10)
    assert all(10 < float(x) < 16 for x, _ in points)


def test_letters_within_groups_and_windows_become_paths_and_nothing_is_said() -> None:
    word = run("a", (1, 3), 6, MONO)
    window = Clip(rectangle(0, 0, 5, 5), (word,))
    (group,) = outlined([Group((window, bar(0, 0, 1, 1)), spoken="[coin]")])
    assert isinstance(group, Group)
    assert group.spoken is None
    clip, shape = group.items
    assert isinstance(clip, Clip)
    assert (clip.outline, shape) == (window.outline, bar(0, 0, 1, 1))
    assert clip.items == outlined([word])


def test_blanks_leave_nothing() -> None:
    assert outlined([run("  ", (1, 3), 6, MONO)]) == ()

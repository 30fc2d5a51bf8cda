"""Small faces for tests: a body of elements in, its items or problems out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from cardwright.model.drawing import Colour, Item
from cardwright.model.face import Composed, FontFamily, Style, TextStyle
from cardwright.model.game import Size
from cardwright.model.problem import Place, Problem
from cardwright.typeset.face import typeset
from cardwright.typeset.setting import Setting
from cardwright.typeset.text.fontset import FontSet

TASK = 'while drawing asset "dagger"'
INK = Colour(0.0, 0.0, 0.0)
RED = Colour(1.0, 0.0, 0.0)
STYLE = Style(
    fonts={"body": FontFamily("fontpkg-inter-tight")},
    fallback=(),
    colors={"ink": "#000000", "blood": "#ff0000", "paper": "#ffffff"},
    text={"rules": TextStyle(size=8, min_size=5)},
)
FONTS = FontSet.of(STYLE)
SETTING = Setting(
    style=STYLE, size=Size(63.5, 88.9, 3.175), root=Path("/nowhere"), fonts=FONTS
)


def setting(root: Path) -> Setting:
    """The setting with ``root/art`` for images and ``root/icons`` for icons."""
    return replace(SETTING, root=root, images=(root / "art",), icons=(root / "icons",))


def composed(body: str) -> Composed:
    """A card around the elements; its own tag stands at line 1, column 1."""
    xml = f'<card _at="t.card.xml:1:1">{body}</card>'
    return Composed("dagger", "asset", "front", xml)


def items(body: str, within: Setting = SETTING) -> tuple[Item, ...]:
    """The items of a sound face."""
    drawing, problems = typeset(composed(body), within)
    assert problems == []
    assert drawing is not None
    return drawing.items


def problems(body: str, within: Setting = SETTING) -> list[Problem]:
    """The problems of a face that cannot be drawn."""
    drawing, found = typeset(composed(body), within)
    assert drawing is None
    return found


def at(line: int, column: int, tag: str) -> Place:
    """The place of a tag ``<rect`` of the template."""
    return Place("t.card.xml", line, column, line, column + len(tag))

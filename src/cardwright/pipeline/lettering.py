"""A line of text in, its drawing out: what sheets say of themselves."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from xml.sax.saxutils import escape

from cardwright.model.drawing import Drawing
from cardwright.model.face import Composed, FontFamily, Style
from cardwright.model.game import Size
from cardwright.typeset.face import typeset
from cardwright.typeset.setting import Setting
from cardwright.typeset.text.fontset import FontSet

_LINE = (
    '<card _at="sheet:1:1"><text-box _at="sheet:1:1" x="0" y="0" w="{width:g}" '
    'h="{height:g}" size="6" min-size="4" lines="1" valign="middle" color="#000000" '
    'align="left" overflow="ellipsis">{text}</text-box></card>'
)


def _lettered(style: Style | None) -> tuple[Style, FontSet]:
    """The style of the sheet's own font; the game's fonts have what it lacks."""
    lent = {f"game-{name}": font for name, font in style.fonts.items()} if style else {}
    fonts = {"body": FontFamily("fontpkg-open-sans"), **lent}
    own = Style(fonts, tuple(lent), {}, {})
    return own, FontSet.of(own)


def setting_of(width: float, height: float, style: Style | None = None) -> Setting:
    """What a text on a sheet, or a whole page, is set with: sizes in mm."""
    own, fonts = _lettered(style)
    return Setting(
        style=own,
        size=Size(width, height, 0.0),
        root=Path(),
        fonts=fonts,
        is_grave=lambda _problem: False,
    )


class Lettering:
    """Writes lines; a game's ``style`` lends its fonts for rare characters."""

    def __init__(self, style: Style | None = None) -> None:
        self._setting = setting_of(1.0, 1.0, style)

    def __call__(self, text: str, width: float, height: float) -> Drawing:
        """One line at the left of a box of width and height in mm."""
        xml = _LINE.format(width=width, height=height, text=escape(text))
        composed = Composed("sheet", "sheet", "front", xml)
        setting = replace(self._setting, size=Size(width, height, 0.0))
        drawing, _ = typeset(composed, setting)
        return drawing or Drawing(width, height, 0.0, ())

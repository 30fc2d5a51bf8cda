"""A template of the core's and what it is to tell in, a page in a game's fonts out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from cardwright.base import colour
from cardwright.base.sandbox import environment, render
from cardwright.compose.loader import Folder, Loader
from cardwright.model.drawing import Drawing
from cardwright.model.face import Composed, Style
from cardwright.model.game import Size
from cardwright.pipeline.faces import Studio
from cardwright.typeset.face import typeset
from cardwright.typeset.setting import Setting

_BOLD, _LARGE = 700, 11.0
_CONTRAST, _VIVID = 4.5, 0.35
_INK = "#20242b"


def page(
    studio: Studio, name: str, size: tuple[float, float], scope: Mapping[str, Any]
) -> Drawing:
    """The page of a template, of the game's own where it has one of that name.

    ``size`` is width and height in mm. To ``scope`` come the game's fonts (``font``
    and ``display``), colours that show on white (``dark`` and ``vivid``), and the
    ``width`` and ``height``.
    """
    width, height = size
    slug = studio.game.slug
    own = Folder(studio.space.root / "templates" / slug, f"templates/{slug}")
    loader = Loader([own, Folder(studio.space.templates, "templates/core")])
    known = {**_looks(studio.style), **scope, "width": width, "height": height}
    text = render(environment(loader).get_template(name), known)
    setting = Setting(
        style=studio.style,
        size=Size(width, height, 0.0),
        root=studio.space.root,
        fonts=studio.fonts,
        is_grave=lambda _problem: False,
    )
    drawing, _ = typeset(Composed(name, name, "front", text), setting)
    return drawing or Drawing(width, height, 0.0, ())


def _looks(style: Style) -> dict[str, str]:
    """The game's fonts for headings and lines, and a colour that shows on white."""
    known = [text for text in style.text.values() if text.font in style.fonts]
    body = Counter(text.font for text in known)
    bold = (text for text in known if text.weight >= _BOLD and text.size >= _LARGE)
    heads = Counter(text.font for text in bold)
    first = next(iter(style.fonts))
    font = body.most_common(1)[0][0] if body else first
    display = heads.most_common(1)[0][0] if heads else font
    return {"font": font, "display": display, "vivid": _vivid(style), "dark": _INK}


def _vivid(style: Style) -> str:
    """The first vivid colour, darkened until it can be read on white."""
    for written in style.colors.values():
        parsed = colour.parse(written)
        if parsed is not None and max(parsed[:3]) - min(parsed[:3]) >= _VIVID:
            tone = colour.fade(parsed, 1.0)
            while colour.contrast(tone, colour.WHITE) < _CONTRAST:
                tone = colour.darken(tone, 0.1)
            return colour.to_hex(tone)
    return _INK

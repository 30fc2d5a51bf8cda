"""A printing and its plan in, the pages that tell what is in it out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from cardwright.base import colour
from cardwright.base.sandbox import environment, render
from cardwright.compose.loader import CONTENTS, Folder, Loader
from cardwright.model.drawing import Drawing
from cardwright.model.entry import Catalog, Printing
from cardwright.model.face import Composed, Style
from cardwright.model.game import Size
from cardwright.model.sheet import Placed, Sheet
from cardwright.pipeline.faces import Studio
from cardwright.press.contents import MARGIN, Line, Row, Section, pages
from cardwright.press.plan import Plan
from cardwright.typeset.face import typeset
from cardwright.typeset.setting import Setting

TITLE = "Contents"
_BOLD, _LARGE = 700, 11.0
_CONTRAST, _VIVID = 4.5, 0.35
_INK = "#20242b"


def contents(studio: Studio, printing: Printing, plan: Plan) -> list[Sheet]:
    """Pages of contents in the paper of the plan, each on a sheet of its own.

    Pages as large as the card have none: there a print service wants cards alone.
    """
    profile = plan.profile
    if profile.paper is None:
        return []
    paper = profile.papers[0]
    sections = list(_sections(studio.catalog, printing))
    found = pages(sections, paper)
    summary = list(_summary(studio.catalog, printing, plan))
    sheets = []
    for number, lines in enumerate(found, 1):
        more = {"number": number, "pages": len(found), "summary": summary}
        drawing = _drawn(studio, printing, paper, lines, more)
        sheets += [_sheet(drawing), *([_blank(paper)] if plan.has_backs else [])]
    return sheets


def _sheet(drawing: Drawing) -> Sheet:
    page = (0.0, 0.0, drawing.width, drawing.height)
    faces = (Placed(drawing, 0.0, 0.0, page, name=TITLE),)
    return Sheet(drawing.width, drawing.height, faces, (), page, page, TITLE)


def _blank(paper: tuple[float, float]) -> Sheet:
    page = (0.0, 0.0, *paper)
    return Sheet(*paper, (), trim=page, bleed=page)


def _summary(catalog: Catalog, printing: Printing, plan: Plan) -> Iterator[list[Any]]:
    """How many of each kind, and sheets of paper."""
    found: Counter[str] = Counter()
    for copy in printing.copies:
        found[catalog.entries[copy.entry].kind] += copy.copies
    for name, count in found.items():
        kind = catalog.game.kinds[name]
        yield [count, kind.title if count == 1 else kind.plural]
    yield [plan.sheets, f"sheet{'' if plan.sheets == 1 else 's'} of paper"]


def _sections(catalog: Catalog, printing: Printing) -> Iterator[Section]:
    """Components first, then each part with its cards."""
    counted = tuple(
        Row(piece.count, piece.name, "" if piece.entry else "not printed")
        for piece in printing.components
    )
    if counted:
        yield Section("Components", counted)
    parts: dict[str, list[Row]] = {}
    shown = {piece.entry for piece in printing.components}
    for copy in printing.copies:
        if copy.entry not in shown:
            name = catalog.entries[copy.entry].name
            parts.setdefault(copy.part, []).append(Row(copy.copies, name))
    for part, rows in parts.items():
        yield Section(part, tuple(rows), sum(row.copies for row in rows))


def _drawn(
    studio: Studio,
    printing: Printing,
    paper: tuple[float, float],
    lines: Sequence[Line],
    more: dict[str, Any],
) -> Drawing:
    width, height = paper
    scope = {
        **_looks(studio.style),
        **more,
        "width": width,
        "height": height,
        "margin": MARGIN,
        "title": printing.title,
        "game": studio.game.title,
        "contents": TITLE,
        "lines": [_line(line) for line in lines],
    }
    slug = studio.game.slug
    own = Folder(studio.space.root / "templates" / slug, f"templates/{slug}")
    loader = Loader([own, Folder(studio.space.templates, "templates/core")])
    template = environment(loader).get_template(CONTENTS)
    composed = Composed(TITLE, TITLE, "front", render(template, scope))
    setting = Setting(
        style=studio.style,
        size=Size(width, height, 0.0),
        root=studio.space.root,
        fonts=studio.fonts,
        is_grave=lambda _problem: False,
    )
    drawing, _ = typeset(composed, setting)
    return drawing or Drawing(width, height, 0.0, ())


def _line(line: Line) -> dict[str, Any]:
    x, y, width, height = line.box
    row = line.row._asdict()
    return {**row, "x": x, "y": y, "w": width, "h": height, "is_head": line.is_head}


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

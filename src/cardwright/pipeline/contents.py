"""A printing and its plan in, the pages that tell what is in it out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from cardwright.compose.loader import CONTENTS
from cardwright.model.drawing import Drawing
from cardwright.model.entry import Catalog, Printing
from cardwright.model.sheet import Placed, Sheet
from cardwright.pipeline.faces import Studio
from cardwright.pipeline.pages import page
from cardwright.press.contents import MARGIN, Line, Row, Section, pages
from cardwright.press.plan import Plan

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
    scope = {
        **more,
        "margin": MARGIN,
        "title": printing.title,
        "game": studio.game.title,
        "contents": TITLE,
        "lines": [_line(line) for line in lines],
    }
    return page(studio, CONTENTS, paper, scope)


def _line(line: Line) -> dict[str, Any]:
    x, y, width, height = line.box
    row = line.row._asdict()
    return {**row, "x": x, "y": y, "w": width, "h": height, "is_head": line.is_head}

"""Tight boxes in; a table for a terminal, or JSON, out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from cardwright.model.tight import Tight

_HEADS = ("entry", "box", "size", "wanted", "room", "lines")


def table(boxes: Sequence[Tight]) -> str:
    """A line a box: where it is, its size and the wanted one, the room that is left."""
    if not boxes:
        return "no text boxes\n"
    rows = [_HEADS, *map(_row, boxes)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = (_line(row, widths) for row in rows)
    return "".join(f"{line.rstrip()}\n" for line in lines)


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    pairs = enumerate(zip(row, widths, strict=True))
    return "  ".join(
        cell.ljust(width) if index < 2 else cell.rjust(width)  # noqa: PLR2004
        for index, (cell, width) in pairs
    )


def _row(box: Tight) -> tuple[str, ...]:
    side = "" if box.side == "front" else f" {box.side}"
    where = f"{box.place.file}:{box.place.line}"
    if box.field:
        where = f"{where} {box.field}"
    room = f"{box.room:.1f} mm {'wide' if box.is_line else 'high'}"
    lines = "" if box.is_line else str(box.lines)
    name = f"{box.game} {box.entry}{side}"
    return (name, where, f"{box.size:g} pt", f"{box.wanted:g} pt", room, lines)


def as_json(boxes: Sequence[Tight]) -> str:
    """The same for tools, as in ``schemas/core/tight-report.schema.json``."""
    data = {"boxes": [_data(box) for box in boxes]}
    return json.dumps(data, indent=1, ensure_ascii=False)


def _data(box: Tight) -> dict[str, Any]:
    return {
        "game": box.game,
        "entry": box.entry,
        "side": box.side,
        "file": box.place.file,
        "line": box.place.line,
        "field": box.field or None,
        "size": box.size,
        "wanted": box.wanted,
        "least": box.least,
        "fits": box.fits,
        "room": round(box.room, 3),
        "of": "width" if box.is_line else "height",
        "lines": box.lines,
    }

"""A composed face in, problems out where a box names a field that no entry can have."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cardwright.model.face import Composed
from cardwright.model.game import Kind
from cardwright.model.problem import Place, Problem
from cardwright.validate.fieldpath import fault

_BOX = re.compile(
    r'<text-box _at="(?P<file>[^"]+):(?P<line>\d+):(?P<column>\d+)"'
    r'[^<>]*?\bfield="(?P<field>[^"<>]+)"'
)
_WIDTH = len("<text-box")


def unknown_fields(kind: Kind, composed: Composed) -> Iterator[Problem]:
    """Each at its box; the field tells where a text that does not fit is written."""
    for box in _BOX.finditer(composed.xml):
        found = fault(kind, box["field"])
        if found is not None:
            line, column = int(box["line"]), int(box["column"])
            place = Place(box["file"], line, column, line, column + _WIDTH)
            message = f"field of <text-box>: {found[0]}"
            yield Problem("unknown-name", place, message, found[1])

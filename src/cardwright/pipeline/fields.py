"""A composed face in, problems out where a box names a field that no entry can have."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cardwright.model.face import Composed
from cardwright.model.game import Kind
from cardwright.model.problem import Place, Problem
from cardwright.validate.fieldpath import Fault, fault

_BOX = re.compile(
    r'<text-box _at="(?P<file>[^"]+):(?P<line>\d+):(?P<column>\d+)"'
    r'[^<>]*?\bfield="(?P<field>[^"<>]+)"'
)
_WIDTH = len("<text-box")


Faults = dict[tuple[str, str], Fault | None]


def unknown_fields(
    kind: Kind, composed: Composed, known: Faults | None = None
) -> Iterator[Problem]:
    """Each at its box; the field tells where a text that does not fit is written.

    ``known`` remembers what is wrong with the fields of each kind.
    """
    known = {} if known is None else known
    for box in _BOX.finditer(composed.xml):
        key = (kind.name, box["field"])
        if key not in known:
            known[key] = fault(kind, box["field"])
        found = known[key]
        if found is not None:
            line, column = int(box["line"]), int(box["column"])
            place = Place(box["file"], line, column, line, column + _WIDTH)
            message = f"field of <text-box>: {found[0]}"
            yield Problem("unknown-name", place, message, found[1])

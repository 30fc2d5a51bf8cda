"""A game's templates in; elements and attributes that do not exist out.

Drawing tells of those that it meets; the others stand in branches that no face takes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from cardwright.compose.starts import Start, starts
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Source
from cardwright.model.workspace import GameFiles
from cardwright.typeset.names import no_attributes, no_element
from cardwright.typeset.slip import SlipError

TEMPLATE = ".xml"
BROKEN = ("template-syntax", "encoding")


def check_tags(
    root: Path, files: GameFiles, problems: Iterable[Problem]
) -> Iterator[Problem]:
    """What is not among ``problems`` yet, in templates that can be read."""
    before = [*problems]
    broken = {problem.place.file for problem in before if problem.code in BROKEN}
    known = {(p.code, p.message, p.place) for p in before}
    for file in files.templates:
        if file.endswith(TEMPLATE) and file not in broken:
            source = Source(file, _text(root / file))
            for start in starts(source.text):
                tag = source.place(start.at, start.at + 1 + len(start.name))
                for place, slip in _slips(source, start, tag):
                    same = {(slip.code, slip.message, at) for at in (place, tag)}
                    if known.isdisjoint(same):
                        yield Problem(slip.code, place, slip.message, slip.hint)


def _slips(
    source: Source, start: Start, tag: Place
) -> Iterator[tuple[Place, SlipError]]:
    slip = no_element(start.name, in_text=start.in_text)
    if slip is not None:
        yield tag, slip
        return
    where = dict(start.attributes)
    for name, slip in no_attributes(start.name, where):
        at = where[name]
        yield source.place(at, at + len(name)), slip


def _text(path: Path) -> str:
    return path.read_text("utf-8-sig", errors="replace")

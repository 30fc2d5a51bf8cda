"""A report and what it is of in, its text in the form asked for out."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from cardwright.model.report import Report
from cardwright.model.source import Map
from cardwright.model.workspace import Workspace

PIPE_WIDTH = 100


@dataclass(frozen=True, slots=True)
class Shown:
    """A report with its workspace; ``given`` are texts that are no files, by name."""

    report: Report
    space: Workspace
    strict: bool = False
    given: Mapping[str, str] = field(default_factory=dict)


def _text(shown: Shown) -> str:
    from cardwright.report.lines import lines_of
    from cardwright.report.text import render

    is_screen = sys.stdout.isatty()
    width = shutil.get_terminal_size().columns if is_screen else PIPE_WIDTH
    lines = lines_of(shown.space, shown.given)
    return render(shown.report, color=is_screen, lines=lines, width=width)


def _json(shown: Shown) -> str:
    from cardwright.report.as_json import render

    return render(shown.report) + "\n"


def _github(shown: Shown) -> str:
    from cardwright.base.git import prefix
    from cardwright.report.github import render

    return render(shown.report, prefix(shown.space.root))


def _sarif(shown: Shown) -> str:
    from cardwright.base.git import prefix
    from cardwright.load.documents import read_document
    from cardwright.report.sarif import render

    file = shown.space.schemas / "problems.yaml"
    document, _ = read_document(file.name, file.read_bytes())
    known = document.data if isinstance(document.data, Map) else {}
    return render(shown.report, known, prefix(shown.space.root))


def _junit(shown: Shown) -> str:
    from cardwright.report.junit import render

    files = {game.slug: tuple(game.digests) for game in shown.space.games}
    return render(shown.report, files, strict=shown.strict)


# Each form imports what it needs: text must be quick.
FORMATS: Mapping[str, Callable[[Shown], str]] = {
    "text": _text,
    "json": _json,
    "github": _github,
    "sarif": _sarif,
    "junit": _junit,
}

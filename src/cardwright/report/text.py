"""A report in, lines for a person out."""

from __future__ import annotations

import os
from collections.abc import Iterator

from cardwright.model.problem import Problem
from cardwright.model.report import GameCount, Report, Written

COLOURS = {"error": "31", "warning": "33", "advice": "36"}


def render(report: Report, *, color: bool = False) -> str:
    """Problems, then a line for each game, then the sum; colour only adds to words."""
    paint = color and "NO_COLOR" not in os.environ
    lines = [
        *(line for p in report.problems for line in _problem(p, color=paint)),
        *(_game(report, game) for game in report.games),
        _sum(report),
    ]
    return "".join(f"{line}\n" for line in lines)


def _problem(problem: Problem, *, color: bool) -> Iterator[str]:
    place = problem.place
    tag = f"{problem.level}[{problem.code}]"
    if color:
        tag = f"\x1b[{COLOURS[problem.level]}m{tag}\x1b[0m"
    yield f"{place.file}:{place.line}:{place.column}: {tag}: {problem.message}"
    if problem.hint:
        yield f"  hint: {problem.hint}"


def _game(report: Report, game: GameCount) -> str:
    """What was made of a game, or, where nothing was to be made, what was checked."""
    for written in report.written:
        if written.game == game.game:
            return f"{game.game}: {', '.join(_made(game, written))}"
    return f"{game.game}: {', '.join(_checked(report, game))}"


def _made(game: GameCount, written: Written) -> Iterator[str]:
    yield _many(game.entries, "entry", "entries")
    yield _many(written.images, "image")
    yield _many(written.sheets, "PDF")
    yield _many(written.exports, "export")
    yield f"{written.made} made anew" if written.made else "nothing new"


def _checked(report: Report, game: GameCount) -> Iterator[str]:
    tops = tuple(f"{top}/{game.game}/" for top in ("cards", "schemas", "templates"))
    mine = [p for p in report.problems if p.place.file.startswith(tops)]
    yield (f"{_many(game.entries, 'entry', 'entries')} in {_many(game.files, 'file')}")
    yield _many(game.schemas, "schema")
    yield _many(game.rules, "rule")
    if game.faces:
        yield _many(game.faces, "face")
    yield _many(len(mine), "problem")


def _sum(report: Report) -> str:
    counts = [
        _many(report.count("error"), "error"),
        _many(report.count("warning"), "warning"),
        f"{report.count('advice')} advice",
    ]
    return ", ".join(counts)


def _many(number: int, word: str, plural: str | None = None) -> str:
    return f"{number} {word if number == 1 else plural or word + 's'}"

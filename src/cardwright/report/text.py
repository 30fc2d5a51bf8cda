"""A report in, lines for a person out."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardwright.model.problem import Problem
from cardwright.model.report import GameCount, Report, Written
from cardwright.report.visible import visible

if TYPE_CHECKING:
    from cardwright.report.excerpt import Row
    from cardwright.report.lines import Lines

WIDTH = 100
COLOURS = {"error": "31", "warning": "33", "advice": "36"}


def render(
    report: Report,
    *,
    color: bool = False,
    lines: Lines | None = None,
    width: int = WIDTH,
) -> str:
    """Problems, then a line for each game, then the sum; colour only adds to words.

    With ``lines`` of the files each problem shows its own, ``width`` columns at most.
    """
    paint = color and "NO_COLOR" not in os.environ
    blocks = [_block(problem, lines, width, color=paint) for problem in report.problems]
    ending = [*(_game(report, game) for game in report.games), sum_line(report)]
    return "".join(f"{line}\n" for line in _spaced([*blocks, (False, ending)]))


Block = tuple[bool, list[str]]
"""Whether it has an excerpt, and its lines."""


def _spaced(blocks: Sequence[Block]) -> Iterator[str]:
    """The lines of all blocks; a blank line on both sides of one with an excerpt."""
    above = False
    for index, (is_shown, block) in enumerate(blocks):
        if index and (above or is_shown):
            yield ""
        yield from block
        above = is_shown


def _block(problem: Problem, lines: Lines | None, width: int, *, color: bool) -> Block:
    rows = _rows(problem, lines, width)
    return bool(rows), list(_problem(problem, rows, color=color))


def _rows(problem: Problem, lines: Lines | None, width: int) -> Sequence[Row]:
    if lines is None:
        return ()
    from cardwright.report.excerpt import excerpt

    return excerpt(problem.place, lines, width)


def problem_lines(problem: Problem) -> list[str]:
    """A problem without colour or excerpt: its sentence, and its hint if it has one."""
    return list(_problem(problem, (), color=False))


def _problem(problem: Problem, rows: Sequence[Row], *, color: bool) -> Iterator[str]:
    place, paint = problem.place, COLOURS[problem.level] if color else None
    tag = _painted(f"{problem.level}[{problem.code}]", paint)
    at = f"{visible(place.file)}:{place.line}:{place.column}"
    yield f"{at}: {tag}: {visible(problem.message)}"
    gutter = max((len(row.number) for row in rows), default=0)
    for number, text, carets in rows:
        yield f"  {number:>{gutter}} | {text}".rstrip()
        if carets:
            blank = " " * (len(carets) - len(carets.lstrip()))
            yield f"  {'':{gutter}} | {blank}{_painted(carets.lstrip(), paint)}"
    if problem.hint:
        yield f"  hint: {visible(problem.hint)}"


def _painted(text: str, paint: str | None) -> str:
    return f"\x1b[{paint}m{text}\x1b[0m" if paint else text


def _game(report: Report, game: GameCount) -> str:
    """What was made of a game, or, where nothing was to be made, what was checked."""
    for written in report.written:
        if written.game == game.game:
            return f"{game.game}: {', '.join(_made(game, written))}"
    return f"{game.game}: {', '.join(_checked(report, game))}{_waiting(game)}"


def _waiting(game: GameCount) -> str:
    """What an error keeps from being checked."""
    waits = {"faces": "its faces wait", "all": "the rest waits"}.get(game.waits)
    return f"; {waits} until it is mended" if waits else ""


def _made(game: GameCount, written: Written) -> Iterator[str]:
    yield _many(game.entries, "entry", "entries")
    yield _many(written.images, "image")
    yield _many(written.sheets, "PDF")
    yield _many(written.exports, "export")
    yield f"{written.made} made anew" if written.made else "nothing new"


def _checked(report: Report, game: GameCount) -> Iterator[str]:
    tops = tuple(f"{top}/{game.game}/" for top in ("cards", "schemas", "templates"))
    mine = [p for p in report.problems if p.place.file.startswith(tops)]
    if game.waits == "all":
        yield from (_many(game.files, "file"), _many(len(mine), "problem"))
        return
    yield (f"{_many(game.entries, 'entry', 'entries')} in {_many(game.files, 'file')}")
    yield _many(game.schemas, "schema")
    yield _many(game.rules, "rule")
    if game.faces:
        yield _many(game.faces, "face")
    yield _many(len(mine), "problem")


def sum_line(report: Report) -> str:
    """How many problems there are of each level."""
    counts = [
        _many(report.count("error"), "error"),
        _many(report.count("warning"), "warning"),
        f"{report.count('advice')} advice",
    ]
    return ", ".join(counts)


def _many(number: int, word: str, plural: str | None = None) -> str:
    return f"{number} {word if number == 1 else plural or word + 's'}"

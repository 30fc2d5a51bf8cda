"""A report in, workflow commands that GitHub shows as annotations out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cardwright.model.problem import Level, Problem
from cardwright.model.report import Report
from cardwright.report.text import problem_lines, sum_line

# From the worst on: what a level is called there.
COMMANDS: dict[Level, str] = {
    "error": "error",
    "warning": "warning",
    "advice": "notice",
}
# GitHub keeps no more of one level and step.
MOST = 10


def render(report: Report, prefix: str = "") -> str:
    """The worst problems as annotations, the rest as plain lines, the sum at the end.

    ``prefix`` is the way from the repository's top to the workspace (``games/``).
    """
    groups = [[p for p in report.problems if p.level == level] for level in COMMANDS]
    rooms = [MOST] * len(groups)
    if any(len(group) > MOST for group in groups):
        # The notice that tells of the others is itself one of ten.
        rooms[-1] -= 1
    parted = list(zip(groups, rooms, strict=True))
    lines = [_annotation(p, prefix) for group, room in parted for p in group[:room]]
    lines += _others([p for group, room in parted for p in group[room:]])
    return "".join(f"{line}\n" for line in [*lines, sum_line(report)])


def _others(left: Sequence[Problem]) -> Iterator[str]:
    """What finds no room: told once on the page, and listed in the log."""
    if not left:
        return
    number = f"{len(left)} more problem{'s' * (len(left) != 1)}"
    yield f"::notice title=cardwright::{number} in the log of this step"
    yield f"::group::{number}"
    yield from (line for problem in left for line in problem_lines(problem))
    yield "::endgroup::"


def _annotation(problem: Problem, prefix: str) -> str:
    told = "\n".join(filter(None, (problem.message, problem.hint)))
    properties = ",".join(_properties(problem, prefix))
    return f"::{COMMANDS[problem.level]} {properties}::{_escaped(told)}"


def _properties(problem: Problem, prefix: str) -> Iterable[str]:
    place = problem.place
    # A place that ends before the first letter of a line does not reach into it.
    reaches = place.end_column > 1 or place.end_line == place.line
    end = place.end_line if reaches else place.end_line - 1
    values = {"file": prefix + place.file, "line": place.line, "endLine": end}
    if place.line == place.end_line:
        values |= {"col": place.column, "endColumn": place.end_column}
    values |= {"title": problem.code}
    for key, value in values.items():
        text = _escaped(str(value)).replace(":", "%3A").replace(",", "%2C")
        yield f"{key}={text}"


def _escaped(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")

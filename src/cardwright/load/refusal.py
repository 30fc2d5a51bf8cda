"""A file that cannot be read further: the finding that ends the reading of it."""

from __future__ import annotations

from cardwright.model.problem import Problem
from cardwright.model.source import Source

DEPTH = 100
"""How many lists and mappings may stand in one another."""


class Refusal(Exception):  # noqa: N818 - not an error of the program
    """Raised and caught inside this stage only."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


def refuse(
    source: Source, code: str, span: tuple[int, int], message: str, hint: str | None
) -> Refusal:
    """The refusal with its place."""
    return Refusal(Problem(code, source.place(*span), message, hint))


def too_deep(source: Source, start: int) -> Refusal:
    """The bracket or item at ``start`` is one level too many."""
    message = f"lists and mappings stand more than {DEPTH} levels deep in one another"
    return refuse(source, "too-deep", (start, start + 1), message, None)

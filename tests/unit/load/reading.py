"""What the tests of reading share: a text comes in, its data and findings go out."""

from __future__ import annotations

from typing import NamedTuple

from cardwright.load.documents import read_document
from cardwright.model.problem import Problem
from cardwright.model.source import Data


class Found(NamedTuple):
    """A finding without its file: code, line, column, end line, end column."""

    code: str
    line: int
    column: int
    end_line: int
    end_column: int


def data_of(text: str, file: str = "cards.yaml") -> Data:
    """The data of a file in which nothing is wrong."""
    document, problems = read_document(file, text.encode())
    assert problems == ()
    return document.data


def problems_of(text: str | bytes, file: str = "cards.yaml") -> tuple[Problem, ...]:
    data = text if isinstance(text, bytes) else text.encode()
    return read_document(file, data)[1]


def only(text: str | bytes, file: str = "cards.yaml") -> Problem:
    """The one finding of a file."""
    (problem,) = problems_of(text, file)
    return problem


def found(problem: Problem) -> Found:
    place = problem.place
    return Found(
        problem.code, place.line, place.column, place.end_line, place.end_column
    )


def findings(text: str | bytes, file: str = "cards.yaml") -> list[Found]:
    return [found(problem) for problem in problems_of(text, file)]

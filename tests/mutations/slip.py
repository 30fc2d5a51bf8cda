"""A fault planted in a file: the changed files and the one problem that must follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from cardwright.model.problem import Place, Problem
from tests.mutations.ground import Ground
from tests.mutations.page import Part

T = TypeVar("T")


class Choose(Protocol):
    """Picks one of several; it gives up where there is none."""

    def __call__(self, options: Sequence[T], /) -> T: ...


@dataclass(frozen=True)
class Slip:
    """What a file is after the fault; the problem's code and its span in that text."""

    file: str
    text: str
    code: str
    start: int
    end: int
    more: Mapping[str, str] = field(default_factory=dict)

    @property
    def changes(self) -> Mapping[str, str]:
        return {self.file: self.text, **self.more}

    @property
    def told(self) -> tuple[str, Place]:
        line, column = _position(self.text, self.start)
        return self.code, Place(
            self.file, line, column, *_position(self.text, self.end)
        )


def told(problem: Problem) -> tuple[str, Place]:
    return problem.code, problem.place


def _position(text: str, index: int) -> tuple[int, int]:
    before = text[:index]
    return before.count("\n") + 1, index - (before.rfind("\n") + 1) + 1


Fault = Callable[[Ground, Choose], "Slip | None"]
"""A fault planted at a spot that ``choose`` picks; none where no spot is fit."""


def edited(text: str, start: int, end: int, new: str) -> str:
    return text[:start] + new + text[end:]


def planted(
    ground: Ground, part: Part, code: str, span: tuple[int, int], new: str | None
) -> Slip | None:
    """The span of the part's file becomes ``new``, which is what is told."""
    if new is None:
        return None
    text = edited(ground.texts[part.file], *span, new)
    return Slip(part.file, text, code, span[0], span[0] + len(new))

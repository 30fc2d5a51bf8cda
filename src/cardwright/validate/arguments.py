"""A verb's argument and the value given for it in, problems out if it does not fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cardwright.base.english import for_nothing, sort_of
from cardwright.base.numerals import rewritten
from cardwright.model.entry import Catalog
from cardwright.model.game import Argument
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Data, Path, place_of
from cardwright.validate.wording import named


@dataclass(frozen=True, slots=True)
class Given:
    """A value within an entry's fields."""

    data: Data
    path: Path

    @property
    def value(self) -> Any:
        value: Any = self.data
        for step in self.path:
            value = value[step]
        return value

    def place(self) -> Place:
        return place_of(self.data, self.path)

    def wrong(self, wanted: str, hint: str | None = None) -> Problem:
        name = named(self.path, "the argument")
        if self.value is None:
            text = f"{name} is empty, but must be {wanted}"
            hint = for_nothing(self.path[-1])
        else:
            text = f"{name} must be {wanted}, not {sort_of(self.value)}"
        return Problem("wrong-type", self.place(), text, hint)


def check_argument(
    catalog: Catalog, argument: Argument, given: Given
) -> Iterator[Problem]:
    """A value against its type; of a vocabulary or kind there may be a list."""
    check = CHECKS.get(argument.type)
    if check:
        yield from check(catalog, given)
    elif isinstance(given.value, list) and given.value:
        for index in range(len(given.value)):
            item = Given(given.data, (*given.path, index))
            yield from _name(item)
    else:
        yield from _name(given)


def _number(catalog: Catalog, given: Given) -> Iterator[Problem]:
    """A whole number, X, or a text that is no name of an entry or word."""
    value = given.value
    hint = rewritten(value, ("integer",)) if isinstance(value, str) else None
    if isinstance(value, str) and value and not hint and not _names(catalog, value):
        return
    if isinstance(value, float) and value.is_integer():
        hint = f"write {value:.0f}"
    if not isinstance(value, int) or isinstance(value, bool):
        yield given.wrong("a whole number or X", hint)


def _names(catalog: Catalog, text: str) -> bool:
    words = catalog.game.vocabularies.values()
    return text in catalog.entries or any(text in each for each in words)


def _text(_: Catalog, given: Given) -> Iterator[Problem]:
    if not isinstance(given.value, str):
        yield given.wrong("a text")


def _truth(_: Catalog, given: Given) -> Iterator[Problem]:
    if not isinstance(given.value, bool):
        yield given.wrong("true or false")


def _name(given: Given) -> Iterator[Problem]:
    """Whether the name is known is judged where references are."""
    if not isinstance(given.value, str):
        yield given.wrong("a name")


CHECKS: Mapping[str, Callable[[Catalog, Given], Iterator[Problem]]] = {
    "number": _number,
    "text": _text,
    "truth": _truth,
}

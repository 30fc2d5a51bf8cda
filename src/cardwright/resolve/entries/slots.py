"""A blueprint's body and values for its slots in, the body with the values out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from cardwright.base import expression
from cardwright.base.expression import ExpressionError, Names
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Map, Mark, Plain, Seq
from cardwright.resolve.entries.fill import printed
from cardwright.resolve.plain import implied

SLOT = "slot"
OWN = "id"
"""The slot that every blueprint has: the id of the entry being made."""

_VALUE = re.compile(r"\{\{((?:(?!\}\}|\{\{).)*)\}\}", re.DOTALL)
_WHOLE = "{"
"""The style of a mark whose inside is not what the scalar says."""


def slots_of(data: Any) -> tuple[str, ...]:
    """The names of the slots that a body reads, each once, in order."""
    return tuple(dict.fromkeys(_slots(data)))


def _slots(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        for found in _VALUE.finditer(data):
            yield from _read(found[1])
    elif isinstance(data, Map):
        for key, value in data.items():
            yield from _slots(key)
            yield from _slots(value)
    elif isinstance(data, list):
        for item in data:
            yield from _slots(item)


def _read(source: str) -> tuple[str, ...]:
    try:
        paths = expression.compile(source.strip()).paths
    except ExpressionError:
        return ()
    return tuple(p[1] for p in paths if p[0] == SLOT and len(p) > 1)


def fill_slots(
    body: Map, values: Mapping[str, Any], order: Map
) -> tuple[Map, tuple[Problem, ...]]:
    """``body`` with each ``{{ slot.NAME }}`` replaced; its mark is that of the value.

    A scalar that is one slot takes its value as written. Expressions over anything
    else stay. ``order`` is the mapping in which the values stand.
    """
    filler = _Filler(values, order)
    return filler.map(body), tuple(filler.problems)


class _Filler:
    def __init__(self, values: Mapping[str, Any], order: Map) -> None:
        self.problems: list[Problem] = []
        self._values, self._order = values, order
        known = {
            k: implied(v) if isinstance(v, Plain) else v for k, v in values.items()
        }
        self._scope = {SLOT: Names(SLOT, known)}

    def map(self, data: Map) -> Map:
        items: dict[str, Any] = {}
        marks: dict[str, Mark] = {}
        for key, value in data.items():
            name = self._text(key, data.marks[key])[0] if "{{" in key else key
            items[str(name)], marks[str(name)] = self.value(value, data.marks[key])
        return Map(items.items(), marks, data.source, data.span)

    def value(self, value: Any, mark: Mark) -> tuple[Any, Mark]:
        if isinstance(value, Map):
            return self.map(value), mark
        if isinstance(value, Seq):
            parts = [self.value(v, m) for v, m in zip(value, value.marks, strict=True)]
            items, marks = [v for v, _ in parts], [m for _, m in parts]
            return Seq(items, marks, value.source, value.span), mark
        if isinstance(value, str) and "{{" in value:
            return self._text(value, mark)
        return value, mark

    def _text(self, source: str, mark: Mark) -> tuple[Any, Mark]:
        names = slots_of(source)
        if not names:
            return source, mark
        at = self._order.marks.get(names[0])
        place = (
            replace(mark, value=at.value, source=at.source, style=at.style)
            if at
            else mark
        )
        whole = _VALUE.fullmatch(source.strip())
        if whole and whole[1].strip() == f"{SLOT}.{names[0]}":
            return self._values.get(names[0], source), place
        text = _VALUE.sub(lambda found: self._printed(found, mark.place()), source)
        return text, replace(place, style=_WHOLE)

    def _printed(self, found: re.Match[str], place: Place) -> str:
        if not _read(found[1]):
            return found[0]
        try:
            compiled = expression.compile(found[1].strip())
            return printed(compiled.evaluate(self._scope))
        except ExpressionError as error:
            if error.code != "unknown-name":
                self.problems.append(
                    Problem(error.code, place, error.message, error.hint)
                )
            return found[0]

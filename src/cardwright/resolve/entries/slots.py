"""A blueprint's body and values for its slots in, the body with the values out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from cardwright.base import expression
from cardwright.base.expression import ExpressionError, Names
from cardwright.model.problem import Problem, of_slip
from cardwright.model.source import Map, Mark, Piece, Plain, Seq
from cardwright.resolve.entries.fill import printed
from cardwright.resolve.plain import implied

SLOT = "slot"
OWN = "id"
"""The slot that every blueprint has: the id of the entry being made."""

_VALUE = re.compile(r"\{\{((?:(?!\}\}|\{\{).)*)\}\}", re.DOTALL)
_WHOLE = "{"
"""The style of a mark whose inside is not what the scalar says."""


class Part(NamedTuple):
    """Some characters of a text, and in them the expression that reads ``slots``."""

    start: int
    text: str
    inner: str = ""
    slots: tuple[str, ...] = ()

    @property
    def alone(self) -> str | None:
        """The slot of an expression that is nothing but one slot."""
        is_alone = bool(self.slots) and self.inner == f"{SLOT}.{self.slots[0]}"
        return self.slots[0] if is_alone else None


def slots_of(data: Any) -> tuple[str, ...]:
    """The names of the slots that a body reads, each once, in order."""
    return tuple(dict.fromkeys(_slots(data)))


def _slots(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        for part in _parts(data):
            yield from part.slots
    elif isinstance(data, Map):
        for key, value in data.items():
            yield from _slots(key)
            yield from _slots(value)
    elif isinstance(data, list):
        for item in data:
            yield from _slots(item)


def _parts(text: str) -> tuple[Part, ...]:
    """The whole text in parts, or none where it reads no slot."""
    if "{{" not in text:
        return ()
    found = [(match, _read(match[1])) for match in _VALUE.finditer(text)]
    parts, at = [], 0
    for match, slots in found:
        if slots:
            parts.append(Part(at, text[at : match.start()]))
            parts.append(Part(match.start(), match[0], match[1].strip(), slots))
            at = match.end()
    return (*parts, Part(at, text[at:])) if parts else ()


def _read(source: str) -> tuple[str, ...]:
    try:
        paths = expression.compile(source.strip()).paths
    except ExpressionError:
        return ()
    return tuple(p[1] for p in paths if p[0] == SLOT and len(p) > 1)


class Pattern:
    """A body with slots: what of it reads none is the same in all that is made."""

    def __init__(self, body: Map) -> None:
        self.body = body
        self.slots = slots_of(body)
        self._texts: dict[str, tuple[Part, ...]] = {}
        self._still: dict[int, bool] = {}
        self._marks: dict[int, Mapping[str, Mark]] = {}
        self._items: dict[int, Sequence[Mark]] = {}

    def parts(self, text: str) -> tuple[Part, ...]:
        """The parts of one of its texts; none where it reads no slot."""
        if text not in self._texts:
            self._texts[text] = _parts(text)
        return self._texts[text]

    def is_still(self, data: Map | Seq) -> bool:
        """Whether a part of the body reads no slot."""
        known = self._still.get(id(data))
        if known is None:
            known = self._still[id(data)] = next(_slots(data), None) is None
        return known

    def marks(self, data: Map) -> Mapping[str, Mark]:
        """The marks of a part of the body, the same objects in all that is made."""
        known = self._marks.get(id(data))
        if known is None:
            known = self._marks[id(data)] = dict(data.marks)
        return known

    def marks_in(self, data: Seq) -> Sequence[Mark]:
        """Those of the items of a list in it."""
        known = self._items.get(id(data))
        if known is None:
            known = self._items[id(data)] = tuple(data.marks)
        return known


def fill_slots(
    pattern: Pattern, values: Mapping[str, Any], marks: Mapping[str, Mark]
) -> tuple[Map, tuple[Problem, ...]]:
    """The body with each ``{{ slot.NAME }}`` replaced; its mark is that of the value.

    A scalar that is one slot takes its value as written. Expressions over anything
    else stay. ``marks`` tell where the values stand.
    """
    filler = _Filler(pattern, values, marks)
    return filler.map(pattern.body), tuple(filler.problems)


class _Filler:
    def __init__(
        self, pattern: Pattern, values: Mapping[str, Any], marks: Mapping[str, Mark]
    ) -> None:
        self.problems: list[Problem] = []
        self._pattern, self._values, self._marks = pattern, values, marks
        known = {
            k: implied(v) if isinstance(v, Plain) else v for k, v in values.items()
        }
        self._scope = {SLOT: Names(SLOT, known)}

    def map(self, data: Map) -> Map:
        if self._pattern.is_still(data):
            return data
        items: dict[str, Any] = {}
        marks: dict[str, Mark] = {}
        known = self._pattern.marks(data)
        for key, value in data.items():
            name = self._text(key, known[key])[0] if "{{" in key else key
            items[str(name)], marks[str(name)] = self.value(value, known[key])
        return Map(items.items(), marks, data.source, data.span)

    def value(self, value: Any, mark: Mark) -> tuple[Any, Mark]:
        if isinstance(value, Map):
            return self.map(value), mark
        if isinstance(value, Seq) and not self._pattern.is_still(value):
            known = self._pattern.marks_in(value)
            parts = [self.value(v, m) for v, m in zip(value, known, strict=True)]
            items, marks = [v for v, _ in parts], [m for _, m in parts]
            return Seq(items, marks, value.source, value.span), mark
        if isinstance(value, str) and "{{" in value:
            return self._text(value, mark)
        return value, mark

    def _text(self, source: str, mark: Mark) -> tuple[Any, Mark]:
        parts = self._pattern.parts(source)
        if not parts:
            return source, mark
        first = parts[1]
        if source.strip() == first.text:
            return self._whole(first, mark)
        text, pieces = "", []
        for part in parts:
            said, of, at = self._said(part, mark)
            pieces.append(Piece(len(text), len(text) + len(said), of, at))
            text += said
        place = self._at(first, mark)
        return text, replace(place, style=_WHOLE, pieces=tuple(pieces))

    def _whole(self, part: Part, mark: Mark) -> tuple[Any, Mark]:
        """What a scalar that is one expression becomes; its schema types it later."""
        at = self._at(part, mark)
        if part.alone:
            return self._values.get(part.alone, part.text), at
        text = self._worked_out(part, at)
        return text if implied(text) == text else Plain(text), replace(at, style=_WHOLE)

    def _at(self, part: Part, mark: Mark) -> Mark:
        """The mark of a slot's value, with the key that its text has."""
        at = self._marks.get(part.slots[0])
        return replace(at, key=mark.key, keyed=mark.source) if at else mark

    def _said(self, part: Part, mark: Mark) -> tuple[str, Mark, int | None]:
        """What stands for a part, the text that it is from, and where there."""
        if not part.slots:
            return part.text, mark, part.start
        of = self._at(part, mark)
        value = self._values.get(part.alone or "")
        if isinstance(value, str) and part.alone in self._marks and not _is_null(value):
            return str(value), of, 0
        return self._worked_out(part, of), of, None

    def _worked_out(self, part: Part, of: Mark) -> str:
        try:
            return printed(expression.compile(part.inner).evaluate(self._scope))
        except ExpressionError as error:
            if error.code != "unknown-name":
                self.problems.append(of_slip(error, of.place()))
            return part.text


def _is_null(value: str) -> bool:
    return isinstance(value, Plain) and implied(value) is None

"""What a phrase sees of the structure that it says: numbers, words, entries, parts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from cardwright.base.expression import ABSENT, View
from cardwright.model.rich import Value
from cardwright.resolve.saying.speech import Speech, Word, clean

MINUS = "\u2212"


class Scope(dict[str, Any]):
    """Names of a phrase; one that is not there is absent, not strange."""

    def __missing__(self, name: str) -> Any:
        return ABSENT


class SaidNumber(int):
    """A whole number that prints as a value of the text, even when made positive."""

    speech: Speech
    value: Value

    @classmethod
    def of(cls, number: int, value: Value, speech: Speech) -> SaidNumber:
        said = cls(number)
        said.value, said.speech = value, speech
        return said

    def __str__(self) -> str:
        sign = MINUS if self < 0 else ""
        return self.speech.span(self.value, f"{sign}{abs(int(self))}")

    def __neg__(self) -> SaidNumber:
        return self.of(-int(self), self.value, self.speech)


class SaidText(str):
    """A number given as a text (``X``) that prints as a value."""

    speech: Speech
    value: Value
    __slots__ = ("speech", "value")

    @classmethod
    def of(cls, text: str, value: Value, speech: Speech) -> SaidText:
        said = cls(text)
        said.value, said.speech = value, speech
        return said

    def __str__(self) -> str:
        return self.speech.span(self.value, clean(self[:]))


class SaidView(View):
    """Something with a name: its text is said, its id is what it equals."""

    __slots__ = ("id", "parts", "text")

    def __init__(self, name: str, text: str, parts: Callable[[str], Any]) -> None:
        self.id = name
        self.text = text
        self.parts = parts

    def lookup(self, name: str) -> Any:
        return self.id if name == "id" else self.parts(name)

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        if isinstance(other, View):
            return bool(self.id == other.lookup("id"))
        return isinstance(other, str) and self.id == str(other)

    def __hash__(self) -> int:
        return hash(self.id)


class SaidPart(View):
    """A verb, condition or object of a frame: said when it is first printed."""

    __slots__ = ("_said", "_say", "scope")

    def __init__(self, scope: Mapping[str, Any], say: Callable[[], str]) -> None:
        self.scope = scope
        self._say = say
        self._said: str | None = None

    def lookup(self, name: str) -> Any:
        return self.scope.get(name, ABSENT)

    def names(self) -> Iterable[str]:
        return self.scope

    def __str__(self) -> str:
        if self._said is None:
            self._said = self._say()
        return self._said

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)


def said_word(view: View, text: str, origin: str, speech: Speech) -> SaidView:
    """A word of a vocabulary; ``text`` is its coded phrase, or empty for its name."""

    def part(name: str) -> Any:
        found = view.lookup(name)
        names = name in ("name", "plural")
        return speech.span(Word(origin), clean(str(found))) if names else found

    letters = text or clean(str(view.lookup("name")))
    name = str(view.lookup("id"))
    return SaidView(name, speech.span(Word(origin), letters), part)


def said_entry(view: View) -> SaidView:
    """Another entry: its name is said."""
    name = clean(str(view.lookup("name")))
    return SaidView(str(view.lookup("id")), name, view.lookup)


def widened(scope: Mapping[str, Any]) -> dict[str, Any]:
    """The names, and those of the parts within where only one part has them."""
    inner: dict[str, Any] = {}
    twice: set[str] = set()
    for part in _within(list(scope.values())):
        twice |= inner.keys() & part.scope.keys()
        inner |= part.scope
    return {**{n: v for n, v in inner.items() if n not in twice}, **scope}


def _within(values: Sequence[Any]) -> Iterator[SaidPart]:
    for value in values:
        if isinstance(value, SaidPart):
            yield value
        elif isinstance(value, list):
            yield from _within(value)
        elif isinstance(value, dict):
            yield from _within(list(value.values()))

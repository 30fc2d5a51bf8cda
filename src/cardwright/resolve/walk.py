"""Data and its schema in; the data typed and filled, and all marked in it, out."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from cardwright.model.entry import FileUse, Link, Saying
from cardwright.model.problem import Place, Problem, of_slip
from cardwright.model.source import Map, Mark, Path, Plain, Seq, mark_of
from cardwright.resolve.plain import typed
from cardwright.resolve.plan import Node, Plan

RICH = "rich"
_ONE_VALUE = re.compile(r"\s*\{\{((?:(?!\}\}|\{\{).)*)\}\}\s*", re.DOTALL)
_VALUE = re.compile(r"\{\{((?:(?!\}\}|\{\{).)*)\}\}", re.DOTALL)


class FillError(Exception):
    """An expression that gives no value: the problem's code, sentence and hint.

    ``span`` is where in the expression, if that is known; ``word`` a name that is not
    there, ``of`` what lacks it.
    """

    def __init__(
        self,
        code: str,
        message: str,
        hint: str | None = None,
        span: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(message)
        self.code, self.message, self.hint, self.span = code, message, hint, span
        self.word: str | None = None
        self.of = ""


@dataclass(frozen=True, slots=True)
class Filled:
    """What an expression gives, and the parameters that it read."""

    value: Any
    printed: str = ""
    reads: frozenset[str] = frozenset()


Evaluate = Callable[[str], Filled]
"""An expression's source in, its value out; raises ``FillError``."""


@dataclass(frozen=True, slots=True)
class Held:
    """An entry inside another: where, of what kinds, as written."""

    path: Path
    kinds: tuple[str, ...]
    data: Map


@dataclass(slots=True)
class Walked:
    """``texts`` are the paths of rich texts; ``held`` stands in ``data`` as written."""

    data: Any = None
    links: list[Link] = field(default_factory=list)
    texts: list[Path] = field(default_factory=list)
    plain_texts: list[Path] = field(default_factory=list)
    files: list[FileUse] = field(default_factory=list)
    sayings: list[Saying] = field(default_factory=list)
    held: list[Held] = field(default_factory=list)
    reads: set[str] = field(default_factory=set)
    problems: list[Problem] = field(default_factory=list)


def walk(data: Any, plan: Plan, evaluate: Evaluate | None = None) -> Walked:
    """Type ``data`` by a schema, fill its expressions, gather what the schema marks.

    Without ``evaluate`` expressions stay as they are. Rich texts always keep theirs.
    A part that does not change is the same object as before.
    """
    walker = _Walker(evaluate)
    walker.found.data = walker.value(data, plan.root, _Spot((), None, None))
    return walker.found


class _Spot(NamedTuple):
    """A place in the data: its parent's path, its own step, what it is part of."""

    parent: Path
    step: str | int | None
    holder: Map | Seq | None

    @property
    def path(self) -> Path:
        return self.parent if self.step is None else (*self.parent, self.step)

    @property
    def mark(self) -> Mark | None:
        return None if self.step is None else mark_of(self.holder, (self.step,))

    @property
    def place(self) -> Place:
        mark = self.mark
        return mark.place() if mark else Place("")


class _Walker:
    def __init__(self, evaluate: Evaluate | None) -> None:
        self.evaluate = evaluate
        self.found = Walked()

    def value(self, value: Any, node: Node, spot: _Spot) -> Any:
        if isinstance(value, Map):
            return self._map(value, node, spot.path)
        if isinstance(value, Seq):
            return self._list(value, node, spot.path)
        if node.marks.holds:
            self._not_held(node, spot)
        if isinstance(value, str):
            return self._text(value, node, spot)
        return value

    def _map(self, data: Map, node: Node, path: Path) -> Map:
        if node.marks.holds:
            self.found.held.append(Held(path, node.marks.holds, data))
            return data
        if node.marks.says:
            self.found.sayings.append(_saying(path, node.marks.says))
        node = node.chosen(data)
        if node.names:
            self._keys(data, node, path)
        changed = {}
        for key, value in data.items():
            child = node.child(key)
            if _settled(value, child):
                continue
            new = self.value(value, child, _Spot(path, key, data))
            if new is not value:
                changed[key] = new
        if not changed:
            return data
        return Map({**data, **changed}.items(), data.marks, data.source, data.span)

    def _keys(self, data: Map, node: Node, path: Path) -> None:
        for key in data:
            self.found.links.append(Link((*path, key), node.names, key, "key"))

    def _list(self, data: Seq, node: Node, path: Path) -> Seq:
        new = []
        for index, value in enumerate(data):
            child = node if node.marks.holds else node.item(index)
            if _settled(value, child):
                new.append(value)
                continue
            new.append(self.value(value, child, _Spot(path, index, data)))
        if all(map(operator.is_, new, data)):
            return data
        return Seq(new, data.marks, data.source, data.span)

    def _text(self, value: str, node: Node, spot: _Spot) -> Any:
        new: Any = value
        if isinstance(value, Plain):
            new = typed(str(value), node.types)
            if not isinstance(new, str):
                return new
        if node.marks.text == RICH:
            self.found.texts.append(spot.path)
            return new
        if "{{" in new and self.evaluate is not None:
            new = self._filled(new, node, spot)
        if node.marked and isinstance(new, str):
            self._mark(new, node, spot.path)
        return new

    def _mark(self, value: str, node: Node, path: Path) -> None:
        marks = node.marks
        if marks.link:
            link = Link(path, marks.link, value, argument=marks.argument)
            self.found.links.append(link)
        if marks.file:
            self.found.files.append(FileUse(path, marks.file, value))
        if marks.text:
            self.found.plain_texts.append(path)

    def _not_held(self, node: Node, spot: _Spot) -> None:
        kinds = " or ".join(node.marks.holds)
        message = f"here stands an entry of kind {kinds}, so it must be a mapping"
        hint = "write it as keys and values, beginning with its id"
        self.found.problems.append(Problem("wrong-type", spot.place, message, hint))

    def _filled(self, source: str, node: Node, spot: _Spot) -> Any:
        """The value of a text that is one expression, else its expressions printed."""
        whole = None if node.marks.text else _ONE_VALUE.fullmatch(source)
        if whole is None:
            self._unclosed(source, spot)
            return _VALUE.sub(lambda found: self._printed(found, spot), source)
        filled = self._value(whole, spot)
        return source if filled is None else filled.value

    def _unclosed(self, source: str, spot: _Spot) -> None:
        """An expression without its end: it would stay in the text as it is."""
        rest = _VALUE.sub(lambda found: " " * len(found[0]), source)
        start, mark = rest.find("{{"), spot.mark
        if start >= 0:
            place = mark.inside(start, start + 2) if mark else spot.place
            message, hint = 'the value "{{" has no "}}"', "close it with }}"
            self.found.problems.append(Problem("unbalanced-mark", place, message, hint))

    def _printed(self, found: re.Match[str], spot: _Spot) -> str:
        filled = self._value(found, spot)
        return found[0] if filled is None else filled.printed

    def _value(self, found: re.Match[str], spot: _Spot) -> Filled | None:
        if self.evaluate is None:
            return None
        try:
            filled = self.evaluate(found[1].strip())
        except FillError as error:
            mark, span = spot.mark, found.span(1)
            if error.span is not None:
                begin = found.end(1) - len(found[1].lstrip())
                span = begin + error.span[0], begin + error.span[1]
            place = mark.inside(*span) if mark else spot.place
            self.found.problems.append(of_slip(error, place))
            return None
        self.found.reads |= filled.reads
        return filled


def _settled(value: Any, node: Node) -> bool:
    """Whether a value is as it will be and nothing about it is marked."""
    if type(value) is str:
        return not node.marked and "{{" not in value
    return not isinstance(value, Map | Seq | str) and not node.marks.holds


def _saying(path: Path, says: str) -> Saying:
    group, _, frame = says.partition(".")
    return Saying(path, group, frame or None)

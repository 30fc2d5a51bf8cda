"""An entry's rich texts in, their trees with every value worked out, and flaws, out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from cardwright.base import expression
from cardwright.base.expression import Expression, ExpressionError
from cardwright.base.suggest import did_you_mean
from cardwright.base.tokens import Span
from cardwright.base.tokens import step as step_of
from cardwright.model.entry import Entry
from cardwright.model.markup import filled, parse
from cardwright.model.problem import Problem, of_slip
from cardwright.model.rich import Rich, Value
from cardwright.model.source import Map, Mark, Path, mark_of
from cardwright.model.views import EntryView, Views
from cardwright.resolve.entries.fill import reads, worked_out
from cardwright.resolve.walk import FillError

PHRASE = "phrase"
"""The key of an effect's or object's own wording, which speaks of its arguments."""


@dataclass(frozen=True, slots=True)
class Parsed:
    """A source text as a tree, and whether it has values to work out."""

    rich: Rich
    has_values: bool
    problems: tuple[Problem, ...] = ()


def read(fields: Map, path: Path) -> Parsed:
    """The tree of the rich text at ``path``; its flaws stand inside the scalar."""
    source = str(_at(fields, path))
    rich, flaws = parse(source)
    mark = mark_of(fields, path) if flaws else None
    if mark is None:
        return Parsed(rich, "{{" in source)
    found = [
        Problem(f.code, mark.inside(f.start, f.end), f.message, f.hint) for f in flaws
    ]
    return Parsed(rich, has_values=False, problems=tuple(found))


def _at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def with_values(entry: Entry, paths: frozenset[Path], views: Views) -> Filling:
    """The entry with the values of its texts at ``paths`` worked out.

    A text that is some structure's own phrase keeps its values for whoever says it.
    """
    work = Filling(entry, views)
    texts = dict(entry.texts)
    for path in (p for p in texts if p in paths and not _is_phrase(entry, p)):
        texts[path] = work.rich(texts[path], path)
    work.entry = replace(entry, texts=texts, reads=entry.reads | frozenset(work.reads))
    return work


def _is_phrase(entry: Entry, path: Path) -> bool:
    return path[-1] == PHRASE and any(s.path == path[:-1] for s in entry.sayings)


class Filling:
    """One entry at work: ``problems`` and ``reads`` gather as its texts are done."""

    def __init__(self, entry: Entry, views: Views) -> None:
        self.entry = entry
        self.problems: list[Problem] = []
        self.reads: set[str] = set()
        self._views = views
        self._view = EntryView(entry, views)

    def rich(self, rich: Rich, path: Path) -> Rich:
        """The text with each value's result and origin."""
        mark = mark_of(self.entry.fields, path)
        return filled(rich, lambda value: self._value(value, mark))

    def _value(self, value: Value, mark: Mark | None) -> Value:
        try:
            compiled = expression.compile(value.expression)
            scope = self._scope(compiled)
            found = worked_out(value.expression, scope)
        except (ExpressionError, FillError) as error:
            self._report(error, value, mark)
            return value
        self.reads |= reads(compiled)
        return replace(value, result=found.printed, origin=_origin(compiled))

    def _report(
        self, error: ExpressionError | FillError, value: Value, mark: Mark | None
    ) -> None:
        if mark is not None:
            place = mark.inside(*value.span(error.span))
            self.problems.append(of_slip(error, place))

    def _scope(self, compiled: Expression) -> dict[str, object]:
        """The names that an expression reads; raises ``FillError`` for others."""
        known: dict[str, object] = {**self._views.scope(), "card": self._view}
        for name in dict.fromkeys(path[0] for path in compiled.paths):
            if name not in known:
                span = step_of(compiled.source, (name,), 0)
                known[name] = self._look(name, known, span)
        return known

    def _look(
        self, name: str, known: Mapping[str, object], span: Span | None
    ) -> object:
        try:
            return self._view.lookup(name)
        except KeyError:
            names = (*self._view.names(), *known)
            message = f'there is no name "{name}" here'
            hint = did_you_mean(name, names)
            if name in self._views.param.values:
                hint = f'did you mean "param.{name}"?'
            raise FillError("unknown-name", message, hint, span) from None


def _origin(compiled: Expression) -> str:
    """Where a value came from, if it is one thing: ``param.hand``."""
    if len(compiled.paths) != 1:
        return ""
    path = compiled.paths[0]
    return ".".join(path[1:] if path[0] == "card" else path)

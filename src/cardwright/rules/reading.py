"""``rules.yaml`` as read comes in, rules with checked conditions and limits go out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final, cast

from cardwright.base.english import sort_of
from cardwright.base.expression import (
    Expression,
    ExpressionError,
    filled,
    unknown_name,
)
from cardwright.base.expression import compile as compiled
from cardwright.base.suggest import did_you_mean
from cardwright.base.tokens import step as step_of
from cardwright.base.values import is_number
from cardwright.model.problem import Level, Lost, Problem
from cardwright.model.source import Data, Map, Path, Seq, mark_of, place_of
from cardwright.rules.choices import check_choices
from cardwright.rules.judge import Judge
from cardwright.rules.names import Ends, check_field, check_names
from cardwright.rules.rule import Clause, Flawed, Number, Rule, misread

CLAUSES: Final = ("where", "if", "of", "by", "with", "within", "sum", "ends")
"""Keys of a rule whose values are expressions about one entry."""


@dataclass(frozen=True, slots=True)
class Section:
    """One rule as written: its path in the file, and what its names may mean.

    ``heads`` are the mappings that hold its keys, the outer first. Bare names mean
    fields of ``kinds``; those of the key ``targeted`` mean fields of ``targets``.
    """

    name: str
    form: str
    path: Path
    heads: tuple[Path, ...]
    kinds: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    targeted: str = "with"
    ends: Ends = field(default_factory=dict)

    @property
    def stated(self) -> Path:
        """The path of the predicate: within a named rule, or the rule itself."""
        named = self.path[0] != "formats"
        return (*self.path, self.form) if named else self.path


def form(judge: Judge) -> Map:
    """The game's rules as read; an empty mapping if it has none."""
    found = judge.game.forms.get("rules")
    return found if isinstance(found, Map) else Map()


def part(data: Data, path: Path) -> Any:
    """What stands at ``path``, or ``None``."""
    for step in path:
        if isinstance(data, Map) and isinstance(step, str):
            data = data.get(step)
        elif isinstance(data, Seq) and isinstance(step, int) and step < len(data):
            data = data[step]
        else:
            return None
    return data


def rule(judge: Judge, section: Section) -> Rule:
    """The rule of a section; raises ``Flawed`` with the problem of its first slip."""
    written = _Written(judge, section)
    return Rule(
        name=section.name,
        form=section.form,
        place=place_of(form(judge), section.path, "key"),
        body=written.merged(),
        kinds=section.kinds,
        others=section.targets,
        clauses=dict(written.clauses()),
        least=written.number("min"),
        most=written.number("max"),
        level=cast("Level", written.value("level") or "error"),
        because=written.value("because"),
        at=written.field("at"),
        key=place_of(form(judge), section.stated, "key"),
    )


def steps(path: str) -> Path:
    """A dotted path as its steps; numbers are places in lists."""
    return tuple(int(step) if step.isdigit() else step for step in path.split("."))


class _Written:
    """The keys of one section, wherever among its heads they stand."""

    def __init__(self, judge: Judge, section: Section) -> None:
        self.judge = judge
        self.section = section
        self.form = form(judge)

    def path(self, key: str) -> Path | None:
        paths = (
            (*head, key)
            for head in self.section.heads
            if mark_of(self.form, (*head, key)) is not None
        )
        return next(paths, None)

    def value(self, key: str) -> Any:
        path = self.path(key)
        return None if path is None else part(self.form, path)

    def merged(self) -> Map:
        heads = [part(self.form, head) for head in reversed(self.section.heads)]
        return Map(
            pair for head in heads if isinstance(head, Map) for pair in head.items()
        )

    def clauses(self) -> Iterator[tuple[str, Clause]]:
        for key in CLAUSES:
            path = self.path(key)
            if path is not None and isinstance(part(self.form, path), str):
                yield key, self._clause(key, path)

    def _clause(self, key: str, path: Path) -> Clause:
        section = self.section
        kinds = section.targets if key == section.targeted else section.kinds
        try:
            expression = self._checked(part(self.form, path), kinds, section.ends)
        except ExpressionError as error:
            raise misread(error, self.form, path) from error
        return Clause(expression, place_of(self.form, path))

    def _checked(self, source: str, kinds: tuple[str, ...], ends: Ends) -> Expression:
        expression = compiled(source)
        check_names(self.judge.game, expression, kinds, ends)
        check_choices(self.judge.game, expression, kinds, ends)
        return expression

    def field(self, key: str) -> Path | None:
        """A path into the rule's kinds; raises ``Flawed`` if they cannot have it."""
        value, path = self.value(key), self.path(key)
        if path is None or not isinstance(value, str):
            return None
        try:
            check_field(self.judge.game, steps(value), self.section.kinds)
        except ExpressionError as error:
            raise misread(error, self.form, path) from error
        return steps(value)

    def number(self, key: str) -> Number | None:
        path = self.path(key)
        return None if path is None else number(self.judge, path)


def number(judge: Judge, path: Path) -> Number | None:
    """The number at ``path``, or that of ``{{ param.x }}``; ``None`` for nothing.

    Raises ``Flawed`` if it is no number.
    """
    value = part(form(judge), path)
    if isinstance(value, str):
        try:
            value = _of_parameters(judge, filled(value) or value)
        except ExpressionError as error:
            raise misread(error, form(judge), path) from error
    if value is None or is_number(value):
        return cast("Number | None", value)
    place, message = (
        place_of(form(judge), path),
        f"a limit is a number, not {sort_of(value)}",
    )
    raise Flawed(Problem("wrong-type", place, message, _source(judge, path)))


def _source(judge: Judge, path: Path) -> str | None:
    """Where the parameter stands that gives a limit, if just one does."""
    written = part(form(judge), path)
    paths = (
        compiled(filled(written) or written).paths if isinstance(written, str) else ()
    )
    names = [p[1] for p in paths if p[0] == "param" and len(p) > 1]
    known = judge.game.forms.get("parameters", Map())
    if len(names) != 1 or names[0] not in known:
        return None
    place = place_of(known, (names[0],), "key")
    return f'write a number for "{names[0]}" in parameters.yaml:{place.line}'


def _of_parameters(judge: Judge, source: str) -> Any:
    expression = compiled(source)
    for path in expression.paths:
        if path[0] not in judge.given:
            found = unknown_name(path[0], judge.given)
            raise found.at(step_of(source, path, 0))
    check_names(judge.game, expression, (), {})
    return expression.evaluate(judge.given)


def kinds_at(judge: Judge, path: Path) -> tuple[str, ...]:
    """The kinds named at ``path``; raises ``Flawed`` for an unknown one."""
    named = part(form(judge), path)
    names = (named,) if isinstance(named, str) else tuple(named or ())
    for index, name in enumerate(names):
        if str(name) not in judge.game.kinds:
            at = path if isinstance(named, str) else (*path, index)
            raise Flawed(
                Problem(
                    "unknown-reference",
                    place_of(form(judge), at),
                    f'there is no kind "{name}"',
                    did_you_mean(str(name), judge.game.kinds),
                    lost=Lost("kind", str(name)),
                )
            )
    return names

"""Phrases of a game or of one entry in, what is wrong with their wording out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardwright.base.expression import ExpressionError
from cardwright.base.suggest import did_you_mean
from cardwright.base.tokens import step as step_of
from cardwright.model.entry import Entry, Saying
from cardwright.model.game import Game, Verb
from cardwright.model.problem import GLOBAL, Lost, Place, Problem
from cardwright.model.source import Map, Path, mark_of, place_of
from cardwright.resolve.given import Scope, Where, check_given, given, inside
from cardwright.resolve.saying.phrases import Phrase, expression, phrase

FORM = "vocabularies"


def check_wording(
    entry: Entry, saying: Saying, due: Sequence[str], got: Sequence[str]
) -> Iterator[Problem]:
    """An own phrase must print what the generic one does, each thing exactly once.

    ``due`` and ``got`` tell where the printed numbers and words came from.
    """
    place = place_of(entry.fields, (*saying.path, "phrase"))
    times = Counter(got)
    for origin in dict.fromkeys(due):
        if not times[origin]:
            name = _relative(origin, saying.path)
            message = f'the phrase does not print "{name}"'
            hint = f"write {{{{ {name} }}}}"
            yield Problem("phrase-mismatch", place, message, hint)
    for origin, count in times.items():
        if count > 1:
            name = _relative(origin, saying.path)
            message = f'the phrase prints "{name}" {count} times'
            hint = "print each number and word once"
            yield Problem("phrase-mismatch", place, message, hint)


@dataclass(frozen=True, slots=True)
class Reach:
    """The names that a phrase may use, and what ``param`` and the like have.

    ``verb`` is the group and the name of what has the names as arguments, if any does.
    """

    names: tuple[str, ...]
    scope: Scope
    verb: tuple[str, ...] = ()

    def strange(self, name: str, place: Place) -> Problem:
        """The problem of a first name that is not there."""
        message = f'there is no name "{name}" here'
        hint = did_you_mean(name, (*self.names, *GLOBAL))
        lost = Lost("argument", name, self.verb) if self.verb else None
        return Problem("unknown-name", place, message, hint, lost=lost)

    def check(
        self, source: str, paths: Sequence[tuple[str, ...]], where: Where
    ) -> Iterator[Problem]:
        """The names of one expression."""
        for name in dict.fromkeys(path[0] for path in paths):
            if name not in self.names and name not in GLOBAL:
                yield self.strange(name, where(step_of(source, (name,), 0)))
        yield from check_given(source, paths, self.scope, where)


def check_own(
    entry: Entry, saying: Saying, words: Phrase, reach: Reach
) -> Iterator[Problem]:
    """An own phrase must be readable, over names that its structure may have."""
    yield from _check_words(entry.fields, (*saying.path, "phrase"), words, reach)


def _relative(origin: str, path: Path) -> str:
    """The origin as an expression over the names of the structure at ``path``."""
    steps = origin.split(".")[len(path) :]
    first, *rest = steps or [origin]
    return first + "".join(f"[{s}]" if s.isdigit() else f".{s}" for s in rest)


def check_phrases(game: Game) -> Iterator[Problem]:
    """Flaws, slips and strange names in the phrases of ``vocabularies.yaml``."""
    form = game.forms.get(FORM)
    if form is None:
        return
    scope = given(game)
    for group, verbs in (("verbs", game.verbs), ("conditions", game.conditions)):
        for verb in verbs.values():
            at = (group, verb.name)
            reach = Reach(tuple(verb.arguments), scope, at)
            yield from _check_verb(form, (*at, "phrase"), verb, reach)
    for name, source in game.frames.items():
        # Without fields it says what may be chosen, or nothing at all.
        fields = frame_fields(game, name)
        names = fields or tuple(n for n, _ in phrase(source).names())
        reach = Reach(names, scope)
        yield from _check_words(form, ("frames", name), phrase(source), reach)
    for name, words in game.vocabularies.items():
        for word in words.values():
            path = (FORM, name, word.id, "phrase")
            said = phrase(word.phrase or "")
            yield from _check_words(form, path, said, Reach((), scope))


def _check_verb(form: Map, path: Path, verb: Verb, reach: Reach) -> Iterator[Problem]:
    several = not isinstance(mark_data(form, path), str)
    for index, (where, source) in enumerate(verb.phrase):
        say = (*path, index, "say") if several else path
        yield from _check_words(form, say, phrase(source), reach)
        if where is not None:
            yield from _check_where(form, (*path, index, "where"), where, reach)


def mark_data(form: Any, path: Path) -> Any:
    for step in path:
        form = form.get(step) if isinstance(form, Mapping) else None
    return form


def _check_words(
    data: Map, path: Path, words: Phrase, reach: Reach
) -> Iterator[Problem]:
    mark = mark_of(data, path)
    if mark is None:
        return
    for flaw in words.flaws:
        place = mark.inside(flaw.start, flaw.end)
        yield Problem(flaw.code, place, flaw.message, flaw.hint)
    for value, compiled in words.values():
        where = inside(mark, value.at)
        yield from reach.check(value.expression, compiled.paths, where)


def _check_where(form: Map, path: Path, source: str, reach: Reach) -> Iterator[Problem]:
    mark = mark_of(form, path)
    if mark is None:
        return
    at = inside(mark)
    try:
        paths = expression(source).paths
    except ExpressionError as error:
        yield Problem(error.code, at(error.span), error.message, error.hint)
        return
    yield from reach.check(source, paths, at)


def frame_fields(game: Game, frame: str) -> tuple[str, ...]:
    """All names that an object said by a frame may have, in any kind, if any does."""
    found: dict[str, None] = {}
    for kind in game.kinds.values():
        for part in _parts(kind.schema):
            if part.get("x-says") == f"frames.{frame}":
                found |= dict.fromkeys(("name", *part.get("properties", {})))
    return tuple(found)


def _parts(schema: Any) -> Iterator[Mapping[str, Any]]:
    """A schema and all within it."""
    if isinstance(schema, Mapping):
        yield schema
        schema = list(schema.values())
    for inner in schema if isinstance(schema, list) else ():
        yield from _parts(inner)

"""Phrases of a game or of one entry in, what is wrong with their wording out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from cardwright.base.expression import ExpressionError
from cardwright.base.suggest import did_you_mean
from cardwright.base.tokens import step as step_of
from cardwright.model.builder import Flaw
from cardwright.model.entry import Entry, Saying
from cardwright.model.game import Game, Verb
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Map, Path, mark_of, place_of
from cardwright.resolve.saying.phrases import Phrase, expression, phrase

NAMES = ("param", "term", "vocabulary")
"""The names that every phrase may use."""

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


def check_own(
    entry: Entry, saying: Saying, words: Phrase, names: Iterable[str]
) -> Iterator[Problem]:
    """An own phrase must be readable, over names that its structure may have."""
    path = (*saying.path, "phrase")
    for flaw in words.flaws:
        yield _problem(entry.fields, path, flaw)
    yield from _check_names(entry.fields, path, words, names)


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
    for group, verbs in (("verbs", game.verbs), ("conditions", game.conditions)):
        for verb in verbs.values():
            yield from _check_verb(form, (group, verb.name, "phrase"), verb)
    for name, source in game.frames.items():
        fields = frame_fields(game, name)
        # Without fields it says what may be chosen, or nothing at all.
        names = fields or (n for n, _ in phrase(source).names())
        yield from _check(form, ("frames", name), source, names)
    for name, words in game.vocabularies.items():
        for word in words.values():
            path = (FORM, name, word.id, "phrase")
            yield from _check(form, path, word.phrase or "", ())


def _check_verb(form: Map, path: Path, verb: Verb) -> Iterator[Problem]:
    several = not isinstance(mark_data(form, path), str)
    for index, (where, source) in enumerate(verb.phrase):
        say = (*path, index, "say") if several else path
        yield from _check(form, say, source, verb.arguments)
        if where is not None:
            yield from _check_where(form, (*path, index, "where"), where, verb)


def mark_data(form: Any, path: Path) -> Any:
    for step in path:
        form = form.get(step) if isinstance(form, Mapping) else None
    return form


def _check(
    form: Map, path: Path, source: str, names: Iterable[str]
) -> Iterator[Problem]:
    words = phrase(source)
    for flaw in words.flaws:
        yield _problem(form, path, flaw)
    yield from _check_names(form, path, words, names)


def _check_names(
    form: Map, path: Path, words: Phrase, names: Iterable[str]
) -> Iterator[Problem]:
    known = (*names, *NAMES)
    for name, value in words.names():
        if name not in known:
            span = value.span(step_of(value.expression, (name,), 0))
            flaw = _strange(name, known, *span)
            yield _problem(form, path, flaw)


def _check_where(form: Map, path: Path, source: str, verb: Verb) -> Iterator[Problem]:
    place = place_of(form, path)
    try:
        paths = expression(source).paths
    except ExpressionError as error:
        yield Problem(error.code, place, error.message, error.hint)
        return
    known = (*verb.arguments, *NAMES)
    for name in dict.fromkeys(path[0] for path in paths):
        if name not in known:
            flaw = _strange(name, known, 0, 0)
            yield Problem(flaw.code, place, flaw.message, flaw.hint)


def _strange(name: str, known: Iterable[str], start: int, end: int) -> Flaw:
    message = f'there is no name "{name}" here'
    return Flaw("unknown-name", start, end, message, did_you_mean(name, known))


def _problem(form: Map, path: Path, flaw: Flaw) -> Problem:
    mark = mark_of(form, path)
    place: Place = mark.inside(flaw.start, flaw.end) if mark else place_of(form, path)
    return Problem(flaw.code, place, flaw.message, flaw.hint)


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

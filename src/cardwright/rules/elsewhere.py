"""A game and entries in; texts in expressions, but of rules, that can never be, out.

Conditions of the manifest's assemblies, of phrases and values in texts: what a field,
an argument or a parameter is compared with must be among what it can be.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import partial

from cardwright.base.comparisons import Comparison
from cardwright.base.expression import ExpressionError
from cardwright.model.entry import Entry
from cardwright.model.game import Assembly, Game, Verb
from cardwright.model.markup import nodes, parse
from cardwright.model.problem import Problem
from cardwright.model.rich import Rich, Value
from cardwright.model.source import Map, Mark, Path, mark_of
from cardwright.rules.choices import Words, choices_of, impossible

_COMPARES = re.compile(r"\{\{[^}]*[\"']")
"""What most files do not have: they are passed over at once."""


def check_conditions(game: Game) -> Iterator[Problem]:
    """Those of the manifest and of the vocabularies."""
    manifest = game.forms.get("game", Map())
    for name, assembly in game.assemblies.items():
        path = ("assemblies", name)
        yield from _assembly(game, manifest, path, assembly)
    form = game.forms.get("vocabularies", Map())
    for group, verbs in (("verbs", game.verbs), ("conditions", game.conditions)):
        for name, verb in verbs.items():
            yield from _verb(game, form, (group, name, "phrase"), verb)


def check_values(game: Game, entries: Iterable[Entry]) -> Iterator[Problem]:
    """Those of texts: what they compare is a parameter, or nothing that is known."""
    words = partial(choices_of, game, (), {})
    sources: dict[str, bool] = {}
    for entry in entries:
        source = entry.body.source
        if source.file not in sources:
            sources[source.file] = _COMPARES.search(source.text) is not None
        if sources[source.file]:
            for path, rich in entry.texts.items():
                yield from _values(rich, mark_of(entry.fields, path), words)


def _assembly(
    game: Game, form: Map, path: Path, assembly: Assembly
) -> Iterator[Problem]:
    ends = {assembly.kind: (assembly.kind,)}
    for name, choice in assembly.choose.items():
        words = partial(choices_of, game, (choice.kind,), ends)
        mark = mark_of(form, (*path, "choose", name, "where"))
        yield from _condition(choice.where, mark, words)
    for name, pile in assembly.piles.items():
        for index, source in enumerate(pile.sources):
            kinds = (source.kind,) if source.kind else tuple(game.kinds)
            words = partial(choices_of, game, kinds, ends)
            mark = mark_of(form, (*path, "piles", name, index, "where"))
            yield from _condition(source.where, mark, words)


def _verb(game: Game, form: Map, path: Path, verb: Verb) -> Iterator[Problem]:
    words = partial(_of_argument, game, verb)
    for index, (where, said) in enumerate(verb.phrase):
        row = mark_of(form, (*path, index, "say"))
        yield from _condition(where, mark_of(form, (*path, index, "where")), words)
        yield from _values(parse(said)[0], row or mark_of(form, path), words)


def _of_argument(game: Game, verb: Verb, found: Comparison) -> list[str] | None:
    """The words of the list that an argument is of."""
    argument = verb.arguments.get(found.path[0])
    if argument is None:
        return choices_of(game, (), {}, found)
    words = game.vocabularies.get(argument.type)
    return list(words) if words and found.path[1:] in ((), ("id",)) else None


def _values(rich: Rich, mark: Mark | None, words: Words) -> Iterator[Problem]:
    for node in nodes(rich):
        if isinstance(node, Value):
            yield from _condition(node.expression, mark, words, node.at)


def _condition(
    source: str | None, mark: Mark | None, words: Words, at: int = 0
) -> Iterator[Problem]:
    """Nothing of what is no expression: that is told where it is read."""
    if not source or mark is None:
        return
    try:
        for error in impossible(source, words):
            start, end = error.span or (0, len(source))
            place = mark.inside(at + start, at + end)
            yield Problem(error.code, place, error.message, error.hint)
    except ExpressionError:
        return

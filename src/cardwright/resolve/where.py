"""A condition of the manifest and the entries that it is asked of in, truth out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from cardwright.base import expression
from cardwright.base.expression import ExpressionError
from cardwright.base.suggest import did_you_mean
from cardwright.base.tokens import step
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Mark
from cardwright.model.views import EntryView

GLOBAL = ("param", "term", "vocabulary")
PLAYERS = "players"
"""The name of the number of players in counts and what comes along."""

PRINTED = "printed"
"""The name, in the count of a component, of how many cards it is there for."""


def holds(source: str | None, view: EntryView, names: Mapping[str, object]) -> bool:
    """Whether a condition holds for an entry; its fields stand beside ``names``.

    No condition always holds; one that cannot be worked out does not.
    """
    if source is None:
        return True
    try:
        compiled = expression.compile(source)
        heads = {path[0] for path in compiled.paths} - set(names)
        fields = {n: view.lookup(n) for n in view.names() if n in heads}
        return bool(compiled.evaluate({**fields, **names}))
    except ExpressionError:
        return False


def check(source: str, mark: Mark, known: Iterable[str] | None) -> Iterator[Problem]:
    """What is wrong with a condition; ``known`` are the names that it may use.

    A slip is told at the very word, if that is known.
    """
    try:
        compiled = expression.compile(source)
    except ExpressionError as error:
        yield Problem(error.code, _inside(mark, error.span), error.message, error.hint)
        return
    if known is None:
        return
    names = (*known, *GLOBAL)
    for name in dict.fromkeys(path[0] for path in compiled.paths):
        if name not in names:
            message = f'there is no name "{name}" here'
            place = _inside(mark, step(source, (name,), 0))
            yield Problem("unknown-name", place, message, did_you_mean(name, names))


def _inside(mark: Mark, span: tuple[int, int] | None) -> Place:
    return mark.inside(*span) if span else mark.place()

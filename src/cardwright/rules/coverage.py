"""A game's rules and the cases tried come in, advice about untried rules goes out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from cardwright.model.game import Game
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Map
from cardwright.rules.check import Book
from cardwright.rules.formats import Format
from cardwright.rules.rule import Rule

HINT = "write one in the folder cases"


@dataclass(frozen=True, slots=True)
class Tried:
    """One case: the kind and body that it tries, and all new problems that it gives."""

    kind: str
    body: Map
    problems: Collection[Problem]

    def breaks(self, place: Place) -> bool:
        """Whether it breaks the rule that stands at a place."""
        return any(problem.rule == place for problem in self.problems)


def missing_cases(
    game: Game, book: Book, tried: Sequence[Tried], idle: Collection[Place] = ()
) -> Iterator[Problem]:
    """Advice for each rule that no case breaks, and for what no case passes.

    Each item of a format's lists is a rule by itself; so is an analysis with a limit.
    Of those that stand at ``idle`` places it is told already that nothing can break
    them.
    """
    for of in book.formats.values():
        decks = [case for case in tried if _is_deck(game, case, of, book)]
        if of.own and not any(not case.problems for case in decks):
            yield _advice(of.place, f'no case passes the format "{of.name}"')
        for rule in _without(of.rules[: of.own], idle):
            if not any(case.breaks(rule.stated) for case in tried):
                message = f'no case breaks {_said(rule)} of the format "{of.name}"'
                yield _advice(rule.place, message)
    yield from _untried(_without(book.assertions, idle), tried)
    limited = [rule for rule in book.analyses if rule.limited]
    yield from _untried(_without(limited, idle), tried)


def _without(rules: Sequence[Rule], idle: Collection[Place]) -> list[Rule]:
    return [rule for rule in rules if rule.stated not in idle]


def _untried(rules: Sequence[Rule], tried: Sequence[Tried]) -> Iterator[Problem]:
    """Advice for assertions or analyses."""
    predicates = Counter(rule.name for rule in rules)
    for rule in rules:
        said, place = f'"{rule.name}"', rule.place
        if predicates[rule.name] > 1:
            said, place = f"{rule.form} of {said}", rule.stated
        concerned = (case for case in tried if _concerns(rule, case))
        lacks = {
            "passes": all(case.breaks(rule.stated) for case in concerned),
            "breaks": not any(case.breaks(rule.stated) for case in tried),
        }
        words = " or ".join(word for word, lacking in lacks.items() if lacking)
        if words:
            yield _advice(place, f"no case {words} {said}")


def _concerns(rule: Rule, case: Tried) -> bool:
    """Whether what the case tries is something that the rule looks at."""
    linked = rule.others if rule.form in ("links", "linked") else ()
    return not rule.kinds or case.kind in (*rule.kinds, *linked)


def _is_deck(game: Game, case: Tried, of: Format, book: Book) -> bool:
    """Whether the case tries a deck of the format, or of one that extends it."""
    deck = game.kinds[case.kind].deck
    name = case.body.get(deck.format) if deck and deck.format else None
    judged = book.formats.get(name) if isinstance(name, str) else None
    return judged is not None and of.name in judged.chain


def _said(rule: Rule) -> str:
    """A predicate and its condition: ``copies where rarity == 'rare'``."""
    clause = rule.clauses.get("if" if rule.form == "every" else "where")
    return f"{rule.form} where {clause.expression.source}" if clause else rule.form


def _advice(place: Place, message: str) -> Problem:
    return Problem("missing-case", place, message, HINT, "advice")

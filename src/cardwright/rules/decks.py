"""A deck and a format come in, the problems of the deck under that format go out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from cardwright.model.entry import Deck, Entry, Line
from cardwright.model.problem import Place, Problem
from cardwright.rules import counting, predicates
from cardwright.rules.formats import Format
from cardwright.rules.judge import Judge
from cardwright.rules.predicates import Ground
from cardwright.rules.rule import Number, Rule, guarded
from cardwright.rules.subjects import cards
from cardwright.rules.wording import apart, counted, limit, percent, shared, spelled

Check = Callable[[Judge, Deck, Rule], Iterable[Problem]]

_GRAVITY: Final = ("error", "warning", "advice")


def check_format(judge: Judge, deck: Deck, of: Format) -> Iterator[Problem]:
    """All problems of ``deck`` under the format, each once.

    A deck with a line that names no entry is held to its size and copies only.
    """
    whole = all(line.entry in judge.catalog.entries for line in deck.lines)
    limits = [rule for rule in of.rules if rule.form == "copies"]
    yield from guarded(_check_copies(judge, deck, limits))
    for rule in of.rules:
        if rule.form in CHECKS and (whole or rule.form == "size"):
            yield from guarded(CHECKS[rule.form](judge, deck, rule))


def _check_copies(judge: Judge, deck: Deck, rules: list[Rule]) -> Iterator[Problem]:
    """For each card the strictest of the limits that apply to it."""
    lines: dict[str, list[Line]] = {}
    for line in deck.lines:
        lines.setdefault(line.entry, []).append(line)
    for name, found in lines.items():
        entry = judge.catalog.entries.get(name)
        if entry:
            yield from _copies_of(judge, entry, found, rules)


def _copies_of(
    judge: Judge, entry: Entry, lines: list[Line], rules: list[Rule]
) -> Iterator[Problem]:
    copies = sum(line.copies for line in lines)
    broken = [
        (_GRAVITY.index(rule.level), _strictness(excess), index)
        for index, rule in enumerate(rules)
        if rule.selects(judge.scope(entry)) and (excess := rule.excess(copies))
    ]
    if broken:
        rule = rules[min(broken)[2]]
        words, bound = rule.excess(copies) or ("", 0)
        noun = "copy" if copies == 1 else "copies"
        said = limit(words, spelled(bound), f"in {rule.name}")
        message = f'{copies} {noun} of "{entry.name}", {said}'
        yield rule.broken("deck-copies", _blamed(lines, bound), message)


def _strictness(excess: tuple[str, Number]) -> Number:
    words, bound = excess
    return bound if words == "at most" else -bound


def _blamed(lines: list[Line], bound: Number) -> Place:
    """The line with which the copies pass the limit; else the first."""
    copies = 0
    for line in lines:
        copies += line.copies
        if copies > bound:
            return line.place
    return lines[0].place


def _check_size(_: Judge, deck: Deck, rule: Rule) -> Iterator[Problem]:
    excess = rule.excess(deck.size)
    if excess:
        noun = "card" if deck.size == 1 else "cards"
        said = limit(excess[0], spelled(excess[1]), f"in {rule.name}")
        yield rule.broken("deck-size", deck.place, f"{deck.size} {noun}, {said}")


def _check_count(judge: Judge, deck: Deck, rule: Rule) -> Iterator[Problem]:
    number = counting.size(counting.selected(judge, rule, cards(judge, deck)))
    what = counted(judge.game, rule, number)
    yield from _judged(deck, rule, "deck-count", number, what)


def _check_share(judge: Judge, deck: Deck, rule: Rule) -> Iterator[Problem]:
    share = counting.share(judge, rule, cards(judge, deck))
    excess = rule.excess(share)
    if excess:
        said = limit(excess[0], percent(excess[1]), f"in {rule.name}")
        what = shared(judge.game, rule, share)
        yield rule.broken("deck-share", deck.place, f"{what}, {said}")


def _check_distinct(judge: Judge, deck: Deck, rule: Rule) -> Iterator[Problem]:
    values = counting.tally(judge, rule, cards(judge, deck))
    title = rule.body.get("title")
    source = rule.clauses["of"].expression.source
    noun = title if isinstance(title, str) else f"different values of {source}"
    what = f"{len(values)} {noun} ({', '.join(map(str, values))})"
    yield from _judged(deck, rule, "deck-distinct", len(values), what)


def _check_sum(judge: Judge, deck: Deck, rule: Rule) -> Iterator[Problem]:
    number = counting.total(judge, rule, cards(judge, deck))
    what = f"{rule.clauses['of'].expression.source} adds up to {spelled(number)}"
    yield from _judged(deck, rule, "deck-sum", number, what)


def _check_spread(judge: Judge, deck: Deck, rule: Rule) -> Iterator[Problem]:
    found = counting.ends(judge, rule, cards(judge, deck))
    if found:
        number = found[0][1] - found[1][1]
        yield from _judged(deck, rule, "deck-spread", number, apart(rule, *found))


def _judged(
    deck: Deck, rule: Rule, code: str, number: Number, what: str
) -> Iterator[Problem]:
    excess = rule.excess(number)
    if excess:
        said = limit(excess[0], spelled(excess[1]), f"in {rule.name}")
        yield rule.broken(code, deck.place, f"{what}, {said}")


def _paired(
    check: Callable[[Judge, Rule, list[Entry], Ground], Iterable[Problem]],
) -> Check:
    """A predicate over single entries as a check of a deck's lines."""

    def applied(judge: Judge, deck: Deck, rule: Rule) -> Iterable[Problem]:
        places = {line.entry: line.place for line in deck.lines}
        entries = [entry for entry, _ in cards(judge, deck)]
        return check(judge, rule, entries, Ground("deck-rule", lambda e: places[e.id]))

    return applied


CHECKS: Final[Mapping[str, Check]] = {
    "size": _check_size,
    "counts": _check_count,
    "shares": _check_share,
    "distinct": _check_distinct,
    "sum": _check_sum,
    "spread": _check_spread,
    "every": _paired(predicates.every),
    "unique": _paired(predicates.unique),
    "needs": _paired(predicates.needs),
    "excludes": _paired(predicates.excludes),
}
"""How each predicate of a format is checked; copies are judged together."""

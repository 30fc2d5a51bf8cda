"""The assertions of ``rules.yaml`` over all entries of a game: problems go out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from cardwright.base.expression import ExpressionError
from cardwright.model.entry import Entry, Link
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Map, Path, mark_of, place_of
from cardwright.rules import counting, predicates
from cardwright.rules.judge import Judge
from cardwright.rules.names import check_field
from cardwright.rules.predicates import Ground
from cardwright.rules.reading import Section, form, kinds_at, part, rule, steps
from cardwright.rules.rule import Flawed, Number, Rule, guarded, misread
from cardwright.rules.wording import apart, counted, limit, spelled

CODE: Final = "rule-failed"

Check = Callable[[Judge, Rule], Iterable[Problem]]

_ANY: Final = ("level", "because")
_OF_PAIRS: Final = ("needs", "linked")
_OF_ALL: Final = ("counts", "sum", "spread", "distinct")


def read_assertions(judge: Judge) -> tuple[list[Rule], tuple[Problem, ...]]:
    """All assertions, without those that have a slip, and those slips."""
    written = part(form(judge), ("assertions",))
    rules: list[Rule] = []
    problems: list[Problem] = []
    for name in written if isinstance(written, Map) else ():
        strange = list(_strange(written, name))
        problems += strange
        try:
            rules += [_read(judge, s) for s in _sections(judge, name) if not strange]
        except Flawed as flawed:
            problems.append(flawed.problem)
    return rules, tuple(problems)


def _strange(written: Map, name: str) -> Iterator[Problem]:
    """Keys of an assertion that mean nothing to its predicates."""
    body = written[name]
    forms = [key for key in body if key in CHECKS]
    for key in body:
        if any(key in TAKEN[form] for form in forms) or key in (*CHECKS, *_ANY):
            continue
        takers = [form for form, keys in TAKEN.items() if key in keys]
        if takers:
            message = f'"{key}" means nothing to {" and ".join(forms)}'
            hint = f"it belongs to {', '.join(takers)}"
            place = place_of(written, (name, key), "key")
            yield Problem("unknown-key", place, message, hint)


def _read(judge: Judge, section: Section) -> Rule:
    """The rule of a section; raises ``Flawed`` for a field that no source has."""
    made = rule(judge, section)
    if section.form == "links" and "by" in made.body["links"]:
        path = (*section.path, "links", "by")
        try:
            check_field(judge.game, steps(made.body["links"]["by"]), section.kinds)
        except ExpressionError as error:
            raise misread(error, form(judge), path) from error
    return made


def check_assertions(judge: Judge, rules: Iterable[Rule]) -> Iterator[Problem]:
    """Problems of all rules that can be judged by the entries that are there."""
    for each in rules:
        if judge.whole(_wanted(each)):
            yield from guarded(CHECKS[each.form](judge, each))


def _wanted(rule: Rule) -> tuple[str, ...]:
    """The kinds of which no entry may be missing, or the rule would fail for that."""
    if rule.form in _OF_PAIRS:
        return (*rule.kinds, *rule.others)
    return rule.kinds if rule.form in _OF_ALL else ()


def _sections(judge: Judge, name: str) -> Iterator[Section]:
    path: Path = ("assertions", name)
    for key in part(form(judge), path) or ():
        if key == "every":
            yield Section(name, key, path, (path,), kinds_at(judge, (*path, key)))
        elif key == "links":
            yield _links_section(judge, name, path)
        elif key in CHECKS:
            yield _section(judge, name, key, path)


def _section(judge: Judge, name: str, key: str, path: Path) -> Section:
    inner = (*path, key)
    of, others = ("to", "from") if key == "linked" else ("kind", "")
    kinds = kinds_at(judge, (*inner, of))
    targets = kinds_at(judge, (*inner, others)) if others else tuple(judge.game.kinds)
    ends = {"source": kinds, "target": targets} if key in ("needs", "excludes") else {}
    return Section(name, key, path, (path, inner), kinds, targets, ends=ends)


def _links_section(judge: Judge, name: str, path: Path) -> Section:
    inner = (*path, "links")
    kinds = kinds_at(judge, (*inner, "from"))
    targets = kinds_at(judge, (*inner, "to"))
    ends = {"source": kinds, "target": targets}
    return Section(name, "links", path, (path,), kinds, targets, "where", ends)


def stand(rule: Rule, entry: Entry) -> Place:
    """Where an assertion's problem about ``entry`` stands.

    At the field that the rule names, else the first that its conditions read and the
    entry has, else the entry's id.
    """
    if rule.at:
        return place_of(entry.body, rule.at)
    for clause in (rule.clauses.get("of"), rule.clauses.get("where")):
        for path in clause.expression.paths if clause else ():
            if path[0] != "id" and mark_of(entry.body, path[:1]) is not None:
                return place_of(entry.body, path[:1])
    return entry.id_place


def _over_entries(
    check: Callable[[Judge, Rule, list[Entry], Ground], Iterable[Problem]],
    *,
    of_one: bool = False,
) -> Check:
    """A predicate over entries as a check of all entries of the rule's kinds.

    ``of_one``: it looks at each by itself, so that only some may break it anew.
    """

    def applied(judge: Judge, rule: Rule) -> Iterable[Problem]:
        ground = Ground(
            CODE, lambda entry: stand(rule, entry), judge.entries(rule.others)
        )
        entries = judge.entries(rule.kinds)
        return check(judge, rule, judge.new(entries) if of_one else entries, ground)

    return applied


Figure = tuple[Number, str]
"""A number and how messages tell it."""


def _over_figure(work: Callable[[Judge, Rule, counting.Cards], Figure]) -> Check:
    """A figure as a check of all entries of the rule's kinds, each counted once."""

    def applied(judge: Judge, rule: Rule) -> Iterator[Problem]:
        cards = [(entry, 1) for entry in judge.entries(rule.kinds)]
        number, told = work(judge, rule, cards)
        excess = rule.excess(number)
        if excess:
            said = limit(excess[0], spelled(excess[1]), f'by "{rule.name}"')
            yield rule.broken(CODE, rule.place, f"{told}, {said}")

    return applied


def _count(judge: Judge, rule: Rule, cards: counting.Cards) -> Figure:
    number = counting.total(judge, rule, cards)
    return number, counted(judge.game, rule, number)


def _sum(judge: Judge, rule: Rule, cards: counting.Cards) -> Figure:
    number = counting.total(judge, rule, cards)
    return number, f"{_source(rule)} adds up to {spelled(number)}"


def _spread(judge: Judge, rule: Rule, cards: counting.Cards) -> Figure:
    found = counting.ends(judge, rule, cards)
    return (found[0][1] - found[1][1], apart(rule, *found)) if found else (0, "nothing")


def _distinct(judge: Judge, rule: Rule, cards: counting.Cards) -> Figure:
    number = len(counting.tally(judge, rule, cards))
    return number, f"{number} different values of {_source(rule)}"


def _source(rule: Rule) -> str:
    return rule.clauses["of"].expression.source


def links_between(judge: Judge, rule: Rule) -> Iterator[tuple[Entry, Link, Entry]]:
    """Each reference of the rule's kinds to the others, or those of one field."""
    field = rule.body["links"].get("by")
    start = steps(field) if isinstance(field, str) else ()
    for entry in judge.entries(rule.kinds):
        for link in entry.links:
            target = judge.catalog.entries.get(link.to)
            if (
                target
                and target.kind in rule.others
                and link.path[: len(start)] == start
            ):
                yield entry, link, target


def _check_links(judge: Judge, rule: Rule) -> Iterator[Problem]:
    for source, link, target in links_between(judge, rule):
        scope = judge.pair(source, target)
        if rule.selects(scope, "if") and not rule.selects(scope):
            condition = rule.clauses["where"].expression.source
            message = (
                f'"{source.name}" names "{target.name}", which "{rule.name}" does not '
                f"allow: {condition} does not hold"
            )
            place = place_of(source.body, link.path, link.part)
            if rule.at:
                place = place_of(source.body, rule.at)
            yield rule.broken(CODE, place, message)


def _check_linked(judge: Judge, rule: Rule) -> Iterator[Problem]:
    named = {link.to for entry in judge.entries(rule.others) for link in entry.links}
    for entry in judge.entries(rule.kinds):
        if rule.selects(judge.scope(entry)) and entry.id not in named:
            kinds = " or ".join(judge.game.kinds[name].title for name in rule.others)
            message = f'no {kinds} names "{entry.name}", as "{rule.name}" asks'
            place = place_of(entry.body, rule.at) if rule.at else entry.id_place
            yield rule.broken(CODE, place, message)


CHECKS: Final[Mapping[str, Check]] = {
    "every": _over_entries(predicates.every, of_one=True),
    "unique": _over_entries(predicates.unique),
    "ascending": _over_entries(predicates.ascending),
    "needs": _over_entries(predicates.needs),
    "excludes": _over_entries(predicates.excludes),
    "counts": _over_figure(_count),
    "sum": _over_figure(_sum),
    "spread": _over_figure(_spread),
    "distinct": _over_figure(_distinct),
    "links": _check_links,
    "linked": _check_linked,
}
"""How each predicate of an assertion is checked."""

TAKEN: Final[Mapping[str, tuple[str, ...]]] = {
    "every": ("if", "where", "at"),
    "unique": ("where", "at"),
    "ascending": ("where", "at"),
    "needs": ("where", "at"),
    "excludes": ("where", "at"),
    "counts": ("where", "title"),
    "sum": ("where",),
    "spread": ("where",),
    "distinct": ("where",),
    "links": ("if", "where", "at"),
    "linked": ("where", "at"),
}
"""The keys beside it that each predicate reads, but for a level and a reason."""

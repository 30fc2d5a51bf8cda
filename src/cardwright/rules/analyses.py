"""The analyses of ``rules.yaml`` come in; figures, and those beyond limits, go out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from cardwright.base.expression import Expression
from cardwright.base.suggest import did_you_mean
from cardwright.model.finding import Cell, Column, Finding
from cardwright.model.problem import Problem
from cardwright.model.source import Map, Path, place_of
from cardwright.rules import counting
from cardwright.rules.chances import check_told, draw_until, neighbour, opening
from cardwright.rules.judge import Judge
from cardwright.rules.names import deck_kinds
from cardwright.rules.reading import Section, form, kinds_at, part, rule
from cardwright.rules.rule import Flawed, Number, Rule, guarded
from cardwright.rules.subjects import Subject, Table, Tables, subjects
from cardwright.rules.wording import limit, nouns, percent, spelled

CODE: Final = "deck-analysis"

Work = Callable[[Judge, Rule, Subject], Table]


def read_analyses(judge: Judge) -> tuple[list[Rule], tuple[Problem, ...]]:
    """All analyses, without those that have a slip, and those slips."""
    written = part(form(judge), ("analyses",))
    rules: list[Rule] = []
    problems: list[Problem] = []
    for name in written if isinstance(written, Map) else ():
        try:
            rules += [_read(judge, found) for found in _sections(judge, name)]
        except Flawed as flawed:
            problems.append(flawed.problem)
    return rules, tuple(problems)


def _read(judge: Judge, section: Section) -> Rule:
    """The rule of a section; raises ``Flawed`` for piles and names that nothing has."""
    found = rule(judge, section)
    assemblies = judge.game.assemblies.values()
    pile = found.body.get("pile")
    piles = dict.fromkeys(name for each in assemblies for name in each.piles)
    if not isinstance(pile, str):
        # Nothing, or what its form has a problem for.
        pile = None
    elif pile not in piles:
        place = place_of(form(judge), (*section.heads[-1], "pile"))
        message, hint = f'no assembly has a pile "{pile}"', did_you_mean(pile, piles)
        raise Flawed(Problem("unknown-reference", place, message, hint))
    putting = (each.kind for each in assemblies if pile in each.piles)
    listing = (kind.name for kind in judge.game.kinds.values() if kind.deck)
    check_told(judge, found, found.others or tuple(putting if pile else listing))
    return found


def _sections(judge: Judge, name: str) -> Iterator[Section]:
    path: Path = ("analyses", name)
    for key in part(form(judge), path) or ():
        if key in FORMS:
            inner = (*path, key)
            for_ = kinds_at(judge, (*path, "for"))
            kinds = _kinds(judge, inner)
            yield Section(name, key, path, (path, inner), kinds, for_)


def _kinds(judge: Judge, path: Path) -> tuple[str, ...]:
    """The kinds of the cards that an analysis looks at."""
    if part(judge.game.forms["rules"], (*path, "kind")) is not None:
        return kinds_at(judge, (*path, "kind"))
    piled = part(judge.game.forms["rules"], (*path, "pile")) is not None
    return tuple(judge.game.kinds) if piled else deck_kinds(judge.game)


def find(judge: Judge, rules: Iterable[Rule], tables: Tables) -> Iterator[Finding]:
    """The figures of every rule about every subject; none of a rule with a slip."""
    for each in rules:
        for subject in subjects(judge, each, tables):
            try:
                yield _finding(each, subject, FORMS[each.form](judge, each, subject))
            except Flawed:
                break


def _finding(rule: Rule, subject: Subject, table: Table) -> Finding:
    return Finding(
        name=rule.name,
        title=_title(rule),
        form=rule.form,
        subject=subject.id,
        pile=subject.pile,
        columns=table.columns,
        rows=tuple(table.rows),
    )


def _title(rule: Rule) -> str:
    written = rule.body.get("title")
    return str(written or rule.name.replace("-", " ").replace("_", " "))


def check_analyses(
    judge: Judge, rules: Iterable[Rule], tables: Tables
) -> Iterator[Problem]:
    """The figures that lie beyond the limits of their rule."""
    for each in rules:
        yield from guarded(_beyond(judge, each, tables))


def _beyond(judge: Judge, rule: Rule, tables: Tables) -> Iterator[Problem]:
    for subject in filter(lambda s: s.whole, subjects(judge, rule, tables)):
        table = FORMS[rule.form](judge, rule, subject)
        for row in table.rows if rule.limited else ():
            for index in table.judged:
                yield from _judged(rule, subject, table, (row, index))


def _judged(
    rule: Rule, subject: Subject, table: Table, cell: tuple[tuple[Cell, ...], int]
) -> Iterator[Problem]:
    row, index = cell
    value, column = row[index], table.columns[index]
    excess = None if isinstance(value, str) else rule.excess(value)
    if excess and not isinstance(value, str):
        show = percent if column.unit == "share" else spelled
        said = limit(excess[0], show(excess[1]), f'by "{rule.name}"')
        label = f", {table.columns[0].title} {row[0]}" if index else ""
        what = f'"{_title(rule)}" of "{subject.title}"{label}: {show(value)}'
        yield rule.broken(CODE, subject.place, f"{what}, {said}")


def _curve(judge: Judge, rule: Rule, subject: Subject) -> Table:
    """How many cards have each value; whole numbers between two others too."""
    found = counting.tally(judge, rule, subject.cards)
    whole = [value for value in found if isinstance(value, int)]
    for number in range(min(whole), max(whole)) if whole else ():
        found.setdefault(number, 0)
    rows = [(value, found[value]) for value in sorted(found, key=_order)]
    head = _head(rule.clauses["of"].expression)
    return Table((Column(head, "text"), Column("cards", "cards")), rows, (1,))


def _head(of: Expression) -> str:
    """What a column of values is called: the field, if they are just one field's."""
    paths = {path[:-1] if path[-1] == "name" else path for path in of.paths}
    return " ".join(next(iter(paths))) if len(paths) == 1 else "value"


def _order(value: Any) -> tuple[bool, Number, str]:
    """Numbers by size before texts by spelling."""
    text = isinstance(value, str) or value is None
    return (text, 0 if text else value, str(value))


def _share(judge: Judge, rule: Rule, subject: Subject) -> Table:
    value = counting.share(judge, rule, subject.cards)
    return Table((Column(nouns(judge.game, rule), "share"),), [(value,)], (0,))


def _total(judge: Judge, rule: Rule, subject: Subject) -> Table:
    value = counting.total(judge, rule, subject.cards)
    return Table((Column("total", "number"),), [(value,)], (0,))


def _spread(judge: Judge, rule: Rule, subject: Subject) -> Table:
    value = counting.spread(judge, rule, subject.cards)
    return Table((Column("spread", "number"),), [(value,)], (0,))


FORMS: Final[Mapping[str, Work]] = {
    "curve": _curve,
    "share": _share,
    "total": _total,
    "spread": _spread,
    "draw-until": draw_until,
    "neighbour": neighbour,
    "opening": opening,
}
"""How each form of analysis is worked out."""

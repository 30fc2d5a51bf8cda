"""The formats of ``rules.yaml`` come in, their rules, inherited ones too, go out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from cardwright.base.suggest import did_you_mean
from cardwright.model.problem import Lost, Place, Problem
from cardwright.model.source import Map, Path, Seq, place_of
from cardwright.rules.judge import Judge
from cardwright.rules.names import deck_kinds
from cardwright.rules.reading import Section, form, part, rule
from cardwright.rules.rule import Flawed, Rule

FORMS: Final = (
    "size",
    "copies",
    "counts",
    "shares",
    "distinct",
    "sum",
    "spread",
    "every",
    "unique",
    "needs",
    "excludes",
)
"""The predicates of a format."""


@dataclass(frozen=True, slots=True)
class Format:
    """A format's name and its rules; its own come before those that it extends.

    ``own`` is how many of them it states itself; ``chain`` its name and those of the
    formats that it extends.
    """

    name: str
    rules: tuple[Rule, ...]
    own: int
    place: Place
    chain: tuple[str, ...]


def read_formats(judge: Judge) -> tuple[dict[str, Format], tuple[Problem, ...]]:
    """All formats by name, without the rules that have a slip, and those slips."""
    written = part(form(judge), ("formats",))
    names = list(written) if isinstance(written, Map) else []
    problems: list[Problem] = []
    own: dict[str, list[Rule]] = {}
    for name in names:
        own[name] = list(_own_rules(judge, name, problems))
    formats = {}
    for name in names:
        chain = list(_chain(judge, name, own, problems))
        inherited = [r for parent in chain[1:] for r in _renamed(own[parent], name)]
        rules = (*own[name], *_kept(own[name], inherited))
        place = place_of(form(judge), ("formats", name), "key")
        formats[name] = Format(name, rules, len(own[name]), place, tuple(chain))
    return formats, tuple(dict.fromkeys(problems))


def _own_rules(judge: Judge, name: str, problems: list[Problem]) -> Iterator[Rule]:
    for section in _sections(judge, name):
        try:
            yield rule(judge, section)
        except Flawed as flawed:
            problems.append(flawed.problem)


def _sections(judge: Judge, name: str) -> Iterator[Section]:
    kinds = deck_kinds(judge.game)
    for key in FORMS:
        for path in _paths(judge, ("formats", name, key)):
            targets = kinds if key in ("needs", "excludes") else ()
            ends = {"source": kinds, "target": kinds} if targets else {}
            yield Section(name, key, path, (path,), kinds, targets, ends=ends)


def _paths(judge: Judge, path: Path) -> Iterator[Path]:
    """The rules at ``path``: one mapping, or a list of them."""
    written = part(form(judge), path)
    if isinstance(written, Map):
        yield path
    elif isinstance(written, Seq):
        yield from ((*path, index) for index in range(len(written)))


def _chain(
    judge: Judge, name: str, own: dict[str, list[Rule]], problems: list[Problem]
) -> Iterator[str]:
    """The format and those that it extends, nearest first."""
    seen: list[str] = []
    at: str | None = name
    while at is not None:
        if at in seen:
            # A circle is one slip: it is told of the format that is written last.
            ring = seen[seen.index(at) :]
            if name == max(ring, key=list(own).index):
                problems.append(_circle(judge, ring))
            return
        seen.append(at)
        yield at
        at = _parent(judge, at, own, problems)


def _circle(judge: Judge, ring: list[str]) -> Problem:
    place = place_of(form(judge), ("formats", ring[0], "extends"))
    message = f'the format "{ring[0]}" extends itself'
    if len(ring) > 1:
        message = f"formats extend one another: {' → '.join((*ring, ring[0]))}"
    hint = "let one of them extend another format, or none"
    return Problem("circular-reference", place, message, hint)


def _parent(
    judge: Judge, name: str, own: dict[str, list[Rule]], problems: list[Problem]
) -> str | None:
    path = ("formats", name, "extends")
    parent = part(form(judge), path)
    if not isinstance(parent, str) or parent in own:
        return parent if isinstance(parent, str) else None
    place, hint = place_of(form(judge), path), did_you_mean(parent, own)
    message = f'there is no format "{parent}"'
    lost = Lost("format", parent)
    problems.append(Problem("unknown-format", place, message, hint, lost=lost))
    return None


def _renamed(rules: list[Rule], name: str) -> list[Rule]:
    return [replace(rule, name=name) for rule in rules]


def _kept(own: list[Rule], inherited: list[Rule]) -> list[Rule]:
    """The inherited rules, without the size limits that the format states anew."""
    found = [rule for rule in own if rule.form == "size"]
    kept = []
    for old in inherited:
        if old.form != "size":
            kept.append(old)
        elif not found:
            found.append(old)
            kept.append(old)
    return kept

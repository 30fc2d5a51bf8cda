"""Problems of names that nothing declares in; one for each name, with its hint, out.

What was renamed where it is declared is lost wherever it is used: that is one slip.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePosixPath

from cardwright.base.suggest import nearest
from cardwright.model.problem import Lost, Place, Problem, order
from cardwright.validate.declared import FORMS, LIST, PROPERTY, SCHEMA, Declared

MISSING = "missing"
"""A key that a schema asks for and an entry lacks; ``among`` is the kind, too."""

ECHO = "unknown-name"
"""What expressions have that name a lost key."""

MISSPELT = 3
"""Up to so many uses of one word may each be misspelt."""

_OFTEN_WORDS = ("macro", "link", "icon", "verbs", "conditions", "argument")
"""Sorts that are written on many cards, where one may be misspelt here and there."""


@dataclass(frozen=True, slots=True)
class Uses:
    """All problems of one lost name, the first of them first."""

    problems: Sequence[Problem]

    @property
    def first(self) -> Problem:
        return self.problems[0]

    @property
    def number(self) -> int:
        return len(self.problems)


def gather(problems: Iterable[Problem], declared: Declared) -> list[Problem]:
    """One problem for each lost name, at its first use; others stay as they are.

    The hint names what was most likely renamed: a declared name that nothing reads. A
    word that is near to one in use, and that stands only here and there, is misspelt.
    """
    kept: list[Problem] = []
    found: dict[Key, tuple[Lost, list[Problem]]] = {}
    for problem in problems:
        if problem.lost is None:
            kept.append(problem)
        else:
            _, uses = found.setdefault(_key(problem.lost), (problem.lost, []))
            uses.append(problem)
    _merge_types(found)
    _merge_keys(found, declared)
    for lost, several in found.values():
        uses = sorted(dict.fromkeys(several), key=order)
        kept += _SETTLED.get(lost.sort, _settled)(Uses(uses), lost, declared)
    return without_echoes(kept, [p.lost for p in kept if p.lost])


def without_echoes(problems: Iterable[Problem], lost: Iterable[Lost]) -> list[Problem]:
    """Expressions that name a key which a schema has lost will do so no more."""
    quoted = [f'"{each.name}"' for each in lost if each.everywhere]
    return [
        problem
        for problem in problems
        if problem.code != ECHO or not any(name in problem.message for name in quoted)
    ]


def _merge_types(found: dict[Key, tuple[Lost, list[Problem]]]) -> None:
    """A type of an argument may be a list or a kind: it is what else is lost."""
    for key in [key for key in found if key[0] == "vocabulary"]:
        kind = found.get(("kind", *key[1:]))
        if kind is not None:
            kind[1].extend(found.pop(key)[1])


def _merge_keys(found: dict[Key, tuple[Lost, list[Problem]]], known: Declared) -> None:
    """A key that most entries of a kind lack is what their lost one became."""
    for key, (lost, uses) in [*found.items()]:
        kind = lost.among[0] if lost.sort == PROPERTY else ""
        if not kind or len(uses) < known.fair(kind):
            continue
        lacked = [
            each
            for each, (_, lacking) in found.items()
            if each[0] == MISSING
            and each[2] == (kind,)
            and len(lacking) >= known.fair(kind)
        ]
        if len(lacked) == 1:
            del found[lacked[0]]
            found[key] = (replace(lost, among=(kind, lacked[0][1])), uses)


Key = tuple[str, str, tuple[str, ...]]


def _key(lost: Lost) -> Key:
    """What is the same for all uses of one name; ids are unique in a game."""
    among = lost.among[:1] if lost.sort == PROPERTY else lost.among
    if lost.sort == "link":
        among = tuple(name for name in among if name.startswith(LIST))
    return lost.sort, lost.name, among


def _settled(uses: Uses, lost: Lost, declared: Declared) -> Iterator[Problem]:
    first = uses.first
    unread = declared.unread(lost)
    renamed = nearest(lost.name, unread)
    if renamed is None and (
        uses.number > 1 or nearest(lost.name, declared.names(lost)) is None
    ):
        renamed = _only(uses, lost, unread)
    if uses.number == 1:
        yield replace(first, hint=_one(first, lost, renamed, unread))
    elif renamed:
        start = f'{_file(unread[renamed])} has "{renamed}", which nothing reads'
        hint = f'{start}: rename it to "{lost.name}" ({_named_by(uses)})'
        yield replace(first, hint=hint)
    elif first.hint and lost.sort in _OFTEN_WORDS and uses.number <= MISSPELT:
        yield from uses.problems
    else:
        yield replace(first, hint=_all(uses, lost))


def _settled_key(uses: Uses, lost: Lost, declared: Declared) -> Iterator[Problem]:
    """A key that most entries of a kind have was renamed in the schema, or lost."""
    kind = lost.among[0]
    if uses.number < declared.fair(kind):
        yield from uses.problems
        return
    have = f"{uses.number} entries have it"
    names, unread = declared.names(lost), declared.unread(lost)
    instead = [name for name in lost.among[1:] if name in names]
    renamed = nearest(lost.name, unread) or (min(unread) if len(unread) == 1 else None)
    if instead:
        told = f'{_file(names[instead[0]])} has "{instead[0]}" instead'
        hint = f'{told}: rename it to "{lost.name}" ({have})'
    elif renamed is None:
        hint = f'write "{lost.name}" into {kind}{SCHEMA}.json again: {have}'
    else:
        told = f'{_file(unread[renamed])} has "{renamed}", which no entry has'
        hint = f'{told}: rename it to "{lost.name}" ({have})'
    yield replace(uses.first, hint=hint, lost=replace(lost, everywhere=True))


def _each(uses: Uses, _lost: Lost, _declared: Declared) -> Iterator[Problem]:
    yield from uses.problems


_SETTLED = {PROPERTY: _settled_key, MISSING: _each}
"""How some sorts are told; all others by ``_settled``."""


def _only(uses: Uses, lost: Lost, unread: Mapping[str, Place]) -> str | None:
    """The only name that nothing reads, where all are there to be read."""
    if len(unread) != 1 or lost.sort == "icon":
        return None
    if lost.sort == "link":
        lists = all(name.startswith(LIST) for name in lost.among)
        return next(iter(unread)) if lists and uses.number > 1 else None
    return next(iter(unread))


def _one(
    problem: Problem, lost: Lost, renamed: str | None, unread: Mapping[str, Place]
) -> str | None:
    """Of a single use: it is misspelt, or what it names has another name now."""
    if renamed is None or (problem.hint and f'"{renamed}"' in problem.hint):
        return problem.hint
    told = f'{_file(unread[renamed])} has "{renamed}", which nothing reads'
    return f'{told}: rename it to "{lost.name}"'


def _all(uses: Uses, lost: Lost) -> str:
    """Of many uses of a name that is gone, with nothing that it could have become."""
    if lost.sort == "icon" and uses.first.hint:
        return f"{uses.first.hint}: {_named_by(uses)}"
    if lost.sort == "macro":
        return f"write it into {lost.among[0]} again: {_named_by(uses)}"
    start = f"{uses.first.hint} if not, " if uses.first.hint else ""
    file = FORMS[lost.sort][0] if lost.sort in FORMS else "vocabularies"
    if lost.sort == "link" and not any(name.startswith(LIST) for name in lost.among):
        return f"{start}write that entry again: {_named_by(uses)}"
    return f'{start}write "{lost.name}" into {file}.yaml again: {_named_by(uses)}'


def _named_by(uses: Uses) -> str:
    return f"{uses.number} places name it"


def _file(place: Place) -> str:
    return f"{PurePosixPath(place.file).name}:{place.line}"

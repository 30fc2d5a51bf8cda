"""Entries that may be chosen and those named in; those taken, or what is wrong, out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from cardwright.base.suggest import did_you_mean
from cardwright.model.entry import Catalog, Entry
from cardwright.model.game import Choice, Kind
from cardwright.model.problem import Place, Problem
from cardwright.model.views import Views
from cardwright.resolve import forms
from cardwright.resolve.assembly import piles
from cardwright.resolve.game.assemblies import ALL
from cardwright.resolve.where import holds

CODE = "bad-target"


@dataclass(frozen=True, slots=True)
class Wanted:
    """A part of a target that entries fill.

    ``fitting`` come in the order in which they are taken; ``number`` is ``None`` where
    all are. ``repeats``: one entry may be there more than once.
    """

    of: str
    kind: Kind
    number: int | None
    fitting: tuple[str, ...]
    repeats: bool = False


@dataclass(frozen=True, slots=True)
class Taken:
    """What fills each part, by name, and one problem for each that is not filled."""

    chosen: Mapping[str, tuple[str, ...]]
    problems: list[Problem] = field(default_factory=list)


def wanted(
    views: Views, entry: Entry, choices: Mapping[str, Choice]
) -> dict[str, Wanted]:
    """What the choices of an assembly want for its entry, preferred ones first."""
    game = views.catalog.game
    return {
        name: Wanted(
            of=entry.id,
            kind=game.kinds[choice.kind],
            number=_number(entry, choice),
            fitting=_fitting(views, entry, choice),
        )
        for name, choice in choices.items()
        if choice.kind in game.kinds
    }


def _number(entry: Entry, choice: Choice) -> int | None:
    if isinstance(choice.number, int):
        return choice.number
    number = forms.as_number(piles.field(entry, choice.number))
    if choice.number == ALL and number is None:
        return None
    return int(number or 0)


def _fitting(views: Views, entry: Entry, choice: Choice) -> tuple[str, ...]:
    names = {entry.kind: views.of(entry), **views.scope()}
    fitting = [
        candidate.id
        for candidate in views.catalog.of_kind(choice.kind)
        if holds(choice.where, views.of(candidate), names)
    ]
    lines = piles.listed(views.catalog, entry, choice.prefer or "")
    preferred = [line.entry for line in lines if line.entry in fitting]
    return tuple(dict.fromkeys([*preferred, *fitting]))


def take(
    catalog: Catalog, parts: Mapping[str, Wanted], named: Sequence[str], place: Place
) -> Taken:
    """Fill each part with the entries named of its kind, else with those that fit."""
    problems = list(_strangers(catalog, parts, named, place))
    strange = bool(problems)
    chosen = {}
    for name, part in parts.items():
        mine = [i for i in named if _is_of(catalog, i, part.kind)]
        chosen[name] = tuple(mine) or _default(part)
        found = _fault(part, chosen[name], place, is_named=bool(mine))
        # Who names what has no place here leaves a place free for it, no more.
        problems += [found] if found and not strange else []
    return Taken(chosen, problems)


def _is_of(catalog: Catalog, id_: str, kind: Kind) -> bool:
    entry = catalog.entries.get(id_)
    return entry is not None and entry.kind == kind.name


def _strangers(
    catalog: Catalog, parts: Mapping[str, Wanted], named: Sequence[str], place: Place
) -> list[Problem]:
    """Named entries that no part has room for, or that are not there."""
    kinds = [part.kind for part in parts.values()]
    fitting = [id_ for part in parts.values() for id_ in part.fitting]
    found = []
    for id_ in named:
        if id_ not in catalog.entries:
            hint = did_you_mean(id_, fitting) or _those(fitting)
            message = f'there is no entry "{id_}"'
        elif not any(_is_of(catalog, id_, kind) for kind in kinds):
            hint = _those(fitting)
            message = f'"{id_}" has no place here'
        else:
            continue
        found.append(Problem(CODE, place, message, hint))
    return found


def _default(part: Wanted) -> tuple[str, ...]:
    """The first that fit; they come again where one entry may be there twice."""
    if part.number is None:
        return part.fitting
    if part.repeats and part.fitting:
        rounds = -(-part.number // len(part.fitting))
        return (part.fitting * rounds)[: part.number]
    return part.fitting[: part.number]


def _fault(
    part: Wanted, taken: Sequence[str], place: Place, *, is_named: bool
) -> Problem | None:
    """The one problem of a part that is not filled as it must be."""
    strange = [id_ for id_ in taken if id_ not in part.fitting]
    twice = [id_ for n, id_ in enumerate(taken) if id_ in taken[:n]]
    if strange:
        message = f'"{strange[0]}" does not fit "{part.of}"'
    elif twice and not part.repeats:
        message = f'"{twice[0]}" is named twice for "{part.of}"'
    elif part.number is not None and len(taken) != part.number:
        what = "named" if is_named else "there to fit"
        many = part.kind.title if part.number == 1 else part.kind.plural
        verb = "is" if len(taken) == 1 else "are"
        message = f'"{part.of}" takes {part.number} {many}, {len(taken)} {verb} {what}'
    else:
        return None
    return Problem(CODE, place, message, _those(part.fitting))


def _those(fitting: Sequence[str]) -> str:
    return f"those that fit: {', '.join(fitting)}" if fitting else "nothing fits"

"""A catalogue in, problems out where an effect or condition is not as its verb asks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cardwright.base.numerals import parted
from cardwright.base.suggest import did_you_mean, nearest
from cardwright.model.entry import Catalog, Entry
from cardwright.model.game import Verb
from cardwright.model.problem import Lost, Place, Problem
from cardwright.model.source import Data, Path, place_of
from cardwright.validate.arguments import Given, check_argument

SORTS = (("verbs", "do", "verb"), ("conditions", "is", "condition"))
"""What says itself, the key that names one, and what one is called."""


@dataclass(frozen=True, slots=True)
class Group:
    """Verbs or conditions: the key that names one, and what one is called."""

    sort: str
    key: str
    title: str
    verbs: Mapping[str, Verb]


@dataclass(frozen=True, slots=True)
class Said:
    """One effect or condition where it stands."""

    data: Data
    path: Path
    group: Group

    @property
    def body(self) -> Mapping[str, Any]:
        value: Any = self.data
        for step in self.path:
            value = value[step]
        return value if isinstance(value, Mapping) else {}

    def place(self, key: str) -> Place:
        return place_of(self.data, (*self.path, key), "key")


def check_sayings(catalog: Catalog) -> Iterator[Problem]:
    groups = {
        sort: Group(sort, key, title, getattr(catalog.game, sort))
        for sort, key, title in SORTS
    }
    for entry in catalog.entries.values():
        for saying in entry.sayings:
            group = groups.get(saying.group)
            if group:
                said = Said(entry.fields, saying.path, group)
                yield from _check(catalog, entry, said)


def _check(catalog: Catalog, entry: Entry, said: Said) -> Iterator[Problem]:
    name, group = said.body.get(said.group.key), said.group
    if not isinstance(name, str):
        yield from _unnamed(said)
        return
    verb = group.verbs.get(name)
    if verb is None:
        place = place_of(said.data, (*said.path, group.key))
        text = f'there is no {group.title} "{name}"'
        hint, lost = did_you_mean(name, group.verbs), Lost(group.sort, name)
        yield Problem("not-a-choice", place, text, hint, lost=lost)
        return
    yield from _keys(said, verb)
    for argument in verb.arguments.values():
        if argument.name in said.body:
            given = Given(entry.fields, (*said.path, argument.name))
            yield from check_argument(catalog, argument, given)


def _unnamed(said: Said) -> Iterator[Problem]:
    """An effect or condition that does not say which one it is."""
    key, title = said.group.key, said.group.title
    if key in said.body:
        text = f'"{key}" must be the name of a {title}'
        place = place_of(said.data, (*said.path, key))
        yield Problem("wrong-type", place, text)
        return
    text = f'the key "{key}" must name a {title}'
    first = next(iter(said.body), None)
    place = said.place(first) if first else place_of(said.data, said.path)
    yield Problem("missing-key", place, text)


def _keys(said: Said, verb: Verb) -> Iterator[Problem]:
    """Unknown and missing arguments; a misspelt one stands for the one it means."""
    absent = [a for a in verb.arguments if a not in said.body]
    unknown = [k for k in said.body if not _known(k, said, verb)]
    meant = {nearest(key, absent) for key in unknown}
    needed = [a for a in absent if not verb.arguments[a].optional]
    alone = len(unknown) == len(needed) == 1 and meant == {None}
    title = f'the {said.group.title} "{verb.name}"'
    for key in unknown:
        text = f'{title} has no argument "{key}"'
        hint = parted(said.body, key) or did_you_mean(key, absent)
        if hint is None and alone:
            hint = f'it needs the argument "{needed[0]}"'
        lost = Lost("argument", key, (said.group.sort, verb.name))
        yield Problem("unknown-key", said.place(key), text, hint, lost=lost)
    for name in needed:
        if name not in meant and not alone:
            text = f'{title} needs the argument "{name}"'
            first = next(iter(said.body))
            yield Problem("missing-key", said.place(first), text)


def _known(key: str, said: Said, verb: Verb) -> bool:
    return key in verb.arguments or key in {said.group.key, "phrase"}

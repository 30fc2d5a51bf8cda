"""Blueprints and an entry as written in; the entry with its blueprint in it out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass

from cardwright.base.suggest import nearest
from cardwright.model.game import Game, Kind
from cardwright.model.problem import Place, Problem
from cardwright.model.slot import Slot
from cardwright.model.source import Map, Mark, Path, first_key
from cardwright.resolve import forms
from cardwright.resolve.entries import core
from cardwright.resolve.entries.claims import Claim
from cardwright.resolve.entries.hold import held_kind, put
from cardwright.resolve.entries.merge import merge
from cardwright.resolve.entries.slotforms import (
    BLUEPRINT,
    SLOTS,
    check_slots,
    slip,
    slots_in,
)
from cardwright.resolve.entries.slots import OWN, Pattern, fill_slots
from cardwright.resolve.plan import Plan
from cardwright.resolve.walk import walk

FROM = "from"
_OF_ITSELF = ("id", "kind", "note", SLOTS)
"""The keys of a blueprint that say nothing of what it makes."""


class Model:
    """One blueprint: its slots, and what it makes of their values."""

    def __init__(self, body: Map, game: Game) -> None:
        self.body = body
        self._pattern = Pattern(_without(body, *_OF_ITSELF))
        used = self._pattern.slots
        self.slots: Mapping[str, Slot] = slots_in(body, used, game)
        self.problems = tuple(check_slots(body, used, game))
        declared = dict(forms.mappings(body, SLOTS))
        named = {n: declared[n] for n, slot in self.slots.items() if slot.has_default}
        self._defaults = {name: data["default"] for name, data in named.items()}
        self._marks = {name: data.marks["default"] for name, data in named.items()}

    @property
    def wanted(self) -> list[str]:
        """The slots without a default."""
        return [name for name, slot in self.slots.items() if not slot.has_default]

    def filled(self, order: Map, id_: str) -> tuple[Map, tuple[Problem, ...]]:
        """The body with the values of ``order``; a slot without one prints its name."""
        names = {slot: slot for slot in self.slots}
        values = {**names, **self._defaults, **order, OWN: id_}
        marks: dict[str, Mark] = {**self._marks, **order.marks}
        return fill_slots(self._pattern, values, marks)


@dataclass(frozen=True, slots=True)
class Made:
    """An entry's body; ``blueprint`` is the id of the one that made it, if one did."""

    body: Map
    blueprint: str | None = None
    problems: tuple[Problem, ...] = ()


MadeFrom = tuple[str, str | None]
"""The kind of an entry, and the id of the blueprint that made it, if one did."""


class Blueprints:
    """The blueprints of a game by the kind that they make and their id.

    ``lost`` are the kinds of which some may stand in files that are not read.
    """

    def __init__(
        self,
        game: Game,
        claims: Iterable[Claim],
        plans: Mapping[str, Plan],
        lost: Collection[str] = (),
    ) -> None:
        self._game, self._plans, self._lost = game, plans, lost
        self._models: dict[str, dict[str, Model]] = {}
        self.problems: list[Problem] = []
        for claim in claims:
            self._add(claim.body, claim.kind)

    def _add(self, body: Map, kind: Kind) -> None:
        id_ = forms.text(body, "id")
        known = self.of(kind.blueprint_of or "")
        if id_ is None:
            message = f"this {kind.title} has no id"
            self.problems.append(Problem("missing-key", first_key(body), message))
        elif id_ in known:
            first = forms.place(known[id_].body, "id")
            message = f'the id "{id_}" is there already'
            hint = f"the first stands in {first.file}:{first.line}"
            place = forms.place(body, "id")
            self.problems.append(Problem("duplicate-id", place, message, hint))
        else:
            known[id_] = Model(body, self._game)
            self.problems += known[id_].problems

    def of(self, kind: str) -> dict[str, Model]:
        """The blueprints that make entries of a kind, by id."""
        return self._models.setdefault(kind, {})

    def make(self, body: Map, kind: Kind, above: Collection[MadeFrom] = ()) -> Made:
        """The body of an entry; one that says ``from`` has its blueprint's parts too.

        Its own keys stand over them. Entries that the blueprint holds have the made
        entry's id before their own. ``above`` made the entries that hold this one.
        """
        is_lost = kind.name in self._lost
        known = self._models.get(kind.name, {} if is_lost else None)
        if known is None or FROM not in body:
            return Made(body)
        order = forms.mapping(body, FROM)
        name = forms.text(order, BLUEPRINT)
        rest = _without(body, FROM)
        if name is not None and name not in known and is_lost:
            return Made(rest, name)
        if name is None or name not in known:
            return Made(rest, None, (_unknown(body, name, known),))
        if (kind.name, name) in above:
            return Made(rest, None, (_endless(order, name),))
        model = known[name]
        problems = tuple(_check_slots(order, model))
        id_ = forms.text(body, "id") or ""
        filled, failed = model.filled(order, id_)
        made = merge(filled, rest)
        named = self._named(made, kind, id_, _ids(filled))
        return Made(named, name, problems or failed)

    def _named(
        self, body: Map, kind: Kind | None, owner: str, ids: frozenset[str]
    ) -> Map:
        """The body whose held entries of the blueprint have the owner's id before."""
        if kind is None:
            return body
        fields = _without(body, *core.KEYS)
        named = {}
        for held in walk(fields, self._plans[kind.name]).held:
            inner, _ = held_kind(self._game, held)
            child = self._named(held.data, inner, owner, ids)
            id_ = forms.text(child, "id")
            new: dict[Path, str] = {}
            if id_ in ids:
                new = {("id",): f"{owner}-{id_}"}
            named[held.path] = put(child, new)
        result: Map = put(body, named)
        return result


def _without(body: Map, *keys: str) -> Map:
    rest = ((k, v) for k, v in body.items() if k not in keys)
    return Map(rest, body.marks, body.source, body.span)


def _ids(data: object) -> frozenset[str]:
    """Every id within the data."""
    return frozenset(_found_ids(data))


def _found_ids(data: object) -> Iterator[str]:
    if isinstance(data, Map):
        id_ = forms.text(data, "id")
        if id_ is not None:
            yield id_
        for part in data.values():
            yield from _found_ids(part)
    elif isinstance(data, list):
        for part in data:
            yield from _found_ids(part)


def _unknown(body: Map, name: str | None, known: Mapping[str, Model]) -> Problem:
    order = forms.mapping(body, FROM)
    if name is not None:
        place = forms.place(order, BLUEPRINT)
        return forms.unknown("blueprint", name, known, place)
    place = first_key(order) if order else forms.place(body, FROM)
    hint = f"known are {', '.join(known)}"
    return Problem("missing-key", place, "from names no blueprint", hint)


def _endless(order: Map, name: str) -> Problem:
    message = f'the blueprint "{name}" holds an entry that is made from it, without end'
    hint = "let that entry be made from another one, or write it out"
    return Problem("circular-reference", forms.place(order, BLUEPRINT), message, hint)


def _check_slots(order: Map, model: Model) -> Iterator[Problem]:
    strange = [name for name in order if name not in (*model.slots, BLUEPRINT)]
    for name in strange:
        place = forms.place(order, name, "key")
        found = forms.unknown("slot", name, model.slots, place)
        yield Problem("unknown-key", place, found.message, found.hint)
    meant = [nearest(name, model.slots) for name in strange]
    for name in model.wanted:
        if name not in order and name not in meant:
            yield lacking(model.slots[name], first_key(order))
    for name, slot in model.slots.items():
        found_slip = slip(slot, order[name]) if name in order else None
        if found_slip is not None:
            place = forms.place(order, name)
            told = found_slip.code, place, found_slip.message, found_slip.hint
            yield Problem(*told)


def lacking(slot: Slot, place: Place) -> Problem:
    """The problem of a slot that has neither a value nor a default."""
    hint = f"it takes {slot.takes}" if slot.takes else None
    hint = f"{hint}: {slot.about}" if hint and slot.about else hint
    message = f'the blueprint wants a value for "{slot.name}"'
    return Problem("missing-key", place, message, hint)

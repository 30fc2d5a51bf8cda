"""A manifest and its kinds in, its references to what is not declared out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from cardwright.base.english import with_article
from cardwright.model.game import Kind
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Map, first_key
from cardwright.model.views import CORE, declared
from cardwright.resolve import forms, where
from cardwright.resolve.game.assemblies import ALL

Kinds = Mapping[str, Kind]


def check_references(manifest: Map, kinds: Kinds) -> Iterator[Problem]:
    """Kinds, choices and fields of assemblies and targets that are not there."""
    for _, data in forms.mappings(manifest, "assemblies"):
        yield from _check_assembly(data, kinds)
    for _, data in forms.mappings(manifest, "targets"):
        slots = forms.mapping(data, "slots")
        for kind in slots:
            if kind not in kinds:
                place = forms.place(slots, kind, "key")
                yield forms.unknown("kind", kind, kinds, place)
        assemblies = forms.mappings(manifest, "assemblies")
        piles = [name for _, put in assemblies for name in _piles(put)]
        for item in forms.listed(data, "with"):
            if isinstance(item, Map):
                yield from _check_extra(item, kinds, piles)


def _piles(data: Map) -> Iterator[str]:
    return (name.replace("-", "_") for name in forms.mapping(data, "piles"))


def _check_extra(item: Map, kinds: Kinds, piles: Sequence[str]) -> Iterator[Problem]:
    """What comes along is an entry, or those of a kind that fit."""
    yield from check_kind(item, "kind", kinds)
    if ("entry" in item) == ("kind" in item):
        message = "what comes along is either an entry or the entries of a kind"
        hint = "write entry: with an id, or kind: and perhaps where:"
        yield Problem("bad-target", first_key(item), message, hint)
    kind = kinds.get(forms.text(item, "kind") or "")
    if kind is not None:
        known = (*CORE, *declared(kind.schema), where.PLAYERS, *piles)
        yield from _check_where(item, known)


def _check_assembly(data: Map, kinds: Kinds) -> Iterator[Problem]:
    yield from check_kind(data, "for", kinds)
    scene = _Scene(data, kinds)
    for _, choice in forms.mappings(data, "choose"):
        yield from _check_choice(choice, scene)
    piles = forms.mapping(data, "piles")
    for name, pile in piles.items():
        inner = pile if isinstance(pile, Map) else piles
        key = "from" if isinstance(pile, Map) else name
        yield from _check_sources(inner, key, scene)
    yield from _check_sources(data, "with", scene)
    seats = forms.text(data, "players")
    if seats is not None and seats not in scene.choices:
        place = forms.place(data, "players")
        yield forms.unknown("choice", seats, scene.choices, place)


@dataclass(frozen=True, slots=True)
class _Scene:
    """An assembly as written, among the kinds of its game."""

    data: Map
    kinds: Kinds

    @property
    def kind(self) -> str:
        return forms.text(self.data, "for") or ""

    @property
    def choices(self) -> Map:
        return forms.mapping(self.data, "choose")

    def each(self, name: str | None) -> str:
        """The kind of the entries that a source goes through."""
        chosen = self.choices.get(name) if name is not None else None
        if name is None:
            return self.kind
        return forms.text(chosen, "kind") or "" if isinstance(chosen, Map) else ""

    def names(self, kind: str | None) -> tuple[str, ...] | None:
        """The names that a condition on a kind may use, if they can be told."""
        if kind not in self.kinds or self.kind not in self.kinds:
            return None
        return (*CORE, *declared(self.kinds[kind or ""].schema), self.kind)


def check_kind(data: Map, key: str, kinds: Kinds) -> Iterator[Problem]:
    """A reference to a kind under ``key`` that names none."""
    name = forms.text(data, key)
    if name is not None and name not in kinds:
        yield forms.unknown("kind", name, kinds, forms.place(data, key))


def _check_choice(choice: Map, scene: _Scene) -> Iterator[Problem]:
    yield from check_kind(choice, "kind", scene.kinds)
    owner = scene.kinds.get(scene.kind)
    if forms.text(choice, "number") != ALL:
        yield from check_field(choice, "number", owner)
    yield from check_field(choice, "prefer", owner)
    yield from _check_where(choice, scene.names(forms.text(choice, "kind")))


def check_field(data: Map, key: str, kind: Kind | None) -> Iterator[Problem]:
    """A path under ``key`` that begins with no field of the kind."""
    path = forms.text(data, key)
    if path is None or forms.number(data, key) is not None or kind is None:
        return
    fields, head = declared(kind.schema), path.split(".")[0]
    if fields and head not in fields:
        yield no_field(kind, head, forms.place(data, key))


def no_field(kind: Kind, name: str, place: Place) -> Problem:
    """The problem of a field that a kind does not have, in the words of its keys."""
    found = forms.unknown("field", name, declared(kind.schema), place)
    message = f'{with_article(kind.title)} has no field "{name}"'
    return replace(found, message=message)


def _check_where(data: Map, known: tuple[str, ...] | None) -> Iterator[Problem]:
    source = forms.text(data, "where")
    if source is not None:
        yield from where.check(source, data.marks["where"], known)


def _check_sources(data: Map, key: str, scene: _Scene) -> Iterator[Problem]:
    written = forms.listed(data, key)
    for index, item in enumerate(written):
        if isinstance(item, str):
            place = written.marks[index].place() if written.marks else None
            kind = scene.kinds.get(scene.kind)
            fields = declared(kind.schema) if kind else {}
            head = item.split(".")[0]
            if place and kind and fields and head not in fields:
                yield no_field(kind, head, place)
        elif isinstance(item, Map):
            yield from _check_source(item, scene)


def _check_source(item: Map, scene: _Scene) -> Iterator[Problem]:
    yield from check_kind(item, "kind", scene.kinds)
    each = forms.text(item, "each")
    if each is not None and each not in scene.choices:
        place = forms.place(item, "each")
        yield forms.unknown("choice", each, scene.choices, place)
    yield from check_field(item, "take", scene.kinds.get(scene.each(each)))
    yield from check_field(item, "by", scene.kinds.get(forms.text(item, "kind") or ""))
    yield from _check_where(item, scene.names(forms.text(item, "kind")))

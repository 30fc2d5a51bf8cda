"""A manifest in, its assemblies and named targets out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardwright.model.game import Assembly, Choice, Extra, Pile, PileSource, Target
from cardwright.model.source import Map, Seq
from cardwright.resolve import forms

ALL = "all"
"""A choice's number that means every fitting entry."""


def assemblies(manifest: Map) -> dict[str, Assembly]:
    """The assemblies by name."""
    return {
        name: _assembly(name, data)
        for name, data in forms.mappings(manifest, "assemblies")
    }


def _assembly(name: str, data: Map) -> Assembly:
    piles = forms.mapping(data, "piles")
    return Assembly(
        name=name,
        kind=forms.text(data, "for") or "",
        choose={n: _choice(d) for n, d in forms.mappings(data, "choose")},
        piles={n: _pile(n, written) for n, written in piles.items()},
        extra=_sources(data.get("with")),
        components=forms.truth(data, "components"),
        contents=forms.truth(data, "contents"),
        players=_whole(data, "players") or forms.text(data, "players"),
    )


def _choice(data: Map) -> Choice:
    count = forms.number(data, "number")
    return Choice(
        kind=forms.text(data, "kind") or "",
        number=int(count) if count is not None else forms.text(data, "number") or ALL,
        prefer=forms.text(data, "prefer"),
        where=forms.text(data, "where"),
    )


def _pile(name: str, written: Any) -> Pile:
    if isinstance(written, Map):
        return Pile(name, _sources(written.get("from")), forms.text(written, "back"))
    return Pile(name, _sources(written))


def _sources(written: Any) -> tuple[PileSource, ...]:
    return tuple(source for _, source in sources(written))


def sources(written: Any) -> Iterator[tuple[int, PileSource]]:
    """The sources of a list, each with its index."""
    for index, item in enumerate(written if isinstance(written, Seq) else ()):
        if isinstance(item, str):
            yield index, PileSource(str(item))
        elif isinstance(item, Map):
            yield index, _source(item)


def _source(data: Map) -> PileSource:
    return PileSource(
        take=forms.text(data, "take") or "",
        each=forms.text(data, "each"),
        kind=forms.text(data, "kind"),
        where=forms.text(data, "where"),
        by=forms.text(data, "by"),
    )


def targets(manifest: Map) -> dict[str, Target]:
    """The named targets by id."""
    return {
        name: Target(
            name=name,
            title=forms.text(data, "title") or name,
            slots=_slots(forms.mapping(data, "slots")),
            extra=tuple(extra for _, extra in extras(data)),
            components=forms.truth(data, "components"),
            contents=forms.truth(data, "contents"),
            players=_whole(data, "players"),
        )
        for name, data in forms.mappings(manifest, "targets")
    }


def extras(data: Map) -> Iterator[tuple[int, Extra]]:
    """What a target brings along, each with its index in the list."""
    for index, item in enumerate(forms.listed(data, "with")):
        if isinstance(item, str):
            yield index, Extra(str(item))
        elif isinstance(item, Map):
            yield index, _extra(item)


def _extra(data: Map) -> Extra:
    number = _whole(data, "copies")
    return Extra(
        entry=forms.text(data, "entry"),
        kind=forms.text(data, "kind"),
        where=forms.text(data, "where"),
        copies=forms.text(data, "copies") if number is None else number,
    )


def _whole(data: Map, key: str) -> int | None:
    number = forms.number(data, key)
    return None if number is None else int(number)


def _slots(data: Map) -> dict[str, int]:
    counts = {kind: forms.number(data, kind) for kind in data}
    return {kind: int(count) for kind, count in counts.items() if count is not None}

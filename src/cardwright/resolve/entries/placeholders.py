"""Placeholders as written in, those of each entry and the list of all out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cardwright.base.suggest import nearest
from cardwright.model.entry import Catalog, Entry
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Map, Path, Seq, place_of
from cardwright.resolve import forms

WHOLE = "*"
"""The path of a placeholder that is the whole entry; in a path, any one step."""

Placeholder = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Open:
    """A placeholder: of a parameter or an entry's path, its note, where it stands."""

    of: str
    path: str
    note: str
    place: Place

    @property
    def what(self) -> str:
        """What is open: ``param.rain``, ``grey-heron`` or ``grey-heron.cost``."""
        return f"{self.of}.{self.path}" if self.path else self.of


def inherited(placeholder: Placeholder, path: Path, id_: str) -> dict[str, str]:
    """What a holder's placeholders say of the entry that it holds at ``path``."""
    found = {}
    for pattern, note in placeholder.items():
        rest = _rest(pattern.split("."), path, id_)
        if rest is not None:
            found[".".join(rest) or WHOLE] = note
    return found


def present(placeholder: Placeholder, body: Map) -> dict[str, str]:
    """Those of a holder that mark something in ``body``: it speaks of many at once."""
    return {
        pattern: note
        for pattern, note in placeholder.items()
        if pattern == WHOLE or _reaches(body, pattern.split("."))
    }


def own(placeholder: Placeholder, held: Iterable[tuple[Path, str]]) -> dict[str, str]:
    """The placeholders that speak of the holder itself."""
    inside = {
        pattern
        for pattern in placeholder
        for path, id_ in held
        if pattern != WHOLE and _rest(pattern.split("."), path, id_) is not None
    }
    return {p: note for p, note in placeholder.items() if p not in inside}


def _rest(pattern: list[str], path: Path, id_: str) -> list[str] | None:
    """What is left of a pattern below ``path``; nothing if it lies elsewhere."""
    if pattern == [WHOLE]:
        return []
    for step, name in zip(path, pattern, strict=False):
        last = step == path[-1]
        if name not in (WHOLE, str(step)) and not (last and name == id_):
            return None
    return pattern[len(path) :]


def check_paths(body: Map) -> Iterator[Problem]:
    """Placeholders of an entry as written that mark nothing in it."""
    written = forms.mapping(body, "placeholder")
    for pattern in written:
        if pattern != WHOLE and not _reaches(body, pattern.split(".")):
            message = f'the placeholder "{pattern}" marks nothing in this entry'
            place = _written(body, written, pattern)
            hint = _nearest(body, pattern.split("."))
            yield Problem("unused", place, message, hint, "warning")


def _nearest(body: Map, pattern: list[str]) -> str | None:
    """The pattern with its first step that leads nowhere as it was meant."""
    found: list[Any] = [body]
    for index, name in enumerate(pattern):
        below = [part for data in found for part in _parts(data, name)]
        if not below:
            near = nearest(name, [n for data in found for n in _names(data)])
            whole = ".".join([*pattern[:index], near or "", *pattern[index + 1 :]])
            return f'did you mean "{whole}"?' if near else None
        found = below
    return None


def _names(data: Any) -> Iterator[str]:
    """How a pattern may name the parts of a mapping or list."""
    if isinstance(data, Map):
        yield from (key for key in data if key != "placeholder")
    elif isinstance(data, Seq):
        yield from (str(v["id"]) for v in data if isinstance(v, Map) and "id" in v)


def _written(body: Map, written: Map, pattern: str) -> Place:
    """Of an alias the alias: what it names may well mark something elsewhere."""
    mark = body.marks.get("placeholder")
    if mark is not None and mark.style == "*":
        return mark.place()
    return forms.place(written, pattern, "key")


def _reaches(data: Any, pattern: list[str]) -> bool:
    if not pattern:
        return True
    return any(_reaches(part, pattern[1:]) for part in _parts(data, pattern[0]))


def _parts(data: Any, name: str) -> Iterator[Any]:
    if isinstance(data, Map):
        yield from (v for k, v in data.items() if name in (WHOLE, k))
    elif isinstance(data, Seq):
        for index, value in enumerate(data):
            id_ = value.get("id") if isinstance(value, Map) else None
            if name in (WHOLE, str(index), id_):
                yield value


def placeholders(catalog: Catalog) -> tuple[Open, ...]:
    """All that is still a stand-in: parameters first, then entries, each by name."""
    return (*_parameters(catalog), *_entries(catalog))


def _parameters(catalog: Catalog) -> Iterator[Open]:
    game = catalog.game
    form = game.forms.get("parameters", Map())
    for name, parameter in game.parameters.items():
        if parameter.placeholder:
            note = parameter.note or ""
            place = place_of(form, (name, "value"))
            yield Open(f"param.{name}", "", note, place)


def _entries(catalog: Catalog) -> Iterator[Open]:
    for entry in catalog.entries.values():
        for pattern, note in sorted(entry.placeholder.items()):
            path = "" if pattern == WHOLE else pattern
            yield Open(entry.id, path, note, _place(entry, pattern))


def _place(entry: Entry, pattern: str) -> Place:
    """The first place in an entry that a pattern marks, else the entry's id."""
    path: list[str | int] = []
    data: Any = entry.body
    for name in [] if pattern == WHOLE else pattern.split("."):
        step = _step(data, name)
        if step is None:
            break
        path.append(step)
        data = data[step]
    return place_of(entry.body, tuple(path)) if path else entry.id_place


def _step(data: Any, name: str) -> str | int | None:
    if isinstance(data, Map):
        first = next(iter(data), None) if name == WHOLE else None
        return first or (name if name in data else None)
    if isinstance(data, Seq) and data:
        at = 0 if name == WHOLE else int(name) if name.isdecimal() else -1
        return at if 0 <= at < len(data) else None
    return None

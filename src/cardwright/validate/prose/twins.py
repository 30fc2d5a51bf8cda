"""Entries in, advice out where two differ in nothing but their names and numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from cardwright.model.entry import Catalog, Entry
from cardwright.model.problem import Place, Problem
from cardwright.model.source import mark_of
from cardwright.validate.prose.corpus import WORD
from cardwright.validate.prose.gather import text_at

CODE = "near-duplicate"
"""An entry with this tag is meant to be like another."""

_NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
_FEWEST_WORDS = 4
_FEWEST_EFFECTS = 2
_LETTERS = "aeinorst"


def check_twins(catalog: Catalog) -> Iterator[Problem]:
    """Entries of a kind whose rules texts, effects and other fields are alike.

    Told at the later one. Entries that a blueprint made are alike on purpose.
    """
    own = [e for e in catalog.entries.values() if not _is_made(catalog, e)]
    for alike in _by_text(own):
        first: dict[str, Entry] = {}
        for entry in sorted(alike, key=_position):
            known = first.setdefault(_structure(entry), entry)
            if known is not entry and CODE not in entry.tags:
                yield _twin(known, entry)


def _is_made(catalog: Catalog, entry: Entry | None) -> bool:
    """Whether a blueprint made the entry or what holds it."""
    while entry is not None and entry.made_from is None:
        entry = catalog.entries.get(entry.owner or "")
    return entry is not None


def _by_text(entries: Iterable[Entry]) -> Iterator[list[Entry]]:
    """Entries with the same masked rules texts, where there are several."""
    for near in _grouped(entries, _counted):
        for alike in _grouped(near, _said):
            if _says_enough(alike[0]):
                yield alike


def _says_enough(entry: Entry) -> bool:
    """Whether the rules of an entry are long enough that no chance made them alike."""
    if len(entry.sayings) >= _FEWEST_EFFECTS:
        return True
    return len(WORD.findall(_said(entry))) >= _FEWEST_WORDS


def _grouped(
    entries: Iterable[Entry], key: Callable[[Entry], str]
) -> Iterator[list[Entry]]:
    """Groups of several entries of a kind that have the same key."""
    first: dict[str, Entry] = {}
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        if entry.texts or entry.sayings:
            named = f"{entry.kind} {key(entry)}"
            known = first.setdefault(named, entry)
            if known is not entry:
                groups.setdefault(named, [known]).append(entry)
    return iter(groups.values())


def _counted(entry: Entry) -> str:
    """Of texts some letters, of effects their places: soon told, and it parts most."""
    letters = list(map(_unnamed(entry).count, _LETTERS)) if entry.texts else ""
    said = [saying.path for saying in entry.sayings] if entry.sayings else ""
    return f"{letters}{said}"


def _said(entry: Entry) -> str:
    """The rules texts without the entry's name and without numbers."""
    return _NUMBER.sub("#", _unnamed(entry))


def _unnamed(entry: Entry) -> str:
    texts = (text_at(entry.fields, path) for path in entry.texts)
    return "\n\n".join(texts).replace(entry.name, "@")


def _masked(text: str, name: str) -> str:
    if name in text:
        text = text.replace(name, "@")
    return _NUMBER.sub("#", text)


def _structure(entry: Entry) -> str:
    """The fields without names, numbers, pictures and plain texts."""
    apart = {use.path for use in entry.files} | set(entry.plain_texts)
    return repr(_shape(entry.fields, (), entry.name, apart))


def _shape(data: Any, path: tuple[str | int, ...], name: str, apart: set[Any]) -> Any:
    if path in apart:
        return None
    if isinstance(data, dict):
        keys = sorted(key for key in data if (*path, key) not in apart)
        return [(key, _shape(data[key], (*path, key), name, apart)) for key in keys]
    if isinstance(data, list):
        return [_shape(v, (*path, i), name, apart) for i, v in enumerate(data)]
    if isinstance(data, str):
        return _masked(data, name)
    return "#" if isinstance(data, int | float) and not isinstance(data, bool) else data


def _position(entry: Entry) -> tuple[str, int]:
    return entry.body.source.file, entry.body.span.start


def _twin(first: Entry, later: Entry) -> Problem:
    message = f'"{later.name}" is "{first.name}" but for its name and numbers'
    place = _place(first)
    at = f"{place.file}:{place.line}"
    hint = f"the first stands in {at}; if it is meant, add the tag {CODE}"
    return Problem(CODE, _place(later), message, hint, "advice")


def _place(entry: Entry) -> Place:
    """The entry's name, else its id."""
    mark = mark_of(entry.body, ("name",))
    return entry.id_place if mark is None else mark.place()

"""Problems of names that nothing declares in; one for each name, with its hint, out.

What was renamed where it is declared is lost wherever it is used: that is one slip.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import PurePosixPath

from cardwright.base.suggest import nearest
from cardwright.model.entry import Catalog
from cardwright.model.problem import Lost, Place, Problem, order
from cardwright.model.source import Map, place_of

FORMS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "param": ("parameters", ()),
    "term": ("glossary", ()),
    "vocabulary": ("vocabularies", ("vocabularies",)),
    "frames": ("vocabularies", ("frames",)),
    "verbs": ("vocabularies", ("verbs",)),
    "conditions": ("vocabularies", ("conditions",)),
    "icon": ("vocabularies", ("vocabularies", "icons")),
    "format": ("rules", ("formats",)),
    "kind": ("game", ("kinds",)),
    "size": ("game", ("sizes",)),
}
"""The form in which each sort is declared, and where in it."""

PROPERTY = "property"
MISSING = "missing"
"""A key that a schema asks for and an entry lacks; ``among`` is the kind, too."""

SCHEMA = ".schema"
"""What follows a kind's name where its schema stands among the forms."""

MISSPELT = 3
"""Up to so many uses of one word may each be misspelt."""

_OFTEN_WORDS = ("macro", "link", "icon", "verbs", "conditions", "argument")
"""Sorts that are written on many cards, where one may be misspelt here and there."""

_CORE = ("icons", "chosen")
"""What the core itself reads."""

_LIST = "vocabulary."
_READ = r"\b{sort}\s*(?:\.\s*|\[\s*[\"']){name}(?![\w-])"
_TYPE = r":[ ]*[\"']?{name}\??[\"']?[ ]*(?:[,}}\n]|\Z)"
_FIELD = r"""(?:(?<![\w.-]){name}["']?[ ]*:|\.{name}\b)"""
_WORD = r"(?<![\w-]){name}(?![\w-])"


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


class Declared:
    """What a game declares by the forms as read and its entries, and who reads it.

    ``texts`` gives all texts that may name something: data, schemas and templates.
    """

    def __init__(
        self,
        forms: Mapping[str, Map],
        catalog: Catalog | None,
        texts: Callable[[], Iterable[str]],
    ) -> None:
        self._forms, self._catalog, self._texts = forms, catalog, texts

    def names(self, lost: Lost) -> Mapping[str, Place]:
        """Every name of the sort, with the place where it is declared."""
        if lost.sort == "link":
            return {**self._entries(lost), **self._words(lost)}
        if lost.sort == "macro":
            return {}
        if lost.sort == PROPERTY:
            return self._keys(lost.among[0] + SCHEMA, ("properties",))
        if lost.sort == "argument":
            return self._keys("vocabularies", (*lost.among, "arguments"))
        form, path = FORMS[lost.sort]
        return self._keys(form, path)

    def unread(self, lost: Lost) -> Mapping[str, Place]:
        """Those of them that no text names, but where they are declared."""
        names = self.names(lost).items()
        return {
            name: place
            for name, place in names
            if name not in _CORE and not self._is_read(lost, name)
        }

    def fair(self, kind: str) -> int:
        """So many entries are several, and more than half of a kind."""
        entries = self._catalog.of_kind(kind) if self._catalog else ()
        return max(2, len(entries) // 2 + 1)

    def _entries(self, lost: Lost) -> dict[str, Place]:
        entries = self._catalog.entries.values() if self._catalog else ()
        return {e.id: e.id_place for e in entries if e.kind in lost.among}

    def _words(self, lost: Lost) -> dict[str, Place]:
        lists = (n.removeprefix(_LIST) for n in lost.among if n.startswith(_LIST))
        parts = [self._keys("vocabularies", ("vocabularies", name)) for name in lists]
        return {name: place for part in parts for name, place in part.items()}

    def _keys(self, form: str, path: tuple[str, ...]) -> dict[str, Place]:
        root = self._forms.get(form, Map())
        data: object = root
        for step in path:
            data = data.get(step) if isinstance(data, Map) else None
        names = data if isinstance(data, Map) else ()
        return {name: place_of(root, (*path, name), "key") for name in names}

    def _is_read(self, lost: Lost, name: str) -> bool:
        if lost.sort in ("param", "term"):
            found = _READ.format(sort=lost.sort, name=re.escape(name))
            return any(re.search(found, text) for text in self._all)
        if lost.sort == "vocabulary":
            words = self._forms.get("vocabularies", Map()).source.text
            named = _READ.format(sort="vocabulary", name=name)
            is_type = re.search(_TYPE.format(name=name), words) is not None
            return is_type or any(re.search(named, text) for text in self._all)
        form = _FIELD if lost.sort == PROPERTY else _WORD
        found = form.format(name=re.escape(name))
        return sum(len(re.findall(found, text)) for text in self._all) > 1

    @cached_property
    def _all(self) -> list[str]:
        return list(self._texts())


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
    return kept


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
        among = tuple(name for name in among if name.startswith(_LIST))
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
    yield replace(uses.first, hint=hint)


def _each(uses: Uses, _lost: Lost, _declared: Declared) -> Iterator[Problem]:
    yield from uses.problems


_SETTLED = {PROPERTY: _settled_key, MISSING: _each}
"""How some sorts are told; all others by ``_settled``."""


def _only(uses: Uses, lost: Lost, unread: Mapping[str, Place]) -> str | None:
    """The only name that nothing reads, where all are there to be read."""
    if len(unread) != 1 or lost.sort == "icon":
        return None
    if lost.sort == "link":
        lists = all(name.startswith(_LIST) for name in lost.among)
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
    if lost.sort == "link" and not any(name.startswith(_LIST) for name in lost.among):
        return f"{start}write that entry again: {_named_by(uses)}"
    return f'{start}write "{lost.name}" into {file}.yaml again: {_named_by(uses)}'


def _named_by(uses: Uses) -> str:
    return f"{uses.number} places name it"


def _file(place: Place) -> str:
    return f"{PurePosixPath(place.file).name}:{place.line}"

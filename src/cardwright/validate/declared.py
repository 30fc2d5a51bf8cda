"""The forms of a game and its entries in; what they declare, and who reads it, out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property

from cardwright.model.entry import Catalog
from cardwright.model.problem import Lost, Place
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

SCHEMA = ".schema"
"""What follows a kind's name where its schema stands among the forms."""

_CORE = ("icons", "chosen")
"""What the core itself reads."""

_READ = r"\b{sort}\s*(?:\.\s*|\[\s*[\"']){name}(?![\w-])"
_TYPE = r":[ ]*[\"']?{name}\??[\"']?[ ]*(?:[,}}\n]|\Z)"
_FIELD = r"""(?:(?<![\w.-]){name}["']?[ ]*:|\.{name}\b)"""
_WORD = r"(?<![\w-]){name}(?![\w-])"
LIST = "vocabulary."
"""Before the name of a list of words."""


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
        lists = (n.removeprefix(LIST) for n in lost.among if n.startswith(LIST))
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

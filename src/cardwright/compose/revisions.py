"""An entry in, a digest of all that it and what it holds say out."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from cardwright.base.english import with_article
from cardwright.base.expression import ExpressionError, describe
from cardwright.base.files import digest
from cardwright.base.suggest import did_you_mean
from cardwright.compose.views import CardView, Views
from cardwright.model.entry import Entry
from cardwright.model.rendered import plain

LENGTH = 10
"""Hex digits of a revision: short enough to copy by hand from a page."""


class Revisions:
    """Digests of entries; each is worked out once for one way of leaving fields out.

    ``files`` are the digests of files by the names that fields have for them.
    """

    def __init__(self, views: Views, files: Mapping[str, str]) -> None:
        self._views, self._files = views, files
        self._known: dict[tuple[str, tuple[str, ...]], str] = {}

    def revision(self, value: Any, *without: str) -> str:
        """Ten hex digits of an entry's words and files, and of all entries in it.

        ``without`` names fields of the entry itself that do not count. Raises
        ExpressionError for what is no entry, and for a field that it cannot have.
        """
        if not isinstance(value, CardView):
            raise ExpressionError(f"{describe(value)} is no entry", "give it a card")
        _check(value, without)
        entry = value.entry
        whole = [entry, *self._below(entry)]
        for each in whole:
            self._views.watch.entry(each)
        key = (entry.id, without)
        if key not in self._known:
            rows = [self._row(each, without if each is entry else ()) for each in whole]
            text = json.dumps(rows, ensure_ascii=False, sort_keys=True, default=str)
            self._known[key] = digest(text)[:LENGTH]
        return self._known[key]

    def _below(self, entry: Entry) -> Iterator[Entry]:
        for id_ in entry.held:
            held = self._views.catalog.entries.get(id_)
            if held is not None and held.owner == entry.id:
                yield held
                yield from self._below(held)

    def _row(self, entry: Entry, without: tuple[str, ...]) -> list[Any]:
        fields = {k: v for k, v in entry.fields.items() if k not in without}
        texts = [plain(rich) for at, rich in entry.texts.items() if at[0] in fields]
        files = [
            self._files.get(f.file, "") for f in entry.files if f.path[0] in fields
        ]
        return [entry.kind, entry.id, entry.name, entry.copies, fields, texts, files]


def _check(card: CardView, without: tuple[str, ...]) -> None:
    names = [*card.names()]
    for name in without:
        if name not in names:
            message = f'{with_article(card.title)} has no field "{name}"'
            raise ExpressionError(message, did_you_mean(name, names))

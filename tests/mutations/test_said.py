"""Each part of an effect, condition or ability, made another, is printed as another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path as File
from typing import Any

import pytest

from cardwright.base.cache import Cache
from cardwright.base.memo import Memo
from cardwright.load.workspace import open_workspace
from cardwright.model.entry import Catalog, Entry, Saying
from cardwright.model.game import Verb
from cardwright.model.markup import plain
from cardwright.model.source import Map, Path, Seq
from cardwright.pipeline.study import study
from cardwright.resolve.saying.phrases import phrase
from cardwright.resolve.saying.say import Sayer
from cardwright.resolve.saying.voice import NAMED_BY

ROOT = File(__file__).resolve().parents[2]
GAMES = ("omen", "primal", "unicorn")

UNSAID = {
    # The effects of such a power name the card opposite.
    ("primal", "present", "of"),
    ("primal", "risk", "of"),
    ("primal", "risk", "below"),
    # All of them make an exact copy.
    ("primal", "take-on", "aspects"),
}
"""Arguments that go without saying: game, verb or condition, argument."""


@dataclass(frozen=True)
class Change:
    """Another value at a path of an entry, ``None`` to leave it out.

    ``verb`` is the verb, condition or frame that is to print it.
    """

    verb: str
    path: Path
    value: Any

    def __str__(self) -> str:
        return f"{self.verb}: {'.'.join(map(str, self.path))} as {self.value}"

    def of(self, entry: Entry) -> Entry:
        fields = changed(entry.fields, self.path, self.value)
        return replace(entry, fields=fields)


def catalog_of(slug: str) -> Catalog:
    space = open_workspace(ROOT, Memo(None))
    files = next(files for files in space.games if files.slug == slug)
    found = study(space, replace(files, cases=()), Cache(None)).catalog
    assert found is not None
    return found


def changed(data: Any, path: Path, value: Any) -> Any:
    """The data with another value at a path, or without what stands there."""
    if not path:
        return value
    first, *rest = path
    if isinstance(data, Seq):
        items = list(data)
        items[int(first)] = changed(items[int(first)], tuple(rest), value)
        return Seq(items)
    items_of = {**data, first: changed(data[first], tuple(rest), value)}
    return Map((k, v) for k, v in items_of.items() if v is not None)


def at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def others(catalog: Catalog, sorts: Sequence[str], value: Any) -> list[Any]:
    """All other values that a part of these sorts may have, two of the numbers.

    What players choose has a name of its own, and is printed where they choose it.
    """
    if isinstance(value, bool):
        return [None]
    if isinstance(value, int):
        return [value + 1, value + 7]
    known = catalog.game.vocabularies
    words = [word for sort in sorts for word in known.get(sort, ())]
    entries = [entry.id for sort in sorts for entry in catalog.of_kind(sort)]
    known_ids = (*words, *entries)
    return [id_ for id_ in known_ids if id_ != value] if value in known_ids else []


def of_effect(catalog: Catalog, entry: Entry, saying: Saying) -> Iterator[Change]:
    """Each argument of a verb or condition made another, and left out if it may be."""
    data = at(entry.fields, saying.path)
    name = data[NAMED_BY[saying.group]]
    known: Mapping[str, Verb] = getattr(catalog.game, saying.group)
    for key, argument in known[name].arguments.items():
        if key in data and (catalog.game.slug, name, key) not in UNSAID:
            path = (*saying.path, key)
            for place, value in parts(path, data[key]):
                for other in others(catalog, (argument.type,), value):
                    yield Change(name, place, other)
            if argument.optional:
                yield Change(name, path, None)


def parts(path: Path, data: Any) -> list[tuple[Path, Any]]:
    """The items of a list with their paths, or the one value."""
    if isinstance(data, Seq):
        return [((*path, index), item) for index, item in enumerate(data)]
    return [(path, data)]


def of_frame(catalog: Catalog, entry: Entry, saying: Saying) -> Iterator[Change]:
    """Each number, word and truth that a frame prints made another."""
    data = at(entry.fields, saying.path)
    frame = saying.frame or ""
    printed = {name for name, _ in phrase(catalog.game.frames[frame]).names()}
    links = {link.path: link.kinds for link in entry.links}
    for key in sorted(printed & data.keys()):
        path = (*saying.path, key)
        if path in links or isinstance(data[key], int):
            for other in others(catalog, links.get(path, ()), data[key]):
                yield Change(frame, path, other)


def whole(entry: Entry, path: Path) -> Path:
    """The outermost structure that says itself around a path."""
    around = [s.path for s in entry.sayings if path[: len(s.path)] == s.path]
    return min(around, key=len)


def silent(catalog: Catalog, entry: Entry, changes: Sequence[Change]) -> list[str]:
    """The changes that leave what is printed as it was."""
    sayer = Sayer(catalog)

    def said(one: Entry, path: Path) -> str:
        return plain(sayer.say(one, whole(entry, path))[0])

    return [
        f"{entry.id}: {change}"
        for change in changes
        if said(entry, change.path) == said(change.of(entry), change.path)
    ]


@pytest.mark.parametrize("slug", GAMES)
def test_another_argument_is_another_text(slug: str) -> None:
    catalog = catalog_of(slug)
    found, tried = [], 0
    for entry in catalog.entries.values():
        for saying in entry.sayings:
            of = of_frame if saying.group == "frames" else of_effect
            changes = list(of(catalog, entry, saying))
            found += silent(catalog, entry, changes)
            tried += len(changes)
    assert found == []
    assert tried > 300


def test_a_phrase_that_forgets_an_argument_is_found() -> None:
    catalog = catalog_of("unicorn")
    verbs = catalog.game.verbs
    dumb = replace(verbs["hit"], phrase=((None, "deal {{ amount }} damage"),))
    game = replace(catalog.game, verbs={**verbs, "hit": dumb})
    catalog = replace(catalog, game=game)
    entry = catalog.entries["bug-report"]
    (saying,) = [s for s in entry.sayings if s.group == "verbs"]
    found = silent(catalog, entry, list(of_effect(catalog, entry, saying)))
    assert "bug-report: hit: abilities.0.effects.0.on as own-live" in found
    assert not [change for change in found if ".amount as" in change]

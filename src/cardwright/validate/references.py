"""A reference and a game in, the problem out if it names nothing of the sort."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from cardwright.base.english import with_article
from cardwright.base.suggest import did_you_mean
from cardwright.model.entry import Catalog, Entry
from cardwright.model.game import Game
from cardwright.model.problem import Lost, Place, Problem
from cardwright.validate.wording import either

VOCABULARY = "vocabulary."
FORMAT = "format"


def names_entries(kinds: tuple[str, ...]) -> bool:
    """Whether a reference to these may be one to an entry, not a word or format."""
    return any(k != FORMAT and not k.startswith(VOCABULARY) for k in kinds)


def lost(
    catalog: Catalog, kinds: tuple[str, ...], to: str, place: Callable[[], Place]
) -> Problem | None:
    """The problem of a reference, or ``None`` if what it names is there.

    A reference to words and entries may name either.
    """
    if kinds == (FORMAT,):
        return _lost_format(catalog.game, to, place)
    lists = [k.removeprefix(VOCABULARY) for k in kinds if k.startswith(VOCABULARY)]
    if not lists:
        return _lost_entry(catalog, kinds, to, place)
    words = {w for name in lists for w in catalog.game.vocabularies.get(name, {})}
    if to in words:
        return None
    if not names_entries(kinds):
        return _lost_word(catalog.game, lists[0], to, place)
    found = _lost_entry(catalog, kinds, to, place)
    return found and _worded(found, lists, did_you_mean(to, sorted(words)))


def _worded(found: Problem, lists: Iterable[str], hint: str | None) -> Problem:
    """The problem of a lost entry, where it might have been a word as well."""
    named = either(f'"{name}"' for name in lists)
    message = f"{found.message}, and the list {named} has no such word"
    return replace(found, message=message, hint=hint or found.hint)


def _lost_entry(
    catalog: Catalog, kinds: tuple[str, ...], to: str, place: Callable[[], Place]
) -> Problem | None:
    entry = catalog.entries.get(to)
    if entry and entry.kind in kinds:
        return None
    titles = _titles(catalog.game, (k for k in kinds if not k.startswith(VOCABULARY)))
    ids = [e.id for e in catalog.entries.values() if e.kind in kinds]
    hint = did_you_mean(to, ids)
    text = f'no {either(titles)} has the id "{to}"'
    if entry:
        text = _other_kind(catalog.game, entry, titles)
    missing = None if entry else Lost("link", to, kinds)
    return Problem("unknown-reference", place(), text, hint, lost=missing)


def _other_kind(game: Game, entry: Entry, titles: Iterable[str]) -> str:
    kind = with_article(game.kinds[entry.kind].title)
    wanted = either(with_article(title) for title in titles)
    return f'"{entry.id}" is {kind}, not {wanted}'


def _titles(game: Game, kinds: Iterable[str]) -> list[str]:
    return [game.kinds[k].title if k in game.kinds else k for k in kinds]


def _lost_word(
    game: Game, name: str, to: str, place: Callable[[], Place]
) -> Problem | None:
    words = game.vocabularies.get(name, {})
    if to in words:
        return None
    text = f'the list "{name}" has no word "{to}"'
    hint, missing = did_you_mean(to, words), Lost("link", to, (VOCABULARY + name,))
    return Problem("unknown-reference", place(), text, hint, lost=missing)


def _lost_format(game: Game, to: str, place: Callable[[], Place]) -> Problem | None:
    rules = game.forms.get("rules")
    formats = (rules.get("formats") if rules else None) or {}
    if to in formats:
        return None
    text = f'no format is called "{to}"'
    hint, missing = did_you_mean(to, formats), Lost("format", to)
    return Problem("unknown-reference", place(), text, hint, lost=missing)

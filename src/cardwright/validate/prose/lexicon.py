"""A game and its entries in; the words that texts must write as the game does, out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from cardwright.model.entry import Entry
from cardwright.model.game import Game
from cardwright.model.source import Map
from cardwright.validate.prose.corpus import WORD

_ICONS = "icons"
_MOST_WORDS = 3


@dataclass(frozen=True, slots=True)
class Lexicon:
    """``spellings``: each right one of a term, by the term in small letters.

    ``written``: those spellings that the game's files have, and no guessed plurals.
    ``named``: those terms whose name the glossary writes itself. ``names``: words of
    titles and entries' names, which may be like a term and are none.
    """

    spellings: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    written: tuple[str, ...] = ()
    named: frozenset[str] = frozenset()
    names: frozenset[str] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.spellings)


def lexicon(game: Game, entries: Iterable[Entry]) -> Lexicon:
    """The terms of the glossary, and capitalised words of vocabularies.

    A term that says ``case: any`` is left out.
    """
    form = game.forms.get("glossary", Map())
    free = {id_ for id_ in game.glossary if "case" in _part(form, id_)}
    found: dict[str, dict[str, None]] = {}
    for spelling in (*_terms(game, free), *_words(game)):
        found.setdefault(spelling.lower(), {})[spelling] = None
    if not found:
        return Lexicon()
    loose = {f.lower() for id_ in free for f in _forms(game, id_)}
    titles = [game.title, *(entry.name for entry in entries)]
    for title in titles:
        if title.lower() in found:
            found[title.lower()][title] = None
    own = (id_ for id_ in game.glossary if "name" in _part(form, id_))
    guessed = {f"{each}s" for spellings in found.values() for each in spellings}
    return Lexicon(
        {low: tuple(each) for low, each in found.items() if low not in loose},
        tuple(s for each in found.values() for s in each if s not in guessed),
        frozenset(f.lower() for id_ in own for f in _forms(game, id_)),
        frozenset(word for title in titles for word in WORD.findall(title)),
    )


def _part(form: Map, id_: str) -> Map:
    found = form.get(id_)
    return found if isinstance(found, Map) else Map()


def _forms(game: Game, id_: str) -> tuple[str, str]:
    return game.glossary[id_].name, game.glossary[id_].plural


def _terms(game: Game, free: set[str]) -> Iterator[str]:
    for id_ in game.glossary:
        if id_ not in free:
            yield from _forms(game, id_)


def _words(game: Game) -> Iterator[str]:
    """Words of vocabularies that are written with capitals throughout."""
    for name, words in game.vocabularies.items():
        for word in words.values() if name != _ICONS else ():
            parts = word.name.split()
            if len(parts) <= _MOST_WORDS and all(p[:1].isupper() for p in parts):
                yield from (word.name, word.plural)

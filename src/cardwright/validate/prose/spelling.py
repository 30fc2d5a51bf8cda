"""Words of texts and a game's terms in, warnings out where a term is misspelt."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from cardwright.model.problem import Problem
from cardwright.validate.prose.corpus import WORD, Corpus
from cardwright.validate.prose.lexicon import Lexicon
from cardwright.validate.prose.sentences import starts_sentence

CODE = "term-spelling"

_SHORTEST = 5
_LONG = 7
"""From so many letters on a likeness is no chance, whatever the case and place."""
_ENDINGS = frozenset("sdrnye")
"""Letters at the end of another form of a word: carried, carries; lane, lanes."""


def check_spelling(
    corpus: Corpus, lexicon: Lexicon, usual: Mapping[str, int]
) -> Iterator[Problem]:
    """Words one edit away from a term that the game writes more often.

    ``usual`` tells how often the whole game writes each word.
    """
    suspects = dict(_suspects(corpus.words if lexicon else {}, lexicon, usual))
    if not suspects:
        return
    either = "|".join(map(re.escape, sorted(suspects)))
    for found in re.finditer(rf"(?<![\w-])(?:{either})(?!\w|-\w)", corpus.joined):
        word, term = found[0], suspects[found[0]]
        if not _is_told(corpus, found.start(), word, term):
            continue
        place = corpus.place(*found.span())
        if place is not None:
            message = f'"{word}" seems to be the term "{term}", misspelt'
            hint = f'did you mean "{term}"?'
            yield Problem(CODE, place, message, hint, "warning")


def _is_told(corpus: Corpus, at: int, word: str, term: str) -> bool:
    """A short word that begins a sentence may be any, if no letters were swapped."""
    if corpus.texts[corpus.number(at)].sort != "text":
        return False
    if len(term) >= _LONG or _is_swap(word, term):
        return True
    return not starts_sentence(corpus.joined, at)


def _suspects(
    counts: Mapping[str, int], lexicon: Lexicon, usual: Mapping[str, int]
) -> Iterator[tuple[str, str]]:
    """Each word of the texts that is like a term, and the term."""
    spelt = (word for each in lexicon.written for word in WORD.findall(each))
    terms = dict.fromkeys(word for word in spelt if len(word) >= _SHORTEST)
    if not terms:
        return
    index = _index(terms)
    parts = (word for low in lexicon.spellings for word in WORD.findall(low))
    known = {*parts, *(name.lower() for name in lexicon.names)}
    for word in counts:
        if len(word) < _SHORTEST - 1 or not word.isalpha() or word.lower() in known:
            continue
        for term in _like(word, index):
            if _is_slip(word, term, usual):
                yield word, term
                break


def _is_slip(word: str, term: str, usual: Mapping[str, int]) -> bool:
    """Whether the word must be meant as the term: alike, and written more seldom."""
    if word[0].isupper() and usual.get(word.lower()):
        return False
    if not (word[0].isupper() and term[0].isupper()) and len(term) < _LONG:
        return False
    return usual.get(word, 0) <= max(usual.get(term, 0), 1) and _is_edit(
        word.lower(), term.lower()
    )


def _index(terms: Mapping[str, None]) -> dict[str, list[str]]:
    """The terms by their small letters, whole and less one letter.

    Two words are one edit apart only if they share such a key: a look-up for each key
    of a word finds all that are like it, however many terms there are.
    """
    index: dict[str, list[str]] = {}
    for term in terms:
        for key in _keys(term.lower()):
            index.setdefault(key, []).append(term)
    return index


def _like(word: str, index: Mapping[str, list[str]]) -> Iterator[str]:
    for key in _keys(word.lower()):
        yield from index.get(key, ())


def _keys(word: str) -> Iterator[str]:
    yield word
    for at in range(len(word)):
        yield word[:at] + word[at + 1 :]


def _is_edit(word: str, term: str) -> bool:
    """Whether one letter too few, too many, wrong or swapped parts two words.

    Not their first letter, nor one at the end that makes another form of the word.
    """
    if word == term or word[0] != term[0]:
        return False
    if len(word) == len(term):
        last = word[:-1] == term[:-1] and {word[-1], term[-1]} <= _ENDINGS
        is_one = sum(map(str.__ne__, word, term)) == 1
        return (is_one and not last) or _is_swap(word, term)
    short, long = sorted((word, term), key=len)
    if long[:-1] == short:
        return long[-1] == short[-1] or long[-1] not in _ENDINGS
    return any(long[:at] + long[at + 1 :] == short for at in range(1, len(long)))


def _is_swap(word: str, term: str) -> bool:
    """Whether two neighbouring letters have changed places."""
    odd = [at for at, (a, b) in enumerate(zip(word, term, strict=False)) if a != b]
    return (
        len(word) == len(term)
        and len(odd) == 2  # noqa: PLR2004 a pair
        and odd[1] == odd[0] + 1
        and word[odd[0]] == term[odd[1]]
        and word[odd[1]] == term[odd[0]]
    )

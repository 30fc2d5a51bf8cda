"""Texts and a game's terms in, warnings out where a term has other capitals.

Only rules texts are judged: in a flavour text a term may be any word.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from cardwright.model.problem import Problem
from cardwright.validate.prose.corpus import WORD, Corpus
from cardwright.validate.prose.lexicon import Lexicon
from cardwright.validate.prose.sentences import is_title, starts_sentence

CODE = "term-case"

_GAP = "[ \u00a0\n]"
_GAPS = re.compile(_GAP)
_LAST_WORD = re.compile(r"(\w+)[ \u00a0]$")
_FAR = 30
"""So many characters of a word before a term are looked at."""


class Slip(NamedTuple):
    """A term in the wrong case: where, in small letters, and as it is right."""

    start: int
    end: int
    low: str
    right: str


@dataclass(frozen=True, slots=True)
class Custom:
    """How often terms are written right and wrong, by their small letters."""

    right: Mapping[str, int] = field(default_factory=dict)
    wrong: Mapping[str, int] = field(default_factory=dict)


def custom(corpus: Corpus, lexicon: Lexicon, slips: Iterable[Slip]) -> Custom:
    """How a game writes those of its terms that it does not always write alike."""
    wrong = Counter(slip.low for slip in slips)
    right = {low: _right_uses(corpus, lexicon.spellings[low]) for low in wrong}
    return Custom(right, wrong)


def check_terms(
    corpus: Corpus, lexicon: Lexicon, usual: Custom, slips: Iterable[Slip]
) -> Iterator[Problem]:
    """Terms in the wrong case, unless the game mostly writes them so."""
    for slip in slips:
        right = usual.right.get(slip.low, 0) + (slip.low in lexicon.named)
        if usual.wrong.get(slip.low, 0) > right:
            continue
        place = corpus.place(slip.start, slip.end)
        if place is not None:
            written = _flat(corpus.joined[slip.start : slip.end])
            message = f'the term "{slip.right}" is written "{written}" here'
            yield Problem(CODE, place, message, f'write "{slip.right}"', "warning")


def _right_uses(corpus: Corpus, spellings: Collection[str]) -> int:
    """How often a text has one of the spellings where it proves something."""
    joined = corpus.joined
    pattern = re.compile(rf"(?:{'|'.join(map(re.escape, spellings))})(?!\w)")
    return sum(
        corpus.texts[corpus.number(found.start())].sort == "text"
        and not joined[found.start() - 1].isalnum()
        and not _begins_only(joined, found.start(), found[0])
        for found in pattern.finditer(joined)
    )


def _begins_only(joined: str, start: int, written: str) -> bool:
    """Whether only the first letter is a capital, which its place would give it too."""
    is_lower = written[1:] == written[1:].lower()
    return written[:1].isupper() and is_lower and starts_sentence(joined, start)


def case_slips(corpus: Corpus, lexicon: Lexicon) -> Iterator[Slip]:
    """All terms in the wrong case, looked for in texts with words in an odd case."""
    odd = _odd_words(corpus, lexicon) if lexicon else frozenset()
    if not odd:
        return
    tokens = {t for t in corpus.tokens if not odd.isdisjoint(WORD.findall(t))}
    pattern = _pattern(lexicon, {word.lower() for word in odd})
    for start, text in zip(corpus.starts, corpus.shown, strict=True):
        if not tokens.isdisjoint(text.split(" ")):
            end = start + len(text)
            for found in pattern.finditer(corpus.lowered, start, end):
                yield from _slip(corpus, *found.span(), lexicon)


def _odd_words(corpus: Corpus, lexicon: Lexicon) -> frozenset[str]:
    """The words of texts that are words of terms, but for their capitals."""
    parts: dict[str, set[str]] = {}
    for spellings in lexicon.spellings.values():
        for word in WORD.findall(" ".join(spellings)):
            parts.setdefault(word.lower(), set()).add(word)
    none: set[str] = set()
    odd = (w for w in corpus.words if w not in parts.get(w.lower(), none))
    return frozenset(word for word in odd if word.lower() in parts)


def _pattern(lexicon: Lexicon, words: set[str]) -> re.Pattern[str]:
    """Any term with one of the words, the longest of those that begin alike."""
    terms = [
        low for low in lexicon.spellings if not words.isdisjoint(WORD.findall(low))
    ]
    shapes = (
        re.escape(low).replace("\\ ", _GAP)
        for low in sorted(terms, key=len, reverse=True)
    )
    return re.compile(rf"(?<![\w-])(?:{'|'.join(shapes)})(?!\w|-\w)")


def _slip(corpus: Corpus, start: int, end: int, lexicon: Lexicon) -> Iterator[Slip]:
    """The term at a span, if its capitals are wrong there."""
    written = _flat(corpus.joined[start:end])
    low = _flat(corpus.lowered[start:end])
    spellings = lexicon.spellings[low]
    text = corpus.texts[corpus.number(start)]
    if written in spellings or written.isupper():
        return
    if text.sort != "text" or not text.rich or is_title(text.text):
        return
    first = starts_sentence(corpus.joined, start)
    begun = [spelling[:1].upper() + spelling[1:] for spelling in spellings]
    is_begun = first and written in begun
    if not is_begun and not _in_name(corpus.joined, start, end):
        yield Slip(start, end, low, begun[0] if first else spellings[0])


def _flat(written: str) -> str:
    return _GAPS.sub(" ", written)


def _in_name(joined: str, start: int, end: int) -> bool:
    """Whether a capitalised word beside a capitalised term makes it part of a name."""
    if not joined[start].isupper():
        return False
    if joined[end] in " \u00a0" and joined[end + 1].isupper():
        return True
    last = _LAST_WORD.search(joined[max(start - _FAR, 0) : start])
    if last is None or not last[1][0].isupper():
        return False
    return not starts_sentence(joined, start - len(last[0]))

"""Hyphenation: a segment and what stands before it in; where and how to part it out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from cardwright.typeset.text.segments import (
    SOFT_HYPHEN,
    Bit,
    IconBit,
    Segment,
    segment,
)

if TYPE_CHECKING:
    from pyphen import Pyphen

Hyphenate = Literal["true", "false", "all"]

HEAD, TAIL = 2, 3
"""So many letters stay before a hyphen, and go to the next line, at least."""

# Letters between signs; an ending such as 's stays on. No word of a language is longer,
# and dictionaries take very long for what is none.
_WORD = re.compile(r"\W*([^\W\d_]{5,60})(?:['\u2019][^\W\d_]{1,2})?\W*")
_PARTED = frozenset("-\u2010\u2011\u2013\u2014/" + SOFT_HYPHEN)
_SENTENCE = re.compile(r"[.!?:\u2026\u2022]\W*")
_NOUNS = frozenset(("de", "gsw", "lb"))
"""Languages in which a capital does not tell a name."""


@dataclass(frozen=True, slots=True)
class Hyphens:
    """How words of a language are parted; words that are names only with ``names``."""

    language: str
    names: bool = False

    def places(self, whole: Segment, before: Segment | None) -> tuple[int, ...]:
        """Offsets in a segment's letters where it may be parted, from the left.

        ``before`` is the segment that it follows; ``None`` at a paragraph's start.
        """
        text = letters(whole)
        match = None if _PARTED.intersection(text) else _WORD.fullmatch(text)
        if match is None or any(bit.level for bit in whole.bits):
            return ()
        word = match[1]
        if not self.names and self._is_name(word, before):
            return ()
        return tuple([match.start(1) + at for at in places(self.language, word)])

    def _is_name(self, word: str, before: Segment | None) -> bool:
        """All in capitals, or with a capital that does not begin a sentence."""
        if word.isupper():
            return True
        if not word[0].isupper() or self.language.partition("-")[0] in _NOUNS:
            return False
        return before is not None and not _SENTENCE.search(letters(before)[-2:])


def hyphens(wanted: Hyphenate, language: str) -> Hyphens | None:
    """The hyphens that a box or style asks for, if any."""
    return None if wanted == "false" else Hyphens(language, names=wanted == "all")


def letters(whole: Segment) -> str:
    """A segment's text; an icon counts as one letter that is none."""
    return "".join(
        [bit.word.text if isinstance(bit, Bit) else "\ufffc" for bit in whole.bits]
    )


@lru_cache(maxsize=16_384)
def places(language: str, word: str) -> tuple[int, ...]:
    """Where a word may be parted; nowhere in a language without a dictionary."""
    known = _dictionary(language)
    if known is None:
        return ()
    found = known.positions(word.lower())
    return tuple(
        [int(at) for at in found if HEAD <= at <= len(word) - TAIL]
        if len(word.lower()) == len(word)
        else ()
    )


def can_part(language: str) -> bool:
    """Whether there is a dictionary for a language."""
    return _dictionary(language) is not None


def languages() -> list[str]:
    """Those that have a dictionary, without their countries."""
    import pyphen

    return sorted({name.partition("_")[0] for name in pyphen.LANGUAGES})


@lru_cache(maxsize=8)
def _dictionary(language: str) -> Pyphen | None:
    import pyphen

    name = pyphen.language_fallback(language.replace("-", "_"))
    return None if name is None else pyphen.Pyphen(lang=name, left=HEAD, right=TAIL)


def part(whole: Segment, at: int) -> tuple[Segment, Segment]:
    """The segment up to an offset, with a hyphen behind it, and the rest."""
    blank = whole.blank
    blanks = blank.word.text if blank else ""
    if len(whole.bits) == 1 and isinstance(whole.bits[0], Bit):
        bit = whole.bits[0]
        head = bit.dress.segment(bit.word.text[:at] + SOFT_HYPHEN)
        tail = bit.dress.segment(bit.word.text[at:] + blanks)
    else:
        first, second = _parted(whole.bits, at)
        head = segment(first, "", None)
        tail = segment(second, blanks, blank.dress if blank else None)
    return head, tail.before_break() if whole.forced else tail


def _parted(
    bits: Sequence[Bit | IconBit], at: int
) -> tuple[list[Bit | IconBit], list[Bit | IconBit]]:
    """The bits before an offset and those after it, the latter from their own start."""
    head: list[Bit | IconBit] = []
    tail: list[Bit | IconBit] = []
    start, pen = 0, 0.0
    for bit in bits:
        text = bit.word.text if isinstance(bit, Bit) else "\ufffc"
        keep, start = at - start, start + len(text)
        if keep >= len(text) and (keep > len(text) or isinstance(bit, IconBit)):
            head.append(bit)
        elif keep > 0 and isinstance(bit, Bit):
            word = bit.dress.word(text[:keep] + SOFT_HYPHEN)
            head.append(bit._replace(word=word))
        if keep < len(text):
            rest = bit._replace(x=pen)
            if keep > 0 and isinstance(rest, Bit):
                rest = rest._replace(word=rest.dress.word(text[keep:]))
            tail.append(rest)
            pen += rest.advance
    return head, tail

"""Texts in, problems out where a character stands that nobody can see."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from cardwright.model.problem import Problem
from cardwright.validate.prose.corpus import Corpus

CODE = "hidden-character"

# Controls, what turns or joins the text unseen, fillers, private use, lost characters.
_HIDDEN = re.compile(
    "([\x00-\x08\x0b-\x1f\x7f-\x9f\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e"
    "\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ue000-\uf8ff\ufeff\uffa0"
    "\ufff0-\ufffb\ufffd-\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e007f\U000f0000-\U0010ffff])\\1*"
)
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdcf\ufdf0-\ufdff\ufe70-\ufefe]")
_DIRECTION = "\u061c\u200e\u200f"
_JOINERS = "\u200c\u200d"
_ALL_TAGS = "".join(map(chr, range(0xE0020, 0xE0080)))
_LONGEST_FLAG = 40
_FLAG = "\U0001f3f4"
_FIRST_JOINED = "\u0590"
"""From here on scripts, and emoji, may be joined or kept apart."""

_BREAKS = "\r\x0b\x0c\x85\u2028\u2029"
_TURNS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
_SELDOM = {"\ufffd": "write the character that was lost here"}
_CONTROLS = {
    "\r": "carriage return",
    "\x1b": "escape",
    "\x7f": "delete",
    "\x85": "next line",
}


def check_hidden(corpus: Corpus) -> Iterator[Problem]:
    """Characters that cannot be seen, but those that a script or an emoji needs."""
    if not _HIDDEN.search("".join(corpus.signs)):
        return
    for found in _HIDDEN.finditer(corpus.joined):
        if _is_needed(corpus, found):
            continue
        place = corpus.place(*found.span())
        if place is not None:
            sign = found[1]
            title = corpus.texts[corpus.number(found.start())].sort
            message = f"the {title} has {named(sign)}, {_fault(sign)}"
            yield Problem(CODE, place, message, _hint(sign))


def named(sign: str) -> str:
    """A character by its number and name: ``U+200B zero width space``."""
    name = unicodedata.name(sign, "").lower() or _CONTROLS.get(sign)
    if name is None:
        private = unicodedata.category(sign) == "Co"
        name = "a character of private use" if private else "a control character"
    return f"U+{ord(sign):04X} {name}"


def _fault(sign: str) -> str:
    if sign in _TURNS:
        return "which changes the order of what is read"
    if sign in _SELDOM:
        return "where another character was lost"
    if unicodedata.category(sign) == "Co":
        return "which looks otherwise in each font"
    return "which cannot be seen"


def _hint(sign: str) -> str:
    return "write a line break" if sign in _BREAKS else _SELDOM.get(sign, "take it out")


def _is_needed(corpus: Corpus, found: re.Match[str]) -> bool:
    """Joiners in scripts and emoji, marks of direction, the tags of a flag."""
    joined, start = corpus.joined, found.start()
    if found[1] in _JOINERS:
        return found.end() == start + 1 and joined[start - 1] >= _FIRST_JOINED
    if found[1] in _DIRECTION:
        return _has_right_to_left(corpus.texts[corpus.number(start)].text)
    if found[1] in _ALL_TAGS:
        return _before_tags(joined, start) == _FLAG
    return False


@lru_cache(maxsize=64)
def _has_right_to_left(text: str) -> bool:
    return _RIGHT_TO_LEFT.search(text) is not None


def _before_tags(joined: str, at: int) -> str:
    """The character before the tags that stand just before an index."""
    first = max(at - _LONGEST_FLAG, 0)
    return joined[first:at].rstrip(_ALL_TAGS)[-1:]

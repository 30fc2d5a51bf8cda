"""Texts in, warnings out where a blank stands that nobody meant."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cardwright.model.problem import Place, Problem
from cardwright.validate.prose.corpus import Corpus

CODE = "stray-blank"

_BLANK = "[ \t\u00a0\u2000-\u200a\u202f]"
_SIGNS = ",.;:!?)"
_SPACED_IN_FRENCH = ";:!?"
_BRACKETS = "()"
_ONE = "take it out"
# What stands between blanks where one of them is odd.
_ODD_TOKEN = re.compile(
    rf"^(?:[\n{re.escape(_SIGNS)}]|\Z)|[\n(]\Z|[\t\u00a0\u2000-\u200a\u202f]"
)


def check_blanks(corpus: Corpus, language: str = "en") -> Iterator[Problem]:
    """Doubled blanks, blanks at an end of a line, and those that a sign has not.

    Where French is written, a blank before ``; : ! ?`` is right.
    """
    if not any(map(_ODD_TOKEN.search, corpus.tokens)):
        return
    is_french = language.partition("-")[0].lower() == "fr"
    signs = "".join(s for s in _SIGNS if not is_french or s not in _SPACED_IN_FRENCH)
    for found in _pattern(signs).finditer(corpus.joined):
        told = _told(corpus, *found.span())
        place = told and _place(corpus, *found.span())
        if told and place:
            yield Problem(CODE, place, *told, "warning")


def _pattern(signs: str) -> re.Pattern[str]:
    """A blank that is not just one between two words."""
    after = f"(?=[\\n{re.escape(signs)}])"
    return re.compile(f"{_BLANK}(?:{_BLANK}+|{after}|(?<=[\\n(]{_BLANK})|(?<=\t))")


def _told(corpus: Corpus, start: int, end: int) -> tuple[str, str] | None:
    """The message and hint about the blanks ``joined[start:end]``, if they are odd."""
    joined = corpus.joined
    before, after = joined[start - 1], joined[end]
    if before == "\n":
        return _at_end(start, end, "begins", whole=corpus.begins(start))
    if after == "\n":
        return _at_end(start, end, "ends", whole=corpus.ends(end))
    if end - start > 1:
        return f"{end - start} blanks stand in a row", "leave one of them"
    if before == "(" and after == ")":
        return None
    return _beside(joined, start, end)


def _at_end(start: int, end: int, verb: str, *, whole: bool) -> tuple[str, str]:
    title = "the text" if whole else "a line of the text"
    if end - start == 1:
        return f"{title} {verb} with a blank", _ONE
    return f"{title} {verb} with {end - start} blanks", "take them out"


def _beside(joined: str, start: int, end: int) -> tuple[str, str] | None:
    """About a single blank beside a sign, or a tab."""
    if joined[start - 1] == "(":
        return 'a blank stands after "("', _ONE
    if joined[end] in _SIGNS and not _is_free(joined, start, end):
        return f'a blank stands before "{joined[end]}"', _ONE
    if joined[start] == "\t":
        return "a tab stands in the text", "write a blank"
    return None


def _is_free(joined: str, start: int, end: int) -> bool:
    """Whether the sign behind a blank ends nothing: ``.5``, ``...``, ``2 : 1``."""
    behind = joined[end + 1]
    if joined[end] in _BRACKETS:
        return False
    if behind.isalnum() or behind in ".…":
        return True
    return joined[end] == ":" and behind == " " and _is_ratio(joined, start, end)


def _is_ratio(joined: str, start: int, end: int) -> bool:
    return not any(sign.isalpha() for sign in (joined[start - 1], joined[end + 2]))


def _place(corpus: Corpus, start: int, end: int) -> Place | None:
    """The place of blanks on their line: the last may be a line's folded end."""
    place = corpus.place(start, end)
    if place is None or place.line == place.end_line or end - start == 1:
        return place
    return corpus.place(start, end - 1)

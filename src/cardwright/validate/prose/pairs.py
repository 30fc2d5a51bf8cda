"""Texts in, warnings out where a quote or a bracket has no partner."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from cardwright.model.problem import Problem
from cardwright.validate.prose.corpus import Corpus

CODE = "unbalanced-pair"

_SIGNS = "()[]\u201c\u201d\u201e\u00ab\u00bb"
_SIGN = re.compile(f"[{re.escape(_SIGNS)}]")
_BRACKETS = {")": "(", "]": "["}
_CURLY = {"\u201d": "\u201c"}
_LOW = {"\u201c": "\u201e", "\u201d": "\u201e"}
_SAME = ("sv", "fi")
"""Languages in which a quotation begins and ends with one sign."""
_POINT = re.compile(r"(?:^|\s)\w{1,2}$")
_FACE = frozenset(":;=-8")

Signs = list[int]
"""Where signs of one text stand in the joined one."""


def check_pairs(corpus: Corpus, language: str = "en") -> Iterator[Problem]:
    """The first sign of each text whose partner is missing."""
    if corpus.signs.isdisjoint(_SIGNS):
        return
    same = language.partition("-")[0].lower() in _SAME
    for signs in _by_text(corpus):
        at = _alone(corpus, signs, _partners(corpus, signs, same=same))
        if at is None:
            continue
        place, sign = corpus.place(at, at + 1), corpus.joined[at]
        if place is not None:
            what = "bracket" if sign in "()[]" else "quote"
            lacks = "start" if sign in _closers(corpus, signs) else "end"
            message = f"the {what} {sign} has no {lacks}"
            hint = "write both of the pair, or none"
            yield Problem(CODE, place, message, hint, "warning")


def _by_text(corpus: Corpus) -> Iterator[Signs]:
    number = -1
    signs: Signs = []
    for found in _SIGN.finditer(corpus.joined):
        at = found.start()
        if corpus.number(at) != number:
            if signs:
                yield signs
            number, signs = corpus.number(at), []
        signs.append(at)
    if signs:
        yield signs


def _closers(corpus: Corpus, signs: Signs) -> Mapping[str, str]:
    """What each closing sign of a text closes."""
    has_low = any(corpus.joined[at] == "\u201e" for at in signs)
    return {**_BRACKETS, **(_LOW if has_low else _CURLY)}


def _partners(corpus: Corpus, signs: Signs, *, same: bool) -> Mapping[str, str]:
    return _BRACKETS if same else _closers(corpus, signs)


def _alone(corpus: Corpus, signs: Signs, closers: Mapping[str, str]) -> int | None:
    """The first sign without its partner; guillemets may point either way."""
    joined = corpus.joined
    opened: Signs = []
    for at in signs:
        sign = joined[at]
        if sign in closers:
            if opened and joined[opened[-1]] == closers[sign]:
                opened.pop()
            elif not _is_no_bracket(joined, at):
                return at
        elif sign in closers.values() and not _goes_on(joined, at, opened):
            opened.append(at)
    pointed = [at for at in signs if joined[at] in "\u00ab\u00bb"]
    if opened:
        return opened[0]
    return pointed[-1] if len(pointed) % 2 else None


def _is_no_bracket(joined: str, at: int) -> bool:
    """``a)`` and ``1)`` of a list, a face such as ``:)``."""
    if joined[at] != ")":
        return False
    if joined[at - 1] in _FACE:
        return True
    is_point = _POINT.search(joined[max(at - 3, 0) : at]) is not None
    return is_point and joined[at + 1] == " "


def _goes_on(joined: str, at: int, opened: Signs) -> bool:
    """Whether a quotation goes on in a new paragraph, which repeats its first sign."""
    return (
        joined[at - 1] == "\n"
        and bool(opened)
        and joined[opened[-1]] == joined[at]
        and joined[at] not in "(["
    )

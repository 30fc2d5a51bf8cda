"""Texts in, warnings out where quotes or dashes are not those of the other texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from cardwright.model.problem import Problem
from cardwright.validate.prose.corpus import ICON, VALUE, Corpus

CODE = "mixed-signs"

STRAIGHT, CURLY = "'\"", "\u2018\u2019\u201c\u201d\u201e"
_HYPHEN, _EN, _EM, _JOINING = " - ", " \u2013 ", " \u2014 ", "\u2014"
_IS_HYPHEN = re.compile("(?<= )-(?= )")
_IS_DASH = re.compile("(?<= )\u2013(?= )|\u2014")
_TITLES = {_HYPHEN: "a hyphen", _EN: "an en dash", _EM: "an em dash"}
_OPENS_BEFORE = " \u00a0\n([*\u2013\u2014"
_NUMERIC = frozenset("0123456789X" + ICON + VALUE)
_WRAPPED = re.compile(
    "\u201c[^\u201c\u201d]*\u201d|\u201e[^\u201e\u201c\u201d]*[\u201c\u201d]"
    '|[\u00ab\u00bb][^\u00ab\u00bb]*[\u00ab\u00bb]|[^"]*"'
)


@dataclass(frozen=True, slots=True)
class Habit:
    """The signs that most texts of a game write; ``None`` where none has any.

    ``curly``: quotes are. ``low``: quotations begin with a low quote. ``dash``: how a
    dash is written, with the blanks around it.
    """

    curly: bool | None = None
    low: bool = False
    dash: str | None = None


def habit(corpus: Corpus) -> Habit:
    """What a game's texts do; of equals the printers' signs."""
    count = corpus.joined.count
    straight, curly = sum(map(count, STRAIGHT)), sum(map(count, CURLY))
    is_curly = curly >= straight if curly or straight else None
    return Habit(is_curly, "\u201e" in corpus.joined, _usual_dash(count))


def _usual_dash(count: Callable[[str], int]) -> str | None:
    spaced = count(_EM)
    dashes = {_EN: count(_EN), _EM: spaced, _JOINING: count(_JOINING) - spaced}
    hyphens = count(_HYPHEN)
    if hyphens > sum(dashes.values()):
        return _HYPHEN
    most = max(dashes, key=lambda dash: dashes[dash])
    return most if dashes[most] else None


def check_signs(corpus: Corpus, usual: Habit) -> Iterator[Problem]:
    """One quote and one dash of each text that are not as in most texts."""
    if usual.curly is not None:
        odd = STRAIGHT if usual.curly else CURLY
        if not corpus.signs.isdisjoint(odd):
            for at in _firsts(corpus, re.compile(f"[{odd}]"), _is_quote):
                yield from _quote(corpus, at, usual)
    if usual.dash == _HYPHEN:
        for at in _firsts(corpus, _IS_DASH, _is_dash):
            yield from _dash(corpus, at, usual.dash)
    elif usual.dash is not None and _HYPHEN in corpus.joined:
        for at in _firsts(corpus, _IS_HYPHEN, _is_dash):
            yield from _dash(corpus, at, usual.dash)


def _firsts(
    corpus: Corpus, sign: re.Pattern[str], is_meant: Callable[[Corpus, int], bool]
) -> Iterator[int]:
    """Where in each text such a sign stands first, if it is one that is meant."""
    last = -1
    for found in sign.finditer(corpus.joined):
        number = corpus.number(found.start())
        if number != last and is_meant(corpus, found.start()):
            last = number
            yield found.start()


def _is_quote(corpus: Corpus, at: int) -> bool:
    """Not feet, inches or minutes, nor what the reading of the file told of."""
    is_unit = corpus.joined[at] in STRAIGHT and corpus.joined[at - 1].isdigit()
    return not is_unit and not is_wrapped(corpus, corpus.number(at))


def is_wrapped(corpus: Corpus, number: int) -> bool:
    """Whether the quotes of a text are told of already, as they seem those of YAML."""
    text, mark = corpus.texts[number].text, corpus.texts[number].mark
    is_plain = mark is not None and not mark.style
    return is_plain and _WRAPPED.fullmatch(text) is not None


def _is_dash(corpus: Corpus, at: int) -> bool:
    """Not the sign between numbers: ``X - 1``."""
    before, after = corpus.joined[max(at - 2, 0) : at], corpus.joined[at + 1 : at + 3]
    numeric = before.strip(" ")[-1:] in _NUMERIC and after.strip(" ")[:1] in _NUMERIC
    return not numeric


def _quote(corpus: Corpus, at: int, usual: Habit) -> Iterator[Problem]:
    place, sign = corpus.place(at, at + 1), corpus.joined[at]
    if place is not None:
        odd, most = ("straight", "curly") if usual.curly else ("curly", "straight")
        message = f"the quote {sign} is {odd}; most in this game are {most}"
        hint = f"write {_right(corpus.joined, at, usual)}"
        yield Problem(CODE, place, message, hint, "warning")


def _right(joined: str, at: int, usual: Habit) -> str:
    """The sign that the game would write in place of the quote at an index."""
    if not usual.curly:
        return "'" if joined[at] in "\u2018\u2019" else '"'
    opens = joined[at - 1] in _OPENS_BEFORE
    if joined[at] == "'":
        return "\u2018 or \u2019" if opens else "\u2019"
    if usual.low:
        return "\u201e" if opens else "\u201c"
    return "\u201c" if opens else "\u201d"


def _dash(corpus: Corpus, at: int, usual: str) -> Iterator[Problem]:
    place = corpus.place(at, at + 1)
    if place is not None:
        found = _TITLES[f" {corpus.joined[at]} "]
        most = _TITLES[f" {usual.strip()} "]
        message = f"{found} stands for a dash; most texts have {most}"
        yield Problem(CODE, place, message, f'write "{usual}"', "warning")

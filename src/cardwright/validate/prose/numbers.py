"""Texts and parameters in, advice out where a number stands for a parameter's value."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from cardwright.model.game import Parameter
from cardwright.model.problem import Problem
from cardwright.validate.prose.corpus import Corpus

CODE = "bare-number"

_GAP = "[ \u00a0\n]"
_NUMBER = r"(?<![\w.,+\u2212-])\d+(?:\.\d+)?(?![\w%])"
_BETWEEN = rf"(?:{_GAP}(?:of|is)|:)?{_GAP}"
_READS = "param."


def check_numbers(
    corpus: Corpus, parameters: Mapping[str, Parameter]
) -> Iterator[Problem]:
    """A number beside the word of a parameter, in a text that reads no parameter."""
    counted = _counted(parameters.values())
    present = [word for word in counted if word in corpus.lowered]
    if not present:
        return
    for found in _pattern(present).finditer(corpus.lowered):
        start, end = found.span("before" if found["before"] else "after")
        if _reads(corpus, start) or corpus.texts[corpus.number(start)].sort != "text":
            continue
        place = corpus.place(start, end)
        if place is not None:
            low = found["counted"] or found["counter"]
            known = counted[re.sub(_GAP, " ", low)]
            number = corpus.joined[start:end]
            message = f'the number {number} stands beside "{known[0].word}"'
            yield Problem(CODE, place, message, _hint(number, known), "advice")


def _counted(parameters: Iterable[Parameter]) -> dict[str, list[Parameter]]:
    """The parameters of each word, in small letters."""
    found: dict[str, list[Parameter]] = {}
    for parameter in parameters:
        if parameter.word:
            found.setdefault(parameter.word.lower(), []).append(parameter)
    return found


def _pattern(words: Iterable[str]) -> re.Pattern[str]:
    """A number right before or behind a word or its plural."""
    longest = sorted(words, key=len, reverse=True)
    either = "|".join(re.escape(word).replace("\\ ", _GAP) for word in longest)
    return re.compile(
        rf"(?P<before>{_NUMBER}){_GAP}(?P<counted>{either})(?:e?s)?(?!\w)"
        rf"|(?<!\w)(?P<counter>{either})(?:e?s)?{_BETWEEN}(?P<after>{_NUMBER})"
    )


def _reads(corpus: Corpus, at: int) -> bool:
    """Whether the text as written reads a parameter somewhere."""
    mark = corpus.texts[corpus.number(at)].mark
    return mark is not None and _READS in mark.source.text[slice(*mark.value)]


def _hint(number: str, known: Sequence[Parameter]) -> str:
    """What to write: the parameters that have the number, else all of the word."""
    equal = [p for p in known if str(p.value) == number]
    values = [f"{{{{ param.{p.name} }}}}" for p in equal or known]
    now = "" if equal else f", which is {known[0].value} now"
    return f"write {' or '.join(values)}{now if len(values) == 1 else ''}"

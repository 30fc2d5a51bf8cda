"""The filters of phrases: values and coded texts in, coded texts out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardwright.base.expression import ABSENT, FILTERS, Filter, View
from cardwright.resolve.entries.fill import printed
from cardwright.resolve.saying.said import SaidNumber, SaidPart, SaidText, SaidView
from cardwright.resolve.saying.speech import capital, clean, is_silent


def spoken(value: Any) -> str:
    """The coded text of any value of a phrase."""
    if isinstance(value, SaidNumber | SaidText | SaidView | SaidPart):
        return str(value)
    if isinstance(value, list | tuple):
        return ", ".join(_parts(value))
    return printed(value)


def _parts(values: Any) -> list[str]:
    """The coded texts of the items of a list or mapping, or of one value, if any."""
    if isinstance(values, Mapping):
        values = list(values.values())
    elif not isinstance(values, list | tuple):
        values = [values]
    return [text for text in map(spoken, values) if not is_silent(text)]


def join(value: Any, separator: str = "") -> str:
    """The parts that say something, as one text."""
    return str(separator).join(_parts(value))


def sentence(value: Any, end: str = ": ") -> str:
    """A text with a capital; of a list the beginning of a sentence, ``A, b: ``."""
    if not isinstance(value, list | tuple):
        return capital(spoken(value))
    start = ", ".join(_parts(value))
    return capital(start) + end if start else ""


def sentences(value: Any, stop: str = ".") -> str:
    """Each part as a sentence of its own, as in ``Do this. Do that.``."""
    ended = [
        capital(text) + ("" if _has_ended(text) else stop) for text in _parts(value)
    ]
    return " ".join(ended)


def _has_ended(text: str) -> bool:
    return clean(text).rstrip(")\u201d\u2019\"' ").endswith((".", "!", "?", "…", "。"))


def choices(value: Any, start: str = "choose ", end: str = ", then ") -> str:
    """Named choices as ``choose a and b, then ``; a plain list as ``a, b or c``."""
    parts = _parts(value)
    if isinstance(value, Mapping):
        return f"{start}{_enumerated(parts, ' and ')}{end}" if parts else ""
    return _enumerated(parts, " or ")


def _enumerated(parts: Sequence[str], last: str) -> str:
    if len(parts) <= 1:
        return "".join(parts)
    return f"{', '.join(parts[:-1])}{last}{parts[-1]}"


def listed(value: Any, last: str = " and ") -> str:
    """A list as ``a, b and c``."""
    return _enumerated(_parts(value), last)


def plural(value: Any, number: Any = 2) -> Any:
    """A word or name in the number that agrees: ``turn`` for 1, ``turns`` else."""
    one = _part(value, "name")
    if value is ABSENT or number in (1, "1"):
        return one
    many = _part(value, "plural") if isinstance(value, View) else ABSENT
    if many is not ABSENT and many is not None and many is not value:
        return many
    text = spoken(one)
    hissing = clean(text).endswith(("s", "x", "ch", "sh"))
    return f"{text}{'es' if hissing else 's'}"


def _part(value: Any, name: str) -> Any:
    if not isinstance(value, View):
        return value
    try:
        return value.lookup(name)
    except KeyError:
        return ABSENT


def signed(value: Any) -> str:
    """A number with its sign, a plus too."""
    positive = isinstance(value, int | float) and value > 0
    return f"{'+' if positive else ''}{spoken(value)}"


PHRASE_FILTERS: Mapping[str, Filter] = {
    **FILTERS,
    "capitalize": lambda value: capital(spoken(value)),
    "choices": choices,
    "join": join,
    "listed": listed,
    "plural": plural,
    "sentence": sentence,
    "sentences": sentences,
    "signed": signed,
    "string": spoken,
}
"""The filters of phrases and frames."""

"""What expressions see of the data: views, names and the absent value, read safely."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Literal

from cardwright.base.suggest import did_you_mean, nearest

_SHOWN: Final = 40

Code = Literal["bad-expression", "unknown-name", "not-a-choice"]


class ExpressionError(Exception):
    """An expression that cannot be read or worked out: a sentence, a hint, a code.

    ``span`` is where in its source, if that is known; ``word`` a name that is not
    there, ``of`` what lacks it.
    """

    word: str | None = None
    of: str = ""

    def __init__(
        self,
        message: str,
        hint: str | None = None,
        code: Code = "bad-expression",
        span: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(message, hint, code, span)
        self.message = message
        self.hint = hint
        self.code = code
        self.span = span

    def at(self, span: tuple[int, int] | None) -> ExpressionError:
        """The same error, standing at ``span`` unless it knows better."""
        placed = ExpressionError(self.message, self.hint, self.code, self.span or span)
        placed.word, placed.of = self.word, self.of
        return placed


class Absent:
    """A declared thing that is not there: false in every comparison, prints nothing."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return False

    def __eq__(self, other: object) -> bool:
        return False

    def __ne__(self, other: object) -> bool:
        return False

    def __lt__(self, other: object) -> bool:
        return False

    __le__ = __gt__ = __ge__ = __lt__

    def __hash__(self) -> int:
        return 0

    def __contains__(self, other: object) -> bool:
        return False

    def __iter__(self) -> Iterator[Any]:
        return iter(())

    def __len__(self) -> int:
        return 0

    def __str__(self) -> str:
        return ""

    def __repr__(self) -> str:
        return "ABSENT"

    def __reduce__(self) -> str:
        return "ABSENT"


ABSENT: Final = Absent()


class View:
    """What an expression sees of an entry. Equal to its id, as text or as a view.

    ``lookup`` gives ``ABSENT`` for a declared name that is not there, and raises
    ``KeyError`` for a name that cannot be there.
    """

    __slots__ = ()

    def lookup(self, name: str) -> Any:
        raise NotImplementedError

    def names(self) -> Iterable[str]:
        """The names that ``lookup`` knows, for suggestions."""
        return ()

    def __str__(self) -> str:
        return str(self.lookup("id"))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, str | View) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


class Names(View):
    """A closed list of named values, such as ``param``. Iterates over the values.

    A name that is not in it is an ``unknown-name`` in expressions and templates alike.
    """

    __slots__ = ("title", "values")

    def __init__(self, title: str, values: Mapping[str, Any]) -> None:
        self.title = title
        self.values = values

    def lookup(self, name: str) -> Any:
        if name in self.values:
            return self.values[name]
        raise unknown_name(name, self.values, self.title)

    def names(self) -> Iterable[str]:
        return self.values

    def __contains__(self, name: object) -> bool:
        return str(name) in self.values

    def __iter__(self) -> Iterator[Any]:
        return iter(self.values.values())

    def __len__(self) -> int:
        return len(self.values)

    def __str__(self) -> str:
        return self.title


def unknown_name(name: str, known: Iterable[str], of: str = "") -> ExpressionError:
    """The error for ``name``, which is not among ``known``, with a suggestion."""
    message = f'"{of}" has no "{name}"' if of else f'there is no name "{name}" here'
    error = ExpressionError(message, _meant(name, known, of), "unknown-name")
    error.word, error.of = name, of
    return error


def _meant(name: str, known: Iterable[str], of: str) -> str | None:
    """The nearest name; one with a hyphen as it must be written."""
    near = nearest(name, known)
    if near and of and not near.isidentifier():
        return f"write {of}['{near}']: a hyphen in a name reads as a minus"
    return did_you_mean(name, () if near is None else (near,))


def is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def attribute(value: Any, name: str) -> Any:
    """``value.name``: only views and mappings have any; raises ``ExpressionError``."""
    if isinstance(value, View):
        try:
            return value.lookup(name)
        except KeyError:
            return ABSENT
    if isinstance(value, dict):
        return value.get(name, ABSENT)
    if value is ABSENT or value is None:
        return ABSENT
    if isinstance(value, Mapping):
        return value.get(name, ABSENT)
    raise ExpressionError(f'{describe(value)} has no "{name}"')


def item(value: Any, key: Any) -> Any:
    """``value[key]``: names of views and mappings, places of lists and texts."""
    if key is ABSENT or value is ABSENT or value is None:
        return ABSENT
    if isinstance(value, list | tuple | str):
        return _element(value, key)
    if isinstance(key, str | View):
        return attribute(value, str(key))
    return value.get(key, ABSENT) if isinstance(value, Mapping) else ABSENT


def _element(value: Any, key: Any) -> Any:
    if not isinstance(key, int | slice):
        raise ExpressionError(f"{describe(value)} has no part {describe(key)}")
    try:
        return value[key]
    except IndexError:
        return ABSENT


def describe(value: Any) -> str:
    """The value as messages name it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'the text "{_shortened(value.replace(chr(10), " "))}"'
    if isinstance(value, int | float):
        return f"the number {value}"
    if isinstance(value, View):
        return f'"{value}"'
    return _described(value)


def _described(value: Any) -> str:
    if value is ABSENT or value is None:
        return "nothing"
    return "a mapping" if isinstance(value, Mapping) else "a list"


def _shortened(text: str) -> str:
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"

"""What stands where a number is wanted in; how to write the number meant out."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping

from cardwright.base.english import number_in

_GROUPED = re.compile(
    r"([-+]?[0-9]{1,3})((?:[_,.'\u2019 \u00a0\u202f][0-9]{3})+)(\.[0-9]+)?"
)
_DECIMAL = re.compile(r"([-+]?[0-9]+)([.,])([0-9]*)")
_SCALED = re.compile(r"([-+]?[0-9]*\.?[0-9]*)[eE]\+?([0-9])")
_BASED = re.compile(r"0[xX][0-9a-fA-F]{1,9}|0[oO][0-7]{1,9}|0[bB][01]{1,30}")
_PLAIN = re.compile(r"[-+]?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)")
_GROUP = 3
_MINUS = str.maketrans("−–—", "---")  # noqa: RUF001 the signs that are mistaken


def rewritten(text: str, types: Collection[str]) -> str | None:
    """How to write what is meant as a number; ``None`` for what is none.

    ``types`` are those that the schema allows: of ``1,000`` they decide what it means.
    """
    if not {"integer", "number"}.intersection(types):
        return None
    text = text.strip()
    if _PLAIN.fullmatch(text) and ("number" in types or "." not in text):
        return f"write {text} without quotes"
    if meant := number_in(text):
        return f"write {meant}"
    return _respelled(text, is_whole="number" not in types)


def _respelled(text: str, *, is_whole: bool) -> str | None:
    plain = text.translate(_MINUS)
    if plain != text and _PLAIN.fullmatch(plain):
        return f"write {plain}: a minus is a hyphen"
    if _BASED.fullmatch(text):
        return f"write {int(text, 0)}, in decimal digits"
    if scaled := _SCALED.fullmatch(text):
        return _in_full(*scaled.groups(), is_whole=is_whole)
    if not is_whole and len(text) == 1 and unicodedata.numeric(text, None) is not None:
        return f"write {unicodedata.numeric(text):g}"
    return _parted(text, is_whole=is_whole)


def _in_full(digits: str, zeros: str, *, is_whole: bool) -> str | None:
    """``1e3`` as ``1000``."""
    if not _PLAIN.fullmatch(digits):
        return None
    value = float(digits) * 10 ** int(zeros)
    if is_whole and not value.is_integer():
        return None
    return f"write {value:.15g}, in full" if value < 10**15 else None


def _parted(text: str, *, is_whole: bool) -> str | None:
    """``1_000`` and ``1,5``: signs between the digits."""
    decimal, grouped = _DECIMAL.fullmatch(text), _GROUPED.fullmatch(text)
    if grouped and (is_whole or not decimal):
        head, groups, tail = grouped.groups()
        if is_whole and tail:
            return None
        number = f"{head}{re.sub('[^0-9]', '', groups)}{tail or ''}"
        told = f"write {number}, without signs between the digits"
        is_exact = decimal and decimal[2] == "." and not decimal[3].strip("0")
        return f"{told}, or {head}" if is_exact else told
    return _pointed(decimal, is_whole=is_whole) if decimal else None


def _pointed(decimal: re.Match[str], *, is_whole: bool) -> str | None:
    """``2.0`` where a whole number is wanted, ``1,5`` where any is."""
    whole, sign, part = decimal.groups()
    if is_whole:
        return None if part.strip("0") else f"write {whole}, a whole number"
    if sign == "." or not part:
        return None
    told = f"write {whole}.{part}: a point, not a comma"
    return f"{told}; or {whole}{part}" if len(part) == _GROUP else told


def parted(group: Mapping[str, object], key: str) -> str | None:
    """The hint for ``{cost: 1,000}``: the comma parts a number from an empty key."""
    keys = list(group)
    before = keys[keys.index(key) - 1] if keys[0] != key else None
    start = group[before] if before is not None else None
    if not key.isdigit() or group[key] is not None or type(start) is not int:
        return None
    if len(key) == _GROUP:
        return f"write {before}: {start}{key}, without the comma"
    return f"write {before}: {start}.{key}: a point, not a comma"

"""Errors of the schema library in, problems in card words out, keyed on the keyword."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace

from jsonschema.exceptions import ValidationError

from cardwright.base.numerals import parted
from cardwright.base.suggest import did_you_mean, nearest
from cardwright.model.problem import Lost, Problem
from cardwright.model.source import Path
from cardwright.validate.alternatives import reduce
from cardwright.validate.breach import Breach, Subject, from_error, unknown
from cardwright.validate.misplaced import Meant, regroup
from cardwright.validate.ranges import out_of_range
from cardwright.validate.values import (
    bad_pattern,
    duplicate_item,
    forbidden,
    not_a_choice,
    unclear,
    wrong_type,
)
from cardwright.validate.wording import either

Explainer = Callable[[Breach], Iterator[Problem]]


def explain(errors: Iterable[ValidationError], subject: Subject) -> list[Problem]:
    """One problem for each slip, in the order of the errors."""
    meant = (b for error in errors for b in reduce(from_error(error, subject)))
    found = _merge(*regroup(_one_each(meant)))
    problems = (problem for breach in found for problem in _explain(breach))
    return list(dict.fromkeys(problems))


def _explain(breach: Breach) -> Iterator[Problem]:
    return EXPLAIN.get(breach.keyword, unclear)(breach)


def unknown_keys(breach: Breach) -> Iterator[Problem]:
    for key in unknown(breach):
        text = f'{breach.name} has no key "{key}"'
        known = candidates(breach)
        _, hint = breach.moves.get(key, ((), None))
        hint = hint or _lost_colon(breach, key, known) or parted(breach.value, key)
        hint = hint or did_you_mean(key, known)
        instead = (breach.wanted,) if isinstance(breach.wanted, str) else ()
        hint = hint or _instead(breach)
        kind = "" if breach.path else breach.subject.kind
        lost = Lost("property", key, (kind, *instead)) if kind else None
        yield Problem("unknown-key", breach.key_place(key), text, hint, lost=lost)


def _instead(breach: Breach) -> str | None:
    """The key that the lone unknown one stands for, or those that it may stand for."""
    if isinstance(breach.wanted, list):
        keys = either(f'"{key}"' for key in breach.wanted)
        return f"it needs one of the keys {keys}"
    is_one = isinstance(breach.wanted, str)
    return f'it needs the key "{breach.wanted}"' if is_one else None


def _lost_colon(breach: Breach, key: str, known: Iterable[str]) -> str | None:
    """``{name Ada}``: a key without its colon, which is one key of two words."""
    first, _, rest = key.partition(" ")
    is_one = rest and first in known and breach.value[key] is None
    return f"write {first}: {rest}" if is_one else None


def missing_keys(breach: Breach) -> Iterator[Problem]:
    """At the key that is nearly the missing one, where any key may stand."""
    others = unknown(breach) if isinstance(breach.value, Mapping) else []
    for key in missing(breach):
        text, near = f'{breach.name} needs the key "{key}"', nearest(key, others)
        if near is None:
            lost = Lost("missing", key, (breach.subject.kind,))
            known = None if breach.path or not breach.subject.kind else lost
            yield Problem("missing-key", breach.start, text, lost=known)
        else:
            hint = f'did you mean "{key}"?'
            yield Problem("missing-key", breach.key_place(near), text, hint)


def missing_partners(breach: Breach) -> Iterator[Problem]:
    """Keys that another key calls for."""
    for key, partners in breach.wanted.items():
        for partner in partners:
            if key in breach.value and partner not in breach.value:
                text = f'{breach.name} with the key "{key}" needs the key "{partner}"'
                yield Problem("missing-key", breach.start, text)


def one_of_keys(breach: Breach) -> Iterator[Problem]:
    keys = either(f'"{key}"' for key in breach.wanted)
    text = f"{breach.name} needs one of the keys {keys}"
    yield Problem("missing-key", breach.start, text)


EXPLAIN: Mapping[str, Explainer] = {
    "additionalProperties": unknown_keys,
    "required": missing_keys,
    "dependentRequired": missing_partners,
    "one-of-keys": one_of_keys,
    "type": wrong_type,
    "enum": not_a_choice,
    "const": not_a_choice,
    "minimum": out_of_range,
    "maximum": out_of_range,
    "exclusiveMinimum": out_of_range,
    "exclusiveMaximum": out_of_range,
    "multipleOf": out_of_range,
    "minLength": out_of_range,
    "maxLength": out_of_range,
    "minItems": out_of_range,
    "maxItems": out_of_range,
    "minProperties": out_of_range,
    "maxProperties": out_of_range,
    "pattern": bad_pattern,
    "uniqueItems": duplicate_item,
    "not": forbidden,
}

_OF_VALUES = ("type", "const", "enum", "minLength", "maxLength", "pattern", "anyOf")


def candidates(breach: Breach) -> list[str]:
    """Keys that the schema knows and the mapping lacks."""
    known = list(breach.schema.get("properties", {}))
    if not breach.path:
        known += breach.subject.known
    return [key for key in known if key not in breach.value]


def missing(breach: Breach) -> list[str]:
    return [key for key in breach.wanted if key not in breach.value]


def _one_each(found: Iterable[Breach]) -> list[Breach]:
    """Of the keywords that judge one value, only the most telling one speaks."""
    rest: list[Breach] = []
    best: dict[tuple[Path, str], Breach] = {}
    for breach in found:
        if breach.keyword not in _OF_VALUES:
            rest.append(breach)
            continue
        at = (breach.path, breach.part)
        best[at] = min(best.get(at, breach), breach, key=_rank)
    typed = {at for at, breach in best.items() if breach.keyword == "type"}
    return [*best.values(), *(b for b in rest if (b.path, b.part) not in typed)]


def _rank(breach: Breach) -> int:
    return _OF_VALUES.index(breach.keyword)


def _merge(found: list[Breach], meant: Meant) -> list[Breach]:
    """A missing key that a misspelt one stands for is no problem of its own.

    Nor is the only one that is missing where only one other is unknown.
    """
    for breach in found:
        if breach.keyword == "additionalProperties":
            near = {nearest(key, candidates(breach)) for key in unknown(breach)}
            if near - {None}:
                meant.setdefault(breach.path, set()).update(key for key in near if key)
    left = [_without(breach, meant.get(breach.path, set())) for breach in found]
    alone: dict[Path, str | list[str]] = {
        b.path: b.wanted for b in left if b.keyword == "one-of-keys"
    }
    alone |= {b.path: key for b in left if (key := _only(b, "required", missing))}
    odd = {b.path for b in left if _only(b, "additionalProperties", unknown)}
    renamed = {path: key for path, key in alone.items() if path in odd - set(meant)}
    return [_renamed(breach, renamed) for breach in left]


def _only(
    breach: Breach, keyword: str, keys: Callable[[Breach], list[str]]
) -> str | None:
    """The key that a breach of the keyword speaks of, if it is just one."""
    found = keys(breach) if breach.keyword == keyword else []
    return found[0] if len(found) == 1 else None


def _renamed(breach: Breach, renamed: Mapping[Path, str | list[str]]) -> Breach:
    """The unknown key stands for the missing one, which is told with it."""
    if breach.path not in renamed or breach.part == "key":
        return breach
    if breach.keyword == "additionalProperties":
        return replace(breach, wanted=renamed[breach.path])
    if breach.keyword not in ("required", "one-of-keys"):
        return breach
    return replace(breach, keyword="required", wanted=[])


def _without(breach: Breach, meant: set[str]) -> Breach:
    if breach.keyword == "one-of-keys" and meant.intersection(breach.wanted):
        return replace(breach, keyword="required", wanted=[])
    if breach.keyword == "dependentRequired":
        wanted = {
            key: [partner for partner in partners if partner not in meant]
            for key, partners in breach.wanted.items()
        }
        return replace(breach, wanted=wanted)
    if breach.keyword != "required":
        return breach
    return replace(breach, wanted=[k for k in breach.wanted if k not in meant])

"""A game's rules and cases come in, advice about rules without cases goes out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from cardwright.model.entry import Catalog
from cardwright.model.problem import Problem
from cardwright.model.source import Map, Path, place_of
from cardwright.rules.assertions import CODE as FAILED
from cardwright.rules.changes import changed

CODES: Final[Mapping[str, str]] = {
    "size": "deck-size",
    "copies": "deck-copies",
    "counts": "deck-count",
    "shares": "deck-share",
    "distinct": "deck-distinct",
    "sum": "deck-sum",
    "spread": "deck-spread",
    "every": "deck-rule",
    "unique": "deck-rule",
    "needs": "deck-rule",
    "excludes": "deck-rule",
}
"""The code of each predicate of a format."""


@dataclass(frozen=True, slots=True)
class Tried:
    """One case: the kind and body that it tries, and the problems that it lists."""

    kind: str | None
    body: Map
    problems: tuple[Mapping[str, Any], ...]

    def lists(self, code: str, word: str = "") -> bool:
        """Whether it lists a problem of the code, with ``word`` in any message."""
        return any(
            listed.get("code") == code and word in (listed.get("message") or word)
            for listed in self.problems
        )


def missing_cases(catalog: Catalog) -> Iterator[Problem]:
    """Advice for each format and assertion that no case breaks, or none passes."""
    tried = [_tried(catalog, case) for case in catalog.game.cases]
    rules = catalog.game.forms.get("rules") or Map()
    for name, written in _named(rules, "formats"):
        yield from _format_cases(rules, name, written, _of_format(catalog, name, tried))
    for name, written in _named(rules, "assertions"):
        yield from _assertion_cases(rules, name, written, tried)


def _named(rules: Map, section: str) -> Iterator[tuple[str, Map]]:
    written = rules.get(section)
    for name, body in written.items() if isinstance(written, Map) else ():
        if isinstance(body, Map):
            yield name, body


def _tried(catalog: Catalog, case: Map) -> Tried:
    like = catalog.entries.get(str(case.get("like")))
    written = case.get("entry")
    body = written if isinstance(written, Map) else like.body if like else Map()
    change = case.get("change")
    if isinstance(change, Map):
        body = changed(body, change)
    kind = body.get("kind") or (like.kind if like else None)
    listed = case.get("problems") or ()
    return Tried(kind, body, tuple(p for p in listed if isinstance(p, Map)))


def _of_format(catalog: Catalog, name: str, tried: list[Tried]) -> list[Tried]:
    """The cases that try a deck of the format."""
    fields = {
        kind.name: kind.deck.format
        for kind in catalog.game.kinds.values()
        if kind.deck and kind.deck.format
    }
    return [
        case
        for case in tried
        if case.kind in fields and case.body.get(fields[case.kind]) == name
    ]


def _format_cases(
    rules: Map, name: str, written: Map, tried: list[Tried]
) -> Iterator[Problem]:
    path: Path = ("formats", name)
    if not any(not case.problems for case in tried):
        yield _advice(rules, path, f'no case passes the format "{name}"')
    for key in written:
        code = CODES.get(key)
        if code and not any(case.lists(code) for case in tried):
            message = f'no case breaks {key} of the format "{name}"'
            yield _advice(rules, (*path, key), message)


def _assertion_cases(
    rules: Map, name: str, written: Map, tried: list[Tried]
) -> Iterator[Problem]:
    path: Path = ("assertions", name)
    kinds = _kinds(written)
    concerned = [case for case in tried if not kinds or case.kind in kinds]
    if not any(not case.lists(FAILED) for case in concerned):
        yield _advice(rules, path, f'no case passes "{name}"')
    if not any(case.lists(FAILED, f'"{name}"') for case in tried):
        yield _advice(rules, path, f'no case breaks "{name}"')


def _kinds(written: Map) -> tuple[str, ...]:
    """The kinds of the entries that an assertion looks at."""
    for value in written.values():
        found = (
            value.get("kind") or value.get("from") if isinstance(value, Map) else None
        )
        if found:
            return (found,) if isinstance(found, str) else tuple(found)
    every = written.get("every") or ()
    return (every,) if isinstance(every, str) else tuple(every)


def _advice(rules: Map, path: Path, message: str) -> Problem:
    hint = "write one in the folder cases"
    return Problem(
        "missing-case", place_of(rules, path, "key"), message, hint, "advice"
    )

"""A game's rules and problems come in, problems at the game's own levels go out."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, cast

from cardwright.base.globs import glob
from cardwright.base.suggest import did_you_mean
from cardwright.model.problem import Level, Problem, is_error
from cardwright.model.source import Map, Path, Seq, place_of
from cardwright.rules.formats import FORMS

ERROR, OFF = "error", "off"
LEVELS = (ERROR, "warning", "advice", OFF)

FREE = frozenset(
    (
        "case-failed",
        "deck-analysis",
        "deck-copies",
        "deck-count",
        "deck-distinct",
        "deck-rule",
        "deck-share",
        "deck-size",
        "deck-spread",
        "deck-sum",
        "duplicate-name",
        "hidden-character",
        "missing-glyph",
        "missing-image",
        "phrase-mismatch",
        "placeholder-left",
        "rule-failed",
        "stray-html",
        "text-overflow",
        "tiny-text",
        "unbalanced-mark",
        "unclaimed-file",
        "unsupported-svg",
        "unused",
    )
)
"""Errors that a game may lower: what has one can still be worked with and drawn.

All other errors stand for what could not be read or understood: lowered, they would
take cards out of a build without a word.
"""

FOLDERS = ("cards/", "schemas/", "templates/")
CORE = ("schemas/core/", "templates/core/")


@dataclass(frozen=True, slots=True)
class Row:
    """A level as written at ``path``, for the files of a pattern or for all."""

    level: str
    within: str | None
    path: Path

    def holds(self, file: str, slug: str) -> bool:
        return self.within is None or bool(_pattern(self.within, slug).fullmatch(file))


@dataclass(frozen=True, slots=True)
class Levels:
    """The levels that a game gives to codes; the first row that holds counts."""

    slug: str = ""
    rows: Mapping[str, tuple[Row, ...]] = field(default_factory=dict)

    def apply(self, problems: Iterable[Problem]) -> Iterator[Problem]:
        """The problems at the game's levels, without those that it turns off."""
        for problem in problems:
            level = self._level(problem)
            if level == problem.level:
                yield problem
            elif level != OFF:
                yield replace(problem, level=cast("Level", level))

    def is_grave(self, problem: Problem) -> bool:
        """Whether a problem keeps later stages from what has it."""
        return is_error(problem) and self._level(problem) == ERROR

    def _level(self, problem: Problem) -> str:
        if is_error(problem) and problem.code not in FREE:
            return problem.level
        for row in self.rows.get(problem.code, ()):
            if row.holds(problem.place.file, self.slug):
                return row.level
        return problem.level


def read_levels(rules: Map | None, slug: str) -> Levels:
    """The levels of a rules form; what is not as it should be is passed over."""
    written = _parts(rules or Map(), "levels")
    return Levels(slug, {code: tuple(_rows(code, of)) for code, of in written.items()})


def _rows(code: str, written: Any) -> Iterator[Row]:
    path: Path = ("levels", code)
    if written in LEVELS:
        yield Row(written, None, path)
    for index, item in enumerate(written if isinstance(written, Seq) else ()):
        level = item.get("level") if isinstance(item, Map) else None
        if level in LEVELS:
            within = str(item["in"]) if "in" in item else None
            yield Row(level, within, (*path, index))


def _pattern(within: str, slug: str) -> re.Pattern[str]:
    """A pattern is of the workspace where it begins with one of its folders."""
    whole = within.startswith(FOLDERS)
    return glob(within if whole else f"cards/{slug}/{within}")


def check_levels(
    rules: Map, slug: str, usual: Mapping[str, str], files: Collection[str]
) -> Iterator[Problem]:
    """Codes that there are not, errors that must stay, rows that never hold.

    ``usual`` gives each code's own level, ``files`` are those of the game.
    """
    for code, rows in read_levels(rules, slug).rows.items():
        if code not in usual:
            place = place_of(rules, ("levels", code), "key")
            message = f'no problem has the code "{code}"'
            hint = did_you_mean(code, usual) or "cardwright explain lists all codes"
            yield Problem("unknown-reference", place, message, hint)
        elif usual[code] == ERROR and code not in FREE:
            lowered = [row for row in rows if row.level != ERROR]
            yield from (_must_stay(rules, code, row) for row in lowered[:1])
        else:
            yield from _late(rules, rows)
            yield from _fileless(rules, slug, rows, files)


def _must_stay(rules: Map, code: str, row: Row) -> Problem:
    message = f'"{code}" must stay an error: what has it would be left out unsaid'
    hint = "mend it where it is found, and take this away"
    return Problem("not-a-choice", place_of(rules, _level(row)), message, hint)


def _level(row: Row) -> Path:
    return (*row.path, "level") if isinstance(row.path[-1], int) else row.path


def _late(rules: Map, rows: Sequence[Row]) -> Iterator[Problem]:
    for index, row in enumerate(rows):
        if any(before.within is None for before in rows[:index]):
            message = "this level never holds: the one before it is for all files"
            place, hint = place_of(rules, _level(row)), "put the one without in last"
            yield Problem("rule-selects-nothing", place, message, hint, "advice")


def _fileless(
    rules: Map, slug: str, rows: Sequence[Row], files: Collection[str]
) -> Iterator[Problem]:
    for row in rows:
        of_core = row.within is None or row.within.startswith(CORE)
        if not of_core and not any(row.holds(file, slug) for file in files):
            message = f'no file of the game is called "{row.within}"'
            hint = f"paths begin within cards/{slug}, or with {_folders()}"
            place = place_of(rules, (*row.path, "in"))
            yield Problem("rule-selects-nothing", place, message, hint, "advice")


def _folders() -> str:
    return f"{', '.join(FOLDERS[:-1])} or {FOLDERS[-1]}"


def count_rules(rules: Map | None) -> int:
    """How many rules a game states: of formats, assertions and analyses."""
    written = rules or Map()
    formats = [of for of in _parts(written, "formats").values() if isinstance(of, Map)]
    stated = [of[key] for of in formats for key in FORMS if key in of]
    predicates = sum(len(part) if isinstance(part, list) else 1 for part in stated)
    assertions, analyses = _parts(written, "assertions"), _parts(written, "analyses")
    return predicates + len(assertions) + len(analyses)


def _parts(rules: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    found = rules.get(key)
    return found if isinstance(found, Mapping) else {}

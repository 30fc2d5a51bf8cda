"""A game's rules and problems come in, problems at the game's own levels go out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, cast

from cardwright.model.problem import Level, Problem
from cardwright.model.source import Map
from cardwright.rules.formats import FORMS


def apply_levels(problems: Iterable[Problem], rules: Map | None) -> Iterator[Problem]:
    """The problems with the levels that the game's ``levels`` give their codes."""
    levels = _parts(rules or Map(), "levels")
    for problem in problems:
        level = levels.get(problem.code)
        yield replace(problem, level=cast("Level", level)) if level else problem


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

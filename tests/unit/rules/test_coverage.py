from __future__ import annotations

from cardwright.model.problem import Place, Problem
from cardwright.model.source import Map
from cardwright.rules.check import read_rules
from cardwright.rules.coverage import Tried, missing_cases
from tests.unit.rules.harbour import at, judge

RULES = """\
formats:
  open:
    size: {max: 3}
    copies:
    - {max: 2}
    - {where: rank, max: 1}
  cup: {extends: open, every: [{if: luck, where: pay}]}
assertions:
  named: {every: guild, where: town}
  tidy:
    unique: {kind: sailor, of: id}
    counts: {kind: sailor, max: 9}
analyses:
  pay: {total: {of: pay}, max: 9}
  look: {curve: {of: pay}}
"""

SIZE, FIRST, SECOND = (
    at(RULES, part, "rules") for part in ("size", "{max: 2}", "{where: rank, max: 1}")
)
LUCK = at(RULES, "{if: luck, where: pay}", "rules")
NAMED, UNIQUE, COUNTS, TOTAL = (
    at(RULES, part, "rules") for part in ("every", "unique", "counts", "total")
)
NAMED = at(RULES, "every", "rules", 2)


def tried(kind: str, *broken: Place, format_name: str | None = None) -> Tried:
    found = [Problem("deck-rule", place, "no", rule=place) for place in broken]
    return Tried(kind, Map({"rules": format_name}.items()), found)


DECKS = (
    tried("fleet", format_name="cup"),
    tried("fleet", SIZE, FIRST, format_name="open"),
    tried("fleet", SECOND, LUCK, format_name="cup"),
    tried("fleet", TOTAL, format_name="open"),
)
ENTRIES = (
    tried("guild"),
    tried("guild", NAMED),
    tried("sailor"),
    tried("sailor", UNIQUE, COUNTS),
)


def advice(*cases: Tried) -> list[Problem]:
    found = judge(RULES)
    return list(missing_cases(found.game, read_rules(found), cases))


def told(place: Place, message: str) -> Problem:
    hint = "write one in the folder cases"
    return Problem("missing-case", place, message, hint, "advice")


def test_every_rule_has_its_cases() -> None:
    assert advice(*DECKS, *ENTRIES) == []


def test_no_cases_at_all() -> None:
    assert advice() == [
        told(at(RULES, "open", "rules"), 'no case passes the format "open"'),
        told(SIZE, 'no case breaks size of the format "open"'),
        told(FIRST, 'no case breaks copies of the format "open"'),
        told(SECOND, 'no case breaks copies where rank of the format "open"'),
        told(at(RULES, "cup", "rules"), 'no case passes the format "cup"'),
        told(LUCK, 'no case breaks every where luck of the format "cup"'),
        told(at(RULES, "named", "rules"), 'no case passes or breaks "named"'),
        told(UNIQUE, 'no case passes or breaks unique of "tidy"'),
        told(COUNTS, 'no case passes or breaks counts of "tidy"'),
        told(at(RULES, "pay", "rules", 2), 'no case passes or breaks "pay"'),
    ]


def test_each_item_of_a_list_is_a_rule_by_itself() -> None:
    first = tried("fleet", SIZE, format_name="open")
    assert advice(first, *(c for c in DECKS if not c.breaks(SIZE)), *ENTRIES) == [
        told(FIRST, 'no case breaks copies of the format "open"')
    ]


def test_only_what_a_rule_looks_at_can_pass_it() -> None:
    guilds = (tried("guild", NAMED), tried("sailor"), tried("sailor", UNIQUE, COUNTS))
    assert advice(*DECKS, *guilds) == [
        told(at(RULES, "named", "rules"), 'no case passes "named"')
    ]


def test_a_deck_of_another_format_does_not_pass_it() -> None:
    assert advice(tried("fleet", format_name="open"), *DECKS[1:], *ENTRIES) == [
        told(at(RULES, "cup", "rules"), 'no case passes the format "cup"')
    ]


def test_what_nothing_can_break_needs_no_case() -> None:
    found = judge(RULES)
    cases = (*DECKS[:2], *DECKS[3:], *ENTRIES)
    advised = missing_cases(found.game, read_rules(found), cases, {SECOND})
    assert list(advised) == [
        told(LUCK, 'no case breaks every where luck of the format "cup"')
    ]

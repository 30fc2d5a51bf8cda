from __future__ import annotations

from collections.abc import Sequence

from cardwright.model.problem import Lost, Place, Problem
from cardwright.model.source import Map
from cardwright.validate.declared import Declared
from cardwright.validate.lost import gather
from tests.unit.validate.written import read

PARAMETERS = """\
modules_min: {value: 3}
modules_most: {value: 5}
hours: {value: 2}
"""


def declared(text: str, *more: str) -> Declared:
    data = read(text, file="cards/tides/parameters.yaml")
    assert isinstance(data, Map)
    return Declared({"parameters": data}, None, lambda: [text, *more])


def uses(name: str, *lines: int, hint: str | None = None) -> Sequence[Problem]:
    lost, message = Lost("param", name), f'"param" has no "{name}"'
    return [
        Problem("unknown-name", Place("a.yaml", n), message, hint, lost=lost)
        for n in lines
    ]


def hints(problems: Sequence[Problem], known: Declared) -> list[tuple[int, str | None]]:
    return [(p.place.line, p.hint) for p in gather(problems, known)]


def test_a_name_that_nothing_reads_goes_before_a_near_one_in_use() -> None:
    known = declared(PARAMETERS, "{{ param.modules_min }} {{ param.hours }}")
    found = uses("modules_max", 4, hint='did you mean "modules_min"?')
    told = 'parameters.yaml:2 has "modules_most", which nothing reads'
    assert hints(found, known) == [(4, f'{told}: rename it to "modules_max"')]


def test_all_uses_of_a_lost_name_are_one_problem_at_the_first() -> None:
    known = declared(PARAMETERS, "{{ param.modules_min }} {{ param.hours }}")
    told = 'parameters.yaml:2 has "modules_most", which nothing reads'
    assert hints(uses("size", 9, 4, 7), known) == [
        (4, f'{told}: rename it to "size" (3 places name it)')
    ]


def test_a_single_use_of_a_name_near_to_one_in_use_is_misspelt() -> None:
    known = declared(PARAMETERS, "{{ param.modules_min }} {{ param.hours }}")
    found = uses("huors", 4, hint='did you mean "hours"?')
    assert hints(found, known) == [(4, 'did you mean "hours"?')]


def test_of_a_name_that_is_gone_the_file_is_told_that_had_it() -> None:
    read = "{{ param.modules_min }} {{ param.hours }} {{ param['modules_most'] }}"
    known = declared(PARAMETERS, read)
    assert hints(uses("purse", 4, 5), known) == [
        (4, 'write "purse" into parameters.yaml again: 2 places name it')
    ]
    found = uses("hour", 4, 5, hint='did you mean "hours"?')
    told = 'write "hour" into parameters.yaml again: 2 places name it'
    assert hints(found, known) == [(4, f'did you mean "hours"? if not, {told}')]


def test_other_problems_stay_as_they_are() -> None:
    other = Problem("unused", Place("a.yaml", 3), "nothing reads it", "read it")
    assert gather([other], declared(PARAMETERS)) == [other]


SCHEMA = """\
properties:
  heat: {}
  glazes: {}
"""


def keys(name: str, *lines: int) -> Sequence[Problem]:
    lost, message = Lost("property", name, ("kiln",)), f'a kiln has no key "{name}"'
    return [
        Problem("unknown-key", Place("a.yaml", n), message, "near", lost=lost)
        for n in lines
    ]


def schema(*entries: str) -> Declared:
    data = read(SCHEMA, file="schemas/tides/kiln.schema.json")
    assert isinstance(data, Map)
    return Declared({"kiln.schema": data}, None, lambda: [SCHEMA, *entries])


def test_a_key_that_was_renamed_in_the_schema_is_told_once() -> None:
    told = 'kiln.schema.json:3 has "glazes", which no entry has'
    assert hints(keys("glaze", 7, 4), schema("heat: 3", "{heat: 3}")) == [
        (4, f'{told}: rename it to "glaze" (2 entries have it)')
    ]


def test_a_key_that_the_schema_has_lost_is_told_once() -> None:
    known = schema("heat: 3\nglazes: []", "{{ card.glazes }}")
    assert hints(keys("colour", 7, 4), known) == [
        (4, 'write "colour" into kiln.schema.json again: 2 entries have it')
    ]


def test_a_key_that_one_entry_has_is_its_slip() -> None:
    assert hints(keys("glaze", 7), schema("heat: 3")) == [(7, "near")]


def lacking(name: str, *lines: int) -> Sequence[Problem]:
    lost, message = Lost("missing", name, ("kiln",)), f'a kiln needs the key "{name}"'
    return [
        Problem("missing-key", Place("a.yaml", n), message, lost=lost) for n in lines
    ]


def test_a_key_that_entries_lack_is_what_their_lost_one_became() -> None:
    found = [*keys("colour", 5, 2), *lacking("heat", 1, 4)]
    told = 'kiln.schema.json:2 has "heat" instead: rename it to "colour"'
    known = schema("colour: 3", "{{ card.heat }}")
    assert hints(found, known) == [(2, f"{told} (2 entries have it)")]


def test_keys_that_are_missing_beside_no_lost_one_are_told_each() -> None:
    found = [*keys("colour", 5), *lacking("heat", 1, 4)]
    assert hints(found, schema("heat: 3")) == [(5, "near"), (1, None), (4, None)]


def test_a_key_that_its_schema_lost_is_told_without_echoes() -> None:
    """Rules and templates that name it are right again once it is there."""
    known = declared(PARAMETERS)
    lost = Lost("property", "risk", ("creature",))
    keys = [
        Problem("unknown-key", Place("a.yaml", line), "no key", lost=lost)
        for line in (3, 4)
    ]
    rules = [
        Problem("unknown-name", Place("rules.yaml", 1), f'there is no name "{name}"')
        for name in ("risk", "cost")
    ]
    told = gather([*rules, *keys], known)
    assert [(p.place.file, p.place.line) for p in told] == [
        ("rules.yaml", 1),
        ("a.yaml", 3),
    ]
    assert told[0] == rules[1]
    # One entry alone is misspelt: the rules are not its echo.
    assert [p.code for p in gather([*rules, keys[0]], known)] == [
        *("unknown-name", "unknown-name", "unknown-key"),
    ]

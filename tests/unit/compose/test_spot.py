from __future__ import annotations

import pytest

from cardwright.base.expression import ExpressionError, unknown_name
from cardwright.compose.spot import spot


def _told(source: str, line: int, error: Exception) -> str | None:
    found = spot(source, line, error)
    return None if found is None else source[slice(*found)]


@pytest.mark.parametrize(
    ("source", "line", "start"),
    [
        ("<g>{{ gone }}</g>", 1, 6),
        ("{{ a }}{{ 'gone' }}{{ b.gone + gone }}", 1, 31),
        ("{# gone #}\n{% if a | gone and gone %}{% endif %}", 2, 30),
        ("{% for a in gone %}{% endfor %}", 1, 12),
        ("{{ a }}\r\n{{ a\r\n + gone }}", 3, 18),
        ("{{ gone }}\n{{ gone }}", 2, 14),
    ],
)
def test_a_name_is_found_in_the_braces_of_its_line(
    source: str, line: int, start: int
) -> None:
    assert spot(source, line, unknown_name("gone", ())) == (start, start + 4)


@pytest.mark.parametrize(
    ("source", "start"),
    [
        ("{{ gone + a.gone }}", 12),
        ("{{ gone + a['gone'] }}", 12),
        ("{{ a.b.gone }}", 7),
    ],
)
def test_a_part_is_found_behind_its_dot_or_in_brackets(source: str, start: int) -> None:
    error = unknown_name("gone", (), "param")
    found = spot(source, 1, error)
    assert found is not None
    assert found[0] == start
    assert source[slice(*found)].strip("'") == "gone"


def test_other_errors_stand_at_the_only_braces_of_the_line() -> None:
    error = ExpressionError("it cannot be")
    assert _told("<g>{{ 'a' + 1 }}</g>{# no #}", 1, error) == "{{ 'a' + 1 }}"
    assert _told("{{ 'a' + 1 }}{{ b }}", 1, error) is None
    assert _told("<g>\n{{ b }}", 1, error) is None


def test_a_name_that_is_nowhere_is_not_invented() -> None:
    assert spot("{{ a }}{{ b }}", 1, unknown_name("gone", ())) is None

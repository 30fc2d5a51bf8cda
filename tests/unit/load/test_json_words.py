from __future__ import annotations

import pytest

from tests.unit.load.reading import Found, found, only

_NO_VALUE = "is no text in double quotes, number, true, false or null"
_MISSING = "before this a comma or a colon is missing"


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ('{"a": 1,}', (1, 9, 1, 10), "the comma before this bracket is one too many"),
        ("[1,\n]", (2, 1, 2, 2), "the comma before this bracket is one too many"),
        ('{"a":}', (1, 6, 1, 7), "before this bracket a value is missing"),
        ("]", (1, 1, 1, 2), "no bracket is open that this one could close"),
        ('{"a" 1}', (1, 6, 1, 7), _MISSING),
        ("[1 2]", (1, 4, 1, 5), _MISSING),
        ('["a" "b"]', (1, 6, 1, 7), _MISSING),
        ("{a: 1}", (1, 2, 1, 3), f'"a" {_NO_VALUE}'),
        ("[True]", (1, 2, 1, 6), f'"True" {_NO_VALUE}'),
        ("[01]", (1, 2, 1, 4), f'"01" {_NO_VALUE}'),
        ("{'a': 1}", (1, 2, 1, 3), "texts stand in double quotes"),
        ("[1, // x\n2]", (1, 5, 1, 6), "JSON has no comments"),
        ("# x\n[1]", (1, 1, 1, 2), "JSON has no comments"),
        ("[,1]", (1, 2, 1, 3), "before this comma a value is missing"),
        ('{"a": 1', (1, 8, 1, 8), "the file ends before its data does"),
        ('{"a": 1\n\n', (1, 8, 1, 8), "the file ends before its data does"),
        ('["a', (1, 2, 1, 3), "the text that begins here has no closing quote"),
        ('["a\nb"]', (1, 4, 2, 1), "a text ends on the line where it begins"),
        ('["a\tb"]', (1, 4, 1, 5), "a tab in a text is written \\t"),
        ('["\\d"]', (1, 3, 1, 4), "a text knows no such escape"),
        ('["\\u12"]', (1, 3, 1, 7), "a text knows no such escape"),
        ("[1] [2]", (1, 5, 1, 6), "after the end of the data nothing more may stand"),
        ("[\x01]", (1, 2, 1, 3), "the file cannot be read as JSON from here on"),
        (
            '["a": 1]',
            (1, 5, 1, 6),
            "before this colon a key in double quotes is missing",
        ),
    ],
)
def test_stops(text: str, place: tuple[int, int, int, int], message: str) -> None:
    problem = only(text, "a.json")
    assert found(problem) == Found("json-syntax", *place)
    assert (problem.message, problem.hint) == (message, None)

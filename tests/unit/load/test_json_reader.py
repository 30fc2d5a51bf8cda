from __future__ import annotations

import pytest

from cardwright.load.json_reader import read_json
from cardwright.model.problem import Place
from cardwright.model.source import Map, Source, place_of
from tests.unit.load.reading import Found, data_of, findings, found, only


def _map(text: str) -> Map:
    data = data_of(text, "a.json")
    assert isinstance(data, Map)
    return data


def test_values_have_their_types() -> None:
    data = _map('{"a": 1, "b": 2.5, "c": true, "d": null, "e": "x", "f": [-0, 1e2]}')
    assert data == {
        "a": 1,
        "b": 2.5,
        "c": True,
        "d": None,
        "e": "x",
        "f": [0, 100.0],
    }
    assert [type(value) for value in data.values()][:4] == [
        int,
        float,
        bool,
        type(None),
    ]


def test_places() -> None:
    data = _map('{"a": [1,\r\n  "x"],\n "b": {}}')
    assert place_of(data, ("a",), "key") == Place("a.json", 1, 2, 1, 5)
    assert place_of(data, ("a",)) == Place("a.json", 1, 7, 2, 7)
    assert place_of(data, ("a", 0)) == Place("a.json", 1, 8, 1, 9)
    assert place_of(data, ("a", 1)) == Place("a.json", 2, 3, 2, 6)
    assert place_of(data, ("b",)) == Place("a.json", 3, 7, 3, 9)


def test_places_inside_texts_know_surrogate_pairs() -> None:
    data = _map('{"a": "\\ud83d\\ude00 {fire}"}')
    assert data["a"] == "😀 {fire}"
    assert data.marks["a"].inside(2, 8) == Place("a.json", 1, 21, 1, 27)


def test_a_byte_order_mark() -> None:
    assert data_of('\ufeff{"a": 1}', "a.json") == {"a": 1}


def test_a_key_that_stands_twice() -> None:
    problem = only('{"a": 1,\n "\\u0061": 2}', "a.json")
    assert found(problem) == Found("duplicate-key", 2, 2, 2, 10)
    assert problem.message == 'the key "a" stands twice'
    assert problem.hint == "first on line 1; keep one of them"
    assert read_json(Source("f", '{"a": 1, "a": {"b": 2}}'))[0] == {"a": 1}


@pytest.mark.parametrize(
    "number", ["NaN", "Infinity", "-Infinity", "1e999", "9" * 5000]
)
def test_numbers_that_no_game_can_use(number: str) -> None:
    assert findings(f"[{number}]", "a.json") == [
        Found("wrong-type", 1, 2, 1, 2 + len(number))
    ]


def test_depth() -> None:
    assert data_of("[" * 100 + "]" * 100, "a.json") is not None
    text = '{"[": ' * 101 + "1" + "}" * 101
    assert findings(text, "a.json") == [Found("too-deep", 1, 601, 1, 602)]


def test_brackets_in_texts_are_no_depth() -> None:
    text = '["' + "[" * 200 + '\\"' + "{" * 200 + '"]'
    assert data_of(text, "a.json") == ["[" * 200 + '"' + "{" * 200]


def test_half_a_surrogate_pair() -> None:
    document = read_json(Source("f", '{"\\ud800": "\\udc00x"}'))
    assert document[0] == {"\ufffd": "\ufffdx"}
    assert [(p.code, p.place.column) for p in document[1]] == [
        ("encoding", 2),
        ("encoding", 12),
    ]

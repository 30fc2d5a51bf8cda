from __future__ import annotations

import pytest

from cardwright.load.yaml_reader import read_yaml
from cardwright.model.problem import Place
from cardwright.model.source import Map, Plain, Seq, Source, Span, mark_of, place_of
from tests.unit.load.reading import Found, data_of, findings, found, only, problems_of


def _map(text: str) -> Map:
    data = data_of(text)
    assert isinstance(data, Map)
    return data


def test_maps_lists_and_scalars() -> None:
    assert data_of("a: x\nb: [y, {c: z}]\nd:\n  - 'q'\n  - \"r\"\n") == {
        "a": "x",
        "b": ["y", {"c": "z"}],
        "d": ["q", "r"],
    }


def test_order_is_that_of_the_file() -> None:
    assert list(_map("b: x\na: y\nc: z")) == ["b", "a", "c"]


def test_spellings_that_wait_for_a_type() -> None:
    data = _map("a: 1984\nb: No\nc: ~\nd:\ne: '1984'\nf: word\ng: 1.5\n")
    assert data == {
        "a": "1984",
        "b": "No",
        "c": "~",
        "d": "",
        "e": "1984",
        "f": "word",
        "g": "1.5",
    }
    kinds = {key: type(value) for key, value in data.items()}
    assert kinds == {
        "a": Plain,
        "b": Plain,
        "c": Plain,
        "d": Plain,
        "e": str,
        "f": str,
        "g": Plain,
    }


def test_keys_are_text() -> None:
    data = _map("1984: a\nNo: b\n~: c\n'x': d\n")
    assert list(data) == ["1984", "No", "~", "x"]
    assert {type(key) for key in data} == {str}


def test_marks_of_keys_and_values() -> None:
    data = _map("name: Kraken\ncards:\n  - {id: 'a'}\n")
    name = data.marks["name"]
    assert (name.key, name.value, name.style) == ((0, 4), (6, 12), "")
    assert place_of(data, ("cards",), "key") == Place("cards.yaml", 2, 1, 2, 6)
    assert place_of(data, ("cards",)) == Place("cards.yaml", 3, 3, 3, 14)
    assert place_of(data, ("cards", 0)) == Place("cards.yaml", 3, 5, 3, 14)
    assert place_of(data, ("cards", 0, "id")) == Place("cards.yaml", 3, 10, 3, 13)
    mark = mark_of(data, ("cards", 0, "id"))
    assert mark is not None
    assert mark.style == "'"


def test_spans_of_containers() -> None:
    data = _map("a:\n  b: c\n\n# note\nd: [e]  # f\n")
    assert data.span == Span(0, 24)
    assert data["a"].span == Span(5, 9)
    assert data["d"].span == Span(21, 24)


def test_an_empty_value_stands_after_its_colon() -> None:
    data = _map("a:\nb: c\n")
    assert data.marks["a"].place() == Place("cards.yaml", 1, 3, 1, 3)


@pytest.mark.parametrize(
    ("text", "start", "end", "place"),
    [
        ("t: Pay 3", 4, 5, (1, 8, 1, 9)),
        ("t: 'it''s 3'", 5, 6, (1, 11, 1, 12)),
        ('t: "\\u00e9 3"', 2, 3, (1, 12, 1, 13)),
        ("t: |\n  Pay\n  3\n", 4, 5, (3, 3, 3, 4)),
        ("t: >-\r\n  Pay\r\n  3", 4, 5, (3, 3, 3, 4)),
        ("t: Pay\n  3", 4, 5, (2, 3, 2, 4)),
        ("t: &x !y Pay 3", 4, 5, (1, 14, 1, 15)),
    ],
)
def test_places_inside_texts(
    text: str, start: int, end: int, place: tuple[int, ...]
) -> None:
    data = read_yaml(Source("f", text))[0]
    assert isinstance(data, Map)
    assert data["t"][start:end] == "3"
    assert data.marks["t"].inside(start, end) == Place("f", *place)


def test_a_block_text_ends_with_its_last_line() -> None:
    data = _map("t: |\n  Pay\n\nu: v\n")
    assert data["t"] == "Pay\n"
    assert data.marks["t"].place() == Place("cards.yaml", 1, 4, 2, 6)


@pytest.mark.parametrize("sign", ["\x85", "\u2028", "\u2029", "\ufeff"])
def test_signs_that_end_no_line(sign: str) -> None:
    data = _map(f"a: x{sign}y\nb{sign}: '{sign}'\n")
    assert data == {"a": f"x{sign}y", f"b{sign}": sign}
    assert data.marks["a"].place() == Place("cards.yaml", 1, 4, 1, 7)


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_all_line_ends_read_alike(line_end: str) -> None:
    data = _map(f"a: x{line_end}b:{line_end}  - y{line_end}")
    assert data == {"a": "x", "b": ["y"]}
    assert place_of(data, ("b", 0)) == Place("cards.yaml", 3, 5, 3, 6)


def test_an_alias_has_its_own_place() -> None:
    data = _map("a: &x {c: d}\nb: *x\n")
    assert data["b"] is data["a"]
    assert data["b"] == {"c": "d"}
    assert place_of(data, ("b",)) == Place("cards.yaml", 2, 4, 2, 6)
    assert place_of(data, ("a",)) == Place("cards.yaml", 1, 7, 1, 13)
    assert place_of(data, ("b", "c")) == Place("cards.yaml", 1, 11, 1, 12)


def test_an_alias_may_be_a_key() -> None:
    assert data_of("a: &x word\n*x : b\n") == {"a": "word", "word": "b"}
    assert findings("a: &x word\nword: c\n*x : b\n") == [
        Found("duplicate-key", 3, 1, 3, 3)
    ]


def test_an_anchor_on_a_block() -> None:
    data = _map("a: &x\n  b: c\nd: &y\n- e\nf: *x\n")
    assert data == {"a": {"b": "c"}, "d": ["e"], "f": {"b": "c"}}
    assert place_of(data, ("a",)) == Place("cards.yaml", 2, 3, 2, 7)
    assert place_of(data, ("d",)) == Place("cards.yaml", 4, 1, 4, 4)


def test_merged_keys_keep_their_places() -> None:
    data = _map("a: &x {c: d, e: f}\nb: {<<: *x, c: g}\n")
    assert data["b"] == {"c": "g", "e": "f"}
    assert list(data["b"]) == ["c", "e"]
    assert place_of(data, ("b", "e")) == Place("cards.yaml", 1, 17, 1, 18)
    assert place_of(data, ("b", "e"), "key") == Place("cards.yaml", 1, 14, 1, 15)
    assert place_of(data, ("b", "c")) == Place("cards.yaml", 2, 16, 2, 17)


def test_of_several_merged_the_first_wins() -> None:
    text = "- &a {k: one}\n- &b {k: two, l: three}\n- <<: [*a, *b, {m: n}]\n"
    data = data_of(text)
    assert isinstance(data, Seq)
    assert data[2] == {"k": "one", "l": "three", "m": "n"}


def test_a_quoted_merge_key_is_a_key() -> None:
    assert data_of("'<<': {a: b}\n") == {"<<": {"a": "b"}}
    assert findings("'<<': a\n'<<': b") == [Found("duplicate-key", 2, 1, 2, 5)]


def test_only_mappings_merge() -> None:
    problem = only("a: b\n<<: [c]\n")
    assert found(problem) == Found("wrong-type", 2, 5, 2, 8)
    assert problem.message == 'only a mapping can be merged with "<<"'


def test_a_key_that_stands_twice() -> None:
    problem = only("a: b\nc: d\n\na: e\n")
    assert found(problem) == Found("duplicate-key", 4, 1, 4, 2)
    assert problem.message == 'the key "a" stands twice'
    assert problem.hint == "first on line 1; keep one of them"
    document = read_yaml(Source("f", "a: b\nc: d\na: [e]\n"))[0]
    assert document == {"a": "b", "c": "d"}


def test_twice_in_different_spellings() -> None:
    assert findings("{a: b, 'a': c}") == [Found("duplicate-key", 1, 8, 1, 11)]


def test_a_tag_is_stray() -> None:
    problem = only("text: !important Pay 3\n")
    assert found(problem) == Found("stray-tag", 1, 7, 1, 17)
    assert (
        problem.message == '"!important" is read as a YAML tag, not as part of the text'
    )
    assert problem.hint == 'write "!important Pay 3"'
    assert findings("text: !important\n") == [Found("stray-tag", 1, 7, 1, 17)]
    own = "take it away: the schema says what the value is"
    assert only("a: !!str b\n").hint == own
    assert findings("a: !!str b\n") == [Found("stray-tag", 1, 4, 1, 9)]
    assert findings("a: ! b\n") == [Found("stray-tag", 1, 4, 1, 5)]
    assert findings("a: &x !y [b]\n") == [Found("stray-tag", 1, 7, 1, 9)]
    assert findings("!y k: b\n") == [Found("stray-tag", 1, 1, 1, 3)]


@pytest.mark.parametrize(
    "number", [".nan", ".inf", "-.INF", "1e999", "9" * 19, "0x" + "f" * 19]
)
def test_numbers_that_no_game_can_use(number: str) -> None:
    problem = only(f"a: {number}\n")
    assert found(problem) == Found("wrong-type", 1, 4, 1, 4 + len(number))
    assert problem.hint == "put it in quotes if it is text"


def test_a_number_of_many_digits_in_quotes_is_text() -> None:
    assert data_of(f"a: '{'9' * 5000}'\n{'9' * 30}: b\n") == {
        "a": "9" * 5000,
        "9" * 30: "b",
    }


def test_depth() -> None:
    deepest = "[" * 100 + "]" * 100
    assert isinstance(data_of(deepest), Seq)
    problem = only("[" * 101 + "]" * 101)
    assert found(problem) == Found("too-deep", 1, 101, 1, 102)
    text = "lists and mappings stand more than 100 levels deep in one another"
    assert problem.message == text


def test_a_second_document() -> None:
    problem = only("a: b\n---\nc: d\n")
    assert found(problem) == Found("yaml-syntax", 2, 1, 2, 4)
    assert problem.message == "a file holds one document, and a second one begins here"
    assert data_of("%YAML 1.2\n---\na: b\n...\n") == {"a": "b"}


def test_an_expression_without_quotes() -> None:
    problem = only("a: b\ncost: {{ param.dread }}\n")
    assert found(problem) == Found("yaml-syntax", 2, 7, 2, 24)
    assert problem.message == "an expression in {{ }} must stand in quotes"
    assert problem.hint == 'write "{{ param.dread }}"'
    problem = only("[{a: {{ b }}, c: d}]")
    assert found(problem) == Found("yaml-syntax", 1, 6, 1, 13)


def test_a_key_is_no_list() -> None:
    problem = only("[fire]: b\n")
    assert found(problem) == Found("yaml-syntax", 1, 1, 1, 2)
    assert problem.message == "a key is a word or a text, not a list or a mapping"
    assert findings("a: &x [b]\n*x : c\n") == [Found("yaml-syntax", 2, 1, 2, 3)]


def test_an_icon_is_no_key() -> None:
    problem = only("a: [{tap}: draw, b]\n")
    assert found(problem) == Found("yaml-syntax", 1, 5, 1, 10)
    assert problem.message == "a text that begins with an icon must stand in quotes"
    assert problem.hint == 'write "{tap}: draw"'


@pytest.mark.parametrize(
    ("text", "code", "hint"),
    [
        ("{a: Pay 3 #gold, b: c}", "stray-comment", 'quotes: "Pay 3 #gold"'),
        ("{a: !important, b: c}", "stray-tag", 'write "!important"'),
    ],
)
def test_what_comes_of_a_sign_is_not_told_again(
    text: str, code: str, hint: str
) -> None:
    problem = only(text)
    assert problem.code == code
    assert (problem.hint or "").endswith(hint)


def test_what_only_the_schema_can_judge_is_left() -> None:
    assert data_of("text: {fire}\n") == {"text": {"fire": ""}}
    assert data_of("text: [tap]\n") == {"text": ["tap"]}


def test_findings_before_the_end_are_kept() -> None:
    codes = [problem.code for problem in problems_of("a: .nan\nb: c: d\n")]
    assert codes == ["wrong-type", "yaml-syntax"]

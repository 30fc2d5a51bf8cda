from __future__ import annotations

import pickle

from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.problem import Place
from cardwright.model.source import (
    Map,
    Mark,
    Plain,
    Seq,
    Source,
    Span,
    first_key,
    mark_of,
    place_in,
    place_of,
)


def test_places_count_from_one() -> None:
    assert Source("f", "ab\ncd").place(0, 1) == Place("f", 1, 1, 1, 2)
    assert Source("f", "ab\ncd").place(3, 5) == Place("f", 2, 1, 2, 3)


def test_lines_end_with_lf_crlf_or_cr() -> None:
    source = Source("f", "a\nb\r\nc\rd")
    assert [source.place(i, i + 1).line for i in (0, 2, 5, 7)] == [1, 2, 3, 4]
    assert [source.place(i, i).column for i in (0, 2, 5, 7)] == [1, 1, 1, 1]
    assert [source.line(n) for n in range(6)] == ["", "a", "b", "c", "d", ""]


def test_no_other_sign_ends_a_line() -> None:
    source = Source("f", "a\x85b\u2028c\u2029d\x0be\x0cf")
    assert source.place(10, 11) == Place("f", 1, 11, 1, 12)


def test_columns_are_code_points_and_a_tab_is_one() -> None:
    assert Source("f", "😀\té").place(2, 3) == Place("f", 1, 3, 1, 4)


def test_the_end_of_a_file_has_a_place() -> None:
    assert Source("f", "a\n").place(2, 2) == Place("f", 2, 1, 2, 1)
    assert Source("f", "").place(0, 0) == Place("f", 1, 1, 1, 1)


@given(st.text(alphabet="ab\r\n\x85\u2028\té", max_size=30))
def test_every_sign_stands_at_its_place(text: str) -> None:
    source = Source("f", text)
    for index, sign in enumerate(text):
        place = source.place(index, index + 1)
        line = source.line(place.line)
        if sign in "\r\n":
            assert place.column > len(line)
        else:
            assert line[place.column - 1] == sign


def test_a_source_travels() -> None:
    source = Source("f", "a\nb")
    source.place(0, 1)
    again = pickle.loads(pickle.dumps(source))  # noqa: S301 - made here
    assert (again.file, again.text) == ("f", "a\nb")
    assert again.place(2, 3) == Place("f", 2, 1, 2, 2)


def test_inside_a_scalar() -> None:
    text = 'k: "a\\u00e9b"'
    mark = Mark(Source("f", text), Span(0, 1), Span(3, 13), '"')
    assert mark.place() == Place("f", 1, 4, 1, 14)
    assert mark.place("key") == Place("f", 1, 1, 1, 2)
    assert mark.inside(1, 2) == Place("f", 1, 6, 1, 12)
    assert mark.inside(0, 3) == Place("f", 1, 5, 1, 13)
    assert mark.inside(3, 3) == Place("f", 1, 13, 1, 13)


def test_inside_falls_back_to_the_whole() -> None:
    mark = Mark(Source("f", "k: *a"), None, Span(3, 5), "*")
    assert mark.inside(0, 1) == mark.place() == Place("f", 1, 4, 1, 6)
    assert mark.place("key") == mark.place()
    plain = Mark(Source("f", "k: ab"), None, Span(3, 5))
    assert plain.inside(1, 9) == plain.place()


def _data() -> Map:
    """``a: [x, y]`` with ``b`` missing."""
    source = Source("f", "a: [x, y]")
    marks = (Mark(source, None, Span(4, 5)), Mark(source, None, Span(7, 8)))
    items = Seq(["x", "y"], marks, source, Span(3, 9))
    mark = Mark(source, Span(0, 1), Span(3, 9), "[")
    return Map([("a", items)], {"a": mark}, source, Span(0, 9))


def test_mark_of_a_path() -> None:
    data = _data()
    assert mark_of(data, ()) is None
    assert mark_of(data, ("a",)) == data.marks["a"]
    assert mark_of(data, ("a", 1)) == data["a"].marks[1]
    assert mark_of(data, ("a", 2)) is None
    assert mark_of(data, ("a", "x")) is None
    assert mark_of(data, ("b",)) is None


def test_place_of_the_nearest_thing_above() -> None:
    data = _data()
    assert place_of(data, ("a", 1)) == Place("f", 1, 8, 1, 9)
    assert place_of(data, ("a",), "key") == Place("f", 1, 1, 1, 2)
    assert place_of(data, ("a", 7, "z"), "key") == Place("f", 1, 4, 1, 10)
    assert place_of(data, ("b",)) == Place("f", 1, 1, 1, 2)
    assert place_of(data["a"], ()) == Place("f", 1, 4, 1, 10)
    assert place_of("text", ()) == Place("")


def test_place_of_a_part_of_a_text() -> None:
    source = Source("f", "a: 'it''s an é'")
    data = Map(
        [("a", "it's an é"), ("b", 1)],
        {"a": Mark(source, Span(0, 1), Span(3, 15), "'")},
        source,
        Span(0, 15),
    )
    assert place_in(data, ("a",), "é") == Place("f", 1, 14, 1, 15)
    assert place_in(data, ("a",), "ü") is None
    assert place_in(data, ("b",), "1") is None
    assert place_in(_data(), ("a",), "x") is None


def test_first_key() -> None:
    assert first_key(_data()) == Place("f", 1, 1, 1, 2)
    empty = Map([], None, Source("f", "a: {}"), Span(3, 5))
    assert first_key(empty) == Place("f", 1, 4, 1, 6)


def test_data_travels() -> None:
    again = pickle.loads(pickle.dumps(_data(), 5))  # noqa: S301 - made here
    assert again == {"a": ["x", "y"]}
    assert again["a"].marks[1].place() == Place("f", 1, 8, 1, 9)
    assert again["a"].source is again.source
    plain = pickle.loads(pickle.dumps(Plain("No")))  # noqa: S301 - made here
    assert (plain, type(plain)) == ("No", Plain)


def test_an_index_of_a_line_and_column() -> None:
    source = Source("a", "ab\r\ncd\ref")
    assert [source.index(1, 1), source.index(2, 2), source.index(3, 1)] == [0, 5, 7]
    assert source.place(5, 6) == Place("a", 2, 2, 2, 3)

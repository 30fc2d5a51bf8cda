from __future__ import annotations

import pickle

import pytest

from cardwright.model.marks import STYLE_NUMBER, MapMarks, SeqMarks
from cardwright.model.source import Mark, Source, Span

_SOURCE = Source("f", "a: b\nc: 'd'")
_A = Mark(_SOURCE, Span(0, 1), Span(3, 4), "")
_C = Mark(_SOURCE, Span(5, 6), Span(8, 11), "'")


def _map_marks() -> MapMarks:
    return MapMarks(_SOURCE, ("a", "c"), (0, 1, 3, 4, 0, 5, 6, 8, 11, 1))


def test_a_mapping_of_marks() -> None:
    marks = _map_marks()
    assert dict(marks) == {"a": _A, "c": _C}
    assert len(marks) == 2
    assert marks.get("b") is None
    assert "c" in marks
    with pytest.raises(KeyError):
        marks["b"]


def test_a_sequence_of_marks() -> None:
    marks = SeqMarks(_SOURCE, (3, 4, 0, 8, 11, 1))
    one, two = Mark(_SOURCE, None, Span(3, 4)), Mark(_SOURCE, None, Span(8, 11), "'")
    assert list(marks) == [one, two]
    assert (len(marks), marks[-1], marks[0:1]) == (2, two, [one])
    with pytest.raises(IndexError):
        marks[2]


def test_no_marks() -> None:
    assert dict(MapMarks(_SOURCE, (), ())) == {}
    assert list(SeqMarks(_SOURCE, ())) == []


def test_marks_travel() -> None:
    marks, items = pickle.loads(  # noqa: S301 - made here
        pickle.dumps((_map_marks(), SeqMarks(_SOURCE, (8, 11, 1))), 5)
    )
    assert [mark.place() for mark in marks.values()] == [_A.place(), _C.place()]
    assert [mark.place() for mark in items] == [_C.place()]


def test_every_style_has_its_number() -> None:
    numbers = [STYLE_NUMBER[s] for s in ("", "'", '"', "|", ">", "json", "[", "{", "*")]
    assert numbers == list(range(9))

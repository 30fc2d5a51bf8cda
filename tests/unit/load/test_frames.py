from __future__ import annotations

from cardwright.load.frames import MapFrame, SeqFrame, merge
from cardwright.model.marks import STYLE_NUMBER
from cardwright.model.source import Mark, Source, Span

_SOURCE = Source("f", "a: b, c: 'd'")


def _frame() -> MapFrame:
    frame = MapFrame(0)
    frame.take_key("a", 0, 1)
    frame.put("b", 3, 4, 0)
    return frame


def test_a_mapping_takes_keys_and_values_in_turn() -> None:
    frame = _frame()
    wanted = [frame.wants_key, frame.take_key("c", 6, 7), frame.wants_key]
    assert wanted == [True, True, False]
    frame.put("d", 9, 12, STYLE_NUMBER["'"])
    data = frame.close(_SOURCE, 12)
    assert (data, data.span) == ({"a": "b", "c": "d"}, Span(0, 12))
    assert data.marks["c"] == Mark(_SOURCE, Span(6, 7), Span(9, 12), "'")
    assert (frame.weight, frame.last_end()) == (3, 12)


def test_the_first_of_equal_keys_stays() -> None:
    frame = _frame()
    assert frame.take_key("a", 6, 7) is False
    frame.put("d", 9, 12, 0)
    assert frame.close(_SOURCE, 12) == {"a": "b"}
    assert frame.key_span("a") == Span(0, 1)


def test_a_list_takes_items() -> None:
    frame = SeqFrame(0, flow=False)
    assert (frame.wants_key, frame.last_end()) == (False, 0)
    frame.put("b", 3, 4, 0)
    data = frame.close(_SOURCE, frame.last_end())
    assert (data, data.span, frame.weight) == (["b"], Span(0, 4), 2)
    assert list(data.marks) == [Mark(_SOURCE, None, Span(3, 4))]


def test_merge_adds_what_is_missing() -> None:
    other = MapFrame(0)
    for key, start in (("a", 0), ("c", 6)):
        other.take_key(key, start, start + 1)
        other.put("z", start + 3, start + 4, 0)
    frame = _frame()
    frame.take_merge()
    frame.put(other.close(_SOURCE, 12), 0, 12, STYLE_NUMBER["*"])
    assert list(merge(frame, _SOURCE)) == []
    data = frame.close(_SOURCE, 12)
    assert data == {"a": "b", "c": "z"}
    assert data.marks["c"] == Mark(_SOURCE, Span(6, 7), Span(9, 10))

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright.base.recent import Recent
from tests.counts import EXAMPLES

KEYS = st.integers(0, 12)


def test_a_value_is_given_back() -> None:
    recent = Recent(3)
    assert recent.put("a", "one") == "one"
    assert (recent.get("a"), recent.get("b")) == ("one", None)


def test_what_nobody_asked_for_is_forgotten() -> None:
    recent = Recent(2)
    for key in "abcde":
        recent.put(key, key.upper())
    assert [recent.get(key) for key in "abcde"] == [None, None, "C", "D", "E"]


def test_what_is_asked_for_stays() -> None:
    recent = Recent(2)
    recent.put("hot", 1)
    for key in range(100):
        recent.put(key, key)
        assert recent.get("hot") == 1


@settings(max_examples=EXAMPLES)
@given(st.lists(st.tuples(KEYS, st.booleans()), max_size=80), st.integers(1, 6))
def test_the_last_ones_are_kept_and_never_more_than_twice_as_many(
    asked: list[tuple[int, bool]], room: int
) -> None:
    recent, order = Recent(room), list[int]()
    for key, puts in asked:
        if puts or key in order[-room:]:
            if puts:
                recent.put(key, str(key))
            assert recent.get(key) == str(key)
            order = [*(other for other in order if other != key), key]
        assert len(recent) <= 2 * room

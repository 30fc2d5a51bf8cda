from __future__ import annotations

from cardwright.base.once import once


def copied(value: list[int]) -> list[int]:
    return [*value]


def test_of_the_same_value_the_same_is_made() -> None:
    made = once(copied)
    first, twin = [1], [1]
    assert made(first) is made(first)
    assert made(first) is not made(twin)
    assert (made(first), made(twin)) == ([1], [1])


def test_a_value_is_kept_so_that_no_other_has_its_identity() -> None:
    made = once(copied)
    assert [made([number]) for number in range(100)] == [[n] for n in range(100)]


def test_nothing_is_a_value_too() -> None:
    calls: list[object] = []
    made = once(calls.append)
    assert (made([]), made(calls), made(calls)) == (None, None, None)
    assert len(calls) == 2

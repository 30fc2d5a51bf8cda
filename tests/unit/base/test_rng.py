from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardwright.base.rng import Rng


def test_the_stream_is_the_published_one() -> None:
    # SplitMix64 of the state 1234567, as widely published for checking.
    rng = Rng.from_state(1234567)
    assert [rng.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_equal_seeds_give_equal_streams_and_others_differ() -> None:
    first, again, other = Rng("wave"), Rng("wave"), Rng("wavf")
    stream = [first.next() for _ in range(4)]
    assert stream == [again.next() for _ in range(4)]
    assert stream != [other.next() for _ in range(4)]


def test_a_choice_of_nothing_is_none() -> None:
    assert Rng("x").choice([]) is None
    assert Rng("x").choice(["only"]) == "only"
    assert Rng("x").integer(4, 3) == 4


@given(st.text(max_size=8), st.integers(-50, 50), st.integers(0, 50))
def test_numbers_stay_in_their_range(seed: str, low: int, width: int) -> None:
    rng = Rng(seed)
    whole = [rng.integer(low, low + width) for _ in range(20)]
    parts = [rng.number(low, low + width) for _ in range(20)]
    assert [n for n in whole if not low <= n <= low + width] == []
    assert [n for n in parts if not low <= n <= low + width] == []


@given(st.text(max_size=8), st.lists(st.integers(), max_size=20))
def test_a_shuffle_keeps_the_items(seed: str, items: list[int]) -> None:
    assert sorted(Rng(seed).shuffle(items)) == sorted(items)


def test_every_face_of_a_die_comes_up_about_equally() -> None:
    rng = Rng("die")
    rolls = [rng.integer(1, 6) for _ in range(6000)]
    counts = [rolls.count(face) for face in range(1, 7)]
    assert sum(counts) == 6000
    assert [n for n in counts if not 850 < n < 1150] == []

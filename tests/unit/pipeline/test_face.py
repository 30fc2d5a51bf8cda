"""Drawings kept packed, in memory and beyond it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.drawing import Colour, Drawing, Fill, Outline
from cardwright.pipeline.face import Binder, pack, unpack

SIDES = st.floats(0, 500, allow_nan=False)


def drawing(width: float, height: float, bleed: float) -> Drawing:
    outline: Outline = (("M", 0.0, 0.0), ("L", width, 0.0), ("L", 0.0, height), ("Z",))
    fill = Fill(outline, Colour(0.1, 0.2, 0.3))
    return Drawing(width, height, bleed, (fill,), f"{width} {height} {bleed}")


@given(
    st.lists(st.tuples(SIDES, SIDES, st.floats(0, 5)), max_size=8),
    st.sampled_from([1, 300, 100_000]),
    st.randoms(use_true_random=False),
)
def test_what_was_kept_is_read_in_any_order(
    measures: list[tuple[float, float, float]], room: int, random: object
) -> None:
    binder = Binder(room)
    drawings = [drawing(*three) for three in measures]
    kept = list(zip(drawings, [binder.put(pack(d)) for d in drawings], strict=True))
    random.shuffle(kept)  # type: ignore[attr-defined]
    for made, packed in kept:
        assert unpack(packed.data) == made
        assert (packed.digest, packed.items) == (made.digest, made.items)
        assert (packed.width, packed.height, packed.bleed) == (
            made.width,
            made.height,
            made.bleed,
        )


def test_the_size_has_the_bleed() -> None:
    packed = Binder().put(pack(drawing(63.5, 88.9, 3.175)))
    assert packed.size == (69.85, 95.25)
    assert packed.area == 69.85 * 95.25


def test_what_is_kept_outlives_the_name_of_its_binder() -> None:
    made = drawing(10, 10, 0)
    packed = [Binder(1).put(pack(made)) for _ in range(3)]
    assert [unpack(each.data) for each in packed] == [made] * 3

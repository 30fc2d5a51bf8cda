from __future__ import annotations

from dataclasses import replace

from cardwright.draw.thrift import WHITE, thrifty
from cardwright.model.drawing import (
    Clip,
    Colour,
    Drawing,
    Fill,
    Group,
    Item,
    Linear,
    Picture,
    Stroke,
)
from cardwright.model.face import Variant
from tests.unit.draw.kit import RED, rectangle, run

INK, LINE = Colour(0, 0, 0.1), Colour(0.5, 0.5, 0.5)
LOW = Variant(INK, LINE, 0.3)
NIGHT = Colour(0.05, 0.05, 0.2)


def drawn(*items: Item, variant: Variant = LOW) -> tuple[Item, ...]:
    """The items of a card of 60 by 90 mm, with little ink."""
    return thrifty(Drawing(60, 90, 3, items, "d"), variant).items


def box(x: float, y: float, w: float, h: float, paint: Colour = NIGHT) -> Fill:
    return Fill(rectangle(x, y, w, h), paint)


def edge(fill: Fill) -> Stroke:
    return Stroke(fill.outline, LINE, 0.3)


def white(fill: Fill) -> Fill:
    return replace(fill, paint=WHITE)


WORD = replace(run("Harbour", (12, 22), 10), paint=Colour(1, 1, 1))


def test_words_are_dark_and_the_ground_of_all_is_white() -> None:
    ground = box(-3, -3, 66, 96)
    assert drawn(ground, WORD) == (white(ground), replace(WORD, paint=INK))


def test_a_panel_with_words_is_white_with_a_thin_line() -> None:
    panel = box(10, 15, 40, 20)
    assert drawn(panel, WORD)[:2] == (white(panel), edge(panel))


def test_a_sign_is_dark_and_the_plate_that_bears_it_is_white() -> None:
    plate, sign = box(10, 50, 9, 9), box(12, 52, 4, 4, RED)
    assert drawn(plate, sign) == (white(plate), edge(plate), replace(sign, paint=INK))


def test_a_large_shape_that_bears_nothing_leaves_only_white() -> None:
    bare = box(5, 50, 30, 20)
    assert drawn(bare) == (white(bare),)


def test_gradients_are_fills_like_others() -> None:
    fade = Linear(0, 0, 9, 9, ((0, RED), (1, NIGHT)))
    sign = Fill(rectangle(1, 1, 5, 5), fade)
    assert drawn(sign) == (replace(sign, paint=INK),)


def test_shadows_and_tints_are_left_out_and_faint_signs_are_lines() -> None:
    shade = Colour(0, 0, 0, 0.3)
    tint = box(10, 15, 40, 20, shade)
    assert drawn(tint, WORD) == (replace(WORD, paint=INK),)
    assert drawn(Group((box(1, 1, 30, 30),), alpha=0.3)) == ()
    sign = box(1, 1, 5, 5, shade)
    assert drawn(sign) == (edge(sign),)


def test_long_lines_are_thin_and_grey_lines_of_signs_dark() -> None:
    long = Stroke(rectangle(5, 5, 50, 1), RED, 2.0)
    short = Stroke(rectangle(5, 5, 5, 5), RED, 2.0)
    faint = Stroke(rectangle(5, 5, 50, 1), Colour(1, 0, 0, 0.5), 0.2)
    assert drawn(long, short, faint) == (
        replace(long, paint=LINE, width=0.3),
        replace(short, paint=INK, width=0.6),
    )


def test_pictures_go_and_a_window_without_words_leaves_its_edge() -> None:
    art = Picture("a.png", "a", (0, 0, 60, 40))
    window = Clip(rectangle(5, 20, 50, 30), (box(9, 25, 5, 5), art))
    assert drawn(art, window) == (Stroke(window.outline, LINE, 0.3),)
    whole = Clip(rectangle(-3, -3, 66, 96), (art,))
    assert drawn(whole) == ()


def test_what_is_seen_through_a_window_with_words_stays() -> None:
    art = Picture("a.png", "a", (0, 0, 60, 40))
    window = Clip(rectangle(5, 10, 50, 30), (art, WORD))
    assert drawn(window) == (replace(window, items=(replace(WORD, paint=INK),)),)


def test_items_lie_where_their_groups_put_them() -> None:
    # The word is drawn at its own size, 40 mm lower, on the panel there.
    panel = box(10, 55, 40, 20)
    moved = Group((WORD,), matrix=(1, 0, 0, 1, 0, 40))
    first, second, _ = drawn(panel, moved)
    assert (first, second) == (white(panel), edge(panel))


def test_a_variant_may_keep_pictures_or_fills() -> None:
    art = Picture("a.png", "a", (0, 0, 60, 40))
    sign = box(1, 1, 5, 5)
    assert drawn(art, sign, variant=replace(LOW, pictures=True)) == (
        art,
        replace(sign, paint=INK),
    )
    assert drawn(art, sign, variant=replace(LOW, fills=True)) == (sign,)


def test_each_way_is_another_drawing() -> None:
    card = Drawing(60, 90, 3, (WORD,), "d")
    assert len({card.digest, *(thrifty(card, v).digest for v in (LOW, Variant()))}) == 3

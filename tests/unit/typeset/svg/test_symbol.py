from __future__ import annotations

from cardwright.model.drawing import Colour, Fill, Item, Outline
from cardwright.typeset.svg.symbol import CURRENT, Symbol, centred, placed

RED = Colour(1, 0, 0)
LINE: Outline = (("M", 100.0, 200.0), ("L", 1000.0, 500.0))


def symbol(*paints: Colour) -> Symbol:
    items: tuple[Item, ...] = tuple(Fill(LINE, paint) for paint in paints)
    return Symbol(1000, 500, items, current=CURRENT in paints)


def outline(*numbers: float) -> Outline:
    a, b, c, d = numbers
    return (("M", a, b), ("L", c, d))


def test_a_symbol_is_placed_by_its_width() -> None:
    """10 mm for 1000 units."""
    assert placed(symbol(RED), (5, 6, 10, 5)) == (Fill(outline(6, 8, 15, 11), RED),)


def test_the_current_colour_is_given_unless_a_colour_paints_all() -> None:
    two, box = symbol(CURRENT, RED), (0, 0, 10, 5)
    line = outline(1, 2, 10, 5)
    assert placed(two, box) == (Fill(line, Colour(0, 0, 0)), Fill(line, RED))
    green = Colour(0, 1, 0, 0.5)
    made = placed(two, box, current=green)
    assert made == (Fill(line, green), Fill(line, RED))
    blue = Colour(0, 0, 1, 0.5)
    assert placed(two, box, blue) == (Fill(line, blue), Fill(line, blue))


def test_a_symbol_is_centred_in_its_proportions() -> None:
    assert centred(symbol(), (0, 0, 10, 10)) == (0, 2.5, 10, 5)
    assert centred(symbol(), (0, 0, 30, 5)) == (10, 0, 10, 5)
    assert centred(Symbol(0, 0, ()), (1, 2, 3, 4)) == (1, 2, 0, 0)

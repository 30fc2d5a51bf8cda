from __future__ import annotations

from cardwright.model.drawing import Colour, Fill, Item
from cardwright.typeset.svg.read import read_svg
from cardwright.typeset.svg.sheet import declarations

RED, BLUE, BLACK = Colour(1, 0, 0), Colour(0, 0, 1), Colour(0, 0, 0)


def test_declarations() -> None:
    text = "fill: blue; stroke:none !important;x"
    assert declarations(text) == {"fill": "blue", "stroke": "none"}


def colours(sheet: str, attributes: str) -> list[Colour]:
    data = (
        f'<svg viewBox="0 0 1 1"><style>{sheet}</style>'
        f'<rect width="1" height="1" {attributes}/></svg>'
    )
    return [_colour(item) for item in read_svg(data.encode(), "x.svg").items]


def _colour(item: Item) -> Colour:
    assert isinstance(item, Fill)
    assert isinstance(item.paint, Colour)
    return item.paint


def test_rules_for_tags_classes_and_ids() -> None:
    assert colours("rect {fill: red}", "") == [RED]
    assert colours("circle {fill: red}", "") == [BLACK]
    assert colours(".a, .b {fill: red}", 'class="c b"') == [RED]
    assert colours("rect.a {fill: red}", 'class="a"') == [RED]
    assert colours("g.a {fill: red}", 'class="a"') == [BLACK]
    assert colours("#x {fill: red}", 'id="x"') == [RED]
    assert colours("/* rect {fill: red} */ * {fill: blue}", "") == [BLUE]


def test_which_rule_wins() -> None:
    """The nearer selector, then the later rule; an element's style stands over all."""
    assert colours(".a {fill: red} rect {fill: blue}", 'class="a"') == [RED]
    assert colours("#x {fill: red} .a.b {fill: blue}", 'id="x" class="a b"') == [RED]
    assert colours(".a {fill: red} .b {fill: blue}", 'class="b a"') == [BLUE]
    assert colours("rect {fill: red}", 'fill="blue"') == [RED]
    assert colours("rect {fill: red}", 'style="fill: blue"') == [BLUE]


def test_stops_are_dressed_too() -> None:
    data = (
        '<svg viewBox="0 0 1 1"><style>.s {stop-color: red}</style>'
        '<linearGradient id="g"><stop class="s"/></linearGradient>'
        '<rect width="1" height="1" fill="url(#g)"/></svg>'
    )
    (item,) = read_svg(data.encode(), "x.svg").items
    assert isinstance(item, Fill)
    assert not isinstance(item.paint, Colour)
    assert item.paint.stops == ((0.0, RED),)


def test_rules_that_are_not_understood_are_told() -> None:
    sheet = "@media print {rect {fill: red}} a:hover {x: y}"
    data = f'<svg viewBox="0 0 1 1"><style>{sheet}</style></svg>'
    messages = [p.message for p in read_svg(data.encode(), "x.svg").problems]
    assert messages == [
        'the rule "@media print {rect" of <style> cannot be read',
        'the rule "} a:hover" of <style> cannot be read',
    ]

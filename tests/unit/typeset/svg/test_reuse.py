from __future__ import annotations

import pytest

from cardwright.model.drawing import Clip, Colour, Fill
from cardwright.model.problem import Problem
from cardwright.typeset.geometry.outline import rectangle
from cardwright.typeset.svg.read import read_svg
from cardwright.typeset.svg.symbol import Symbol

BLACK, RED = Colour(0, 0, 0), Colour(1, 0, 0)
BAR = '<rect id="bar" width="2" height="1"/>'


def read(body: str) -> Symbol:
    """10 units are 1000 of the symbol."""
    return read_svg(f'<svg viewBox="0 0 10 10">{body}</svg>'.encode(), "x.svg")


def test_what_is_used_stands_again_elsewhere() -> None:
    """In the colour of the place where it is used, not of that where it stands."""
    made = read(f'<defs fill="blue">{BAR}</defs><use href="#bar" x="3" fill="red"/>')
    assert made == Symbol(1000, 1000, (Fill(rectangle((300, 0, 200, 100)), RED),))


def test_the_transform_of_a_use_comes_before_its_place() -> None:
    made = read(
        f'<defs>{BAR}</defs><use xlink:href="#bar" y="1" transform="scale(2)"/>'
    )
    assert made.items == (Fill(rectangle((0, 200, 400, 200)), BLACK),)


def test_a_symbol_is_fitted_into_the_room_that_it_gets_and_cut_there() -> None:
    """A view of 4 by 4 in 2 by 2: half as large; the bar reaches out on the right."""
    symbol = '<symbol id="s" viewBox="0 0 4 4"><rect x="3" width="2" height="4"/>'
    made = read(f'{symbol}</symbol><use href="#s" x="1" width="2" height="2"/>')
    bar = Fill(rectangle((250, 0, 100, 200)), BLACK)
    assert made.items == (Clip(rectangle((100, 0, 200, 200)), (bar,)),)
    assert made.problems == ()


def test_a_symbol_without_a_use_is_not_seen() -> None:
    assert read(f'<symbol id="s">{BAR}</symbol>').items == ()


def test_a_picture_in_the_picture() -> None:
    inner = f'<svg x="5" y="5" width="4" height="4" viewBox="0 0 2 2">{BAR}</svg>'
    bar = Fill(rectangle((500, 500, 400, 200)), BLACK)
    assert read(inner).items == (Clip(rectangle((500, 500, 400, 400)), (bar,)),)
    assert read(inner.replace("<svg", '<svg overflow="visible"')).items == (bar,)
    assert read(inner.replace('width="4"', 'width="0"')).items == ()


@pytest.mark.parametrize(
    ("body", "name"),
    [
        ('<g id="a"><use href="#a"/></g>', "a"),
        ('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>', "b"),
    ],
)
def test_what_shows_itself_is_told(body: str, name: str) -> None:
    made = read(body)
    assert made.items == ()
    message = f'<use> of "{name}" stands in what it shows'
    assert made.problems[0].message == message


def test_a_use_of_nothing() -> None:
    (problem,) = read("<use/>").problems
    assert (problem.code, problem.message) == (
        "unsupported-svg",
        'there is nothing named "" to use',
    )


def test_doubling_and_doubling_again_has_an_end() -> None:
    """Thirty doublings would be a thousand million bars."""
    body = f'<g id="g0">{BAR}</g>'
    for n in range(30):
        body += f'<g id="g{n + 1}"><use href="#g{n}"/><use href="#g{n}"/></g>'
    message = "this picture has too many parts to be drawn as SVG"
    made = read(f"<defs>{body}</defs><use href='#g30'/>")
    (problem,) = made.problems
    assert isinstance(problem, Problem)
    assert (made.items, problem.message) == ((), message)

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.base.units import mm
from cardwright.typeset.text.block import Block, block
from cardwright.typeset.text.dressing import Base
from cardwright.typeset.text.fit import Fit, fit, height, span
from cardwright.typeset.text.flow import flow, top_of
from cardwright.typeset.text.frame import Frame
from cardwright.typeset.text.inline import Look
from tests.unit.typeset.kit import BLACK, FONTS, content, el

BASE = Base(
    fonts=FONTS,
    family="mono",
    weight=400,
    italic=False,
    colour=BLACK,
    tracking=0.0,
    case="none",
    strength=Look(),
)


def made(text: str) -> list[Block]:
    return [block(BASE, paragraph) for paragraph in content(text)]


def frame(width: float, high: float) -> Frame:
    """Width and height in mm; 10 down to 5 pt on lines of 1.2 em."""
    return Frame(width, high, size=10, min_size=5, leading=1.2, gap=0.5)


def test_what_fits_keeps_its_size() -> None:
    assert fit(made("HH HH"), frame(mm(30), mm(10))) == Fit(10, fits=True)


@pytest.mark.parametrize(
    ("width", "size"), [(24, 10), (23.9, 9.9), (18, 7.5), (17.9, 7.4), (12, 5)]
)
def test_a_word_shrinks_to_the_width(width: float, size: float) -> None:
    """Four letters of the mono font are 2.4 em, their ink a little less."""
    narrow = fit(made("MMMM"), frame(mm(width), 100))
    assert narrow.fits
    assert narrow.size == pytest.approx(size)


@pytest.mark.parametrize(("high", "size"), [(7.3, 10), (7.29, 9.9), (3.65, 5)])
def test_a_line_shrinks_to_the_height(high: float, size: float) -> None:
    """A line of capitals is 0.73 em high."""
    assert fit(made("HH"), frame(100, mm(high))) == Fit(size, fits=True)


def test_two_lines_are_a_lead_apart() -> None:
    """Two lines are 0.73 + 1.2 em: at 10 pt 19.3 pt, at 9.9 pt 19.107."""
    assert fit(made("HH HH"), frame(mm(13), mm(19.3))).size == 10
    assert fit(made("HH HH"), frame(mm(13), mm(19.2))).size == 9.9


def test_a_number_of_lines_is_kept() -> None:
    """Eight letters and a blank are 5.4 em: 30 pt hold them at 5.5 pt."""
    one = frame(mm(30), 100)._replace(max_lines=1)
    assert fit(made("MMMM MMMM"), one).size == pytest.approx(5.5)
    assert fit(made("MMMM MMMM"), one._replace(max_lines=2)).size == 10


def test_a_size_off_the_grid_ends_at_the_smallest() -> None:
    odd = Frame(mm(12.01), 100, size=5.25, min_size=5.0, leading=1.2, gap=0)
    assert fit(made("MMMM"), odd) == Fit(5.0, fits=True)


def test_the_excess_of_a_wide_word_is_its_width() -> None:
    found = fit(made("HHHHH"), frame(mm(10), 100))
    assert (found.size, found.fits, found.excess_lines) == (5, False, 0)
    assert found.excess_mm == pytest.approx(mm(15 - 10))


def test_the_excess_of_many_lines_is_their_height() -> None:
    """At 5 pt three lines need 3.65 + 2 x 6 pt; 10 pt hold two of them."""
    found = fit(made("HH HH HH"), frame(mm(8), mm(10)))
    assert (found.size, found.fits, found.excess_lines) == (5, False, 1)
    assert found.excess_mm == pytest.approx(mm(15.65 - 10))


def test_more_lines_than_allowed_are_an_excess() -> None:
    two = frame(mm(8), 100)._replace(max_lines=2)
    found = fit(made("HH HH HH HH"), two)
    assert (found.fits, found.excess_lines) == (False, 2)
    assert found.excess_mm == pytest.approx(mm(2 * 6))


def test_a_line_alone_may_be_too_high() -> None:
    found = fit(made("HH"), frame(100, mm(1)))
    assert (found.fits, found.excess_lines) == (False, 1)
    assert found.excess_mm == pytest.approx(mm(3.65 - 1))


def test_paragraphs_stand_a_gap_apart() -> None:
    (first,), (second,) = made("HH"), made("HH")
    assert span([first, second], [2, 3], frame(9, 9)) == pytest.approx(4 * 1.2 + 0.5)
    assert height([first], [1], frame(9, 9)) == pytest.approx(0.73)


def test_the_largest_run_of_a_paragraph_sets_its_lead() -> None:
    (paragraph,) = content("a ", el("span", "b", size="1.5"))
    large = block(BASE, paragraph)
    assert span([large], [3], frame(9, 9)) == pytest.approx(2 * 1.2 * 1.5)


@given(
    words=st.lists(st.integers(1, 6), min_size=1, max_size=30),
    thing=st.tuples(*[st.floats(0, 40)] * 4),
    columns=st.integers(1, 2),
)
def test_around_a_thing_the_largest_size_that_fits_is_found(
    words: list[int], thing: tuple[float, float, float, float], columns: int
) -> None:
    """As trying every size of the grid does."""
    (paragraph,) = content(" ".join("H" * word for word in words))
    blocks = [block(BASE, paragraph)]
    frame = Frame(40, 25, 12, 3, 1.2, 0.4, None, columns, 2.0, (thing,))
    sizes = [round(12 - step / 10, 4) for step in range(91)]
    fitting = [
        size for size in sizes if flow(blocks, frame, mm(size), top_of(blocks)).fits
    ]
    found = fit(blocks, frame)
    assert found.size == (fitting[0] if fitting else 3)
    assert found.fits == bool(fitting)


def test_around_a_thing_not_all_sizes_of_a_wide_span_are_tried() -> None:
    """From 500 down to 3 pt: within a hundredth of the largest size that fits."""
    thing = ((0.0, 0.0, 40.0, 5.0),)
    frame = Frame(40, 25, 500, 3, 1.2, 0.4, around=thing)
    exact = fit(made("HH HH HH"), frame._replace(size=40.0))
    found = fit(made("HH HH HH"), frame)
    assert found.fits
    assert exact.size * 0.95 < found.size <= exact.size

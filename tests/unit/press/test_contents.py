from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardwright.press.contents import HEAD, MARGIN, PITCH, Line, Row, Section, pages

A4 = (210.0, 297.0)
TOP = MARGIN + HEAD


def section(title: str, number: int) -> Section:
    return Section(title, tuple(Row(1, f"{title}{n}") for n in range(number)), number)


def told(lines: list[Line]) -> list[tuple[float, float, str]]:
    """Column and line of each text, from 0."""
    lefts = sorted({line.box[0] for line in lines})
    return [
        (lefts.index(line.box[0]), (line.box[1] - TOP) / PITCH, line.row.text)
        for line in lines
    ]


def test_nothing_is_one_empty_page() -> None:
    assert pages([], A4) == [[]]


def test_sections_stand_in_even_columns_with_their_headings() -> None:
    # Two sections of a heading and two rows: one in each of the two columns of A4.
    (page,) = pages([section("a", 2), section("b", 2)], A4)
    assert told(page) == [
        (0, 0, "a"),
        (0, 1, "a0"),
        (0, 2, "a1"),
        (1, 0, "b"),
        (1, 1, "b0"),
        (1, 2, "b1"),
    ]
    assert [line.row.copies for line in page if line.is_head] == [2, 2]


def test_a_section_that_goes_on_has_its_heading_again_without_its_sum() -> None:
    (page,) = pages([section("a", 6)], A4)
    heads = [(place, line.row) for place, line in zip(told(page), page, strict=True)]
    assert [(at[0], row) for at, row in heads if row.text == "a"] == [
        (0, Row(6, "a")),
        (1, Row(0, "a")),
    ]


def test_columns_stand_beside_one_another_within_the_margins() -> None:
    (page,) = pages([section("a", 2), section("b", 2)], A4)
    # (210 - 30 - 8) / 2 = 86 mm wide.
    assert {line.box[0::2] for line in page} == {(15.0, 86.0), (109.0, 86.0)}


@given(st.lists(st.integers(1, 90), max_size=6), st.sampled_from([A4, (297.0, 210.0)]))
def test_every_row_is_there_once_in_order_and_on_the_paper(
    sizes: list[int], paper: tuple[float, float]
) -> None:
    sections = [section(f"s{index}-", size) for index, size in enumerate(sizes)]
    found = pages(sections, paper)
    rows = [line.row for page in found for line in page if not line.is_head]
    assert rows == [row for part in sections for row in part.rows]
    for page in found:
        places = [line.box for line in page]
        assert len(set(places)) == len(places)
        for x, y, width, height in places:
            assert x >= MARGIN
            assert x + width <= paper[0] - MARGIN + 0.01
            assert y + height <= paper[1] - MARGIN

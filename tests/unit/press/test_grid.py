from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardwright.press.grid import Grid, grid_of, sheets
from cardwright.press.piece import Format, format_of
from cardwright.press.profile import Marks, Profile
from tests.unit.press.kit import A4, CARD, LETTER, face, holds, overlap, rounded

POKER = Format(63.5, 88.9, 3.175)
BRIDGE = Format(57.15, 88.9, 3.175)
TAROT = Format(70.0, 120.0, 3.0)
MINI = Format(44.0, 68.0, 3.0)


# Columns, rows and the room left and above: (paper - block) / 2.
@pytest.mark.parametrize(
    ("face_format", "profile", "columns", "rows", "corner"),
    [
        (POKER, A4, 3, 3, (9.75, 15.15)),
        (POKER, LETTER, 3, 3, (12.7, 6.35)),
        ((63, 88, 3), A4, 3, 3, (10.5, 16.5)),
        (BRIDGE, A4, 3, 3, (19.275, 15.15)),
        (TAROT, A4, 2, 2, (35, 28.5)),
        (MINI, A4, 4, 4, (17, 12.5)),
        (POKER, replace(A4, gap=3.0), 3, 3, (6.75, 12.15)),
        (POKER, replace(LETTER, gap=3.0, turned=False), 3, 2, (9.7, 49.3)),
        (POKER, replace(LETTER, turned=True), 4, 2, (12.7, 19.05)),
        (POKER, replace(A4, bleed="full", turned=False), 2, 3, (38.325, 8.8)),
        (POKER, replace(A4, grid=(2, 3)), 2, 3, (41.5, 15.15)),
        # Three columns of 63.5 mm, room for them and the gaps: (210 - 196.5) / 2.
        (POKER, replace(A4, bleed="full", gap=3.0), 3, 3, (6.75, 12.15)),
    ],
)
def test_cards_on_paper(
    face_format: tuple[float, float, float],
    profile: Profile,
    columns: int,
    rows: int,
    corner: tuple[float, float],
) -> None:
    grid = grid_of(Format(*face_format), profile)
    assert grid is not None
    assert (grid.columns, grid.rows) == (columns, rows)
    assert rounded(grid.trim(0))[:2] == corner


def test_cells_stand_edge_to_edge_or_apart() -> None:
    grid = Grid((100, 100), (10, 20), 3, 2, gap=2, corner=(33, 29))
    assert grid.trim(0) == (33, 29, 10, 20)
    assert grid.trim(5) == (57, 51, 10, 20)


@pytest.mark.parametrize(
    ("count", "paper"),
    # With full bleed six poker cards fit A4 upright and eight on its side.
    [
        (5, (210, 297)),
        (6, (210, 297)),
        (7, (297, 210)),
        (12, (210, 297)),
        (13, (297, 210)),
    ],
)
def test_the_paper_lies_as_fewer_sheets_are_needed(
    count: int, paper: tuple[float, float]
) -> None:
    grid = grid_of(POKER, replace(A4, bleed="full"), count)
    assert grid is not None
    assert grid.paper == paper


def test_full_bleed_makes_room_for_itself_unless_a_gap_is_set() -> None:
    free = grid_of(Format(10, 10, 3), replace(A4, bleed="full"))
    tied = grid_of(Format(10, 10, 3), replace(A4, bleed="full", gap=7))
    assert free is not None
    assert tied is not None
    assert (free.gap, tied.gap) == (6, 7)


def test_folding_keeps_half_of_the_paper_for_the_backs() -> None:
    grid = grid_of(POKER, replace(A4, backs="fold", turned=False))
    assert grid is not None
    # Room for the bleed of both sides at the fold: 105 - 3.175 - 63.5 = 38.325.
    assert (grid.columns, grid.rows) == (1, 3)
    assert rounded(grid.trim(0))[:2] == (38.325, 15.15)


def test_a_fold_below_keeps_the_upper_half() -> None:
    profile = replace(A4, backs="fold", fold="horizontal", turned=False)
    grid = grid_of(POKER, profile)
    assert grid is not None
    # 148.5 - 3.175 - 88.9 = 56.425 above.
    assert (grid.columns, grid.rows) == (3, 1)
    assert rounded(grid.trim(0))[:2] == (9.75, 56.425)


def test_a_set_grid_counts_the_backs_of_a_fold() -> None:
    grid = grid_of(MINI, replace(A4, backs="fold", grid=(4, 2), turned=False))
    assert grid is not None
    assert (grid.columns, grid.rows) == (2, 2)
    assert grid_of(MINI, replace(A4, backs="fold", grid=(1, 2))) is None


def test_a_wide_face_turns_the_paper() -> None:
    found = grid_of(Format(280, 100, 0), A4)
    assert found == Grid((297, 210), (280, 100), 1, 2, corner=(8.5, 5))
    assert grid_of(Format(280, 100, 0), replace(A4, turned=False)) is None


def test_a_page_as_large_as_the_paper_needs_no_margin() -> None:
    page = grid_of(Format(210, 297, 0), A4)
    assert page == Grid((210, 297), (210, 297), 1, 1)
    turned = grid_of(Format(297, 210, 0), A4)
    assert turned == Grid((297, 210), (297, 210), 1, 1)
    assert grid_of(Format(209, 296, 0), A4) is None


@pytest.mark.parametrize(
    ("face_format", "profile"),
    [
        ((210.2, 297, 0), A4),
        ((400, 50, 0), A4),
        (POKER, replace(A4, grid=(4, 3))),
        ((180, 50, 3), replace(A4, backs="fold")),
        ((201, 50, 0), replace(A4, turned=False)),
    ],
)
def test_what_does_not_fit_has_no_grid(
    face_format: tuple[float, float, float], profile: Profile
) -> None:
    assert grid_of(Format(*face_format), profile) is None


def test_registration_marks_keep_the_corners_free() -> None:
    marked = replace(A4, marks=Marks(registration=True))
    grid = grid_of(POKER, marked)
    assert grid is not None
    # Between the corners 150 mm across, or 237 mm down: two by three are six.
    assert (grid.columns, grid.rows, grid.paper) == (3, 2, (210, 297))
    assert grid.limit == (5, 30, 200, 237)


def test_a_page_can_be_the_card_itself() -> None:
    found = grid_of(Format(10, 20, 3), CARD)
    assert found == Grid((16, 26), (10, 20), 1, 1, corner=(3, 3))
    plain = replace(CARD, bleed="none")
    assert grid_of(Format(10, 20, 3), plain) == Grid((10, 20), (10, 20), 1, 1)


def test_the_format_of_a_face_is_its_trim_and_bleed() -> None:
    assert format_of(face("a", 10, 20, 3)) == (10, 20, 3)


def test_the_last_sheet_need_not_be_full() -> None:
    grid = Grid((100, 100), (10, 20), 3, 2)
    assert [sheets(grid, count) for count in (0, 1, 6, 7)] == [0, 1, 1, 2]


@given(
    st.floats(9, 200),
    st.floats(9, 200),
    st.one_of(st.none(), st.floats(0, 20)),
    st.sampled_from(["none", "outer", "full"]),
    st.sampled_from(["none", "fold"]),
)
def test_cells_lie_on_the_paper_and_never_on_each_other(
    width: float, height: float, gap: float | None, bleed: str, backs: str
) -> None:
    profile = replace(A4, gap=gap, bleed=bleed, backs=backs)  # type: ignore[arg-type]
    grid = grid_of(Format(width, height, 3), profile)
    assume(grid is not None)
    assert grid is not None
    page = (0.0, 0.0, *grid.paper)
    cells = [grid.trim(index) for index in range(grid.capacity)]
    assert all(holds(page, cell) for cell in cells)
    assert not any(
        overlap(one, two) for i, one in enumerate(cells) for two in cells[:i]
    )


@given(st.floats(5, 199), st.floats(5, 286))
def test_no_further_row_or_column_would_fit(width: float, height: float) -> None:
    grid = grid_of(Format(width, height, 0), replace(A4, turned=False))
    assert grid is not None
    assert grid.columns * width <= 200.001 < (grid.columns + 1) * width + 0.002
    assert grid.rows * height <= 287.001 < (grid.rows + 1) * height + 0.002

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardwright.press.layout import Layout, format_of, lay_out
from cardwright.press.profile import Profile
from tests.unit.press.kit import A4, CARD, LETTER, face, holds, overlap, rounded

POKER = (63.5, 88.9, 3.175)
BRIDGE = (57.15, 88.9, 3.175)
TAROT = (70.0, 120.0, 3.0)
MINI = (44.0, 68.0, 3.0)


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
        (POKER, replace(LETTER, gap=3.0), 3, 2, (9.7, 49.3)),
        (POKER, replace(LETTER, paper=(279.4, 215.9)), 4, 2, (12.7, 19.05)),
        (POKER, replace(A4, bleed="full"), 2, 3, (38.325, 8.8)),
        (POKER, replace(A4, grid=(2, 3)), 2, 3, (41.5, 15.15)),
    ],
)
def test_cards_on_paper(
    face_format: tuple[float, float, float],
    profile: Profile,
    columns: int,
    rows: int,
    corner: tuple[float, float],
) -> None:
    layout = lay_out(face_format, profile)
    assert layout is not None
    assert (layout.columns, layout.rows) == (columns, rows)
    assert rounded(layout.trim(0, 0))[:2] == corner


def test_cells_stand_edge_to_edge_or_apart() -> None:
    layout = Layout((100, 100), (10, 20), 3, 2, gap=2)
    # Across 3 x 10 + 2 x 2 = 34, down 2 x 20 + 2 = 42.
    assert layout.trim(0, 0) == (33, 29, 10, 20)
    assert layout.trim(2, 1) == (57, 51, 10, 20)


def test_a_fold_parts_the_columns_in_the_middle() -> None:
    layout = Layout((100, 100), (10, 20), 4, 1, fold=6)
    assert [layout.trim(column, 0)[0] for column in range(4)] == [27, 37, 53, 63]


def test_full_bleed_makes_room_for_itself() -> None:
    layout = lay_out((10, 10, 3), replace(A4, bleed="full", gap=1))
    assert layout is not None
    assert layout.gap == 6


def test_folding_takes_columns_in_pairs() -> None:
    layout = lay_out(POKER, replace(A4, backs="fold"))
    assert layout is not None
    # Room for the bleed of both sides at the fold: 210 - 2 x 63.5 - 6.35 = 76.65.
    assert (layout.columns, layout.rows, layout.fold) == (2, 3, 6.35)
    assert rounded(layout.trim(0, 0))[0] == 38.325


def test_a_wide_face_turns_the_paper() -> None:
    layout = lay_out((280, 100, 0), A4)
    assert layout == Layout((297, 210), (280, 100), 1, 2)


def test_a_face_as_large_as_the_paper_needs_no_margin() -> None:
    assert lay_out((210, 297, 0), A4) == Layout((210, 297), (210, 297), 1, 1)
    assert lay_out((297, 210, 0), A4) == Layout((297, 210), (297, 210), 1, 1)


@pytest.mark.parametrize(
    ("face_format", "profile"),
    [
        ((210.1, 297, 0), A4),
        ((400, 50, 0), A4),
        (POKER, replace(A4, grid=(4, 3))),
        ((180, 50, 3), replace(A4, backs="fold")),
    ],
)
def test_what_does_not_fit_has_no_layout(
    face_format: tuple[float, float, float], profile: Profile
) -> None:
    assert lay_out(face_format, profile) is None


def test_a_page_can_be_the_card_itself() -> None:
    assert lay_out((10, 20, 3), CARD) == Layout((16, 26), (10, 20), 1, 1)
    plain = replace(CARD, bleed="none")
    assert lay_out((10, 20, 3), plain) == Layout((10, 20), (10, 20), 1, 1)


def test_the_format_of_a_face_is_its_trim_and_bleed() -> None:
    assert format_of(face("a", 10, 20, 3)) == (10, 20, 3)


@given(
    st.floats(9, 200),
    st.floats(9, 200),
    st.floats(0, 20),
    st.sampled_from(["none", "outer", "full"]),
    st.sampled_from(["none", "fold"]),
)
def test_cells_lie_on_the_paper_and_never_on_each_other(
    width: float, height: float, gap: float, bleed: str, backs: str
) -> None:
    profile = replace(A4, gap=gap, bleed=bleed, backs=backs)  # type: ignore[arg-type]
    layout = lay_out((width, height, 3), profile)
    assume(layout is not None)
    assert layout is not None
    page = (0.0, 0.0, *layout.paper)
    cells = [
        layout.trim(c, r) for r in range(layout.rows) for c in range(layout.columns)
    ]
    assert all(holds(page, cell) for cell in cells)
    assert not any(
        overlap(one, two) for i, one in enumerate(cells) for two in cells[:i]
    )


@given(st.floats(5, 199), st.floats(5, 286))
def test_no_further_row_or_column_would_fit(width: float, height: float) -> None:
    layout = lay_out((width, height, 0), A4)
    assert layout is not None
    if layout.paper == (210.0, 297.0):
        assert layout.columns * width <= 200.001 < (layout.columns + 1) * width + 0.002
        assert layout.rows * height <= 287.001 < (layout.rows + 1) * height + 0.002

from __future__ import annotations

from dataclasses import replace

from cardwright.press.misfits import Misfit, misfits
from cardwright.press.piece import Format
from cardwright.press.profile import Tile
from tests.unit.press.kit import A4, CARD

POKER = Format(63.5, 88.9, 3.175)
BOARD = Format(300, 420, 3)


def test_a_face_too_large_for_the_paper_is_told_once() -> None:
    expected = Misfit(
        BOARD,
        "size",
        "a face of 300 by 420 mm does not fit on paper of 210 by 297 mm with a margin "
        "of 5 mm as the profile lays it out",
        "choose a profile with larger paper, or one with tiles to join",
    )
    assert list(misfits([BOARD, POKER, BOARD], A4)) == [expected]


def test_a_back_beside_it_takes_room_too() -> None:
    wide = Format(120, 50, 3)
    (found,) = misfits([wide], replace(A4, backs="fold", turned=False))
    assert found.message.startswith("a face of 120 by 50 mm, its back beside it, does")


def test_a_gap_must_hold_the_bleed_of_both_neighbours() -> None:
    profile = replace(A4, bleed="full", gap=6)
    assert list(misfits([POKER], profile)) == [
        Misfit(
            POKER,
            "gap",
            "the bleed of 3.175 mm is more than half of the gap of 6 mm: two "
            "neighbours cannot both have all of it",
            "write gap: 6.35, or bleed: outer for as much as there is room for",
        )
    ]
    assert list(misfits([POKER], replace(profile, gap=6.35))) == []
    assert list(misfits([POKER], replace(profile, bleed="outer"))) == []
    assert list(misfits([POKER], replace(CARD, gap=0))) == []


def test_a_grid_must_fit() -> None:
    (found,) = misfits([POKER], replace(A4, grid=(4, 3), turned=False))
    message = (
        "4 by 3 faces of 63.5 by 88.9 mm do not fit on paper of 210 by 297 mm with a "
        "margin of 5 mm"
    )
    assert (found.about, found.message, found.hint) == (
        "grid",
        message,
        "3 by 3 do",
    )


def test_what_fits_is_no_problem() -> None:
    assert list(misfits([POKER], A4)) == []
    assert list(misfits([BOARD], CARD)) == []
    assert list(misfits([BOARD], replace(A4, tile=Tile()))) == []

from __future__ import annotations

from dataclasses import replace

import pytest

from cardwright.model.game import Cut
from cardwright.press.cutfiles import cut_files, spans
from cardwright.press.piece import Piece
from cardwright.press.plan import plan
from cardwright.press.profile import Marks
from tests.unit.press.kit import A4, face

MARKED = replace(A4, marks=Marks(registration=True))


def test_sheets_that_are_cut_alike_share_a_file() -> None:
    # Six fit on a sheet: two full ones and one with three cards.
    pieces = [Piece(face("a"), 15, cut=Cut(corner=3))]
    full, rest = cut_files(plan(pieces, MARKED))
    assert (full.pages, rest.pages) == ((1, 2), (3,))
    assert (full.svg.count("<path"), rest.svg.count("<path")) == (6, 3)
    assert (full.dxf.count("POLYLINE"), rest.dxf.count("POLYLINE")) == (6, 3)


def test_only_fronts_are_cut() -> None:
    pieces = [Piece(face("a"), 12, face("b"))]
    (file,) = cut_files(plan(pieces, replace(MARKED, backs="long-edge")))
    assert file.pages == (1, 3)


def test_without_registration_marks_there_are_none() -> None:
    assert cut_files(plan([Piece(face("a"), 1)], A4)) == []


@pytest.mark.parametrize(
    ("pages", "words"),
    [
        ((4,), "page 4"),
        ((1, 2), "pages 1 and 2"),
        ((1, 2, 3), "pages 1, 2 and 3"),
        ((1, 3, 5, 7), "pages 1 to 7"),
        ((1, 2, 3, 7), "pages 1, 2, 3 and 7"),
    ],
)
def test_pages_in_words(pages: tuple[int, ...], words: str) -> None:
    assert spans(pages) == words

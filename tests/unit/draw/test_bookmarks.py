from __future__ import annotations

from cardwright.draw.bookmarks import Bookmark, Bookmarks
from cardwright.model.drawing import Drawing
from cardwright.model.sheet import Placed, Sheet

BLANK = Drawing(1, 1, 0, ())


def page(*pieces: tuple[str, str]) -> Sheet:
    """A sheet with pieces as (part, name)."""
    faces = (
        Placed(BLANK, 0, 0, (0, 0, 1, 1), name=name, part=part) for part, name in pieces
    )
    return Sheet(9, 9, tuple(faces))


def outline(*sheets: Sheet) -> list[Bookmark]:
    marks = Bookmarks()
    for number, sheet in enumerate(sheets):
        marks.note(sheet, number)
    return list(marks)


def test_a_part_opens_at_its_first_piece_and_a_piece_at_its_first_copy() -> None:
    assert outline(
        page(("Deck", "Ivy"), ("Deck", "Ivy")),
        page(("Deck", "Ivy"), ("Deck", "Moss"), ("Mats", "Mat")),
        page(("Deck", "Rose"), ("Mats", "Mat")),
    ) == [
        ("Deck", 0, 0),
        ("Ivy", 0, 1),
        ("Moss", 1, 1),
        ("Rose", 2, 1),
        ("Mats", 1, 0),
        ("Mat", 1, 1),
    ]


def test_pieces_of_no_part_stand_alone_and_those_of_no_name_not_at_all() -> None:
    assert outline(page(("", "Contents")), page(("", ""), ("Deck", ""))) == [
        ("Contents", 0, 0)
    ]


def test_the_same_name_in_two_parts_is_there_twice() -> None:
    assert outline(page(("Mine", "Ivy"), ("Yours", "Ivy"))) == [
        ("Mine", 0, 0),
        ("Ivy", 0, 1),
        ("Yours", 0, 0),
        ("Ivy", 0, 1),
    ]

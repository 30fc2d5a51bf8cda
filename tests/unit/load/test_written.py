from __future__ import annotations

from cardwright.load.written import check_written
from cardwright.model.problem import Place, Problem

FILE = "templates/tides/item.card.xml"


def test_a_text_is_no_problem() -> None:
    assert list(check_written(FILE, "<card/>é".encode())) == []


def test_bytes_that_are_no_text() -> None:
    assert list(check_written(FILE, b"<card>\n \xe9</card>")) == [
        Problem(
            "encoding",
            Place(FILE, 2, 2, 2, 3),
            "the byte 0xE9 is not part of UTF-8 text",
            "save it as UTF-8",
        )
    ]


def test_a_file_that_holds_nothing() -> None:
    assert list(check_written(FILE, b" \n\n")) == [
        Problem(
            "empty-file",
            Place(FILE, 1, 1, 1, 1),
            "the file is empty",
            "write its content, or delete it",
        )
    ]

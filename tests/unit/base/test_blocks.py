from __future__ import annotations

import pytest

from cardwright.base.blocks import Piece, block


def _value(text: str, end: int | None = None) -> str:
    start = min(text.find(sign) % (len(text) + 1) for sign in "|>")
    pieces = block(text, start, len(text) if end is None else end)
    return "".join(piece.char for piece in pieces)


def test_pieces_stand_at_their_characters() -> None:
    assert list(block("|\n  a\n  b\n", 0, 10)) == [
        Piece("a", 4, 5),
        Piece("\n", 5, 6),
        Piece("b", 8, 9),
        Piece("\n", 9, 10),
    ]


def test_a_crlf_is_one_break_of_two_signs() -> None:
    assert list(block("|\r\n a\r\n", 0, 7)) == [Piece("a", 4, 5), Piece("\n", 5, 7)]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("|\n  a\n\n  b\n", "a\n\nb\n"),
        ("|-\n  a\n", "a"),
        ("|+\n  a\n\n\n", "a\n\n\n"),
        ("|\n  a\n\n\n", "a\n"),
        ("|\n  a\n   b\n", "a\n b\n"),
        ("|\n\n  a\n", "\na\n"),
        ("|  # note\n  a", "a"),
        (">\n  a\n  b\n", "a b\n"),
        (">\n  a\n\n  b\n", "a\nb\n"),
        (">\n  a\n   b\n  c\n", "a\n b\nc\n"),
        (">-\n  a\n\n\n  b\n", "a\n\nb"),
        ("k: |2\n   a\n", " a\n"),
        ("- k: |1\n    a\n", " a\n"),
        ("- |1\n   a\n", "  a\n"),
        ("--- |2\n   a\n", " a\n"),
        ("k: &x |1\n   a\n", "  a\n"),
        ("|\n", ""),
        ("|+\n\n", "\n"),
    ],
)
def test_values(text: str, value: str) -> None:
    assert _value(text) == value


def test_blank_lines_after_the_end_belong_to_it() -> None:
    """A span may end with the last line that has content."""
    assert _value("k: |+\n  a\n\n\nl: 1", 9) == "a\n\n\n"
    assert _value("k: |\n  a\n\n\nl: 1", 8) == "a\n"


@pytest.mark.parametrize("text", ["|\n    \n  a\n", "k:\n  |2\n   a\n", "a: b"])
def test_an_unclear_indent_or_no_header_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        list(block(text, max(text.find("|"), 0), len(text)))

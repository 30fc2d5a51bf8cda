"""Excerpts as they stand on the screen; ``cell_len`` is not asked where carets go."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.problem import Place
from cardwright.model.source import Source
from cardwright.report.excerpt import excerpt
from cardwright.report.lines import Lines

FILE = "lamps.yaml"
Spot = tuple[int, int, int, int]


def shown(text: str, spot: Spot, width: int = 100) -> list[str]:
    rows = excerpt(Place(FILE, *spot), Lines({}, {FILE: text}), width)
    return [f"{r.number}|{part}" for r in rows for part in (r.text, r.carets) if part]


@pytest.mark.parametrize(
    ("text", "spot", "expected"),
    [
        ("- {id: lamp, cots: 3}", (1, 14, 1, 18), "             ^^^^"),
        ("a: 1", (1, 1, 1, 2), "^"),
        # Of no width: before a letter, and behind the last one.
        ("a: 1", (1, 4, 1, 4), "   ^"),
        ("a: 1", (1, 5, 1, 5), "    ^"),
        # An end beyond the line, as of a file that has changed.
        ("a: 1", (1, 4, 1, 99), "   ^"),
        ("漢字: {icno}", (1, 5, 1, 11), "      ^^^^^^"),
        ("a: 漢字", (1, 4, 1, 5), "   ^^"),
        ("cafe\u0301: no", (1, 8, 1, 10), "      ^^"),
        # The accent alone stands on its letter.
        ("cafe\u0301: no", (1, 5, 1, 6), "   ^"),
        ("\U0001f468\u200d\U0001f469: x", (1, 6, 1, 7), "    ^"),
    ],
)
def test_carets_stand_below_the_place(text: str, spot: Spot, expected: str) -> None:
    assert shown(text, spot) == [f"1|{text}", f"1|{expected}"]


def test_a_tab_is_shown_as_blanks_and_underlined_whole() -> None:
    assert shown("a:\tb\n", (1, 4, 1, 5)) == ["1|a:  b", "1|    ^"]
    assert shown("\ta: b", (1, 1, 1, 2)) == ["1|    a: b", "1|^^^^"]


def test_what_cannot_be_seen_is_seen() -> None:
    assert shown("a: b\u200bc\x1b[1m", (1, 5, 1, 6)) == [
        "1|a: b\ufffdc␛[1m",
        "1|    ^",
    ]


LONG = "name: " + "lamp " * 30 + "oil, " + "wick " * 30


def test_a_long_line_is_cut_around_the_place() -> None:
    start = LONG.index("oil") + 1
    text, carets = shown(LONG, (1, start, 1, start + 3), width=46)
    # 46 columns less two blanks, the number and " | " are 40, two of them "…".
    assert text == "1|… lamp lamp oil, wick wick wick wick wi…"
    assert carets == "1|            ^^^"
    assert len(text) - 2 == 40


def test_a_long_line_is_cut_only_where_it_goes_on() -> None:
    assert shown(LONG, (1, 1, 1, 5), width=46) == [
        "1|name: lamp lamp lamp lamp lamp lamp la…",
        "1|^^^^",
    ]
    text, carets = shown(LONG, (1, 307, 1, 311), width=46)
    assert text == "1|…ck wick wick wick wick wick wick wick"
    assert carets == "1|" + " " * 34 + "^^^^"


def test_a_place_longer_than_the_page_is_cut_with_it() -> None:
    text, carets = shown(LONG, (1, 7, 1, 300), width=46)
    assert text == "1|name: lamp lamp lamp lamp lamp lamp la…"
    # Six columns before it, 32 of it, and one for what is not shown.
    assert carets == "1|      " + "^" * 33


def test_a_wide_letter_is_never_cut_in_half() -> None:
    text, carets = shown("漢" * 100, (1, 50, 1, 51), width=46)
    assert text == "1|…" + "漢" * 19 + "…"
    # A third of 40 columns, with room for "…" twice: five wide letters before it.
    assert carets == "1|" + " " * 11 + "^^"


def test_a_line_of_a_megabyte_takes_no_time() -> None:
    text, carets = shown("x" * 1_000_000, (1, 500_000, 1, 999_999), width=46)
    assert (text[:3], text[-1], len(text), len(carets)) == ("1|…", "…", 42, 42)


BLOCK = "text: >\n  one\n  two\n\nname: x\n"


def test_a_place_of_several_lines_shows_the_first_and_the_last() -> None:
    assert shown(BLOCK, (1, 7, 3, 6)) == [
        *("1|text: >", "1|      ^", "3|  two", "3|  ^^^")
    ]
    rows = excerpt(Place(FILE, 1, 7, 3, 6), Lines({}, {FILE: BLOCK}), 100)
    assert [row.number for row in rows] == ["1", "…", "3"]


def test_an_end_at_the_start_of_a_line_belongs_to_the_line_before() -> None:
    whole = ["1|text: >", "1|      ^", "3|  two", "3|  ^^^"]
    assert shown(BLOCK, (1, 7, 4, 1)) == whole
    assert shown(BLOCK, (1, 7, 5, 1)) == whole
    assert shown(BLOCK, (3, 3, 4, 1)) == ["3|  two", "3|  ^^^"]


def test_two_lines_have_no_gap() -> None:
    rows = excerpt(Place(FILE, 2, 4, 3, 4), Lines({}, {FILE: BLOCK}), 100)
    assert [(r.number, r.carets) for r in rows] == [("2", "   ^^"), ("3", "  ^")]


@pytest.mark.parametrize(
    "spot",
    [
        *((1, 1, 1, 1), (4, 1, 4, 1), (9, 1, 9, 2), (1, 9, 1, 9), (0, 1, 0, 2)),
    ],
)
def test_what_the_file_does_not_have_is_not_shown(spot: Spot) -> None:
    assert shown(BLOCK, spot) == []


LETTERS = st.text("ab\t漢e\u0301\u200b\u200d\U0001f468\x1b\x07 \r\n…", max_size=40)


@given(text=LETTERS, ends=st.tuples(st.integers(0, 40), st.integers(0, 40)))
def test_any_place_of_any_text_is_shown_within_the_page(
    text: str, ends: tuple[int, int]
) -> None:
    start, end = sorted(min(end, len(text)) for end in ends)
    place = Source(FILE, text).place(start, end)
    for row in excerpt(place, Lines({}, {FILE: text}), 30):
        assert row.text.isprintable() or "\u200d" in row.text
        assert len(row.text) <= 30
        assert row.number == "…" or "^" in row.carets

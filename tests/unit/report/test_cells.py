from __future__ import annotations

import pytest

from cardwright.report.cells import Cell, cells


@pytest.mark.parametrize(
    ("text", "found", "at"),
    [
        ("", [], []),
        ("ab", [("a", 1), ("b", 1)], [0, 1]),
        ("漢a", [("漢", 2), ("a", 1)], [0, 1]),
        ("e\u0301a", [("e\u0301", 1), ("a", 1)], [0, 0, 1]),
        ("\u0301a", [("\u25cc\u0301", 1), ("a", 1)], [0, 1]),
        ("a\tb", [("a", 1), ("   ", 3), ("b", 1)], [0, 1, 2]),
        ("\tb", [("    ", 4), ("b", 1)], [0, 1]),
        ("漢\tb", [("漢", 2), ("  ", 2), ("b", 1)], [0, 1, 2]),
        ("a\x1bb", [("a", 1), ("␛", 1), ("b", 1)], [0, 1, 2]),
        ("a\u200bb", [("a", 1), ("\ufffd", 1), ("b", 1)], [0, 1, 2]),
        ("a\u200db", [("a", 1), ("\ufffd", 1), ("b", 1)], [0, 1, 2]),
        # A man, joined to a woman: one sign of two columns.
        (
            "\U0001f468\u200d\U0001f469!",
            [("\U0001f468\u200d\U0001f469", 2), ("!", 1)],
            [0, 0, 0, 1],
        ),
        # A thumb with the colour of a skin.
        ("\U0001f44d\U0001f3fd!", [("\U0001f44d\U0001f3fd", 2), ("!", 1)], [0, 0, 1]),
    ],
)
def test_what_shares_a_place(text: str, found: list[Cell], at: list[int]) -> None:
    assert cells(text) == (found, at)


def test_a_tab_after_an_accent_reaches_the_same_stop() -> None:
    assert cells("e\u0301\tb")[0] == [("e\u0301", 1), ("   ", 3), ("b", 1)]

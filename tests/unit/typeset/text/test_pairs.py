from __future__ import annotations

import pytest

from cardwright.typeset.text.pairs import ALWAYS, TOUCHING


@pytest.mark.parametrize(
    ("before", "after"),
    [("AL", "CL"), ("OP", "AL"), ("CP", "NS"), ("B2", "B2"), ("ID", "EX")],
)
def test_pairs_that_hold_over_spaces(before: str, after: str) -> None:
    assert (before, after) in ALWAYS
    assert (before, after) in TOUCHING


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("AL", "AL"),
        ("NU", "PO"),
        ("ID", "NS"),
        ("GL", "ID"),
        ("JL", "JV"),
        ("EB", "EM"),
    ],
)
def test_pairs_that_hold_when_they_touch(before: str, after: str) -> None:
    assert (before, after) not in ALWAYS
    assert (before, after) in TOUCHING


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("ID", "ID"),
        ("ID", "AL"),
        ("BA", "AL"),
        ("HY", "AL"),
        ("SY", "AL"),
        ("EX", "AL"),
    ],
)
def test_pairs_that_part(before: str, after: str) -> None:
    assert (before, after) not in TOUCHING

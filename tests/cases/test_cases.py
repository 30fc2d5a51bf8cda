"""Each case file's ``bad`` gives just the problems that it lists, its ``good`` none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.kit import Case, all_cases, expected, found, lay_out
from tests.counts import some

CASES = list(all_cases())
RIGHT = [case for case in CASES if case.good is not None]
GOOD = [
    *(case for case in RIGHT if not case.why),
    *some((case for case in RIGHT if case.why), 30),
]
"""In the suite the first of each code, and some variants."""


def test_the_base_is_clean(tmp_path: Path) -> None:
    assert found(lay_out(tmp_path / "base", {})) == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_bad(case: Case, tmp_path: Path) -> None:
    root = lay_out(tmp_path / "bad", case.bad)
    assert found(root, case.run) == [expected(p) for p in case.problems]


@pytest.mark.parametrize("case", GOOD, ids=str)
def test_good(case: Case, tmp_path: Path) -> None:
    root = lay_out(tmp_path / "good", case.good or {})
    assert found(root, case.run) == []

"""One named fault in valid files of the three games: just one problem, at its place.

What must be told, and where, each fault computes from the source it changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

from tests.counts import EXAMPLES, FULL
from tests.mutations.faults import FAULTS
from tests.mutations.ground import GAMES, grounds
from tests.mutations.slip import Fault, told

T = TypeVar("T")

FEW = EXAMPLES // 2 if FULL else 2
"""Examples of each fault: the suite tries every fault on a few spots."""


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: str(fault.__name__))
@settings(max_examples=FEW, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_fault_is_one_problem_at_its_place(fault: Fault, data: st.DataObject) -> None:
    def choose(options: Sequence[T], /) -> T:
        return data.draw(st.sampled_from(options)) if options else reject()

    ground = grounds()[data.draw(st.sampled_from(GAMES))]
    slip = fault(ground, choose)
    if slip is None:
        reject()
    found = [told(problem) for problem in ground.problems(slip.changes)]
    assert found == [slip.told], slip.text


@pytest.mark.parametrize("game", GAMES)
def test_without_a_fault_there_is_no_problem(game: str) -> None:
    assert grounds()[game].problems({}) == []

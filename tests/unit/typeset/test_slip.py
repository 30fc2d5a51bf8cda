from __future__ import annotations

from cardwright.typeset.slip import SlipError


def test_a_slip_carries_what_a_problem_needs() -> None:
    slip = SlipError("no such thing", "try another")
    assert (slip.message, slip.hint, slip.code) == (
        "no such thing",
        "try another",
        "bad-value",
    )
    assert str(slip) == "no such thing"

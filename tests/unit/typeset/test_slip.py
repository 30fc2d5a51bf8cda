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


def test_what_is_quoted_is_cut_where_it_is_very_long() -> None:
    slip = SlipError(f'"{"7" * 99}" is not "a number"')
    assert slip.message == f'"{"7" * 40}…" is not "a number"'
    assert SlipError(f'"{"7" * 59}" is').message == f'"{"7" * 59}" is'

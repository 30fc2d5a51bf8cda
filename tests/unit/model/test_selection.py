"""What a selection adds to the name of a file."""

from __future__ import annotations

from cardwright.model.selection import Selection


def test_a_file_is_named_after_what_is_wanted() -> None:
    assert str(Selection()) == ""
    assert str(Selection(2, one_each=True, only=("a", "b"))) == (
        "only-a+b-one-each-2-times"
    )
    assert str(Selection(only=("a", "b", "c", "d"))) == "only-a+b+c+"

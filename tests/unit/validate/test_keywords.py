from __future__ import annotations

from cardwright.validate.keywords import (
    KEYWORDS,
    LIMITS,
    MARKS,
    NAMED,
    NOTES,
    SEVERAL,
    SINGLE,
)


def test_no_keyword_stands_in_two_groups() -> None:
    groups = (*NOTES, "$ref", *SINGLE, *NAMED, *SEVERAL, *LIMITS)
    assert groups == KEYWORDS
    assert len(groups) == len(set(groups))


def test_marks_are_told_from_keywords_by_their_name() -> None:
    assert [m for m in MARKS if not m.startswith("x-")] == []
    assert [k for k in KEYWORDS if k.startswith("x-")] == []

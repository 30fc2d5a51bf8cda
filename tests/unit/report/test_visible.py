from __future__ import annotations

import pytest

from cardwright.report.visible import visible


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a lamp", "a lamp"),
        ("日本語 é e\u0301 🔥", "日本語 é e\u0301 🔥"),
        ("a\nb\r\tc\x1b[2J\x7f", "a␊b␍␉c␛[2J␡"),
        ("a\x00b", "a␀b"),
        ("a\x85b", "a\ufffdb"),
        ("a\u202eb\u200bc\ufeff", "a\ufffdb\ufffdc\ufffd"),
        ("a\u2028b", "a\ufffdb"),
        ("a\ud800b", "a\ufffdb"),
        ("soft\u00adware", "soft\ufffdware"),
    ],
)
def test_what_does_not_show_has_a_sign(text: str, shown: str) -> None:
    assert visible(text) == shown


def test_joiners_stay_where_they_join() -> None:
    family = "\U0001f468\u200d\U0001f469"
    assert visible(f"{family} {family[0]}\u200c") == f"{family} {family[0]}\u200c"
    assert visible("a\u200db") == "a\ufffdb"
    assert visible("\u200db") == "\ufffdb"

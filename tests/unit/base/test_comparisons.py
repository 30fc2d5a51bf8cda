from __future__ import annotations

import pytest

from cardwright.base.comparisons import Comparison, comparisons


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("a == 'x'", [Comparison(("a",), "x", (6, 7))]),
        ('"x" != a.b', [Comparison(("a", "b"), "x", (1, 2))]),
        (
            "a in ['x', \"yy\"] and not b",
            [Comparison(("a",), "x", (7, 8)), Comparison(("a",), "yy", (12, 14))],
        ),
        ("'x' not in a", [Comparison(("a",), "x", (1, 2), of_items=True)]),
        ("a == 3 or b > 'x' or 'x' == 'y' or f(a) == 'x'", []),
        ("a == b", []),
    ],
)
def test_texts_that_names_are_held_against(
    source: str, found: list[Comparison]
) -> None:
    assert list(comparisons(source)) == found

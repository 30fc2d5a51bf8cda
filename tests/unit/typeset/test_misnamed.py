"""Attributes that an element does not have, and those that were meant."""

from __future__ import annotations

import pytest

from cardwright.typeset.misnamed import meant_attribute, unknown_attribute

FORMS = ("x", "y", "w", "h", "fill", "stroke")


@pytest.mark.parametrize(
    ("name", "missing", "wanted"),
    [
        ("wide", ["w"], "w"),
        ("width", [], "w"),
        ("colour", [], "fill"),
        ("radius", [], None),
        ("strok", ["w"], "stroke"),
    ],
)
def test_the_one_that_was_meant(
    name: str, missing: list[str], wanted: str | None
) -> None:
    assert meant_attribute(name, missing, FORMS) == wanted


def test_the_slip() -> None:
    slip = unknown_attribute("rect", "zz", None)
    assert (slip.code, slip.message, slip.hint) == (
        "unknown-attribute",
        '<rect> has no attribute "zz"',
        None,
    )

"""Names of a start tag that do not exist, wherever it may be drawn."""

from __future__ import annotations

import pytest

from cardwright.typeset.names import no_attributes, no_element


@pytest.mark.parametrize(
    ("name", "in_text", "hint"),
    [
        ("iamge", False, 'did you mean "image"?'),
        ("strong", True, 'did you mean "b"?'),
    ],
)
def test_no_element(name: str, in_text: bool, hint: str) -> None:  # noqa: FBT001
    slip = no_element(name, in_text=in_text)
    assert slip is not None
    assert (slip.code, slip.message) == (
        "unknown-element",
        f"there is no element <{name}>",
    )
    assert slip.hint == hint


@pytest.mark.parametrize("name", ["rect", "b", "icon", "card"])
def test_an_element_of_either_place(name: str) -> None:
    assert no_element(name, in_text=False) is None
    assert no_element(name, in_text=True) is None


def test_no_attributes() -> None:
    slips = [*no_attributes("rect", ["x", "width", "h"])]
    assert [(name, slip.code, slip.message, slip.hint) for name, slip in slips] == [
        (
            "width",
            "unknown-attribute",
            '<rect> has no attribute "width"',
            'did you mean "w"?',
        )
    ]


def test_attributes_of_an_icon_within_a_text_and_outside() -> None:
    assert [*no_attributes("icon", ["name", "w", "color"])] == []

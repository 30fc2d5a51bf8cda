from __future__ import annotations

import pytest

from cardwright.base.expression import ExpressionError
from cardwright.compose.colours import DARK, LIGHT, colour_filters

FILTERS = colour_filters({"ink": "#000", "fog": "#ffffff"})


def test_colours_are_mixed_by_hex_or_by_name() -> None:
    assert FILTERS["mix"]("ink", "#ffffff", 0.2) == "#333333"
    assert FILTERS["mix"]("ink", "fog") == "#808080"
    assert FILTERS["lighten"]("ink", 0.4) == "#666666"
    assert FILTERS["darken"]("#ff0000", 0.5) == "#800000"
    assert FILTERS["rgba"]("fog", 0.2) == "#ffffff33"


def test_readable_is_the_ink_that_stands_out() -> None:
    assert FILTERS["readable"]("ink") == LIGHT
    assert FILTERS["readable"]("fog") == DARK
    assert FILTERS["readable"]("fog", "#111111", "ink") == "#000000"


def test_contrast_is_never_told_higher_than_it_is() -> None:
    """#777777 on white is 4.478, #767676 is 4.542, as WCAG's own examples have it."""
    found = [FILTERS["contrast"]("fog", grey) for grey in ("#777777", "#767676")]
    assert found == [4.4, 4.5]
    assert FILTERS["contrast"]("ink", "fog") == 21


def test_an_ink_can_be_read_on_all_its_surfaces() -> None:
    """On white and on #eeeeee: the latter's 0.855 of light leaves 0.151."""
    assert FILTERS["inked"]("#999999", "fog", "#eeeeee") == "#6c6c6c"
    assert FILTERS["inked"]("#999999", "fog", at=3) == "#949494"
    with pytest.raises(ExpressionError) as error:
        FILTERS["inked"]("ink")
    assert (error.value.message, error.value.hint) == (
        "inked is given no surface",
        'write inked("paper")',
    )


def test_what_is_no_colour_has_a_hint() -> None:
    with pytest.raises(ExpressionError) as error:
        FILTERS["darken"]("ikn")
    assert (error.value.message, error.value.hint) == (
        'the text "ikn" is no colour',
        'did you mean "ink"?',
    )
    with pytest.raises(ExpressionError) as error:
        FILTERS["lighten"](3)
    assert (error.value.message, error.value.hint) == (
        'the text "3" is no colour',
        'write a colour such as "#2a4c7d"',
    )

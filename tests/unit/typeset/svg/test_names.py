from __future__ import annotations

from cardwright.base.colour import parse
from cardwright.typeset.svg.names import NAMES


def test_a_few_of_the_names() -> None:
    wanted = {"red": "#ff0000", "rebeccapurple": "#663399", "gray": "#808080"}
    assert {name: NAMES[name] for name in wanted} == wanted
    assert len(NAMES) == 148


def test_all_are_colours() -> None:
    assert [name for name, digits in NAMES.items() if parse(digits) is None] == []
    assert [name for name in NAMES if name != name.lower()] == []

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from markupsafe import escape

from cardwright.base.expression import ABSENT, ExpressionError
from cardwright.compose.filters import text_filters
from cardwright.compose.rich import RichText
from cardwright.compose.views import Views
from cardwright.compose.watch import Watch
from cardwright.model.entry import Entry
from cardwright.model.rich import Paragraph, Rich, Text
from cardwright.model.source import Path
from tests.unit.compose.given import catalog, entry

WICK = entry(power=3, moves=[{"to": "east"}], rules="*go*")
FOUND = catalog(WICK)
VIEWS = Views(FOUND, Watch(FOUND.game))


def say(of: Entry, path: Path) -> Rich:
    words = f"{of.id}: {'.'.join(map(str, path))}"
    return Rich((Paragraph((Text(words),)),))


def height(text: str, width: float, attributes: Mapping[str, str]) -> float:
    """What was asked for, as a number: letters, by the width, by the attributes."""
    asked.append((text, width, dict(attributes)))
    return len(text) / 3


asked: list[tuple[str, float, dict[str, str]]] = []
FILTERS = text_filters(VIEWS, say, height)


def plain(value: Any) -> Any:
    return FILTERS["plain"](FILTERS["say"](value))


def test_structure_is_said_by_whoever_can() -> None:
    card = VIEWS.of(WICK)
    moves = card.lookup("moves")
    assert [plain(v) for v in (card, moves, moves[0])] == [
        "wick: ",
        "wick: moves",
        "wick: moves.0",
    ]


def test_a_text_says_itself_and_a_number_nothing() -> None:
    rules = VIEWS.of(WICK).lookup("rules")
    assert (plain("a"), plain(rules), plain(ABSENT)) == ("a", "go", ABSENT)
    with pytest.raises(ExpressionError, match="the number 3 says nothing"):
        FILTERS["say"](3)


def test_marked_up_sources_are_worked_out() -> None:
    text = FILTERS["rich"](VIEWS.term.lookup("row").lookup("text"))
    assert isinstance(text, RichText)
    assert text.__html__() == "a <i>row</i> of <n>3</n>"
    assert FILTERS["rich"](text) is text
    assert FILTERS["rich"](ABSENT) is ABSENT


def test_expressions_are_worked_out_over_parameters_and_names_given() -> None:
    assert FILTERS["worked"]("param.step * players", players=2) == 6
    assert FILTERS["worked"]("{{ param.step + players }}", players=2) == 5
    assert FILTERS["worked"](5, players=2) == 5


def test_angles_are_degrees() -> None:
    found = [FILTERS["sin"](30), FILTERS["sin"](180), FILTERS["cos"](60)]
    assert found == [0.5, 0.0, 0.5]


def test_the_height_of_a_text_is_measured_by_whoever_can() -> None:
    asked.clear()
    measured = FILTERS["height"]
    assert measured("Salt & sand", 40, style="rules", min_size=7.5) == 5
    rich = VIEWS.of(WICK).lookup("rules")
    assert measured(rich, 20.5) == pytest.approx(len(str(escape(rich))) / 3, abs=1e-4)
    assert measured(ABSENT, 40) == 0
    assert asked == [
        ("Salt &amp; sand", 40, {"style": "rules", "min-size": "7.5"}),
        (str(escape(rich)), 20.5, {}),
    ]


@pytest.mark.parametrize("width", [None, "40", 0, -1, True])
def test_the_height_of_a_text_needs_a_width(width: object) -> None:
    with pytest.raises(ExpressionError) as caught:
        FILTERS["height"]("Salt", width)
    assert caught.value.message == "height needs the width of the box"
    assert caught.value.hint == "write height(WIDTH, style=…), with the width in mm"

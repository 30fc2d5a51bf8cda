from __future__ import annotations

import pytest

from cardwright.model.problem import Place
from cardwright.typeset.geometry.matrix import IDENTITY
from cardwright.typeset.slip import SlipError
from cardwright.typeset.svg.state import MOST, FullError, State
from tests.unit.typeset.kit import el


def state() -> State:
    return State({}, IDENTITY, {"a": el("path")}, [], (1, 1), lambda *_: [])


def test_references() -> None:
    one = state()
    assert [one.of(text) for text in ("#a", "url(#a)", "url('#a') red", "#b")] == [
        *[one.known["a"]] * 3,
        None,
    ]


def test_a_slip_of_a_place_is_told_once() -> None:
    one = state()
    for _ in range(2):
        one.report(el("path"), SlipError("it is bent"))
    assert [(p.place, p.message) for p in one.problems] == [
        (Place("made.xml"), "it is bent")
    ]


def test_parts_are_counted() -> None:
    one = state()
    for _ in range(MOST):
        one.count()
    with pytest.raises(FullError):
        one.count()

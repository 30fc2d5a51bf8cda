from __future__ import annotations

from typing import Any

import pytest
from markupsafe import Markup

from cardwright.base.filters import FILTERS, TESTS
from cardwright.base.values import ABSENT, ExpressionError, Names
from tests.unit.base.views import Plain

OAK = Plain(id="oak", name="Oak", plural="Oaks", height=9)
ELM = Plain(id="elm", name="Elm", height=4)


@pytest.mark.parametrize(
    ("name", "value", "args", "result"),
    [
        ("abs", -3, (), 3),
        ("capitalize", "old oak", (), "Old oak"),
        ("choices", ["a", "b", "c"], (), "a, b or c"),
        ("choices", ["a"], (), "a"),
        ("choices", [], (), ""),
        ("default", ABSENT, (7,), 7),
        ("default", None, (), ""),
        ("default", 0, (7,), 0),
        ("first", [4, 5], (), 4),
        ("int", "12", (), 12),
        ("int", 3.7, (), 3),
        ("join", ["a", ABSENT, "b"], (", ",), "a, b"),
        ("join", [OAK, 3], ("-",), "oak-3"),
        ("last", [4, 5], (), 5),
        ("length", "oak", (), 3),
        ("length", ABSENT, (), 0),
        ("list", ABSENT, (), []),
        ("list", Names("trees", {"oak": 1}), (), [1]),
        ("list", "oak", (), ["oak"]),
        ("list", OAK, (), [OAK]),
        ("lower", "OAK", (), "oak"),
        ("map", [OAK, ELM], ("plural",), ["Oaks"]),
        ("max", [1, 7, 3], (), 7),
        ("min", [ABSENT, 7, 3], (), 3),
        ("name", OAK, (), "Oak"),
        ("name", Plain(id="ash"), (), "ash"),
        ("name", "plain", (), "plain"),
        ("plural", "turn", (1,), "turn"),
        ("plural", "turn", (2,), "turns"),
        ("plural", "turn", ("X",), "turns"),
        ("plural", "box", (), "boxes"),
        ("plural", OAK, (2,), "Oaks"),
        ("plural", OAK, (1,), "Oak"),
        ("plural", ELM, (2,), "Elms"),
        ("replace", "oaken oak", ("oak", "ash"), "ashen ash"),
        ("replace", "oak", ("", "x"), "oak"),
        ("reverse", [1, 2], (), [2, 1]),
        ("round", 2.5, (), 2),
        ("round", 2.456, (1,), 2.5),
        ("select", [OAK, ELM], ("plural",), [OAK]),
        ("select", [OAK, ELM], ("height", 4), [ELM]),
        ("sentence", "deal 2", (), "Deal 2"),
        ("sentence", ["at dawn", "", "in rain"], (), "At dawn, in rain: "),
        ("sentence", ["", ABSENT], (), ""),
        ("sort", [3, 1, 2], (), [1, 2, 3]),
        ("sort", [OAK, ELM], ("height",), [ELM, OAK]),
        ("string", 3, (), "3"),
        ("sum", [1, ABSENT, 2], (), 3),
        ("title", "the king's oak", (), "The King's Oak"),
        ("trim", " a ", (), "a"),
        ("unique", [1, 2, 1], (), [1, 2]),
        ("upper", "oak", (), "OAK"),
    ],
)
def test_filters(name: str, value: Any, args: tuple[Any, ...], result: Any) -> None:
    assert FILTERS[name](value, *args) == result


@pytest.mark.parametrize(
    "name", ["abs", "capitalize", "first", "int", "max", "replace", "round", "upper"]
)
def test_absent_passes_through(name: str) -> None:
    args = ("a", "b") if name == "replace" else ()
    assert FILTERS[name](ABSENT, *args) is ABSENT


@pytest.mark.parametrize(
    ("name", "value", "args", "message"),
    [
        ("int", "oak", (), 'the text "oak" is no whole number'),
        ("length", 3, (), "the number 3 has no length"),
        (
            "replace",
            "a" * 2000,
            ("a", "b" * 2000),
            "the result is longer than 1,000,000 characters",
        ),
        (
            "join",
            ["a", "b"],
            ("-" * 1_000_000,),
            "the result is longer than 1,000,000 characters",
        ),
    ],
)
def test_filters_refuse(
    name: str, value: Any, args: tuple[Any, ...], message: str
) -> None:
    with pytest.raises(ExpressionError) as caught:
        FILTERS[name](value, *args)
    assert caught.value.message == message


def test_markup_stays_markup() -> None:
    joined = FILTERS["join"]([Markup("<b>a</b>"), "<"], "&")
    assert joined == Markup("<b>a</b>&amp;&lt;")


@pytest.mark.parametrize(
    ("name", "true", "false"),
    [
        ("absent", ABSENT, 0),
        ("defined", 0, ABSENT),
        ("even", 2, 3),
        ("false", False, 0),
        ("list", [1], "a"),
        ("mapping", {}, []),
        ("none", None, ABSENT),
        ("number", 1.5, "X"),
        ("odd", 3, "3"),
        ("string", "a", 1),
        ("text", "a", ABSENT),
        ("true", True, 1),
    ],
)
def test_tests(name: str, true: Any, false: Any) -> None:
    assert (TESTS[name](true), TESTS[name](false)) == (True, False)


def test_divisible_by() -> None:
    assert (TESTS["divisibleby"](6, 3), TESTS["divisibleby"](7, 3)) == (True, False)

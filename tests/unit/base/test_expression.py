from __future__ import annotations

import pickle
from time import perf_counter

import pytest

from cardwright.base import expression
from cardwright.base.expression import ABSENT, ExpressionError, filled
from tests.unit.base.views import Plain


def test_an_expression_is_compiled_once() -> None:
    first = expression.compile("cost > 3")
    assert first is expression.compile("cost > 3")
    assert (first.source, first.paths) == ("cost > 3", (("cost",),))


def test_it_reads_its_scope() -> None:
    found = expression.compile("owner.kind == 'wood' and cost > 3")
    assert found.evaluate({"owner": Plain(id="a", kind="wood"), "cost": 4}) is True
    assert found.evaluate({"owner": ABSENT, "cost": 4}) is False


def test_a_name_that_is_not_there() -> None:
    with pytest.raises(ExpressionError) as caught:
        expression.compile("coost").evaluate({"cost": 3})
    error = caught.value
    assert (error.message, error.hint, error.code) == (
        'there is no name "coost" here',
        'did you mean "cost"?',
        "unknown-name",
    )


def test_values_that_do_not_fit() -> None:
    with pytest.raises(ExpressionError) as caught:
        expression.compile("tags | sum").evaluate({"tags": ["a"]})
    assert caught.value.message == '"tags | sum" cannot be worked out with these values'


def test_deep_nests_are_refused() -> None:
    for source in ("(" * 900 + "1" + ")" * 900, "not " * 480 + "1", "[" * 990):
        with pytest.raises(ExpressionError) as caught:
            expression.compile(source).evaluate({})
        assert caught.value.code == "bad-expression"


def test_filters_of_ones_own() -> None:
    found = expression.compile("word | shout", {"shout": lambda word: f"{word}!"})
    assert found.evaluate({"word": "ho"}) == "ho!"
    with pytest.raises(ExpressionError) as caught:
        expression.compile("word | shout")
    assert caught.value.message == 'there is no filter "shout"'


def test_it_travels_as_its_source() -> None:
    found = expression.compile("1 + 2")
    assert pickle.loads(pickle.dumps(found)).evaluate({}) == 3  # noqa: S301 its own bytes


@pytest.mark.parametrize(
    ("text", "inner"),
    [
        ("{{ param.hand }}", "param.hand"),
        (" {{3}}\n", "3"),
        ("{{ a }} and {{ b }}", None),
        ("x {{ a }}", None),
        ("plain", None),
        ("{{ {'a': 1}.a }}", "{'a': 1}.a"),
    ],
)
def test_a_text_that_is_one_expression(text: str, inner: str | None) -> None:
    assert filled(text) == inner


def test_six_thousand_cards_take_a_moment() -> None:
    found = expression.compile("owner.kind == 'wood' and cost is number and cost >= 2")
    scope = {"owner": Plain(id="a", kind="wood"), "cost": 3}
    start = perf_counter()
    assert sum(found.evaluate(scope) for _ in range(6000)) == 6000
    assert perf_counter() - start < 0.5

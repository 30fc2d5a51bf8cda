from __future__ import annotations

import pytest

from cardwright.base import expression
from cardwright.base.expression import ExpressionError
from cardwright.rules.choices import check_choices
from tests.unit.rules.harbour import game

ENDS = {"source": ("sailor",)}


def refused(source: str, *kinds: str) -> tuple[str, str | None, str, object] | None:
    try:
        check_choices(game(), expression.compile(source), kinds, ENDS)
    except ExpressionError as error:
        return error.message, error.hint, error.code, error.span
    return None


@pytest.mark.parametrize(
    ("source", "message", "hint", "span"),
    [
        ("work == 'rop'", 'work is never "rop"', 'did you mean "rope"?', (9, 12)),
        (
            "work in ['rope', 'zzz']",
            'work is never "zzz"',
            "it may be rope, sail, helm",
            (18, 21),
        ),
        (
            "source.work != 'sial'",
            'source.work is never "sial"',
            'did you mean "sail"?',
            (16, 20),
        ),
        (
            "friend.work == 'hlem'",
            'friend.work is never "hlem"',
            'did you mean "helm"?',
            (16, 20),
        ),
        (
            "kind == 'salior'",
            'kind is never "salior"',
            'did you mean "sailor"?',
            (9, 15),
        ),
    ],
)
def test_a_text_that_a_field_can_never_be(
    source: str, message: str, hint: str, span: tuple[int, int]
) -> None:
    assert refused(source, "sailor") == (message, hint, "not-a-choice", span)


@pytest.mark.parametrize(
    "source",
    [
        "work == 'rope' and kind in ['sailor', 'charm']",
        "rank == 'captian'",
        "friend == 'ann' or friend.id == 'ann'",
        "pay == 'X'",
        "owner.town == 'Nowhere'",
        "work == param.cheap",
        "'captain' in tags",
    ],
)
def test_what_a_field_may_be(source: str) -> None:
    assert refused(source, "sailor") is None

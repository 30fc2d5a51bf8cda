from __future__ import annotations

from typing import Any

import pytest

from cardwright.base.closures import Builder
from cardwright.base.filters import FILTERS
from cardwright.base.syntax import parse
from cardwright.base.values import ABSENT, ExpressionError, Names
from tests.unit.base.views import Plain

SCOPE: dict[str, Any] = {
    "cost": 3,
    "letter": "X",
    "tags": ["old", "tall"],
    "owner": Plain(id="wood", kind="forest", trees=[Plain(id="oak", height=9)]),
    "size": {"items": 4, "list": [1, 2, 3]},
    "key": "items",
    "none": None,
}


@pytest.mark.parametrize(
    ("source", "value"),
    [
        ("3", 3),
        ("'a'", "a"),
        ("true", True),
        ("cost", 3),
        ("owner.kind", "forest"),
        ("owner.kin", ABSENT),
        ("owner.kin.kith", ABSENT),
        ("size.items", 4),
        ("size[key]", 4),
        ("size['list'][1:]", [2, 3]),
        ("size.list[-1]", 3),
        ("owner.trees[0].height", 9),
        ("1 < cost <= 3", True),
        ("1 < cost < 3", False),
        ("'old' in tags", True),
        ("'old' not in tags", False),
        ("owner == 'wood'", True),
        ("letter == 3", False),
        ("letter is number and letter > 3", False),
        ("cost > 1 and cost < 9", True),
        ("cost > 9 or 'tall' in tags", True),
        ("not cost", False),
        ("'a' if cost == 3 else 'b'", "a"),
        ("'a' if cost == 4", ABSENT),
        ("cost * 2 + 1", 7),
        ("-cost", -3),
        ("+cost", 3),
        ("7 // 2 % 2", 1),
        ("2 ** cost - 8 / 4", 6),
        ("cost ~ letter ~ owner", "3Xwood"),
        ("[cost, letter]", [3, "X"]),
        ("(1, 2)", [1, 2]),
        ("{'a': cost}", {"a": 3}),
        ("tags | join(', ') | upper", "OLD, TALL"),
        ("owner.trees | map('height') | sum", 9),
        ("owner.trees | map(name='height')", [9]),
        ("none is none", True),
        ("owner.x is defined", False),
        ("cost is not even", True),
    ],
)
def test_values(source: str, value: object) -> None:
    found = Builder(FILTERS).build(parse(source))(SCOPE)
    assert found is ABSENT if value is ABSENT else found == value


@pytest.mark.parametrize(
    ("source", "message", "hint"),
    [
        (
            "letter > 3",
            'the text "X" cannot be ordered against the number 3',
            "letter is number and …",
        ),
        (
            "3 > owner.kind",
            'the number 3 cannot be ordered against the text "forest"',
            "owner.kind is number and …",
        ),
        ("coost", 'there is no name "coost" here', 'did you mean "cost"?'),
        ("letter.upper", 'the text "X" has no "upper"', None),
        ("tags.append", 'a list has no "append"', None),
        (
            "'a' * 1000000000",
            'the text "a" cannot be multiplied by the number 1000000000',
            None,
        ),
    ],
)
def test_what_cannot_be_worked_out(source: str, message: str, hint: str | None) -> None:
    run = Builder(FILTERS).build(parse(source))
    with pytest.raises(ExpressionError) as caught:
        run(SCOPE)
    assert (caught.value.message, caught.value.hint) == (message, hint)


@pytest.mark.parametrize(
    ("source", "message", "hint"),
    [
        (
            "cost.format(1)",
            "an expression cannot hold a call",
            'filters stand after a bar: "value | length"',
        ),
        ("tags | jion", 'there is no filter "jion"', 'did you mean "join"?'),
        ("tags is emty", 'there is no test "emty"', None),
        ("tags | join(*tags)", 'there is no filter "join"', 'did you mean "join"?'),
        ("tags | length(3)", '"length" does not take these arguments', None),
        ("tags | join(sep=3)", '"join" does not take these arguments', None),
        ("10000000000000000", "the number is too large", None),
    ],
)
def test_what_cannot_be_built(source: str, message: str, hint: str | None) -> None:
    with pytest.raises(ExpressionError) as caught:
        Builder(FILTERS).build(parse(source))
    assert (caught.value.message, caught.value.hint) == (message, hint)


def test_the_names_read() -> None:
    builder = Builder(FILTERS)
    builder.build(parse("owner.kind in kinds[owner.id] and owner and a.b.c | join(d)"))
    assert list(builder.paths) == [
        ("owner", "kind"),
        ("kinds",),
        ("owner", "id"),
        ("owner",),
        ("a", "b", "c"),
        ("d",),
    ]


@pytest.mark.parametrize(
    ("source", "span"),
    [
        ("1 + gone", (4, 8)),
        ("param.gone", (6, 10)),
        ("param['gone'] + 1", (6, 12)),
        ("'gone' ~ param.gone", (15, 19)),
    ],
)
def test_an_unknown_name_knows_where_it_stands(
    source: str, span: tuple[int, int]
) -> None:
    run = Builder(FILTERS, source).build(parse(source))
    with pytest.raises(ExpressionError) as caught:
        run({"param": Names("param", {"rain": 3})})
    assert (caught.value.code, caught.value.span) == ("unknown-name", span)

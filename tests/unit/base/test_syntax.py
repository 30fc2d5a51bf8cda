from __future__ import annotations

import pytest
from jinja2 import nodes

from cardwright.base.syntax import dotted, parse
from cardwright.base.values import ExpressionError


@pytest.mark.parametrize(
    ("source", "path"),
    [
        ("cost", ("cost",)),
        ("owner.kind", ("owner", "kind")),
        ("owner['kind'].id", ("owner", "kind", "id")),
        ("words[kind].icon", None),
        ("'a'", None),
    ],
)
def test_dotted_names(source: str, path: tuple[str, ...] | None) -> None:
    assert dotted(parse(source)) == path


def test_the_tree_of_an_expression() -> None:
    assert parse("cost") == nodes.Name("cost", "load")


@pytest.mark.parametrize(
    ("source", "message", "hint"),
    [
        ("", "the expression is empty", None),
        ("  ", "the expression is empty", None),
        ("a b", 'the text "a b" is no expression', '"b" cannot stand here'),
        ("a <", 'the text "a <" is no expression', 'something is missing behind "<"'),
        ("a =", 'the text "a =" is no expression', "compare with =="),
        ("a = 3", 'the text "a = 3" is no expression', "compare with =="),
        ("a && b", 'the text "a && b" is no expression', "write and, or"),
        ("a =< 5", 'the text "a =< 5" is no expression', "write <="),
        ("a => 5", 'the text "a => 5" is no expression', "write >="),
        ("!a", 'the text "!a" is no expression', "write not"),
        (
            "a }} {% b",
            'the text "a }} {% b" is no expression',
            '"}}" cannot stand here',
        ),
        (
            "{{ a }}",
            'the text "{{ a }}" is no expression',
            "write the expression without {{ }}",
        ),
        ("{{ a", 'the text "{{ a" is no expression', "close it with }}"),
        ("a" * 2001, "longer than 2,000 characters", None),
    ],
)
def test_what_is_no_expression(source: str, message: str, hint: str | None) -> None:
    with pytest.raises(ExpressionError) as caught:
        parse(source)
    assert (caught.value.message, caught.value.hint) == (message, hint)


@pytest.mark.parametrize(
    ("source", "word"),
    [
        ("a b", "b"),
        ("cost = 3", "="),
        ("a && b", "&&"),
        ("a == '&&' || b", "||"),
        ("kind == 'x' AND b", "AND"),
        ("a =< 5", "=<"),
        ("a <> 5", "<>"),
        ("a != 5 and !b", "!"),
        ("{{ a }}", "{{"),
        ("pay <=", "<="),
        ("pay > (1 + 2", "2"),
        ("a)", ")"),
        ("(a]", "]"),
        ("a $ b", "$"),
        ("'abc", "'"),
        ("a }} b", "}}"),
        ("not", "not"),
    ],
)
def test_the_word_at_which_it_goes_wrong(source: str, word: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        parse(source)
    start = source.rindex(word)
    assert caught.value.span == (start, start + len(word))


def test_nothing_in_an_empty_expression_goes_wrong() -> None:
    with pytest.raises(ExpressionError) as caught:
        parse("")
    assert caught.value.span is None

from __future__ import annotations

import pytest

from cardwright.base.tokens import applied, lex, step


def test_words_with_their_spans() -> None:
    found = lex("pay >=  'a b'.x")
    assert [found.word(i) for i in range(len(found.spans))] == [
        "pay",
        ">=",
        "'a b'",
        ".",
        "x",
    ]
    assert found.spans == ((0, 3), (4, 6), (8, 13), (13, 14), (14, 15))
    assert found.wrong is None


@pytest.mark.parametrize(
    ("source", "wrong"), [("a $ b", 2), ("a == 'b", 5), ("(a]", 2), ("a)", 1)]
)
def test_where_words_end(source: str, wrong: int) -> None:
    assert lex(source).wrong == wrong


@pytest.mark.parametrize(
    ("source", "path", "index", "word"),
    [
        ("owner.kind", ("owner", "kind"), 1, "kind"),
        ("owner.kind", ("owner", "kind"), 0, "owner"),
        ("owner['kind'].id", ("owner", "kind", "id"), 1, "'kind'"),
        ("a.kind or kind", ("kind",), 0, "kind"),
        ("x | rank or rank.rank", ("rank", "rank"), 1, "rank"),
        ("'rank' == rank", ("rank",), 0, "rank"),
        ("a[0].b", ("a",), 0, "a"),
    ],
)
def test_the_step_of_a_name(
    source: str, path: tuple[str, ...], index: int, word: str
) -> None:
    start = source.rindex(word)
    assert step(source, path, index) == (start, start + len(word))


def test_a_name_that_is_not_there() -> None:
    assert step("owner.kind", ("kind",), 0) is None
    assert step("", ("kind",), 0) is None


@pytest.mark.parametrize(
    ("source", "span"),
    [
        ("join == cards | join(2)", (16, 20)),
        ("a is join", (5, 9)),
        ("a is not join", (9, 13)),
        ("join", None),
    ],
)
def test_where_a_filter_or_test_is_applied(
    source: str, span: tuple[int, int] | None
) -> None:
    assert applied(source, "join") == span

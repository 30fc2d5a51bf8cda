from __future__ import annotations

from cardwright.load.documents import read_document
from cardwright.model.source import Map, Plain, Seq
from tests.unit.load.reading import Found, data_of, findings, found, only


def test_an_alias_bomb_is_one_finding() -> None:
    """Nine nines of nines: 9 + 9² + … passes 100,000 values on the sixth line."""
    lines = ["a0: &a0 [x,x,x,x,x,x,x,x,x]"]
    lines += [f"a{i}: &a{i} [{','.join([f'*a{i - 1}'] * 9)}]" for i in range(1, 9)]
    problem = only("\n".join(lines))
    assert problem.code == "too-deep"
    assert (
        problem.message == "the aliases of this file stand for more than 100000 values"
    )
    assert problem.place.line == 6


def test_many_aliases_of_something_small_are_no_bomb() -> None:
    text = "- &x a\n" + "- *x\n" * 20_000
    assert data_of(text) == ["a"] * 20_001


def test_aliases_deepen() -> None:
    lines = ["a0: &a0 [x]"]
    lines += [f"a{i}: &a{i} [*a{i - 1}]" for i in range(1, 99)]
    assert isinstance(data_of("\n".join(lines)), Map)
    lines.append("a99: &a99 [*a98]")
    assert findings("\n".join(lines)) == [Found("too-deep", 100, 12, 100, 13)]


def test_an_alias_inside_itself() -> None:
    problem = only("a: &x\n  b: *x\n")
    assert found(problem) == Found("yaml-syntax", 2, 6, 2, 8)
    assert problem.message == '"*x" stands inside the value that it names'


def test_a_name_may_be_given_anew() -> None:
    assert data_of("- &x a\n- *x\n- &x b\n- *x\n") == ["a", "a", "b", "b"]


def test_a_text_with_a_star() -> None:
    problem = only("text: *bold move  # note\n")
    assert found(problem) == Found("yaml-syntax", 1, 7, 1, 17)
    assert problem.message == "a text that begins with a star must stand in quotes"
    assert problem.hint == 'write "*bold move"'
    assert findings("{a: *x}") == [Found("yaml-syntax", 1, 5, 1, 7)]


def test_an_alias_of_a_plain_scalar_keeps_its_spelling() -> None:
    document, _ = read_document("f.yaml", b"a: &x 12\nb: *x\n")
    assert document.data == {"a": "12", "b": "12"}


def test_an_alias_that_is_near_to_an_anchor() -> None:
    problem = only("a: &figures 1\nb: *figure  # note\n")
    assert found(problem) == Found("yaml-syntax", 2, 4, 2, 11)
    assert problem.message == 'there is no anchor "&figure" above'
    assert problem.hint == "did you mean *figures? a text must stand in quotes"


def test_a_text_with_a_star_that_is_near_to_an_anchor() -> None:
    problem = only("a: &figures 1\nb: *figure it out\n")
    assert problem.message == "a text that begins with a star must stand in quotes"
    assert problem.hint == 'write "*figure it out"'


def test_an_alias_of_a_number_is_no_text_and_one_of_a_text_is() -> None:
    data = data_of("- &n 5\n- *n\n- &t '5'\n- *t\n- &no No\n- *no\n")
    assert isinstance(data, Seq)
    assert [type(value) for value in data] == [Plain, Plain, str, str, Plain, Plain]

from __future__ import annotations

from typing import Any

from cardwright.model.entry import Entry
from cardwright.model.problem import Problem
from cardwright.model.rich import Bold, Paragraph, Rich, Text, Value
from cardwright.model.views import Views
from cardwright.resolve.entries.texts import read, with_values
from tests.unit.resolve.garden import CONTENT, at, catalog, data

PATH = ("text",)


def test_a_text_is_read_once() -> None:
    found = read(data("a: [{text: 'is {{ x }}'}]"), ("a", 0, "text"))
    value = Value("x", start=3, end=10)
    assert found.rich == Rich((Paragraph((Text("is "), value)),))
    assert (found.has_values, found.problems) == (True, ())
    assert read(data("text: plain"), PATH).has_values is False


def test_flaws_stand_inside_the_scalar() -> None:
    found = read(data("text: 'a **b {{ x }}'"), PATH)
    assert [at(p) for p in found.problems] == [("unbalanced-mark", "data.yaml", 1, 10)]
    assert found.has_values is False


def filled(text: str, kind: str = "gnome") -> tuple[Entry, list[Problem]]:
    """A gnome with a text, among the garden's others, its values worked out."""
    content = {**CONTENT, "gnomes/x.yaml": f"id: x\nage: 5\ntext: {text}\n"}
    entries, _ = catalog(content)
    bare = entries.entries["x"]
    parsed = read(bare.fields, PATH)
    entry = Entry(kind, "x", "X", bare.fields, bare.body, texts={PATH: parsed.rich})
    work = with_values(entry, frozenset({PATH}), Views(entries))
    return work.entry, work.problems


def values(rich: Rich) -> list[tuple[Any, ...]]:
    (paragraph,) = rich.paragraphs
    return [
        (node.expression, node.result, node.origin)
        for node in paragraph.children
        if isinstance(node, Value)
    ]


def test_values_know_what_they_are_and_where_from() -> None:
    entry, problems = filled(
        "'{{ param.rain }}, {{ term.compost }}, {{ age }}, {{ card.age }}, {{ name }},"
        " {{ age + param.rain }}, {{ vocabulary.hues.red }}'"
    )
    assert problems == []
    assert values(entry.texts[PATH]) == [
        ("param.rain", "3", "param.rain"),
        ("term.compost", "Compost heap", "term.compost"),
        ("age", "5", "age"),
        ("card.age", "5", "age"),
        ("name", "X", "name"),
        ("age + param.rain", "8", ""),
        ("vocabulary.hues.red", "Red", "vocabulary.hues.red"),
    ]
    assert entry.reads == {"rain"}


def test_values_inside_marks_are_worked_out_too() -> None:
    entry, _ = filled("'**{{ age }}**'")
    bold = Bold((Value("age", "5", "age", start=2, end=11),))
    assert entry.texts[PATH] == Rich((Paragraph((bold,)),))


def test_what_has_no_value_is_told_inside_the_text() -> None:
    entry, problems = filled("'Is {{ agee }} and {{ friend }} or {{ 1 + }}.'")
    assert [(at(p)[0], at(p)[3], p.hint) for p in problems[:2]] == [
        ("unknown-name", 14, 'did you mean "age"?'),
        ("bad-expression", 26, None),
    ]
    assert (problems[2].code, at(problems[2])[3]) == ("bad-expression", 47)
    assert [result for _, result, _ in values(entry.texts[PATH])] == [None, None, None]


def test_a_parameter_without_param_before_it_is_shown_as_it_is_written() -> None:
    _, problems = filled("'For {{ rain }} days.'")
    assert [(p.code, p.hint) for p in problems] == [
        ("unknown-name", 'did you mean "param.rain"?')
    ]


def test_the_own_phrase_of_structure_keeps_its_values() -> None:
    content = {
        **CONTENT,
        "beds/x.yaml": """\
id: x
plants:
  - kind: plant
    id: fern
    effects: [{do: grow, amount: 2, phrase: "{{ amount }} up"}]
""",
    }
    entries, problems = catalog(content)
    assert problems == []
    assert entries.entries["fern"].texts == {
        ("effects", 0, "phrase"): Rich(
            (Paragraph((Value("amount", start=0, end=12), Text(" up"))),)
        )
    }

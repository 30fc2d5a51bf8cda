from __future__ import annotations

from typing import Any

from cardwright.model.entry import FileUse, Link, Saying
from cardwright.model.source import Map, mark_of
from cardwright.resolve.plan import Plan
from cardwright.resolve.walk import Filled, FillError, Held, Walked, walk
from tests.unit.resolve.garden import at, data


def walked(text: str, schema: dict[str, Any], groups: Any = None) -> Walked:
    return walk(data(text), Plan(schema, groups), evaluate)


def evaluate(source: str) -> Filled:
    """``rain`` is three, all else has no value."""
    if source == "rain":
        return Filled(3, "3", frozenset({"rain"}))
    raise FillError("unknown-name", f"no {source}", "try rain")


def properties(**fields: Any) -> dict[str, Any]:
    return {"properties": fields}


def test_plain_scalars_take_the_types_of_the_schema() -> None:
    schema = properties(
        year={"type": "string"}, cost={"type": "integer"}, wet={"type": "boolean"}
    )
    found = walked("{year: 1984, cost: 3, wet: true, free: 2.5, said: 'no'}", schema)
    assert found.data == {
        "year": "1984",
        "cost": 3,
        "wet": True,
        "free": 2.5,
        "said": "no",
    }
    assert type(found.data["year"]) is str


def test_what_does_not_change_is_the_same_object() -> None:
    body = data("a: {b: [x, y]}\nn: 1\n")
    found = walk(body, Plan({})).data
    assert found == {"a": {"b": ["x", "y"]}, "n": 1}
    assert found["a"] is body["a"]
    assert found.marks is body.marks
    assert mark_of(found, ("n",)) == mark_of(body, ("n",))


def test_links_stand_in_values_and_keys() -> None:
    schema = properties(
        friend={"type": "string", "x-link": ["gnome", "plant"]},
        all={"items": {"x-link": "vocabulary.hues"}},
        pile={"propertyNames": {"x-link": "plant"}},
    )
    found = walked("{friend: gus, all: [red, 7], pile: {ivy: 2}}", schema)
    assert found.links == [
        Link(("friend",), ("gnome", "plant"), "gus"),
        Link(("all", 0), ("vocabulary.hues",), "red"),
        Link(("pile", "ivy"), ("plant",), "ivy", "key"),
    ]
    assert found.data["all"] == ["red", 7]


def test_texts_files_and_sayings_are_gathered() -> None:
    schema = properties(
        text={"x-text": "rich"},
        motto={"x-text": "plain"},
        art={"x-file": "image"},
        deed={"x-says": "frames.deed"},
        acts={"items": {"x-says": "verbs"}},
    )
    text = "{text: hi, motto: ho, art: a.png, deed: {x: 1}, acts: [{do: it}]}"
    found = walked(text, schema)
    assert found.texts == [("text",)]
    assert found.plain_texts == [("motto",)]
    assert found.files == [FileUse(("art",), "image", "a.png")]
    assert found.sayings == [
        Saying(("deed",), "frames", "deed"),
        Saying(("acts", 0), "verbs"),
    ]


def test_arguments_of_verbs_are_typed_and_linked() -> None:
    linked = {"type": "string", "x-link": "plant", "x-argument": True}
    verb = {"properties": {"what": linked, "all": {"type": "boolean"}}}
    schema = properties(acts={"items": {"x-says": "verbs"}})
    text = "acts: [{do: dig, what: 12, all: true}]"
    found = walked(text, schema, {"verbs": {"dig": verb}})
    assert found.data == {"acts": [{"do": "dig", "what": "12", "all": True}]}
    assert found.links == [Link(("acts", 0, "what"), ("plant",), "12", argument=True)]


def test_an_expression_becomes_its_value() -> None:
    schema = properties(text={"x-text": "rich"}, motto={"x-text": "plain"})
    body = """\
cost: "{{ rain }}"
art: "a-{{rain}}.png"
motto: "{{ rain }}"
text: "{{ rain }}"
list: ["{{ rain }}"]
"""
    found = walked(body, schema)
    assert found.data == {
        "cost": 3,
        "art": "a-3.png",
        "motto": "3",
        "text": "{{ rain }}",
        "list": [3],
    }
    assert found.reads == {"rain"}


def test_without_evaluate_expressions_stay() -> None:
    found = walk(data('cost: "{{ rain }}"'), Plan({}))
    assert (found.data, found.reads) == ({"cost": "{{ rain }}"}, set())


def test_a_failed_expression_is_a_problem_inside_the_scalar() -> None:
    found = walked('art: "a-{{ snow }}-{{ rain }}"', {})
    (problem,) = found.problems
    assert at(problem) == ("unknown-name", "data.yaml", 1, 11)
    assert (problem.message, problem.hint) == ("no snow", "try rain")
    assert found.data == {"art": "a-{{ snow }}-3"}


def test_an_expression_without_its_end_is_told_at_its_beginning() -> None:
    found = walked('art: "a-{{ rain }}-{{ rain }"\ncost: "{{ rain"\n', {})
    told = [(at(p), p.place.end_column, p.message, p.hint) for p in found.problems]
    message, hint = 'the value "{{" has no "}}"', "close it with }}"
    assert told == [
        (("unbalanced-mark", "data.yaml", 1, 20), 22, message, hint),
        (("unbalanced-mark", "data.yaml", 2, 8), 10, message, hint),
    ]
    assert found.data == {"art": "a-3-{{ rain }", "cost": "{{ rain"}


def test_held_entries_are_left_as_written() -> None:
    body = data("plants: [{id: ivy, cost: 007}]\nchief: {id: gus}\n")
    schema = properties(
        plants={"items": {"x-holds": ["plant", "gnome"]}}, chief={"x-holds": "gnome"}
    )
    found = walk(body, Plan(schema))
    assert found.data is body
    assert found.held == [
        Held(("plants", 0), ("plant", "gnome"), body["plants"][0]),
        Held(("chief",), ("gnome",), body["chief"]),
    ]


def test_a_list_marked_as_holding_holds_its_items() -> None:
    found = walked("plants: [{id: ivy}]", properties(plants={"x-holds": "plant"}))
    assert [held.path for held in found.held] == [("plants", 0)]


def test_what_is_held_must_be_a_mapping() -> None:
    schema = properties(plants={"items": {"x-holds": ["plant", "gnome"]}})
    found = walked("plants: [ivy, 3]", schema)
    assert [at(p) for p in found.problems] == [
        ("wrong-type", "data.yaml", 1, 10),
        ("wrong-type", "data.yaml", 1, 15),
    ]
    assert found.problems[0].message == (
        "here stands an entry of kind plant or gnome, so it must be a mapping"
    )


def test_a_recursive_schema_follows_the_data() -> None:
    schema = {"properties": {"in": {"$ref": "#"}, "n": {"type": "string"}}}
    found = walked("{in: {in: {n: 1}}, n: 2}", schema)
    assert found.data == {"in": {"in": {"n": "1"}}, "n": "2"}


def test_data_that_is_no_mapping_is_typed_too() -> None:
    assert walk(None, Plan({})).data is None
    assert walk(Map(), Plan({})).data == {}

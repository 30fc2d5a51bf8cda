"""The core's own schemas: well made, closed, told in words, and they bite."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from cardwright.base.shipped import schemas_core
from cardwright.load.documents import read_document
from cardwright.model.problem import Problem
from cardwright.resolve.plan import Plan
from cardwright.resolve.walk import walk
from cardwright.validate.forms import check_form
from cardwright.validate.keywords import KEYWORDS, MARKS, NAMED, SEVERAL, SINGLE
from cardwright.validate.schemas import load_forms, load_schemas
from tests.schemas.samples import BAD, GOOD

NAMES = (
    "bundle",
    "case",
    "core",
    "deck-report",
    "game",
    "glossary",
    "parameters",
    "play",
    "printer",
    "problems",
    "profile",
    "report",
    "rules",
    "slots",
    "style",
    "tight-report",
    "variant",
    "vocabularies",
)
# Keys that bring odd data into the inner parts of the forms.
WORDS = {
    *("title", "kinds", "faces", "front", "sizes", "trim", "piles", "from", "take"),
    *("value", "choices", "verbs", "phrase", "say", "text", "formats", "copies"),
    *("assertions", "every", "links", "analyses", "share", "pile", "case", "problems"),
    *("fonts", "body", "package", "paper", "grid", "marks", "entries", "level"),
}
CONDITIONS = {"not", "if", "then", "else", "anyOf", "oneOf", "allOf"}


def schema(name: str) -> dict[str, Any]:
    path = schemas_core() / f"{name}.schema.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def core() -> dict[str, dict[str, Any]]:
    return {name: schema(name) for name in NAMES}


@lru_cache(maxsize=1)
def forms() -> dict[str, Mapping[str, Any]]:
    return load_forms(core())


def judge(name: str, text: str) -> list[Problem]:
    document, problems = read_document(f"{name}.yaml", text.encode())
    assert list(problems) == []
    form = forms()[name]
    return check_form(name, walk(document.data, Plan(form)).data, form)


def described(node: Any, where: str) -> Iterator[tuple[str, Any]]:
    """Every subschema that describes data by itself, with where it stands."""
    if isinstance(node, Mapping):
        yield where, node
        for key, sub in below(node):
            yield from described(sub, f"{where}/{key}")


def below(node: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for key, value in node.items():
        if key in SINGLE and key not in CONDITIONS:
            yield key, value
        elif key in NAMED:
            yield from ((f"{key}/{name}", sub) for name, sub in value.items())
        elif key in SEVERAL and key not in CONDITIONS:
            yield from ((f"{key}/{index}", sub) for index, sub in enumerate(value))


def test_every_schema_file_is_known_here() -> None:
    files = sorted(path.name for path in schemas_core().iterdir())
    assert files == sorted(["problems.yaml", *(f"{n}.schema.json" for n in NAMES)])


@pytest.mark.parametrize("name", NAMES)
def test_a_core_schema_is_valid_json_schema(name: str) -> None:
    judge = Draft202012Validator(Draft202012Validator.META_SCHEMA)
    assert list(judge.iter_errors(schema(name))) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_part_has_a_title_and_a_description(name: str) -> None:
    lacking = [
        where
        for where, part in described(schema(name), name)
        if "$ref" not in part and not {"title", "description"} <= set(part)
    ]
    assert lacking == []


@pytest.mark.parametrize("name", NAMES)
def test_every_group_of_known_keys_is_closed(name: str) -> None:
    parts = [
        (where, part)
        for where, part in described(schema(name), name)
        if "properties" in part and part.get("x-says") not in MARKS["x-says"]
    ]
    assert [
        w for w, part in parts if part.get("additionalProperties") is not False
    ] == []


@pytest.mark.parametrize("name", NAMES)
def test_only_keywords_that_can_be_explained_are_used(name: str) -> None:
    used = {key for _, part in described(schema(name), name) for key in part}
    assert used <= {*KEYWORDS, *MARKS}


@pytest.mark.parametrize("name", sorted(GOOD))
def test_a_good_sample_has_no_problem(name: str) -> None:
    assert judge(name, GOOD[name]) == []


@pytest.mark.parametrize(("name", "text", "expected"), BAD)
def test_a_bad_sample_has_just_its_problems(
    name: str, text: str, expected: list[tuple[str, int, int, str, str | None]]
) -> None:
    found = [
        (p.code, p.place.line, p.place.column, p.message, p.hint)
        for p in judge(name, text)
    ]
    assert found == expected


def test_every_form_has_a_good_and_a_bad_sample() -> None:
    forms = set(NAMES) - {"core"}
    assert set(GOOD) == forms
    assert {name for name, _, _ in BAD} == forms


def renamed(data: Any) -> Iterator[tuple[str, Any]]:
    """The data once for each of its keys, with that key misspelt.

    Of a key with one letter nothing would be left to tell what was meant.
    """
    if isinstance(data, dict):
        for key, value in data.items():
            if len(key) > 1:
                yield key, {(f"{k}zz" if k == key else k): v for k, v in data.items()}
            yield from ((k, {**data, key: v}) for k, v in renamed(value))
    elif isinstance(data, list):
        for index, item in enumerate(data):
            head, tail = data[:index], data[index + 1 :]
            yield from ((k, [*head, changed, *tail]) for k, changed in renamed(item))


@pytest.mark.parametrize("name", sorted(GOOD))
def test_a_misspelt_key_is_at_most_one_problem(name: str) -> None:
    form = forms()[name]
    document, _ = read_document(f"{name}.yaml", GOOD[name].encode())
    data = json.loads(json.dumps(walk(document.data, Plan(form)).data))
    trials = list(renamed(data))
    assert len(trials) >= 5
    for key, trial in trials:
        text = json.dumps(trial).encode()
        read, _ = read_document(f"{name}.json", text)
        found = check_form(name, read.data, form)
        told = [(p.code, p.hint) for p in found]
        free: list[Any] = [[], [("missing-key", None)], [("bad-pattern", None)]]
        meant = f'did you mean "{key}"?'
        assert told in [*free, [("unknown-key", meant)], [("missing-key", meant)]]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(-9, 9) | st.text(max_size=3),
    lambda part: (
        st.lists(part, max_size=3)
        | st.dictionaries(st.sampled_from(sorted(WORDS)), part, max_size=4)
    ),
    max_leaves=12,
)


@pytest.mark.parametrize("name", sorted(GOOD))
@given(data=JSON)
def test_odd_data_has_problems_within_the_file_and_no_accident(
    name: str, data: Any
) -> None:
    form = forms()[name]
    text = json.dumps(data)
    read, _ = read_document(f"{name}.json", text.encode())
    found = check_form(name, read.data, form)
    assert (found == []) == Draft202012Validator(form).is_valid(read.data)
    ends = [problem.place.end_column for problem in found]
    assert [end for end in ends if end > len(text) + 1] == []


def test_shared_parts_make_a_schema_that_has_no_problem(tmp_path: Path) -> None:
    parts = schema("core")["$defs"]
    fields = {f"a_{name}": {"$ref": f"core#/$defs/{name}"} for name in parts}
    whole = {"type": "object", "additionalProperties": False, "properties": fields}
    file = tmp_path / "lamp.schema.json"
    file.write_text(json.dumps(whole), encoding="utf-8")
    document, _ = read_document(file.name, file.read_bytes())
    schemas, problems = load_schemas(core(), {"lamp": document})
    assert problems == []
    assert list(schemas["lamp"]["properties"]) == list(fields)
    data = {
        "a_id": "old-lamp",
        "a_plain": "Old lamp",
        "a_rich": "{tap}",
        "a_art": "art/lamp.png",
        "a_colour": "#123",
        "a_url": "https://lamp.example",
        "a_count": 0,
        "a_positive": 1,
        "a_cost": "X",
        "a_pile": {"lamp": 1},
        "a_draw": {"from": ["lamp"], "size": 2, "sum": {"of": "cost", "min": 1}},
        "a_effects": [{"do": "burn", "amount": 2}],
        "a_conditions": [{"is": "lit"}],
    }
    assert set(data) == set(fields)
    assert list(Draft202012Validator(schemas["lamp"]).iter_errors(data)) == []

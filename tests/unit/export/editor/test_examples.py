from __future__ import annotations

from typing import Any

import pytest

from cardwright.export.editor.examples import flow, with_examples


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("Cold Hands", "Cold Hands"),
        ("no", '"no"'),
        ("12", '"12"'),
        ("{tap}", '"{tap}"'),
        ("say “so”: yes", '"say “so”: yes"'),
        (3, "3"),
        (None, "null"),
        ({"do": "draw", "of": ["a", 2, True]}, "{do: draw, of: [a, 2, true]}"),
    ],
)
def test_a_value_is_one_line_of_yaml(value: Any, text: str) -> None:
    assert flow(value) == text


def test_examples_that_do_not_nest_stay() -> None:
    schema = {"description": "How many.", "examples": [1, "X", ["a", "b"]]}
    assert with_examples(schema) == schema
    assert with_examples({"description": "How many."}) == {"description": "How many."}


def test_examples_that_nest_are_told() -> None:
    schema = {"description": "What * does.", "examples": [{"do": "rest"}, 5, [[1]]]}
    assert with_examples(schema) == {
        "description": "What * does.",
        "markdownDescription": (
            "What \\* does.\n\n```yaml\n{do: rest}\n```\n\n```yaml\n[[1]]\n```"
        ),
        "examples": [5],
    }

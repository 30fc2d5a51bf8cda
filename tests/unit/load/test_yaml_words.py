from __future__ import annotations

from cardwright.load.yaml_words import explain, forbidden
from cardwright.model.problem import Place, Problem
from cardwright.model.source import Source


def test_a_stop_that_nobody_knows() -> None:
    assert explain(Source("f", "a b c"), 2, 2) == Problem(
        "yaml-syntax",
        Place("f", 1, 3, 1, 4),
        "the file cannot be read as YAML from here on",
        "put texts with signs such as : # { [ * in quotes",
    )


def test_a_stop_at_the_end_of_a_file() -> None:
    problem = explain(Source("f", "a: b\n"), 5, 5)
    assert problem.place == Place("f", 2, 1, 2, 1)


def test_the_first_forbidden_character() -> None:
    problem = forbidden(Source("f", "a\x85\n\x0bb\x07"))
    place = Place("f", 2, 1, 2, 2)
    message = "the character U+000B may not stand in a file"
    assert problem == Problem("encoding", place, message)


def test_nothing_forbidden() -> None:
    assert forbidden(Source("f", "a")).code == "yaml-syntax"

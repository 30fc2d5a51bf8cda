"""``problems.yaml`` names just the codes that the source has."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

from cardwright.base.shipped import schemas_core
from cardwright.load.documents import read_document
from tests.guards.source import modules, nodes

# One worker reads the source for all guards.
pytestmark = pytest.mark.xdist_group("guards")

CODE = re.compile("[a-z]+(-[a-z]+)*")
_SHOWN = re.compile(r"\[([a-z]+(?:-[a-z]+)*)\]")
# What makes a problem, and the position of the code among its arguments.
MAKERS = {
    "ExpressionError": 2,
    "FillError": 0,
    "Flaw": 0,
    "Ground": 0,
    "Problem": 0,
    "SlipError": 2,
    "_judged": 2,
    "broken": 0,
    "report": 1,
}


def declared() -> dict[str, Any]:
    data = (schemas_core() / "problems.yaml").read_bytes()
    document, problems = read_document("problems.yaml", data)
    assert list(problems) == []
    assert isinstance(document.data, dict)
    return document.data


def codes_made(folder: Path) -> set[str]:
    """Codes that are written where a problem is made, or a code gets its value."""
    found = [
        value
        for _, tree in modules(folder)
        for node in nodes(tree)
        for value in _written(node)
    ]
    constants = [
        c.value for f in found for c in ast.walk(f) if isinstance(c, ast.Constant)
    ]
    return {t for t in constants if isinstance(t, str) and CODE.fullmatch(t)}


def _written(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Call):
        return _arguments(node)
    if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        named = [t.id.lower() for t in targets if isinstance(t, ast.Name)]
        return [node.value] if "code" in named else []
    if isinstance(node, ast.arguments):
        late = node.args[len(node.args) - len(node.defaults) :]
        pairs = zip(late, node.defaults, strict=True)
        return [default for argument, default in pairs if argument.arg == "code"]
    return []


def _arguments(call: ast.Call) -> list[ast.expr]:
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    found = [k.value for k in call.keywords if k.arg == "code"]
    found += call.args[MAKERS[name] :][:1] if name in MAKERS else []
    return [value for value in found if isinstance(value, ast.Constant)]


def texts(folder: Path) -> set[str]:
    """All texts of the source."""
    return {
        node.value
        for _, tree in modules(folder)
        for node in nodes(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_every_code_of_the_source_is_explained(repository: Path) -> None:
    assert sorted(codes_made(repository / "src") - set(declared())) == []


def test_every_explained_code_is_in_the_source(repository: Path) -> None:
    assert sorted(set(declared()) - texts(repository / "src")) == []


def test_a_case_may_name_just_these_codes() -> None:
    schema = json.loads((schemas_core() / "case.schema.json").read_bytes())
    item = schema["$defs"]["case"]["properties"]["problems"]["items"]
    assert item["properties"]["code"]["enum"] == list(declared())


def shown(folder: Path) -> set[str]:
    """Codes that tests expect: a text that is one, or one in brackets in a text."""
    found = texts(folder)
    return found | {code for text in found for code in _SHOWN.findall(text)}


def test_every_code_is_expected_by_a_test(repository: Path) -> None:
    folders = (repository / "tests" / name for name in ("unit", "acceptance"))
    expected = {code for folder in folders for code in shown(folder)}
    assert sorted(set(declared()) - expected) == []


def test_a_code_that_no_test_expects_is_found(tmp_path: Path) -> None:
    source = 'assert code == "one"\nassert out == f"{x}: error[two]: three"\n'
    (tmp_path / "test_it.py").write_text(source, encoding="utf-8")
    assert {"one", "two", "three"} & shown(tmp_path) == {"one", "two"}


def test_codes_are_found_wherever_a_problem_is_made(tmp_path: Path) -> None:
    source = (
        'Problem("one", place)\n'
        'Problem(code="two", place=place)\n'
        'model.Problem("three")\n'
        'SlipError("a message", None, "four")\n'
        'other("five")\n'
        'code = "six" if x else "seven"\n'
        'CODE: Final = "eight"\n'
        'def f(a, code="nine"): ...\n'
    )
    (tmp_path / "made.py").write_text(source, encoding="utf-8")
    assert codes_made(tmp_path) == {
        *("one", "two", "three", "four"),
        *("six", "seven", "eight", "nine"),
    }
    assert texts(tmp_path) == codes_made(tmp_path) | {"five", "a message"}


def test_samples_differ(repository: Path) -> None:
    assert [c for c, page in declared().items() if page["bad"] == page["good"]] == []
    assert (repository / "schemas" / "core" / "problems.yaml").is_file()

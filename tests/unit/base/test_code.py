from __future__ import annotations

from jinja2 import Environment

from cardwright.base.code import BoundedCode


def code(source: str) -> str:
    environment = Environment(autoescape=True)
    environment.code_generator_class = BoundedCode
    return str(environment.compile(source, raw=True))


def test_joining_and_comparing_go_through_the_environment() -> None:
    assert "environment.joined((" in code("{{ a ~ b ~ 1 }}")
    assert "environment.compared((" in code("{{ a < b < 3 }}")
    assert "['lt', 'lt'])" in code("{{ a < b < 3 }}")


def test_nothing_else_does() -> None:

    assert "environment.joined" not in code("{{ a + b }}")

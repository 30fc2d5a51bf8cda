from __future__ import annotations

from typing import Any

import pytest
from jinja2 import DictLoader, TemplateSyntaxError

from cardwright.base.sandbox import environment, line_of, render
from cardwright.base.values import ABSENT, ExpressionError, Names
from tests.unit.base.views import Plain

SHARED = {
    "box": (
        "{% macro box(a) %}[{{ a }}{{ caller() if caller is defined }}]{% endmacro %}"
    ),
    "base": "A{% block inside %}base{% endblock %}Z",
}

SCOPE: dict[str, Any] = {
    "card": Plain(
        id="oak",
        name="Oak & Elm",
        items=[1, 2, 3],
        flavour=ABSENT,
        size={"height": 9},
        twice=lambda number: number * 2,
    ),
    "param": Names("param", {"hand": 5}),
}


def rendered(source: str) -> str:
    found = environment(DictLoader(SHARED), {"shout": lambda word: f"{word}!"})
    return render(found.from_string(source), SCOPE)


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("{{ card.name }}", "Oak &amp; Elm"),
        ("{{ card }}", "oak"),
        ("{{ card['name'] }}", "Oak &amp; Elm"),
        ("{{ card.items | join('-') }}", "1-2-3"),
        ("{{ card.items[1] }}{{ card.items[9] }}", "2"),
        ("{{ card.size.height }}{{ card.size.depth }}", "9"),
        ("{{ card.twice(4) }}", "8"),
        ("[{{ card.flavour }}{{ card.flavour.deep }}]", "[]"),
        ("{% for a in card.flavour %}x{% else %}none{% endfor %}", "none"),
        ("{{ 'y' if card.fruit is defined else 'n' }}", "n"),
        ("{{ fruit | default('none') }}", "none"),
        ("{{ card.fruit | default('none') }}", "none"),
        (
            "{% for i in card.items %}{{ loop.index }}{{ loop.last }} {% endfor %}",
            "1False 2False 3True ",
        ),
        ("{% for i in range(2, 4) %}{{ i }}{% endfor %}", "23"),
        ("{% from 'box' import box %}{{ box('<') }}", "[&lt;]"),
        ("{% import 'box' as m %}{% call m.box(1) %}in{% endcall %}", "[1in]"),
        (
            "{% extends 'base' %}{% block inside %}{{ super() }}!{% endblock %}",
            "Abase!Z",
        ),
        ("{% set ns = namespace(a=1) %}{% set ns.a = ns.a + 1 %}{{ ns.a }}", "2"),
        ("{% set x %}{{ card.name }}{% endset %}{{ x ~ '<' }}", "Oak &amp; Elm&lt;"),
        ("{{ 1 < 2 < 3 }} {{ 'a' not in card.flavour }}", "True False"),
        ("{{ -card.size.height }} {{ 7 // 2 }}", "-9 3"),
        ("{{ 'ho' | shout }}", "ho!"),
    ],
)
def test_templates(source: str, text: str) -> None:
    assert rendered(source) == text


@pytest.mark.parametrize(
    ("source", "message", "hint"),
    [
        ("{{ crad.name }}", 'there is no name "crad" here', None),
        ("{{ card.nam }}", '"oak" has no "nam"', 'did you mean "name"?'),
        ("{{ card['nam'] }}", '"oak" has no "nam"', 'did you mean "name"?'),
        ("{{ param.hnd }}", '"param" has no "hnd"', 'did you mean "hand"?'),
        ("{% if crad %}{% endif %}", 'there is no name "crad" here', None),
        ("{% for a in crad %}{% endfor %}", 'there is no name "crad" here', None),
        ("{{ crad == 3 }}", 'there is no name "crad" here', None),
        ("{{ 3 in crad }}", 'there is no name "crad" here', None),
        ("{{ lipsum() }}", 'there is no name "lipsum" here', None),
        ("{{ ''.__class__ }}", 'the text "" has no "__class__"', None),
        ("{{ '{:>9}'.format(1) }}", 'the text "{:>9}" has no "format"', None),
        ("{{ card.twice.__globals__ }}", 'a list has no "__globals__"', None),
        (
            "{{ card.name > 3 }}",
            'the text "Oak & Elm" cannot be ordered against the number 3',
            "value is number and …",
        ),
        ("{{ range(201) }}", "a range has at most 200 numbers", None),
        (
            (
                "{% for a in range(200) %}{% for b in range(200) %}"
                "{% for c in range(200) %}{% endfor %}{% endfor %}{% endfor %}"
            ),
            "the template takes more than 100,000 steps",
            None,
        ),
        (
            (
                "{% set ns = namespace(x='aa') %}"
                "{% for i in range(99) %}{% set ns.x = ns.x ~ ns.x %}{% endfor %}"
            ),
            "the result is longer than 1,000,000 characters",
            None,
        ),
        (
            (
                "{% set ns = namespace(x='aa') %}"
                "{% for i in range(99) %}{% set ns.x = ns.x + ns.x %}{% endfor %}"
            ),
            "the result is longer than 1,000,000 characters",
            None,
        ),
        (
            (
                "{% set ns = namespace(x='aa') %}{% for i in range(99) %}"
                "{% set y %}{{ ns.x }}{{ ns.x }}{% endset %}"
                "{% set ns.x = y %}{% endfor %}"
            ),
            "the result is longer than 1,000,000 characters",
            None,
        ),
        (
            "{% macro r(n) %}{{ r(n) }}{% endmacro %}{{ r(1) }}",
            "the template cannot be worked out with these values",
            None,
        ),
    ],
)
def test_templates_refused(source: str, message: str, hint: str | None) -> None:
    with pytest.raises(ExpressionError) as caught:
        rendered(source)
    assert (caught.value.message, caught.value.hint) == (message, hint)


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("a\nb\n{{ card.nam }}", 3),
        ("\n{% for a in [1] %}\n{{ [1, 'a'] | sort }}{% endfor %}", 3),
    ],
)
def test_the_line_of_an_error(source: str, line: int) -> None:
    with pytest.raises(ExpressionError) as caught:
        rendered(source)
    assert line_of(caught.value) == ("<template>", line)


def test_no_line_outside_of_templates() -> None:
    assert line_of(ExpressionError("a slip")) is None


@pytest.mark.parametrize(
    "use",
    [
        "{{ card.flavuor + 1 }}",
        "{{ 1 + card.flavuor }}",
        "{{ -card.flavuor }}",
        "{{ card.flavuor | shout }}",
        "{{ card.flavuor == 1 }}",
        "{% for i in range(card.flavuor) %}{% endfor %}",
        "{% if card.flavuor %}{% endif %}",
    ],
)
def test_an_unknown_name_is_told_wherever_it_is_used(use: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        rendered(use)
    error = caught.value
    assert (error.code, error.message, error.hint) == (
        "unknown-name",
        '"oak" has no "flavuor"',
        'did you mean "flavour"?',
    )


@pytest.mark.parametrize(
    ("source", "line", "message"),
    [
        ("a\n{{ 1e999 }}", 2, "the number is too large"),
        (f"{{{{ {'9' * 5000} }}}}", 1, "a number is too long"),
        (f"{{{{ {'(' * 5000}1{')' * 5000} }}}}", 1, "it is nested too deeply"),
        (
            "{% for a in [1] %}" * 30 + "{% endfor %}" * 30,
            1,
            "it is nested too deeply",
        ),
    ],
)
def test_what_python_cannot_compile(source: str, line: int, message: str) -> None:
    with pytest.raises(TemplateSyntaxError) as caught:
        environment().from_string(source)
    assert (caught.value.lineno, caught.value.message) == (line, message)

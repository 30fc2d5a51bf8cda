from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.compose.blocks import fault

FILTERS = ("say", "lighten")


@pytest.mark.parametrize(
    "source",
    [
        "",
        "<card/>",
        "{% if a %}{{ b | say }}{% elif c %}{% else %}{% endif %}",
        "{% for a, b in c %}{% else %}{% endfor %}",
        "{% for a in b if a %}{% endfor %}{% for a in 1, 2 %}{% endfor %}",
        "{%- set a = 1 -%}{% set b %}x{% endset %}",
        "{# {% if a %} {{ #}{% raw %}{{ {% if %}{% endraw %}",
        "{{ '}}' }}{{ \"{%\" }}{{ call(a, b=1) }}{{ a if b else c }}",
        '{% extends "a" %}{% block c %}{% endblock c %}{% include "d" %}',
        "{% macro m(a, b=1) %}{% endmacro %}{% call m() %}{% endcall %}",
    ],
)
def test_a_template_as_it_should_be(source: str) -> None:
    assert fault(source, FILTERS) is None


@pytest.mark.parametrize(
    ("source", "wrong", "message", "hint"),
    [
        (
            "a{% if b %}c",
            "{% if b %}",
            "{% if … %} is not closed",
            "close it with {% endif %}",
        ),
        (
            "{% for a in b %}{% if c %}d{% endfor %}",
            "{% if c %}",
            "{% if … %} is not closed",
            "close it with {% endif %}",
        ),
        (
            "a{% endif %}",
            "{% endif %}",
            "{% endif %} has no {% if … %} before it",
            None,
        ),
        (
            "{% else %}",
            "{% else %}",
            "{% else %} has no {% if … %} before it",
            None,
        ),
        (
            "{% iff a %}",
            "{% iff a %}",
            "there is no block {% iff %}",
            'did you mean "if"?',
        ),
        (
            "{% fi a %}",
            "{% fi a %}",
            "there is no block {% fi %}",
            'did you mean "if"?',
        ),
        (
            "{% if a %}{% endfi %}",
            "{% endfi %}",
            "there is no block {% endfi %}",
            'did you mean "endif"?',
        ),
        ("<g>{{ a </g>{{ b }}", "{{", "{{ is not closed", "close it with }}"),
        ("{{ a }", "{{", "{{ is not closed", "close it with }}"),
        ("{% if a }{% endif %}", "{%", "{% is not closed", "close it with %}"),
        ("x {# y", "{#", "{# is not closed", "close it with #}"),
        (
            "{{ a b }}",
            "b",
            'the text "a b" is no expression',
            '"b" cannot stand here',
        ),
        (
            "{% if a = b %}{% endif %}",
            "=",
            'the text "a = b" is no expression',
            "compare with ==",
        ),
        (
            "{{ a | lightne(1) }}",
            "lightne",
            'there is no filter "lightne"',
            'did you mean "lighten"?',
        ),
        (
            "{% if a is not evn %}{% endif %}",
            "evn",
            '"evn" cannot stand behind "is"',
            'did you mean "even"?',
        ),
        (
            "{{ a is place }}",
            "place",
            '"place" cannot stand behind "is"',
            "compare with ==",
        ),
    ],
)
def test_what_breaks_a_template(
    source: str, wrong: str, message: str, hint: str | None
) -> None:
    found = fault(source, FILTERS)
    assert found is not None
    assert (source[found.start : found.end], *found[2:]) == (wrong, message, hint)


@given(st.text("{}%#'\" \nabif|", max_size=60))
def test_any_text_has_a_fault_or_none(source: str) -> None:
    found = fault(source, FILTERS)
    assert found is None or 0 <= found.start < found.end <= len(source)

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.compose.marks import MARK, marked


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("<g/>", '<g _at="f:1:1"/>'),
        (
            '<card>\n  <text-box x="1">a</text-box></card>',
            '<card _at="f:1:1">\n  <text-box _at="f:2:3" x="1">a</text-box></card>',
        ),
        ("{# <g> #}<g>", '{# <g> #}<g _at="f:1:10">'),
        ("{% if a < b %}<g>", '{% if a < b %}<g _at="f:1:15">'),
        ("{% set a = '%} <g>' %}", "{% set a = '%} <g>' %}"),
        ("{{ '<g>' }}<g>", "{{ '<g>' }}<g _at=\"f:1:12\">"),
        ("{{ '}} <b>' }}", "{{ '}} <b>' }}"),
        ("<!-- <g> --><g>", '<!-- <g> --><g _at="f:1:13">'),
        ("<![CDATA[<g>]]>", "<![CDATA[<g>]]>"),
        ('<g x="{{ 1 }}">', '<g _at="f:1:1" x="{{ 1 }}">'),
        ("</g> 1 < 2 {{ unfinished <g>", "</g> 1 < 2 {{ unfinished <g>"),
    ],
)
def test_each_start_tag_gets_its_place(source: str, expected: str) -> None:
    assert marked(source, "f") == expected


@given(st.text(alphabet="<>g/{}%#'\" \n!-", max_size=40))
def test_marks_are_all_that_is_added(source: str) -> None:
    assert re.sub(rf' {MARK}="f:\d+:\d+"', "", marked(source, "f")) == source


@given(st.lists(st.sampled_from(["<g>", "\n", " ", "x", "{# \n #}"]), max_size=20))
def test_every_mark_points_at_its_tag(parts: list[str]) -> None:
    source = "".join(parts)
    lines = source.split("\n")
    places = re.findall(r'<g _at="f:(\d+):(\d+)"', marked(source, "f"))
    found = [lines[int(line) - 1][int(column) - 1 :][:3] for line, column in places]
    assert found == ["<g>"] * parts.count("<g>")


def test_a_long_broken_source_takes_no_longer_than_its_length() -> None:
    for piece in ("{{ '", "{% ", "<!--", "<", "{#"):
        source = piece * 3_000
        assert marked(source, "f") == source

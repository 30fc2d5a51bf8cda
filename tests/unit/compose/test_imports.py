from __future__ import annotations

from pathlib import Path

from cardwright.compose.imports import lost_macro
from cardwright.compose.loader import Folder, Loader
from cardwright.model.problem import Place, Problem

ART = """\
{% macro picture(a) %}{% endmacro %}{% macro frame() %}{% endmacro %}{% set w = 3 %}
"""


def told(root: Path, text: str) -> Problem | None:
    (root / "art.xml").write_text(ART, encoding="utf-8")
    (root / "a.card.xml").write_text(text, encoding="utf-8")
    return lost_macro(Loader([Folder(root, "t")]), "t/a.card.xml")


def test_a_macro_that_is_not_there_is_told_at_its_name(tmp_path: Path) -> None:
    text = '<card>\n{% from "art.xml" import frame, pictur as p with context %}'
    assert told(tmp_path, text) == Problem(
        "unknown-name",
        Place("t/a.card.xml", 2, 33, 2, 39),
        'art.xml has no macro "pictur"',
        'did you mean "picture"?',
    )


def test_what_is_there_or_in_no_template_is_no_lost_macro(tmp_path: Path) -> None:
    for text in (
        '{% from "art.xml" import picture, frame as f, w with context %}',
        '{% from "arts.xml" import pictur %}',
        '{% import "art.xml" as art %}{{ art.pictur() }}',
        '{# {% from "art.xml" import pictur %} #}',
    ):
        assert told(tmp_path, text) is None

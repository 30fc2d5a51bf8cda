from __future__ import annotations

from pathlib import Path

from cardwright.compose.loader import Folder, Loader
from cardwright.compose.rings import ring_of
from cardwright.model.problem import Place, Problem

HINT = "take one of these tags out, or let it name another template"


def loader(root: Path, **templates: str) -> Loader:
    for name, text in templates.items():
        (root / f"{name}.xml").write_text(text, encoding="utf-8")
    return Loader([Folder(root, "templates/tides")])


def test_templates_without_a_ring(tmp_path: Path) -> None:
    given = loader(tmp_path, a="{% include 'b.xml' %}{% include 'b.xml' %}", b="<g/>")
    assert ring_of(given, "a.xml") is None


def test_a_template_that_takes_itself_in(tmp_path: Path) -> None:
    given = loader(tmp_path, a='<card>\n  {%- extends "a.xml" -%}\n')
    assert ring_of(given, "a.xml") == Problem(
        "circular-reference",
        Place("templates/tides/a.xml", 2, 3, 2, 26),
        'the template "a.xml" takes itself in',
        HINT,
    )


def test_a_ring_is_told_at_its_first_by_name_wherever_one_begins(
    tmp_path: Path,
) -> None:
    call = "{% include 'z.xml' %}"
    given = loader(
        tmp_path,
        front=call,
        z="{% from 'gone.xml' import x %}{% import 'm.xml' as m %}",
        m=f"<g/>\n{call}",
    )
    assert ring_of(given, "front.xml") == Problem(
        "circular-reference",
        Place("templates/tides/m.xml", 2, 1, 2, 22),
        "templates take one another in without end: m.xml → z.xml → m.xml",
        HINT,
    )

from __future__ import annotations

import gc
from dataclasses import replace
from pathlib import Path

import pytest
from jinja2.runtime import Macro

from cardwright.compose.faces import Composer, Helpers, Row
from cardwright.model.entry import Catalog
from cardwright.model.face import Composed, FontFamily, Style
from cardwright.model.problem import Place, Problem
from cardwright.model.rich import Paragraph, Rich, Text
from tests.unit.compose.given import catalog, data, entry, folders

WICK = entry(
    power=3,
    rules="**Draw** 2 & {flame}",
    element="ember",
    price=2.50001,
    stats={"power": 1},
)
TALLOW = entry("tallow", power=1)
FOUND = catalog(WICK, TALLOW)
STYLE = Style({"body": FontFamily("fontpkg-open-sans")}, (), {"ink": "#102030"}, {})

OWN = "templates/tides/front.card.xml"
BACK = "templates/tides/back.card.xml"


def composer(root: Path, found: Catalog = FOUND, **templates: str) -> Composer:
    return Composer(found, folders(root, **templates), STYLE)


def xml(root: Path, template: str, side: str = "front", row: Row | None = None) -> str:
    """The face of WICK by a template, without its source marks."""
    composed, problems = composer(root, front=template).compose(WICK, side, row)
    assert problems == []
    assert composed is not None
    return composed.xml.replace(' _at="templates/tides/front.card.xml:1:1"', "")


@pytest.mark.parametrize(
    ("template", "expected"),
    [
        ("{{ card.name }}/{{ card.power }}/{{ card.motto }}", "Wick/3/"),
        ("{{ card.rules }}", '<b>Draw</b> 2 &amp; <icon name="flame"/>'),
        ("{{ card.rules | plain }}", "Draw 2 &amp; [Flame]"),
        (
            "{{ card.element.name }} {{ card.element.color | lighten(1) }}",
            "Ember #ffffff",
        ),
        ("{{ 'ink' | rgba(0) }}", "#10203000"),
        ("{{ card.price }} {{ 1 / 3 }} {{ -0.00001 }}", "2.5 0.3333 0"),
        ("{{ face }} {{ size.width }} {{ size.bleed }}", "front 63.5 3.175"),
        ("{{ game.title }} {{ game.slug }} {{ param.step }}", "Tides tides 3"),
        ("{{ '<&>' }}", "&lt;&amp;&gt;"),
        ("{% if owner is defined %}a{% endif %}{{ owner.name }}", ""),
        ("{% for i in range(3) %}{{ i }}{% endfor %}", "012"),
        ("{{ rng.number(5, 5) }} {{ stream('x').integer(2, 2) }}", "5 2"),
        ("{{ row.index }}{{ row.previous }}", "0"),
        ("{{ 'a\x0bb' }}", "ab"),
    ],
)
def test_a_template_prints_what_it_sees(
    tmp_path: Path, template: str, expected: str
) -> None:
    assert xml(tmp_path, template) == expected


def test_what_a_face_made_goes_with_the_next_face(tmp_path: Path) -> None:
    macros = (
        "{% macro wide(n) %}{{ n }}{% endmacro %}"
        "{% macro wider(n) %}{{ wide(n) }}{% endmacro %}"
    )
    template = "{% import 'macros.xml' as marks with context %}" + macros
    template += "<card>{{ marks.wider(1) }}{{ wider(card.power) }}</card>"
    made = composer(tmp_path, front=template, macros=macros)
    gc.collect()
    gc.disable()
    try:
        for _ in range(20):
            for each in (WICK, TALLOW):
                composed, _ = made.compose(each, "front")
                assert composed is not None
        left = sum(isinstance(each, Macro) for each in gc.get_objects())
    finally:
        gc.enable()
    assert left <= 4


def test_plain_text_may_go_through_filters(tmp_path: Path) -> None:
    assert xml(tmp_path, "{{ card.rules | plain | upper }}") == "DRAW 2 &amp; [FLAME]"


def test_a_row_shows_the_face_before(tmp_path: Path) -> None:
    row = Row(1, TALLOW)
    template = "{{ row.index }} {{ row.previous.name }}"
    assert xml(tmp_path, template, row=row) == "1 Tallow"


def test_structure_is_said(tmp_path: Path) -> None:
    found = Composer(
        FOUND,
        folders(tmp_path, front="{{ card | say }}"),
        helpers=Helpers(lambda of, path: Rich((Paragraph((Text(f"{of.id}{path}"),)),))),
    )
    composed, _ = found.compose(WICK, "front")
    own = frozenset({"wick"})
    assert composed == Composed(
        "wick", "lantern", "front", "wick()", template=OWN, entries=own
    )


def test_tags_carry_their_places_in_macros_and_parents_too(tmp_path: Path) -> None:
    found = composer(
        tmp_path,
        base='<card>\n{% block a %}{% endblock %}<rect x="1"/></card>',
        macros="{% macro dot(x) %}<circle r='{{ x }}'/>{% endmacro %}",
        front='{% extends "base.card.xml" %}{% from "macros.xml" import dot %}\n'
        "{% block a %}{% for i in [1, 2] %}{{ dot(i) }}{% endfor %}{% endblock %}",
    )
    composed, problems = found.compose(WICK, "front")
    own = "templates/tides"
    assert problems == []
    assert composed is not None
    assert composed.xml == (
        f'<card _at="{own}/base.card.xml:1:1">\n'
        f"<circle _at=\"{own}/macros.xml:1:19\" r='1'/>"
        f"<circle _at=\"{own}/macros.xml:1:19\" r='2'/>"
        f'<rect _at="{own}/base.card.xml:2:28" x="1"/></card>'
    )


def test_a_side_that_reads_nothing_of_its_entry_is_one_for_all(tmp_path: Path) -> None:
    found = composer(tmp_path, back="{{ game.title }}", front="{{ card.id }}")
    backs = [found.compose(e, "back")[0] for e in (WICK, TALLOW)]
    fronts = [found.compose(e, "front")[0] for e in (WICK, TALLOW)]
    assert backs == [
        Composed(name, "lantern", "back", "Tides", reads_entry=False, template=BACK)
        for name in ("wick", "tallow")
    ]
    assert fronts == [
        Composed(
            name, "lantern", "front", name, template=OWN, entries=frozenset({name})
        )
        for name in ("wick", "tallow")
    ]


def test_a_pile_s_own_back_replaces_that_of_the_kind(tmp_path: Path) -> None:
    found = composer(tmp_path, back="kind's", shed="pile's")
    pairs = [
        found.compose(WICK, "back")[0],
        found.compose(WICK, "back", None, "shed")[0],
    ]
    assert [face.xml for face in pairs if face] == ["kind's", "pile's"]


def test_a_face_that_reads_a_placeholder_bears_the_draft_mark(tmp_path: Path) -> None:
    found = composer(tmp_path, front="<card>{{ param.toll }}</card>", draft="(draft)")
    composed, _ = found.compose(WICK, "front")
    assert composed is not None
    assert (composed.draft, composed.xml) == (
        True,
        '<card _at="templates/tides/front.card.xml:1:1">4(draft)</card>',
    )


def test_only_faces_that_show_an_open_field_are_drafts(tmp_path: Path) -> None:
    open_wick = replace(WICK, placeholder={"power": "tune"})
    found = composer(
        tmp_path,
        catalog(open_wick),
        front="<card>{{ card.power }}</card>",
        back="<card>{{ card.name }}</card>",
        draft="!",
    )
    sides = [found.compose(open_wick, side)[0] for side in ("front", "back")]
    assert [face.draft for face in sides if face] == [True, False]


@pytest.mark.parametrize(
    ("template", "problem"),
    [
        (
            "<card>\n  {{ card.nmae }}\n</card>",
            Problem(
                "unknown-name",
                Place(OWN, 2, 11, 2, 15),
                'the lantern has no "nmae"',
                'did you mean "name"? (while drawing lantern "wick")',
            ),
        ),
        (
            "<card>{{ crad.name }}</card>",
            Problem(
                "unknown-name",
                Place(OWN, 1, 10, 1, 14),
                'there is no name "crad" here',
                'did you mean "card"? (while drawing lantern "wick")',
            ),
        ),
        (
            "<card>\n\n{{ param.stpe }}</card>",
            Problem(
                "unknown-name",
                Place(OWN, 3, 10, 3, 14),
                '"param" has no "stpe"',
                'did you mean "step"? (while drawing lantern "wick")',
            ),
        ),
        (
            "{{ card.stats.pwoer }}",
            Problem(
                "unknown-name",
                Place(OWN, 1, 15, 1, 20),
                '"stats" has no "pwoer"',
                'did you mean "power"? (while drawing lantern "wick")',
            ),
        ),
        (
            "{{ 'a' + 1 }}",
            Problem(
                "bad-expression",
                Place(OWN, 1, 1, 1, 14),
                'the text "a" cannot be added to the number 1',
                'while drawing lantern "wick"',
            ),
        ),
        (
            '{% include "bsae.xml" %}',
            Problem(
                "missing-template",
                Place(OWN, 1, 1, 1, 25),
                'there is no template "bsae.xml"',
                "write templates/tides/bsae.xml",
            ),
        ),
    ],
)
def test_a_slip_of_a_template_stands_at_its_line(
    tmp_path: Path, template: str, problem: Problem
) -> None:
    found = composer(tmp_path, front=template)
    assert found.compose(WICK, "front") == (None, [problem])


def test_a_slip_in_a_macro_of_another_file_stands_there(tmp_path: Path) -> None:
    line = '{% for i in range(n) %}<g x="{{ i + gone }}"/>{% endfor %}'
    macros = f"{{% macro row(n) %}}\n{line}{{% endmacro %}}"
    found = composer(
        tmp_path,
        front='{% from "rows.xml" import row %}<card>{{ row(2) }}</card>',
    )
    (tmp_path / "own" / "rows.xml").write_text(macros)
    _, (problem,) = found.compose(WICK, "front")
    assert problem.code == "unknown-name"
    # 2|{% for i in range(n) %}<g x="{{ i + gone }}"/>: the braces open in column 30
    assert problem.place == Place("templates/tides/rows.xml", 2, 37, 2, 41)


@pytest.mark.parametrize(
    "template",
    ["{{ param.stpe }}", "{{ card.nmae }}", "{% for i in range(card.pwoer) %}"],
)
def test_a_slip_is_told_once_for_all_entries(tmp_path: Path, template: str) -> None:
    found = composer(tmp_path, front=template)
    told = [len(found.compose(e, "front")[1]) for e in (WICK, TALLOW, WICK)]
    assert told == [1, 0, 0]


def test_a_broken_template_is_told_by_its_own_file(tmp_path: Path) -> None:
    found = composer(
        tmp_path, front='{% extends "base.card.xml" %}', base="<card>\n{% if %}</card>"
    )
    composed, problems = found.compose(WICK, "front")
    places = [(p.code, p.place.file, p.place.line) for p in problems]
    assert (composed, places) == (
        None,
        [("template-syntax", "templates/tides/base.card.xml", 2)],
    )


def test_a_template_that_is_not_there_stands_at_the_kind_s_face(tmp_path: Path) -> None:
    form = data({"kinds": {"lantern": {"faces": {"front": "frnt"}}}})
    game = replace(FOUND.game, forms={"game": form})
    found = composer(tmp_path, Catalog(game, FOUND.entries), other="x", fron="y")
    assert found.compose(WICK, "front") == (
        None,
        [
            Problem(
                "missing-template",
                Place("", 1, 1, 1, 1),
                'there is no template "front.card.xml" for the front of lantern',
                'did you mean "fron"?',
            )
        ],
    )


def test_endless_work_is_refused(tmp_path: Path) -> None:
    loops = "{% for a in range(200) %}" * 4 + "x" + "{% endfor %}" * 4
    composed, problems = composer(tmp_path, front=loops).compose(WICK, "front")
    assert (composed, [p.message for p in problems]) == (
        None,
        ["the template takes more than 100,000 steps"],
    )

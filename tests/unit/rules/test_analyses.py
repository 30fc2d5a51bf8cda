from __future__ import annotations

import pytest

from cardwright.model.finding import Cell, Column, Finding
from cardwright.model.problem import Problem
from cardwright.model.views import Views
from cardwright.resolve.assembly.assemble import assemble, decks
from cardwright.rules.check import analyse
from tests.unit.rules.harbour import at, catalog, fleet, problems

FLEET = fleet("ann: 2", "cid: 1", "dot: 1")
VOYAGE = "- {id: cape, far: 2, storms: {ann: 3, cid: 1, eve: 1}, calms: {bob: 2}}\n"


def findings(rule: str, fleets: str = FLEET) -> tuple[Finding, ...]:
    rules = f"analyses:\n  look: {{{rule}}}\n"
    made = catalog(rules, fleets=fleets, voyages=VOYAGE)
    trip, _ = assemble(Views(made), "cape")
    assert trip is not None
    return analyse(made, Views(made).of, decks(made), [trip])


def test_a_curve_has_each_value_and_the_whole_numbers_between() -> None:
    assert findings("curve: {of: pay}, title: Pay") == (
        Finding(
            name="look",
            title="Pay",
            form="curve",
            subject="first",
            pile=None,
            columns=(Column("pay", "text"), Column("cards", "cards")),
            rows=((1, 2), (2, 0), (3, 1), (4, 0), (5, 1)),
        ),
    )


def test_a_curve_of_texts_after_numbers() -> None:
    found = findings("curve: {of: pay, pile: storms}")
    assert found == ()
    found = findings("curve: {of: pay, pile: sea}")
    assert [(f.subject, f.pile, f.rows) for f in found] == [
        ("cape", "sea", ((1, 3), (2, 0), (3, 1), ("X", 1)))
    ]


@pytest.mark.parametrize(
    ("of", "head"),
    [("pay", "pay"), ("pay + 1", "pay"), ("pay or power", "value")],
)
def test_a_curve_is_headed_by_its_field(of: str, head: str) -> None:
    assert [f.columns[0] for f in findings(f"curve: {{of: {of}}}")] == [
        Column(head, "text")
    ]


def rounded(found: Finding) -> list[tuple[Cell, ...]]:
    """The rows with their fractions to nine places."""
    return [
        tuple(c if isinstance(c, str) else round(c, 9) for c in row)
        for row in found.rows
    ]


@pytest.mark.parametrize(
    ("rule", "column", "value"),
    [
        (
            "share: {where: 'pay > 2'}",
            Column("cards where pay > 2", "share"),
            0.5,
        ),
        ("total: {of: pay}", Column("total", "number"), 10),
        ("total: {of: pay, where: 'rank'}", Column("total", "number"), 5),
        ("spread: {of: pay}", Column("spread", "number"), 4),
    ],
)
def test_single_figures(rule: str, column: Column, value: float) -> None:
    assert [(f.columns, f.rows) for f in findings(rule)] == [((column,), ((value,),))]


def test_figures_of_all_entries_of_a_kind() -> None:
    (found,) = findings("total: {of: power, kind: charm}")
    assert (found.subject, found.pile, found.rows) == ("harbour", None, ((9,),))


def test_analyses_for_some_kinds_only() -> None:
    assert findings("total: {of: pay}, for: voyage") == ()
    found = findings("total: {of: pay, pile: shore}, for: voyage")
    assert [f.rows for f in found] == [((4,),)]


def test_the_odds_of_a_draw() -> None:
    """Five cards: 1 1 1 3 and an end; pool 2; fewer than 2 are 3 or the end, first."""
    (found,) = findings(
        'draw-until: {pile: sea, sum: pay, ends: "pay is text", '
        "pools: [2, 2], fewer: 2}"
    )
    assert found.columns == (
        Column("pool", "number"),
        Column("cards drawn", "number"),
        Column("over the pool", "number"),
        Column("fewer than 2", "share"),
    )
    # first 1 (3/5): then two are drawn; 3 or the end first: one is drawn.
    # 3 first: 1 over (1/5); 1 and then 3: 2 over (3/5 * 1/4)
    assert rounded(found) == [(2, 8 / 5, 1 / 5 + 2 * 3 / 20, 2 / 5)]


@pytest.mark.parametrize(
    ("few", "titles"),
    [
        ("far", ["fewer than 2"]),
        ("few", ["fewer than 3"]),
        ('"{{ param.few + 1 }}"', ["fewer than 4"]),
        ("[1, 2]", ["fewer than 1", "fewer than 2"]),
        ("1", ["fewer than 1"]),
    ],
)
def test_how_many_are_few(few: str, titles: list[str]) -> None:
    """A field of the assembly's entry, a parameter, an expression, a span, a number."""
    (found,) = findings(
        'draw-until: {pile: sea, sum: pay, ends: "pay is text", '
        f"pools: [1, 1], fewer: {few}}}"
    )
    assert [column.title for column in found.columns[3:]] == titles


def test_draws_that_an_end_cut_short_may_be_let_off() -> None:
    """As above, but only the 3 counts as a draw of few cards."""
    (found,) = findings(
        'draw-until: {pile: sea, sum: pay, ends: "pay is text", pools: [2, 2], '
        'fewer: 2, unless: "{{ param.strict }}"}'
    )
    assert rounded(found)[0][3] == 1 / 5


def test_what_lies_before_a_card() -> None:
    """Four cards, rope rope sail sail; before a sail lie two ropes or the other."""
    (found,) = findings("neighbour: {of: work, where: \"work == 'sail'\"}")
    assert found.columns == (Column("before it", "text"), Column("share", "share"))
    assert rounded(found) == [("rope", 0.666666667), ("sail", 0.333333333)]


def test_nothing_lies_before_the_only_card() -> None:
    (found,) = findings("neighbour: {of: work}", fleet("ann: 1"))
    assert found.rows == ()


def test_an_opening_hand() -> None:
    """Two of four cards are fit; a hand of two has one but for the two others."""
    (found,) = findings("opening: {hand: 2, where: \"work == 'rope'\"}")
    assert found.columns == (Column("hand", "number"), Column("1 or more", "share"))
    # of six hands one has only the others
    assert rounded(found) == [(2, 0.833333333)]


def test_an_opening_hand_of_a_parameter() -> None:
    (found,) = findings(
        'opening: {hand: "{{ param.few }}", where: rank, at-least: 1}', FLEET
    )
    assert rounded(found) == [(3, 3 / 4)]


def beyond(rule: str, **files: str) -> list[Problem]:
    return problems(f"analyses:\n  look: {{{rule}}}\n", **files)


def test_a_figure_beyond_its_limit_stands_at_the_list() -> None:
    rule = (
        "share: {where: 'pay > 2'}, max: 0.4, level: warning, because: 'crews are poor'"
    )
    assert beyond(rule, fleets=FLEET) == [
        Problem(
            "deck-analysis",
            at(FLEET, "crew", "fleets"),
            '"look" of "First": 50%, at most 40% is allowed by "look"',
            "crews are poor",
            "warning",
        )
    ]


def test_figures_of_a_row_beyond_their_limit() -> None:
    rule = (
        'draw-until: {pile: sea, sum: pay, ends: "pay is text", pools: [1, 2], '
        "fewer: 2}, max: 0.5"
    )
    assert [p.message for p in beyond(rule, voyages=VOYAGE)] == [
        '"look" of "Cape", pool 1: 100%, at most 50% is allowed by "look"'
    ]


def test_without_odds_of_few_a_limit_is_of_the_mean() -> None:
    """1 1 1 3 and an end; to a pool of 2, as above, 1.6 are drawn on average."""
    rule = 'draw-until: {pile: sea, sum: pay, ends: "pay is text", pools: [1, 2]}, '
    assert [p.message for p in beyond(f"{rule}max: 1.5", voyages=VOYAGE)] == [
        '"look" of "Cape", pool 2: 1.6, at most 1.5 are allowed by "look"'
    ]


def test_figures_within_their_limits() -> None:
    rule = "total: {of: pay}, min: 10, max: '{{ param.crew * 2 }}'"
    assert beyond(rule, fleets=FLEET) == []


def test_a_draw_of_what_is_no_whole_number() -> None:
    rule = "draw-until: {pile: sea, sum: pay - 2, pools: [1, 2]}"
    rules = f"analyses:\n  look: {{{rule}}}\n"
    assert problems(rules, voyages="- {id: cape, storms: {ann: 1}}\n") == [
        Problem(
            "wrong-type",
            at(rules, "pay - 2", "rules"),
            '"Ann" has -1, but a draw adds whole numbers from 0',
        )
    ]


def test_a_text_in_a_draw() -> None:
    rule = "draw-until: {pile: sea, sum: pay, pools: [1, 2]}"
    rules = f"analyses:\n  look: {{{rule}}}\n"
    assert problems(rules, voyages="- {id: cape, storms: {eve: 1}}\n") == [
        Problem(
            "bad-expression",
            at(rules, "pay", "rules"),
            'the text "X" of "Eve" is no number',
            "where: pay is number",
        )
    ]


def test_an_unknown_name_of_what_is_few() -> None:
    rule = "draw-until: {pile: sea, sum: pay, pools: [1, 2], fewer: param.fw}"
    rules = f"analyses:\n  look: {{{rule}}}\n"
    assert problems(rules, voyages="- {id: cape, storms: {ann: 1}}\n") == [
        Problem(
            "unknown-name",
            at(rules, "fw", "rules"),
            '"param" has no "fw"',
            'did you mean "few"?',
        )
    ]


@pytest.mark.parametrize(
    ("rule", "part", "code", "message", "hint"),
    [
        (
            "total: {pile: see}",
            "see",
            "unknown-reference",
            'no assembly has a pile "see"',
            'did you mean "sea"?',
        ),
        (
            "draw-until: {pile: sea, sum: pay, pools: [1, 2], fewer: fra}",
            "fra",
            "unknown-name",
            'there is no name "fra" here',
            'did you mean "far"?',
        ),
        (
            'draw-until: {pile: sea, sum: pay, pools: [1, 2], unless: "not strct"}',
            "strct",
            "unknown-name",
            'there is no name "strct" here',
            None,
        ),
        (
            "draw-until: {pile: sea, sum: pay, pools: [1, 2], unless: not}",
            "not",
            "bad-expression",
            'the text "not" is no expression',
            'something is missing behind "not"',
        ),
    ],
)
def test_a_slip_in_an_analysis_is_told_without_any_pile(
    rule: str, part: str, code: str, message: str, hint: str | None
) -> None:
    rules = f"analyses:\n  look: {{{rule}}}\n"
    assert problems(rules) == [Problem(code, at(rules, part, "rules"), message, hint)]


def test_what_is_few_must_be_a_number() -> None:
    rule = "draw-until: {pile: sea, sum: pay, pools: [1, 2], fewer: strict}"
    rules = f"analyses:\n  look: {{{rule}}}\n"
    assert problems(rules, voyages="- {id: cape, storms: {ann: 1}}\n") == [
        Problem(
            "wrong-type",
            at(rules, "strict", "rules"),
            'true of "Cape" is no number of cards',
        )
    ]

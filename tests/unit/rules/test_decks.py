from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright.model.entry import Deck, Line
from cardwright.model.problem import Place, Problem
from cardwright.model.views import Views
from cardwright.rules.check import check_deck
from tests.unit.rules.harbour import at, catalog, deck, fleet, problems

COPIES = """\
formats:
  open:
    copies:
    - {max: 3}
    - {where: "owner.kind == 'guild'", max: 2, because: "guilds are small"}
    - {where: "rank == 'captain'", max: 1}
"""


def told(rules: str, *lines: str) -> list[tuple[str, str, str | None, str]]:
    made = problems(rules, fleets=fleet(*lines))
    return [(p.code, p.message, p.hint, p.level) for p in made]


def open_format(rule: str) -> str:
    return f"formats:\n  open:\n    {rule}\n"


def test_the_strictest_limit_of_copies_stands_at_the_line() -> None:
    written = fleet("ann: 4", "fay: 3", "dot: 2", "bob: 3", "gil: 2")
    assert problems(COPIES, fleets=written) == [
        Problem(
            "deck-copies",
            at(written, "ann", "fleets"),
            '4 copies of "Ann", at most 3 are allowed in open',
        ),
        Problem(
            "deck-copies",
            at(written, "fay", "fleets"),
            '3 copies of "Fay", at most 2 are allowed in open',
            "guilds are small",
        ),
        Problem(
            "deck-copies",
            at(written, "dot", "fleets"),
            '2 copies of "Dot", at most 1 is allowed in open',
        ),
    ]


@given(st.integers(1, 6), st.lists(st.integers(1, 5), min_size=1, max_size=4))
def test_the_strictest_of_any_limits(copies: int, limits: list[int]) -> None:
    rules = open_format(f"copies: [{', '.join(f'{{max: {n}}}' for n in limits)}]")
    wanted = []
    if copies > min(limits):
        noun = "copy" if copies == 1 else "copies"
        verb = "is" if min(limits) == 1 else "are"
        said = f"at most {min(limits)} {verb} allowed in open"
        wanted = [("deck-copies", f'{copies} {noun} of "Ann", {said}', None, "error")]
    assert told(rules, f"ann: {copies}") == wanted


def test_a_graver_limit_goes_before_a_stricter_one() -> None:
    rules = open_format("copies: [{max: 3}, {max: 1, level: advice}]")
    assert [t[1:] for t in told(rules, "ann: 4", "bob: 2")] == [
        ('4 copies of "Ann", at most 3 are allowed in open', None, "error"),
        ('2 copies of "Bob", at most 1 is allowed in open', None, "advice"),
    ]


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (("ann: 1",), "1 card, at least 2 are needed in open"),
        (("ann: 1", "bob: 1"), None),
        (("ann: 2", "bob: 2"), None),
        (("ann: 2", "bob: 3"), "5 cards, at most 4 are allowed in open"),
    ],
)
def test_size_stands_at_the_key_of_the_list(
    lines: tuple[str, ...], message: str | None
) -> None:
    written = fleet(*lines)
    found = problems(open_format("size: {min: 2, max: 4}"), fleets=written)
    place = at(written, "crew", "fleets")
    assert found == ([Problem("deck-size", place, message)] if message else [])


@pytest.mark.parametrize(
    ("rule", "lines", "code", "message"),
    [
        (
            "counts: [{where: \"kind == 'charm'\", min: 1}]",
            ("ann: 2",),
            "deck-count",
            "0 charms, at least 1 is needed in open",
        ),
        (
            "counts: [{where: \"kind == 'charm'\", max: 2}]",
            ("amber: 2", "coral: 1"),
            "deck-count",
            "3 charms, at most 2 are allowed in open",
        ),
        (
            'counts: [{where: "pay is number and pay >= 3", max: 1}]',
            ("cid: 2", "eve: 3"),
            "deck-count",
            "2 cards where pay is number and pay >= 3, at most 1 is allowed in open",
        ),
        (
            "counts: [{title: Captains, where: \"rank == 'captain'\", min: 1}]",
            ("cid: 2",),
            "deck-count",
            "0 Captains, at least 1 is needed in open",
        ),
        (
            'shares: [{where: "work == \'rope\'", min: "{{ param.few / 4 }}"}]',
            ("ann: 1", "cid: 1", "dot: 1"),
            "deck-share",
            "33.3% of the cards have work == 'rope', at least 75% is needed in open",
        ),
        (
            "distinct: [{of: owner.id, max: 1}]",
            ("fay: 1", "gil: 1", "hal: 1", "ann: 1"),
            "deck-distinct",
            (
                "2 different values of owner.id (knots, ties), "
                "at most 1 is allowed in open"
            ),
        ),
        (
            "distinct: [{title: crews, of: owner.name, max: 1}]",
            ("fay: 1", "gil: 1", "hal: 1", "ann: 1"),
            "deck-distinct",
            "2 crews (Knots, Ties), at most 1 is allowed in open",
        ),
        (
            'sum: [{of: pay, where: "pay is number", max: 8}]',
            ("cid: 3", "eve: 1", "fay: 1"),
            "deck-sum",
            "pay adds up to 11, at most 8 are allowed in open",
        ),
        (
            "spread: [{by: work, values: [rope, sail, helm], max: 2}]",
            ("ann: 3", "cid: 1"),
            "deck-spread",
            (
                'work: 3 of "rope" and 0 of "helm" lie 3 apart, '
                "at most 2 are allowed in open"
            ),
        ),
        (
            'spread: [{of: pay, where: "pay is number", max: 2}]',
            ("ann: 3", "gil: 1"),
            "deck-spread",
            (
                'pay: 4 of "Gil" and 1 of "Ann" lie 3 apart, '
                "at most 2 are allowed in open"
            ),
        ),
    ],
)
def test_figures_of_a_deck(
    rule: str, lines: tuple[str, ...], code: str, message: str
) -> None:
    written = fleet(*lines)
    place = at(written, "crew", "fleets")
    found = problems(open_format(rule), fleets=written)
    assert found == [Problem(code, place, message)]


@pytest.mark.parametrize(
    ("rule", "lines"),
    [
        ("counts: [{where: \"kind == 'charm'\", min: 1, max: 2}]", ("amber: 2",)),
        ("shares: [{where: \"work == 'rope'\", max: 0.5}]", ("ann: 1", "cid: 1")),
        ("distinct: [{of: owner.id, max: 1}]", ("fay: 2", "gil: 1", "ann: 1")),
        ('sum: [{of: pay, where: "pay is number", min: 6}]', ("ann: 2", "gil: 1")),
        ("spread: [{by: work, max: 2}]", ("ann: 3", "cid: 1")),
    ],
)
def test_figures_within_their_limits(rule: str, lines: tuple[str, ...]) -> None:
    assert told(open_format(rule), *lines) == []


@pytest.mark.parametrize(
    ("rule", "lines", "part", "message"),
    [
        (
            "every: [{if: \"kind == 'sailor'\", where: \"work != 'sail'\"}]",
            ("ann: 1", "cid: 1"),
            "cid",
            '"Cid" breaks "open": work != \'sail\' does not hold',
        ),
        (
            "unique: [{of: pay}]",
            ("bob: 1", "fay: 1"),
            "fay",
            '"Fay" and "Bob" have the same pay, "2", which "open" does not allow',
        ),
        (
            'needs: [{where: luck, with: "source.luck == id"}]',
            ("ann: 1", "coral: 1"),
            "ann",
            (
                '"Ann" stands without another where source.luck == id, '
                'which "open" asks for'
            ),
        ),
        (
            "excludes: [{where: \"kind == 'charm'\", with: \"rank == 'captain'\"}]",
            ("dot: 1", "coral: 1"),
            "coral",
            '"Coral" stands beside "Dot", which "open" does not allow',
        ),
    ],
)
def test_single_cards_of_a_deck(
    rule: str, lines: tuple[str, ...], part: str, message: str
) -> None:
    written = fleet(*lines)
    found = problems(open_format(rule), fleets=written)
    assert [(p.code, p.place, p.message) for p in found] == [
        ("deck-rule", at(written, part, "fleets"), message)
    ]


@pytest.mark.parametrize(
    ("rule", "lines"),
    [
        ('needs: [{where: luck, with: "source.luck == id"}]', ("ann: 1", "amber: 1")),
        ('excludes: [{where: "kind == \'charm\'", with: "pay == 5"}]', ("amber: 2",)),
        ("unique: [{of: luck}]", ("ann: 2", "bob: 1")),
    ],
)
def test_single_cards_that_may_stay(rule: str, lines: tuple[str, ...]) -> None:
    assert told(open_format(rule), *lines) == []


def test_levels_and_reasons() -> None:
    rules = open_format('size: {max: 1, level: warning, because: "boats are small"}')
    assert told(rules, "ann: 2") == [
        (
            "deck-size",
            "2 cards, at most 1 is allowed in open",
            "boats are small",
            "warning",
        )
    ]


def test_a_deck_of_unknown_cards_is_held_to_its_size() -> None:
    rules = open_format('size: {max: 1}\n    counts: [{where: "pay == 1", min: 1}]')
    made = catalog(rules)
    lines = (Line("nobody", 2, Place("list.txt", 2)),)
    whole = Deck("list", "List", "open", lines, Place("list.txt"))
    assert check_deck(made, Views(made).of, whole, "open") == (
        Problem(
            "deck-size", Place("list.txt"), "2 cards, at most 1 is allowed in open"
        ),
    )


def test_copies_on_several_lines_blame_the_line_that_is_too_many() -> None:
    made = catalog(open_format("copies: {max: 2}"))
    places = [Place("list.txt", line) for line in (1, 2, 3)]
    lines = tuple(Line("ann", 1, place) for place in places)
    whole = Deck("list", "List", "open", lines, Place("list.txt"))
    assert check_deck(made, Views(made).of, whole, "open") == (
        Problem(
            "deck-copies",
            places[2],
            '3 copies of "Ann", at most 2 are allowed in open',
        ),
    )


def test_a_text_among_numbers_is_a_problem_of_the_rule_once() -> None:
    rules = open_format('counts: [{where: "pay >= 3", max: 1}]')
    assert problems(rules, fleets=fleet("ann: 1", "eve: 1")) == [
        Problem(
            "bad-expression",
            at(rules, '"pay >= 3"', "rules"),
            'the text "X" cannot be ordered against the number 3',
            "pay is number and …",
        )
    ]


def test_a_deck_under_a_format_that_it_does_not_name() -> None:
    made = catalog(
        "formats: {small: {size: {max: 1}}, open: {size: {max: 9}}}",
        fleets=fleet("ann: 2"),
    )
    found = check_deck(made, Views(made).of, deck(made), "small")
    assert [p.message for p in found] == ["2 cards, at most 1 is allowed in small"]


@pytest.mark.parametrize(
    ("name", "hint"),
    [("smal", 'did you mean "small"?'), ("zen", "there are small, open")],
)
def test_a_format_that_is_not_there(name: str, hint: str) -> None:
    made = catalog(
        "formats: {small: {size: {max: 1}}, open: {}}", fleets=fleet("ann: 2")
    )
    found = check_deck(made, Views(made).of, deck(made), name)
    assert found == (
        Problem(
            "unknown-format",
            deck(made).place,
            f'there is no format "{name}"',
            hint,
        ),
    )


@pytest.mark.parametrize(
    ("rule", "code", "part"),
    [
        ("size: {max: 1", "deck-size", "crew"),
        ("copies: {max: 1, where: rank", "deck-copies", "dot"),
        ("counts: {max: 1, where: rank", "deck-count", "crew"),
        ("shares: {max: 0.1, where: rank", "deck-share", "crew"),
        ("distinct: {max: 0, of: rank, where: rank", "deck-distinct", "crew"),
        ("sum: {max: 1, of: pay, where: rank", "deck-sum", "crew"),
        ("spread: {max: 1, by: work, where: pay", "deck-spread", "crew"),
        ("every: {if: rank, where: pay > 9", "deck-rule", "dot"),
        ("unique: {of: kind, where: pay", "deck-rule", "bob"),
        ("needs: {where: rank, with: pay > 9", "deck-rule", "dot"),
        ("excludes: {where: rank, with: pay == 2", "deck-rule", "dot"),
    ],
)
@pytest.mark.parametrize("level", ["error", "warning", "advice"])
def test_how_grave_a_breach_is_where_and_why(
    rule: str, code: str, part: str, level: str
) -> None:
    written = fleet("dot: 3", "bob: 1")
    rules = open_format(f"{rule}, level: {level}, because: so it is}}")
    found = problems(rules, fleets=written)
    assert [(p.code, p.place, p.level, p.hint) for p in found] == [
        (code, at(written, part, "fleets"), level, "so it is")
    ]


@pytest.mark.parametrize(
    ("rule", "part", "message", "hint"),
    [
        (
            "counts: [{where: 'rnak', max: 1}]",
            "rnak",
            'there is no name "rnak" here',
            'did you mean "rank"?',
        ),
        (
            "counts: [{where: \"pay is number and owner.twon == 'x'\", max: 1}]",
            "twon",
            '"owner" has no "twon"',
            'did you mean "town"?',
        ),
        (
            "sum: [{of: luck.pwer, max: 1}]",
            "pwer",
            '"luck" has no "pwer"',
            'did you mean "power"?',
        ),
        (
            "needs: [{where: pay, with: \"source['owner']['twon'] == owner.town\"}]",
            "'twon'",
            '"owner" has no "twon"',
            'did you mean "town"?',
        ),
        (
            "copies: [{max: '{{ param.few + param.chep }}'}]",
            "chep",
            '"param" has no "chep"',
            'did you mean "cheap"?',
        ),
    ],
)
def test_a_name_that_nothing_has_is_told_where_it_stands(
    rule: str, part: str, message: str, hint: str
) -> None:
    rules = open_format(rule)
    assert problems(rules) == [
        Problem("unknown-name", at(rules, part, "rules"), message, hint)
    ]


def test_a_slip_in_a_condition_of_several_lines_is_told_where_it_stands() -> None:
    rules = open_format(
        "counts:\n    - max: 1\n      where: >\n        pay is number\n"
        "        and rnak == 'captain'"
    )
    assert [(p.code, p.place) for p in problems(rules)] == [
        ("unknown-name", at(rules, "rnak", "rules"))
    ]


def test_a_text_ordered_against_a_number_is_told_at_the_rule() -> None:
    rules = open_format("counts: [{where: pay > 2 and work, max: 9}]")
    assert problems(rules, fleets=fleet("eve: 1")) == [
        Problem(
            "bad-expression",
            at(rules, "pay > 2 and work", "rules"),
            'the text "X" cannot be ordered against the number 2',
            "pay is number and …",
        )
    ]

from __future__ import annotations

import pytest

from cardwright.model.problem import Problem
from cardwright.model.source import Map
from cardwright.validate.prose.corpus import Corpus, Written
from cardwright.validate.prose.signs import Habit, check_signs, habit, is_wrapped
from tests.unit.validate.prose.corpora import corpus
from tests.unit.validate.written import at, read

CURLY = "'It\u2019s yours, and it\u2019s here.'"


def told(known: Corpus) -> list[tuple[str, str | None]]:
    return [(p.message, p.hint) for p in check_signs(known, habit(known))]


def test_the_habit_of_a_game() -> None:
    assert habit(corpus("Draw.")) == Habit()
    assert habit(corpus(CURLY, '"It\'s"')) == Habit(curly=True)
    assert habit(corpus("\"It's one's\"", CURLY, '"He\'s"')) == Habit(curly=False)
    assert habit(corpus("a \u2013 b", "c - d")) == Habit(dash=" \u2013 ")
    assert habit(corpus("a\u2014b", "c\u2014d \u2014 e")) == Habit(dash="\u2014")
    assert habit(corpus("a - b", "c - d", "e \u2014 f")) == Habit(dash=" - ")
    assert habit(corpus("'\u201eJa\u201c'")) == Habit(curly=True, low=True)


def test_of_equals_the_printers_sign_is_right() -> None:
    assert habit(corpus("'It\u2019s'", '"It\'s"')).curly is True
    assert habit(corpus("a - b", "a \u2013 b")).dash == " \u2013 "


def test_a_straight_apostrophe_among_curly_ones_is_told_once_a_text() -> None:
    known = corpus(CURLY, "It's not one's own.", CURLY)
    assert list(check_signs(known, habit(known))) == [
        Problem(
            "mixed-signs",
            at(2, 7, 8),
            "the quote ' is straight; most in this game are curly",
            "write \u2019",
            "warning",
        )
    ]


def test_a_curly_apostrophe_among_straight_ones() -> None:
    known = corpus('"It\'s"', '"He\'s"', "It\u2019s")
    assert told(known) == [
        ("the quote \u2019 is curly; most in this game are straight", "write '")
    ]


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("'Say \"boo\" now.'", "write \u201c"),
        ("'Say boo\" now.'", "write \u201d"),
        ("Say 'boo' now.", "write \u2018 or \u2019"),
        ("'**\"Boo\"** he says.'", "write \u201c"),
    ],
)
def test_the_sign_to_write(text: str, hint: str) -> None:
    assert [found for _, found in told(corpus(CURLY, CURLY, text))] == [hint]


def test_low_quotes_have_their_own_partner() -> None:
    known = corpus("'\u201eJa\u201c und \u201enein\u201c'", "'Er sagt \"ja\".'")
    assert [hint for _, hint in told(known)] == ["write \u201e"]


def test_feet_and_inches_are_no_quotes() -> None:
    assert told(corpus(CURLY, "'A card of 2.5\" by 3.5\".'")) == []


def test_quotes_in_values_are_none() -> None:
    assert told(corpus(CURLY, "\"{{ 'a' if b == 'c' }} it\"")) == []


def test_quotes_around_a_plain_text_are_told_elsewhere() -> None:
    form = read("a: Draw\nb: 'Draw'\nc: Draw")
    assert isinstance(form, Map)
    wrapped = "\u201cDraw\u201d"
    texts = [(wrapped, "a"), (wrapped, "b"), (f"{wrapped} it", "c"), ('Draw"', "a")]
    known = Corpus([Written(text, form, (key,)) for text, key in texts])
    found = [is_wrapped(known, number) for number in range(4)]
    assert found == [True, False, False, True]
    usual = Habit(curly=False)
    assert [p.place for p in check_signs(known, usual)] == [at(2, 4, 10), at(3, 4, 8)]


def test_a_hyphen_for_a_dash_is_told_once_a_text() -> None:
    known = corpus("a \u2013 b \u2013 c", "Draw - or play - or both.")
    assert list(check_signs(known, habit(known))) == [
        Problem(
            "mixed-signs",
            at(2, 10, 11),
            "a hyphen stands for a dash; most texts have an en dash",
            'write " \u2013 "',
            "warning",
        )
    ]


def test_a_dash_where_hyphens_are_usual() -> None:
    known = corpus("Draw - or play - or both.", "Draw\u2014or play.")
    assert told(known) == [
        ("an em dash stands for a dash; most texts have a hyphen", 'write " - "')
    ]


@pytest.mark.parametrize(
    "text",
    ["'5 - 2'", "'X - 1 of 2\u20134'", '"{{ a }} - 1"', "well-known", "|\n  - a point"],
)
def test_signs_between_numbers_and_words_are_no_dashes(text: str) -> None:
    assert told(corpus("Draw \u2014 or play.", text)) == []


def test_one_sort_of_sign_throughout_is_no_slip() -> None:
    assert told(corpus("It's - well - one's own.")) == []
    assert told(corpus("It\u2019s \u2013 well \u2013 one\u2019s own.")) == []

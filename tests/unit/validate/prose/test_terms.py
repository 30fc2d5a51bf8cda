from __future__ import annotations

import pytest

from cardwright.model.problem import Problem
from cardwright.validate.prose.corpus import Corpus
from cardwright.validate.prose.lexicon import Lexicon
from cardwright.validate.prose.terms import Custom, case_slips, check_terms, custom
from tests.unit.validate.prose.corpora import corpus
from tests.unit.validate.written import at


def terms(*spellings: str, named: bool = True) -> Lexicon:
    known = {spelling.lower(): (spelling,) for spelling in spellings}
    return Lexicon(known, spellings, frozenset(known) if named else frozenset())


def check(known: Corpus, lexicon: Lexicon) -> list[Problem]:
    slips = tuple(case_slips(known, lexicon))
    return list(check_terms(known, lexicon, custom(known, lexicon, slips), slips))


def told(text: str, *spellings: str) -> list[tuple[str, str | None]]:
    found = check(corpus(text, "A Live Slot, a Runway, a lagoon."), terms(*spellings))
    return [(p.message, p.hint) for p in found]


def test_a_term_in_small_letters() -> None:
    known = corpus("Gain a Runway.", "Lose a runway.")
    assert check(known, terms("Runway")) == [
        Problem(
            "term-case",
            at(2, 12, 18),
            'the term "Runway" is written "runway" here',
            'write "Runway"',
            "warning",
        )
    ]


@pytest.mark.parametrize(
    ("text", "right", "written"),
    [
        ("Lose runway.", "Runway", "runway"),
        ("runway is lost.", "Runway", "runway"),
        ("It goes to the Live slot.", "Live Slot", "Live slot"),
        ("Live slot first.", "Live Slot", "Live slot"),
        ("See the Lagoon here.", "lagoon", "Lagoon"),
        ("Go to a Blue Lagoon today.", "blue lagoon", "Blue Lagoon"),
        ("Deal to the RunWay.", "Runway", "RunWay"),
        ("'In **Lagoon** wait.'", "lagoon", "Lagoon"),
    ],
)
def test_terms_in_the_wrong_case(text: str, right: str, written: str) -> None:
    assert told(text, "Runway", "Live Slot", "lagoon", "blue lagoon") == [
        (f'the term "{right}" is written "{written}" here', f'write "{right}"')
    ]


@pytest.mark.parametrize(
    "text",
    [
        "A Runway and a Live Slot.",
        "Lagoon cards. Lagoon again.",
        "'**Lagoon**: wait.'",
        '"{tap} Lagoon"',
        "'Then: Lagoon.'",
        "LOSE RUNWAY",
        "Enter the Lagoon",
        "Draw from Blue Lagoon now.",
        "Draw from Lagoon Bay now.",
        "A runway-side lagoon, unrunway.",
        '"{{ term.runway }} and {runway}"',
    ],
)
def test_what_is_right_or_proves_nothing(text: str) -> None:
    assert told(text, "Runway", "Live Slot", "lagoon") == []


def test_a_longer_term_holds_a_shorter_one() -> None:
    assert told("Fill the Omen pool.", "omen", "Omen pool") == []


def test_the_start_of_a_sentence_is_in_the_hint() -> None:
    assert told("Entity Deck is out. It ends.", "entity deck") == [
        ('the term "Entity deck" is written "Entity Deck" here', 'write "Entity deck"')
    ]


def test_a_term_over_the_end_of_a_line() -> None:
    known = corpus("|\n  A Live Slot and a Live\n  slot too.", "Live Slot")
    (found,) = check(known, terms("Live Slot"))
    assert (found.place.line, found.place.end_line) == (2, 3)
    assert found.message == 'the term "Live Slot" is written "Live slot" here'


def test_a_word_that_the_game_mostly_writes_otherwise_is_a_common_one() -> None:
    once = corpus("To draw, you Draw.")
    assert len(check(once, terms("Draw"))) == 1
    often = corpus("You draw. They draw. All draw.", "You Draw.")
    assert check(often, terms("Draw")) == []


def test_a_name_in_the_glossary_weighs_as_much_as_one_use() -> None:
    known = corpus("They draw.")
    assert len(check(known, terms("Draw", named=True))) == 1
    assert check(known, terms("Draw", named=False)) == []


def test_a_capital_at_the_start_of_a_sentence_proves_nothing() -> None:
    known = corpus("Draw. Draw. Draw.", "Now draw.")
    assert check(known, terms("Draw", named=False)) == []


def test_names_and_texts_without_marks_are_not_judged() -> None:
    lexicon = terms("Runway")
    assert check(corpus("Your runway ends.", sort="name"), lexicon) == []
    assert check(corpus("Your runway ends.", rich=False), lexicon) == []


def test_the_custom_of_the_whole_game_holds_for_a_part_of_it() -> None:
    known, lexicon = corpus("They draw."), terms("Draw")
    slips = tuple(case_slips(known, lexicon))
    assert list(check_terms(known, lexicon, Custom({}, {"draw": 5}), slips)) == []
    assert len(list(check_terms(known, lexicon, Custom(), slips))) == 1

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardwright.model.entry import Entry
from cardwright.model.markup import inline_xml, plain
from cardwright.model.rich import Bold, Paragraph, Rich, Text, Value
from cardwright.model.source import Path
from cardwright.resolve.saying.say import Sayer, say
from tests.unit.resolve.garden import at
from tests.unit.resolve.kitchen import catalog, dish


def said(text: str, path: Path = ()) -> str:
    found, entry = dish(text)
    rich, problems = say(found, entry, path)
    assert problems == []
    return plain(rich)


def test_a_frame_says_trigger_conditions_and_effects_as_a_person_would() -> None:
    text = """
time: bell
when: [{is: full, room: hall}, {is: full, room: yard}]
does: [{do: serve, amount: 6, to: each}, {do: salt, change: 2}]
"""
    assert said(text) == (
        "At the bell, if the hall is full and if the yard is full: "
        "serve 6 plates to each guest, then add +2 salt."
    )


def test_numbers_are_values_with_their_origin_and_the_first_effect_s_strength() -> None:
    found, entry = dish(
        "time: bell\ndoes: [{do: serve, amount: 1, to: cook}, {do: salt, change: -3}]"
    )
    amount = Value("amount", "1", "does.0.amount", strength=True)
    change = Value("change", "3", "does.1.change", strength=False)
    assert say(found, entry, ()) == (
        Rich(
            (
                Paragraph(
                    (
                        Bold((Text("At the bell"),)),
                        Text(": serve "),
                        amount,
                        Text(" plate to the cook, then take away "),
                        change,
                        Text(" salt."),
                    )
                ),
            )
        ),
        [],
    )


def test_a_number_may_be_a_letter() -> None:
    found, entry = dish("time: noon\ndoes: [{do: serve, amount: X, to: cook}]")
    rich, _ = say(found, entry, ())
    assert inline_xml(rich) == ("Noon: serve <n>X</n> plates to the cook.")


def test_without_a_start_the_effects_stand_alone() -> None:
    assert said("does: [{do: salt, change: 1}]") == "add +1 salt."


def test_a_list_of_effects_is_said_as_sentences() -> None:
    text = "does: [{do: serve, amount: 2, to: waiter}, {do: salt, change: -1}]"
    assert said(text, ("does",)) == "Serve 2 plates to waiter. Take away 1 salt."


def test_one_effect_is_said_alone() -> None:
    text = "does: [{do: salt, change: 1}, {do: salt, change: -1}]"
    assert said(text, ("does", 1)) == "take away 1 salt"


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        ("{do: seat, who: duke, by: cook}", "the cook seats Duke"),
        ("{do: seat, who: goose, mood: merry}", "seat Geese in a merry mood"),
        ("{do: seat, who: duke, mood: bad}", "seat Dukes in a bad mood"),
        (
            "{do: seat, who: duke, tastes: [sweet, sour]}",
            "seat Duke, who likes Sweet and Sour",
        ),
        ("{do: salt, change: 5}", "salt it well, with 7 pinches"),
        (
            "{do: seat, who: duke, mood: '**odd** {x}'}",
            "seat Dukes in a **odd** {x} mood",
        ),
    ],
)
def test_the_first_phrase_that_fits_is_said(effect: str, expected: str) -> None:
    assert said(f"does: [{effect}]", ("does", 0)) == expected


def test_a_parameter_is_a_value_too() -> None:
    found, entry = dish("does: [{do: salt, change: 5}]")
    rich, _ = say(found, entry, ("does", 0))
    assert rich.paragraphs[0].children[1] == Value(
        "param.pinch", "7", origin="param.pinch"
    )


def test_choices_are_named_first_and_then_meant() -> None:
    text = """
time: noon
choose: {helper: {who: waiter, taste: sour}}
does: [{do: serve, amount: 1, to: helper}]
"""
    assert said(text) == (
        "Noon: choose a Sour waiter, then serve 1 plate to that waiter."
    )


def test_what_is_not_there_leaves_no_double_blank() -> None:
    text = "choose: {helper: {who: waiter}}\ndoes: [{do: salt, change: 1}]"
    assert said(text) == "choose a waiter, then add +1 salt."


def test_no_phrase_that_fits_is_a_problem_at_the_effect() -> None:
    found, entry = dish("does:\n- {do: seat, who: duke}")
    rich, problems = say(found, entry, ("does", 0))
    assert (plain(rich), [(at(p), p.message, p.hint) for p in problems]) == (
        "",
        [
            (
                ("phrase-mismatch", "dishes.yaml", 3, 3),
                '"seat" has no phrase for these arguments',
                "end its list of phrases with one that has no where",
            )
        ],
    )


def own(phrase: str) -> tuple[str, list[tuple[str, str | None]]]:
    found, entry = dish(
        f"time: bell\ndoes: [{{do: serve, amount: 6, to: cook}}]\nphrase: {phrase!r}"
    )
    rich, problems = say(found, entry, ())
    assert {at(p) for p in problems} <= {("phrase-mismatch", "dishes.yaml", 4, 9)}
    return plain(rich), [(p.message, p.hint) for p in problems]


def test_an_own_phrase_reads_the_same_arguments() -> None:
    assert own("*The cook* ({{ to }}) eats {{ amount }}, {{ time }}.") == (
        "The cook (the cook) eats 6, at the bell.",
        [],
    )
    assert own("{{ does[0].amount }} {{ to }} {{ time.name }}") == (
        "6 the cook bell",
        [],
    )


def test_an_own_phrase_prints_each_number_and_word_once() -> None:
    assert own("{{ time }}: {{ amount }}, {{ amount }}") == (
        "at the bell: 6, 6",
        [
            (
                'the phrase does not print "does[0].to"',
                "write {{ does[0].to }}",
            ),
            (
                'the phrase prints "does[0].amount" 2 times',
                "print each number and word once",
            ),
        ],
    )


def test_a_strange_name_in_an_own_phrase_stands_at_its_value() -> None:
    found, entry = dish(
        "does: [{do: salt, change: 1}]\nphrase: 'salt {{ change }} {{ chagne }}'"
    )
    _, problems = say(found, entry, ())
    assert [(at(p), p.message, p.hint) for p in problems] == [
        (
            ("unknown-name", "dishes.yaml", 3, 31),
            'there is no name "chagne" here',
            'did you mean "change"?',
        )
    ]


def test_an_effect_may_bring_its_own_phrase() -> None:
    text = "does: [{do: salt, change: 4, phrase: 'salt it {{ change }} times'}]"
    assert said(text, ("does", 0)) == "salt it 4 times"


def test_one_sayer_says_all_entries() -> None:
    found = catalog(
        "[{id: a, does: [{do: salt, change: 1}]},"
        " {id: b, does: [{do: salt, change: 2}]}]"
    )
    sayer = Sayer(found)

    def words(entry: Entry) -> str:
        return plain(sayer.say(entry, ("does",))[0])

    assert [words(found.entries[i]) for i in "ab"] == ["Add +1 salt.", "Add +2 salt."]


@given(st.text(alphabet="ab *\\{}<>\U000f0000\U0010fffd", min_size=1, max_size=12))
def test_a_value_never_breaks_a_mark(mood: str) -> None:
    found, entry = dish("does: [{do: seat, who: duke, mood: x}]")
    entry.fields["does"][0]["mood"] = mood
    rich, problems = say(found, entry, ("does", 0))
    kept = mood.replace("\U000f0000", "").replace("\U0010fffd", "")
    assume(kept)  # a value without a letter says nothing, which is a problem
    words = f"seat Dukes in a {kept} mood"
    while "  " in words:
        words = words.replace("  ", " ")
    assert (plain(rich), problems) == (words, [])

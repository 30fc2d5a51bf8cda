from __future__ import annotations

from cardwright.base.expression import ABSENT
from cardwright.model.game import Word as VocabularyWord
from cardwright.model.record import Record
from cardwright.model.rich import Paragraph, Rich, Text, Value
from cardwright.model.views import word_view
from cardwright.resolve.saying.said import (
    SaidNumber,
    SaidPart,
    SaidText,
    SaidView,
    Scope,
    said_entry,
    said_word,
    widened,
)
from cardwright.resolve.saying.speech import Speech


def test_a_scope_has_nothing_that_is_strange() -> None:
    assert Scope(a=1)["b"] is ABSENT


def test_a_number_stays_one_value_when_it_changes_its_sign() -> None:
    speech = Speech()
    number = SaidNumber.of(-3, Value("change", origin="x.change"), speech)
    assert (number < 0, number == -3, -number == 3) == (True, True, True)
    assert speech.rich(f"{number}, {-number}") == Rich(
        (
            Paragraph(
                (
                    Value("change", "\u22123", "x.change"),
                    Text(", "),
                    Value("change", "3", "x.change"),
                )
            ),
        )
    )


def test_a_letter_is_a_number_that_equals_itself() -> None:
    speech = Speech()
    letter = SaidText.of("X", Value("amount"), speech)
    value = Value("amount", "X")
    assert letter == "X"
    assert speech.rich(str(letter)) == Rich((Paragraph((value,)),))


def word() -> Record:
    return word_view(VocabularyWord("sea-salt", "Sea salt", "Salts", icon="grain"))


def test_a_word_says_its_phrase_and_equals_its_id() -> None:
    speech = Speech()
    said = said_word(word(), "the salt", "what", speech)
    texts = [said, said.lookup("name"), said.lookup("plural")]
    assert [speech.rich(str(t)) for t in texts] == [
        Rich((Paragraph((Text(t),)),)) for t in ("the salt", "Sea salt", "Salts")
    ]
    assert list(speech.origins("".join(map(str, texts)))) == ["what"] * 3
    assert (said == "sea-salt", said == word(), said == "salt") == (True, True, False)
    assert (said.lookup("id"), said.lookup("icon")) == ("sea-salt", "grain")
    assert len({said, said_word(word(), "", "else", speech)}) == 1


def test_an_entry_says_its_name() -> None:
    said = said_entry(word())
    assert (str(said), said == "sea-salt", said.lookup("plural")) == (
        "Sea salt",
        True,
        "Salts",
    )


def test_a_part_is_said_once_and_when_asked() -> None:
    times: list[int] = []

    def say() -> str:
        times.append(1)
        return "deal"

    part = SaidPart({"amount": 2}, say)
    assert (times, part.lookup("amount"), part.lookup("to")) == ([], 2, ABSENT)
    assert (str(part), str(part), times) == ("deal", "deal", [1])
    assert list(part.names()) == ["amount"]
    assert (part == part, part == SaidPart({}, say)) == (True, False)  # noqa: PLR0124
    assert len({part, part}) == 1


def test_names_of_parts_are_shared_where_only_one_part_has_them() -> None:
    one = SaidPart({"amount": 1, "to": "a"}, str)
    two = SaidPart({"amount": 2, "from": "b"}, str)
    wide = widened({"does": [one, two], "to": "mine", "pick": {"x": one}})
    names = {name: value for name, value in wide.items() if isinstance(value, str)}
    assert names == {"from": "b", "to": "mine"}


def test_a_view_looks_up_what_it_was_given() -> None:
    view = SaidView("x", "text", {"size": 3}.__getitem__)
    assert (view.lookup("size"), view.lookup("id"), str(view)) == (3, "x", "text")

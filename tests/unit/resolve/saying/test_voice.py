from __future__ import annotations

from typing import Any

from cardwright.base.expression import ABSENT
from cardwright.model.entry import Saying
from cardwright.model.markup import plain
from cardwright.model.views import Views
from cardwright.resolve.saying.said import Scope
from cardwright.resolve.saying.voice import Voice, at, verb_of
from tests.unit.resolve.kitchen import dish

TEXT = """
time: bell
when: [{is: full, room: hall}]
choose: {helper: {who: waiter}}
does: [{do: serve, amount: 6, to: helper}, {do: seat, who: duke, tastes: [sweet]}]
phrase: own
"""


def heard(text: str) -> tuple[Voice, Any]:
    """The voice of a dish, and what a phrase sees of it; parts say their path."""
    found, entry = dish(text)

    def say(saying: Saying, _scope: Scope) -> str:
        return f"<{'.'.join(map(str, saying.path))}>"

    voice = Voice(Views(found), entry, say)
    return voice, voice.value((), entry.fields)


def spoken(voice: Voice, value: Any) -> str:
    return plain(voice.speech.rich(str(value)))


def test_an_object_is_a_part_over_its_fields() -> None:
    voice, part = heard(TEXT)
    assert list(part.scope) == ["time", "when", "choose", "does", "name"]
    assert (str(part), part.lookup("name")) == ("<>", "Soup")
    assert spoken(voice, part.lookup("time")) == "at the bell"
    assert [str(p) for p in part.lookup("when")] == ["<when.0>"]
    assert [str(p) for p in part.lookup("does")] == ["<does.0>", "<does.1>"]
    assert str(part.lookup("choose")["helper"]) == "<choose.helper>"


def test_arguments_have_the_types_of_their_verb() -> None:
    voice, part = heard(TEXT)
    serve, seat = part.lookup("does")
    assert list(serve.scope) == ["amount", "to"]
    assert (serve.lookup("amount"), serve.lookup("x")) == (6, ABSENT)
    assert serve.lookup("amount").value.origin == "does.0.amount"
    assert serve.lookup("to").lookup("name") == "helper"
    assert spoken(voice, serve.lookup("to")) == "that waiter"
    assert str(seat.lookup("who")) == "Duke"
    assert [spoken(voice, t) for t in seat.lookup("tastes")] == ["Sweet"]


def test_only_the_first_of_a_list_has_a_strength() -> None:
    _, part = heard("does: [{do: salt, change: 1}, {do: salt, change: 2}]")
    numbers = [effect.lookup("change").value for effect in part.lookup("does")]
    assert [number.strength for number in numbers] == [True, False]


def test_data_is_found_by_its_path() -> None:
    found, entry = dish(TEXT)
    assert at(entry.fields, ("does", 1, "who")) == "duke"
    assert at(entry.fields, ("does", 2)) is None
    assert at(entry.fields, ("does", "who")) is None
    saying = Saying(("does", 0), "verbs")
    verb = verb_of(found.game, saying, at(entry.fields, ("does", 0)))
    assert verb is found.game.verbs["serve"]

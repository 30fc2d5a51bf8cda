from __future__ import annotations

import pytest

from cardwright.model.problem import Problem
from cardwright.model.slot import Slot
from cardwright.resolve.entries.slotforms import (
    Slip,
    check_slots,
    slip,
    slots_in,
    value_of,
)
from cardwright.resolve.entries.slots import slots_of
from tests.unit.resolve.garden import at, data, game

FORM = """\
slots:
  owner: {about: Who digs., max: 5}
  cost: {type: whole, min: 1, max: 3, default: 2, title: price}
  share: {type: number, max: 0.5}
  hue: {type: hues}
  mood: {choices: [calm, 2]}
  late: {type: truth}
motto: "{{ slot.owner }} {{ slot.cost }} {{ slot.share }} {{ slot.hue }}"
more: ["{{ slot.mood }}", "{{ slot.late }}", "{{ slot.free }}", "{{ slot.id }}"]
"""


def slots(text: str = FORM) -> dict[str, Slot]:
    body = data(text)
    return slots_in(body, slots_of(body["motto"]) + slots_of(body["more"]), game()[0])


def test_slots_are_those_declared_and_those_read() -> None:
    assert slots() == {
        "owner": Slot("owner", declared=True, most=5, about="Who digs."),
        "cost": Slot(
            "cost",
            declared=True,
            type="whole",
            least=1,
            most=3,
            has_default=True,
            title="price",
        ),
        "share": Slot("share", declared=True, type="number", most=0.5),
        "hue": Slot("hue", declared=True, type="hues", words=("red", "deep-blue")),
        "mood": Slot("mood", declared=True, choices=("calm", "2")),
        "late": Slot("late", declared=True, type="truth"),
        "free": Slot("free"),
    }


@pytest.mark.parametrize(
    "order",
    [
        "{owner: Timmy, cost: 1, share: 0.5, hue: red, mood: calm, late: true}",
        "{owner: 1984, cost: 3, share: -2, hue: deep-blue, mood: 2, late: false}",
        "{owner: 'x', cost: '{{ param.rain }}', mood: '2', free: [any, thing]}",
        "{owner: true, free: ~}",
    ],
)
def test_what_fits_is_no_slip(order: str) -> None:
    known = slots()
    assert [slip(known[name], value) for name, value in data(order).items()] == [
        None
    ] * len(data(order))


@pytest.mark.parametrize(
    ("order", "found"),
    [
        (
            "owner: Timothy",
            Slip(
                "out-of-range",
                '"owner" must have at most 5 characters, not 7',
                "the blueprint takes a text of at most 5 characters",
            ),
        ),
        (
            "owner: [Tim]",
            Slip(
                "wrong-type",
                '"owner" must be a text of at most 5 characters, not a list',
            ),
        ),
        (
            "owner: ~",
            Slip(
                "wrong-type",
                '"owner" is empty, but must be a text of at most 5 characters',
                'write it after "owner:", or remove "owner" if it may be left out',
            ),
        ),
        (
            "cost: 4",
            Slip(
                "out-of-range",
                '"cost" must be at most 3, not 4',
                "the blueprint takes a whole number from 1 to 3",
            ),
        ),
        (
            "cost: 0",
            Slip(
                "out-of-range",
                '"cost" must be at least 1, not 0',
                "the blueprint takes a whole number from 1 to 3",
            ),
        ),
        (
            "cost: '2'",
            Slip(
                "wrong-type",
                '"cost" must be a whole number from 1 to 3, not "2"',
                "write 2 without quotes",
            ),
        ),
        (
            "cost: 1.5",
            Slip(
                "wrong-type",
                '"cost" must be a whole number from 1 to 3, not the number 1.5',
            ),
        ),
        (
            "cost: true",
            Slip("wrong-type", '"cost" must be a whole number from 1 to 3, not true'),
        ),
        (
            "cost: 0x2",
            Slip(
                "wrong-type",
                '"cost" must be a whole number from 1 to 3, not "0x2"',
                "write 2, in decimal digits",
            ),
        ),
        (
            "share: 0.6",
            Slip(
                "out-of-range",
                '"share" must be at most 0.5, not 0.6',
                "the blueprint takes a number of at most 0.5",
            ),
        ),
        (
            "hue: rod",
            Slip(
                "unknown-reference",
                'the list "hues" has no word "rod"',
                'did you mean "red"?',
            ),
        ),
        (
            "hue: x",
            Slip(
                "unknown-reference",
                'the list "hues" has no word "x"',
                "known are red, deep-blue",
            ),
        ),
        (
            "mood: clam",
            Slip("not-a-choice", '"mood" cannot be "clam"', 'did you mean "calm"?'),
        ),
        (
            "mood: 3",
            Slip("not-a-choice", '"mood" cannot be "3"', "it may be calm or 2"),
        ),
        (
            "late: maybe",
            Slip("wrong-type", '"late" must be true or false, not "maybe"'),
        ),
    ],
)
def test_what_does_not_fit_is_told(order: str, found: Slip) -> None:
    ((name, value),) = data(order).items()
    assert slip(slots()[name], value) == found


def told(declared: str, used: tuple[str, ...]) -> list[Problem]:
    return list(check_slots(data(f"slots:\n  {declared}\n"), used, game()[0]))


def test_a_declaration_that_fits_has_no_problem() -> None:
    assert list(check_slots(data(FORM), (*slots(), "id"), game()[0])) == []


def test_a_slot_that_nothing_reads_is_told() -> None:
    assert told("colour: {}", ("color", "size")) == [
        Problem(
            "unused",
            told("colour: {}", ())[0].place,
            'nothing in this blueprint reads the slot "colour"',
            'did you mean "color"?',
            "warning",
        )
    ]
    (alone,) = told("colour: {}", ("size",))
    assert (at(alone), alone.hint) == (
        ("unused", "data.yaml", 2, 3),
        "read it, or take it away",
    )


def test_names_of_its_own_are_no_slots() -> None:
    assert [(at(p), p.message) for p in told("id: {}", ("id",))] == [
        (
            ("bad-pattern", "data.yaml", 2, 3),
            '"id" cannot be the name of a slot: every blueprint has it',
        )
    ]


def test_a_type_must_be_there() -> None:
    assert [(at(p), p.message, p.hint) for p in told("a: {type: whole1}", ("a",))] == [
        (
            ("unknown-reference", "data.yaml", 2, 13),
            'there is no type "whole1"',
            'did you mean "whole"?',
        )
    ]


def test_limits_and_default_must_not_contradict() -> None:
    limits = told("a: {type: whole, min: 3, max: 1, default: 2}", ("a",))
    assert [(at(p), p.message, p.hint) for p in limits] == [
        (("out-of-range", "data.yaml", 2, 33), '"max" is 1, less than "min"', None)
    ]
    default = told("a: {type: whole, max: 1, default: 2}", ("a",))
    assert [(at(p), p.message, p.hint) for p in default] == [
        (
            ("out-of-range", "data.yaml", 2, 37),
            'the default does not fit its slot: "a" must be at most 1, not 2',
            "the blueprint takes a whole number of at most 1",
        )
    ]


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("owner", "1984", "1984"),
        ("hue", "12", "12"),
        ("cost", "2", 2),
        ("cost", "two", "two"),
        ("cost", "0x2", "0x2"),
        ("share", "0.25", 0.25),
        ("share", "0.250", "0.250"),
        ("late", "true", True),
        ("late", "True", "True"),
        ("mood", "2", 2),
        ("mood", "calm", "calm"),
        ("free", "1984", 1984),
        ("free", "0050", "0050"),
        ("free", "no", "no"),
        ("free", "~", "~"),
        ("free", "123456789012345678", 123456789012345678),
        ("free", "1234567890123456789", "1234567890123456789"),
    ],
)
def test_a_text_becomes_what_its_slot_takes(
    name: str, text: str, value: object
) -> None:
    found = value_of(slots()[name], text)
    assert (found, type(found)) == (value, type(value))

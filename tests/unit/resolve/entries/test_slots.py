from __future__ import annotations

from cardwright.model.problem import Problem
from cardwright.model.source import Map, mark_of
from cardwright.resolve.entries.slots import fill_slots, slots_of
from tests.unit.resolve.garden import at, data

BODY = """\
hue: "{{ slot.hue }}"
cost: "{{ slot.cost + 1 }}"
text: "A {{ slot.hue }} one, {{ param.rain }}"
plain: word
pile: {"{{ slot.hue }}-ivy": 1}
list: ["{{ slot.cost }}", x]
"""


def filled(order: Map, **more: object) -> tuple[Map, tuple[Problem, ...]]:
    return fill_slots(data(BODY), {**order, **more}, order)


def test_the_slots_of_a_body_are_those_that_it_reads() -> None:
    assert slots_of(data(BODY)) == ("hue", "cost")
    assert slots_of(data("a: '{{ slot.x + }}'")) == ()


def test_slots_take_their_values() -> None:
    order = data("{hue: red, cost: 2}", "order.yaml")
    body, problems = filled(order)
    assert problems == ()
    assert body == {
        "hue": "red",
        "cost": "3",
        "text": "A red one, {{ param.rain }}",
        "plain": "word",
        "pile": {"red-ivy": "1"},
        "list": ["2", "x"],
    }
    assert type(body["list"][0]) is type(order["cost"])


def test_filled_scalars_stand_at_the_value_of_their_slot() -> None:
    order = data("{hue: red, cost: 2}", "order.yaml")
    body, _ = filled(order)
    text, plain, hue = (mark_of(body, (name,)) for name in ("text", "plain", "hue"))
    assert text is not None
    assert plain is not None
    assert hue == order.marks["hue"] or hue is not None
    assert (hue.place().file, hue.place().column) == ("cards/garden/order.yaml", 7)
    assert text.inside(0, 1) == order.marks["hue"].place()
    assert plain.place().file == "cards/garden/data.yaml"


def test_a_slot_without_a_value_stays() -> None:
    body, problems = filled(data("{cost: 2}", "order.yaml"))
    assert (body["hue"], body["text"]) == (
        "{{ slot.hue }}",
        "A {{ slot.hue }} one, {{ param.rain }}",
    )
    assert problems == ()


def test_what_cannot_be_worked_out_is_told() -> None:
    _, problems = filled(data("{hue: red, cost: [x]}", "order.yaml"))
    assert [at(p) for p in problems] == [("bad-expression", "data.yaml", 2, 7)]

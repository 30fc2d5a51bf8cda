from __future__ import annotations

from cardwright.model.problem import Problem
from cardwright.model.source import Map, Mark, Path, Plain, mark_of
from cardwright.resolve.entries.slots import Pattern, fill_slots, slots_of
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
    return fill_slots(Pattern(data(BODY)), {**order, **more}, order.marks)


def mark(body: Map, *path: str | int) -> Mark:
    found = mark_of(body, path)
    assert found is not None
    return found


def spot(body: Map, path: Path, start: int, end: int) -> tuple[str, int, int, int]:
    """Where characters of a text stand: file, line, first column, last one."""
    place = mark(body, *path).inside(start, end)
    assert place.line == place.end_line
    file = place.file.removeprefix("cards/garden/")
    return file, place.line, place.column, place.end_column - 1


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
    assert type(body["list"][0]) is type(body["cost"]) is type(order["cost"]) is Plain


def test_a_value_is_printed_as_it_is_spelt() -> None:
    order = data("{hue: 0050, cost: 2.50}", "order.yaml")
    body, _ = filled(order)
    assert (body["text"], body["pile"]) == (
        "A 0050 one, {{ param.rain }}",
        {"0050-ivy": "1"},
    )
    assert filled(data("{hue: ~, cost: 1}"))[0]["text"] == "A  one, {{ param.rain }}"
    assert filled(data("{hue: [a, b], cost: 1}"))[0]["text"].startswith("A a, b one")


def test_what_reads_no_slot_is_shared() -> None:
    pattern = Pattern(data("a: {b: [1, {c: d}]}\ne: {f: '{{ slot.hue }}', g: [1]}"))
    order = data("hue: red")
    first, _ = fill_slots(pattern, order, order.marks)
    assert first["a"] is pattern.body["a"]
    assert first["e"] == {"f": "red", "g": ["1"]}
    assert first["e"]["g"] is pattern.body["e"]["g"]


def test_filled_scalars_stand_at_the_value_of_their_slot() -> None:
    body, _ = filled(data("{hue: red, cost: 2}", "order.yaml"))
    # on line 1: {hue: red, cost: 2}
    #                  ^^^ 7 to 9
    assert spot(body, ("hue",), 0, 3) == ("order.yaml", 1, 7, 9)
    assert spot(body, ("hue",), 1, 2) == ("order.yaml", 1, 8, 8)
    assert mark(body, "hue").place().file == "cards/garden/order.yaml"
    assert mark(body, "plain").place().file == "cards/garden/data.yaml"


def test_a_key_stands_where_the_blueprint_has_it() -> None:
    body, _ = filled(data("\n\n{hue: red, cost: 2}", "order.yaml"))
    place = mark(body, "hue").place("key")
    assert (place.file, place.line, place.column, place.end_column) == (
        "cards/garden/data.yaml",
        1,
        1,
        4,
    )


def test_each_character_of_a_text_knows_where_it_is_from() -> None:
    body, _ = filled(data("{hue: red, cost: 2}", "order.yaml"))
    # 3| text: "A {{ slot.hue }} one, {{ param.rain }}"
    #           ^ column 8       ^ column 25
    # makes     A red one, {{ param.rain }}
    assert spot(body, ("text",), 0, 1) == ("data.yaml", 3, 8, 8)
    assert spot(body, ("text",), 2, 5) == ("order.yaml", 1, 7, 9)
    assert spot(body, ("text",), 3, 4) == ("order.yaml", 1, 8, 8)
    assert spot(body, ("text",), 6, 9) == ("data.yaml", 3, 25, 27)
    # What begins in the value ends with it.
    assert spot(body, ("text",), 4, 9) == ("order.yaml", 1, 9, 9)
    assert mark(body, "text").place().file == "cards/garden/order.yaml"


def test_what_was_worked_out_stands_at_the_whole_value() -> None:
    body, _ = filled(data("{hue: red, cost: 12}", "order.yaml"))
    # on line 1: {hue: red, cost: 12}
    #                              ^^ 18 and 19
    assert body["cost"] == "13"
    assert spot(body, ("cost",), 1, 2) == ("order.yaml", 1, 18, 19)


def test_a_slot_without_a_value_stays() -> None:
    body, problems = filled(data("{cost: 2}", "order.yaml"))
    assert (body["hue"], body["text"]) == (
        "{{ slot.hue }}",
        "A {{ slot.hue }} one, {{ param.rain }}",
    )
    assert problems == ()


def test_what_cannot_be_worked_out_is_told_at_the_value() -> None:
    _, problems = filled(data("{hue: red, cost: [x]}", "order.yaml"))
    assert [(at(p), p.message) for p in problems] == [
        (
            ("bad-expression", "order.yaml", 1, 18),
            "a list cannot be added to the number 1",
        )
    ]

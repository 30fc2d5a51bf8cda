from __future__ import annotations

from cardwright.model.source import Map, mark_of
from cardwright.resolve.entries.hold import held_kind, put
from cardwright.resolve.walk import Held
from tests.unit.resolve.garden import at, data, game

GAME = game()[0]


def found(text: str, *kinds: str) -> tuple[str | None, tuple[object, ...] | None]:
    """The kind, and the problem as code, column, message and hint."""
    kind, problem = held_kind(GAME, Held(("x", 0), kinds, data(text)))
    name = kind.name if kind else None
    if problem is None:
        return name, None
    return name, (*at(problem)[::3], problem.message, problem.hint)


def test_an_entry_tells_its_kind() -> None:
    assert found("{id: a, kind: gnome}", "plant", "gnome") == ("gnome", None)


def test_of_one_kind_it_need_not() -> None:
    assert found("{id: a}", "plant") == ("plant", None)


def test_a_missing_kind_is_the_likeliest() -> None:
    assert found("{id: a, age: 3}", "plant", "gnome") == (
        "gnome",
        (
            "missing-key",
            2,
            "this entry does not tell its kind",
            "it may be plant, gnome",
        ),
    )


def test_a_misspelt_key_or_kind() -> None:
    assert found("{id: a, knd: gnome, age: 3}", "plant", "gnome") == (
        "gnome",
        ("unknown-key", 9, 'a gnome has no key "knd"', 'did you mean "kind"?'),
    )
    assert found("{id: a, kind: plnt, age: 3}", "plant", "gnome") == (
        "plant",
        (
            "not-a-choice",
            15,
            '"plnt" is no kind of entry that can stand here',
            'did you mean "plant"?',
        ),
    )


def test_a_kind_that_cannot_stand_here() -> None:
    assert found("{id: a, kind: basket}", "plant") == (
        "plant",
        (
            "not-a-choice",
            15,
            '"basket" is no kind of entry that can stand here',
            "it may be plant",
        ),
    )


def test_a_kind_that_the_game_lacks_holds_nothing() -> None:
    assert found("{id: a}", "tractor") == (None, None)


def test_values_are_put_in_place_with_their_marks() -> None:
    body = data("a: [{id: x}, {id: y}]\nb: {c: {id: z}}\nd: 1\n")
    changed = put(body, {("a", 1): "y", ("b", "c"): "z"})
    assert changed == {"a": [{"id": "x"}, "y"], "b": {"c": "z"}, "d": "1"}
    assert mark_of(changed, ("a", 1)) == mark_of(body, ("a", 1))
    assert body["b"] == {"c": {"id": "z"}}


def test_nothing_put_is_nothing_changed() -> None:
    body = Map([("a", 1)])
    assert put(body, {}) is body
    assert put(body, {(): 7}) == 7
    assert put(3, {("a",): 7}) == 3

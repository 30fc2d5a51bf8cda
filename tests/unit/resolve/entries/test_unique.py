from __future__ import annotations

from cardwright.model.entry import Entry
from cardwright.model.source import Map
from cardwright.resolve.entries.unique import Draft, name_place, same_names, unique
from tests.unit.resolve.garden import at, data, game


def entry(text: str, file: str = "a.yaml", kind: str = "plant") -> Entry:
    body = data(text, file)
    return Entry(kind, body["id"], body.get("name", "N"), Map(), body)


def draft(text: str, file: str, *, has_id: bool = True) -> Draft:
    return Draft(entry(text, file), frozenset(), has_id)


def test_of_two_with_one_id_the_first_in_the_files_is_kept() -> None:
    late, early = draft("id: x", "b.yaml"), draft("id: x", "a.yaml")
    kept, problems = unique(game()[0], [late, early])
    assert kept == [early]
    assert [(at(p), p.message, p.hint) for p in problems] == [
        (
            ("duplicate-id", "b.yaml", 1, 5),
            'the id "x" is there already',
            "the first stands in cards/garden/a.yaml:1",
        )
    ]


def test_a_named_target_has_its_id_first() -> None:
    kept, problems = unique(game()[0], [draft("id: fair", "a.yaml")])
    assert kept == []
    assert [(at(p), p.hint) for p in problems] == [
        (
            ("duplicate-id", "a.yaml", 1, 5),
            "the target stands in cards/garden/game.yaml:27",
        )
    ]


def test_a_guessed_id_never_clashes() -> None:
    guessed = draft("id: x", "a.yaml", has_id=False)
    given = draft("id: x", "b.yaml")
    assert unique(game()[0], [guessed, given]) == ([given], [])


def test_one_name_twice_in_a_kind_is_a_warning() -> None:
    entries = [
        entry("id: a\nname: Rose\n"),
        entry("id: b\nname: Rose\n", kind="gnome"),
        entry("id: c\nname: Rose\n", "c.yaml"),
    ]
    assert [(at(p), p.message, p.hint, p.level) for p in same_names(entries)] == [
        (
            ("duplicate-name", "c.yaml", 2, 7),
            '"a" has the name "Rose" too',
            "it stands in cards/garden/a.yaml:2: give one another name",
            "warning",
        )
    ]


def test_names_that_sound_alike_are_one() -> None:
    entries = [
        entry("id: a\nname: Red Rose\n"),
        entry("id: b\nname: red  rose\n", "b.yaml"),
    ]
    assert [p.message for p in same_names(entries)] == [
        '"a" has the name "Red Rose" too'
    ]


def test_an_entry_without_a_name_stands_at_its_id() -> None:
    assert name_place(entry("cost: 1\nid: a\n")).line == 2

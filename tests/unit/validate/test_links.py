from __future__ import annotations

from dataclasses import replace

from cardwright.model.problem import Problem
from cardwright.validate.links import check_links
from tests.unit.validate.written import at, catalog, entry, game, kind, words

LINK = {"type": "string", "x-link": "lamp"}
LAMP = kind(
    "lamp",
    "lamp",
    {
        "properties": {
            "like": LINK,
            "glow": {"type": "string", "x-link": "vocabulary.glows"},
            "pile": {"propertyNames": {"x-link": "lamp"}},
            "effects": {"items": {"x-says": "verbs"}},
        }
    },
)
GAME = game(LAMP, vocabularies={"glows": words("dim")})
VERBS = {"light": {"properties": {"of": {**LINK, "x-argument": True}}}}


def missing(to: str, start: int, line: int = 1) -> Problem:
    place = at(line, start, start + len(to))
    return Problem("unknown-reference", place, f'no lamp has the id "{to}"')


def test_references_that_hold() -> None:
    old = entry(LAMP, "{id: old, like: old, glow: dim, pile: {old: 2}}")
    assert list(check_links(catalog(GAME, old))) == []


def test_values_and_keys_are_marked_where_they_stand() -> None:
    old = entry(LAMP, "{id: old, like: xyz, pile: {abc: 2}}")
    assert list(check_links(catalog(GAME, old))) == [
        missing("xyz", 17),
        missing("abc", 29),
    ]


def test_excused_ids_are_passed_over() -> None:
    old = entry(LAMP, "{id: old, like: xyz, pile: {abc: 2}}")
    assert list(check_links(catalog(GAME, old), ["abc"])) == [missing("xyz", 17)]


def test_an_entry_that_lost_its_id_excuses_references_to_its_kind() -> None:
    old = entry(LAMP, "{id: old, like: xyz, glow: dmi}")
    whole = replace(catalog(GAME, old), nameless=frozenset({"lamp"}))
    assert list(check_links(whole)) == [
        Problem(
            "unknown-reference",
            at(1, 28, 31),
            'the list "glows" has no word "dmi"',
            'did you mean "dim"?',
        )
    ]


def test_a_lost_id_of_another_kind_excuses_nothing() -> None:
    old = entry(LAMP, "{id: old, like: xyz}")
    whole = replace(catalog(GAME, old), nameless=frozenset({"oil"}))
    assert list(check_links(whole)) == [missing("xyz", 17)]


def test_an_argument_may_name_a_choice_around_it() -> None:
    text = "id: old\nchoose: {ally: {}}\neffects: [{do: light, of: ally}]"
    old = entry(LAMP, text, {"verbs": VERBS})
    assert list(check_links(catalog(GAME, old))) == []


def test_an_argument_that_names_no_choice_is_a_reference() -> None:
    text = "id: old\nchoose: {ally: {}}\neffects: [{do: light, of: foe}]"
    old = entry(LAMP, text, {"verbs": VERBS})
    assert list(check_links(catalog(GAME, old))) == [missing("foe", 27, 3)]


def test_a_choice_of_the_wrong_type_offers_nothing() -> None:
    text = "id: old\nchoose: 12\neffects: [{do: light, of: foe}]"
    old = entry(LAMP, text, {"verbs": VERBS})
    assert list(check_links(catalog(GAME, old))) == [missing("foe", 27, 3)]

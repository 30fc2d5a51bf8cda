from __future__ import annotations

from cardwright.model.entry import Catalog
from cardwright.model.problem import Place, Problem
from cardwright.validate.references import lost, names_entries
from tests.unit.validate.written import at, catalog, entry, game, kind, read, words

LAMP, OIL, ITEM = kind("lamp", "lamp"), kind("oil", "oil"), kind("item", "item")


def place() -> Place:
    return at(1, 2, 3)


def whole() -> Catalog:
    known = game(
        LAMP,
        OIL,
        ITEM,
        vocabularies={"glows": words("bright", "dim")},
        forms={"rules": read("formats: {standard: {}}")},
    )
    return catalog(known, entry(LAMP, "id: old-lamp"), entry(OIL, "id: whale"))


def found(kinds: tuple[str, ...], to: str) -> Problem | None:
    return lost(whole(), kinds, to, place)


def unknown(text: str, hint: str | None = None) -> Problem:
    return Problem("unknown-reference", place(), text, hint)


def test_what_is_there_is_no_problem() -> None:
    assert found(("lamp",), "old-lamp") is None
    assert found(("lamp", "oil"), "whale") is None
    assert found(("vocabulary.glows",), "dim") is None
    assert found(("format",), "standard") is None


def test_an_unknown_id_gets_the_nearest_of_the_kinds() -> None:
    assert found(("lamp",), "odl-lamp") == unknown(
        'no lamp has the id "odl-lamp"', 'did you mean "old-lamp"?'
    )


def test_ids_of_other_kinds_are_not_suggested() -> None:
    assert found(("oil", "lamp"), "x") == unknown('no oil or lamp has the id "x"')
    assert found(("oil",), "old-lam") == unknown('no oil has the id "old-lam"')


def test_an_entry_of_another_kind_says_what_it_is() -> None:
    assert found(("oil",), "old-lamp") == unknown('"old-lamp" is a lamp, not an oil')
    assert found(("oil", "item"), "old-lamp") == unknown(
        '"old-lamp" is a lamp, not an oil or an item'
    )


def test_a_kind_that_the_game_lacks_is_named_as_written() -> None:
    assert found(("moon",), "old") == unknown('no moon has the id "old"')


def test_words_are_looked_up_in_their_list() -> None:
    assert found(("vocabulary.glows",), "brigth") == unknown(
        'the list "glows" has no word "brigth"', 'did you mean "bright"?'
    )
    assert found(("vocabulary.gone",), "dim") == unknown(
        'the list "gone" has no word "dim"'
    )


def test_a_reference_to_words_or_entries_may_name_either() -> None:
    either = ("vocabulary.glows", "lamp")
    assert found(either, "dim") is None
    assert found(either, "old-lamp") is None
    lost_both = 'no lamp has the id "{}", and the list "glows" has no such word'
    assert found(either, "brigth") == unknown(
        lost_both.format("brigth"), 'did you mean "bright"?'
    )
    assert found(either, "odl-lamp") == unknown(
        lost_both.format("odl-lamp"), 'did you mean "old-lamp"?'
    )


def test_formats_are_looked_up_in_the_rules() -> None:
    assert found(("format",), "standart") == unknown(
        'no format is called "standart"', 'did you mean "standard"?'
    )
    bare = catalog(game(LAMP))
    assert lost(bare, ("format",), "x", place) == unknown('no format is called "x"')


def test_references_to_words_and_formats_name_no_entries() -> None:
    assert [names_entries(k) for k in (("lamp", "oil"), ("format",))] == [True, False]
    assert not names_entries(("vocabulary.glows",))
    assert names_entries(("vocabulary.glows", "lamp"))

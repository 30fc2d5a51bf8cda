from __future__ import annotations

import pytest

from cardwright.base.expression import ABSENT, ExpressionError
from cardwright.model.views import EntryView, Views
from tests.unit.resolve.garden import CONTENT, catalog

CATALOG = catalog()[0]
VIEWS = Views(CATALOG)


def test_an_entry_shows_its_core_names_and_fields() -> None:
    rose = VIEWS.entry("rose")
    shown = {name: rose.lookup(name) for name in rose.names()}
    assert shown == {
        "id": "rose",
        "name": "Rose",
        "kind": "plant",
        "copies": 3,
        "owner": "south",
        "tags": (),
        "note": shown["note"],
        "cost": 2,
        "hue": "red",
        **{name: shown[name] for name in ("late", "text", "motto", "art", "effects")},
    }
    assert [n for n, value in shown.items() if value is ABSENT] == [
        "note",
        "late",
        "text",
        "motto",
        "art",
        "effects",
    ]


def test_a_name_that_no_entry_of_the_kind_has() -> None:
    with pytest.raises(KeyError):
        VIEWS.entry("rose").lookup("age")


def test_links_and_held_entries_are_views() -> None:
    gus, south = VIEWS.entry("old-gus"), VIEWS.entry("south")
    rose = VIEWS.entry("rose")
    assert gus.lookup("friend") is rose
    assert south.lookup("plants")[0] is rose
    assert south.lookup("helpers") == {"old-gus": 1}
    assert rose.lookup("owner") is south
    assert south.lookup("owner") is ABSENT
    hue = rose.lookup("hue")
    assert [hue.lookup(n) for n in ("id", "name", "plural", "color", "icon")] == [
        "red",
        "Red",
        "Reds",
        "#f00",
        ABSENT,
    ]


def test_a_reference_to_nothing_is_its_text() -> None:
    broken = catalog({"gnomes/a.yaml": "{id: a, friend: nobody}"})[0]
    assert Views(broken).entry("a").lookup("friend") == "nobody"
    assert Views(broken).entry("gone") == "gone"


def test_a_view_prints_its_id_and_equals_it() -> None:
    rose = EntryView(CATALOG.entries["rose"], Views(CATALOG))
    assert (str(rose), rose == "rose", rose == VIEWS.entry("rose")) == (
        "rose",
        True,
        True,
    )


def test_texts_show_their_source() -> None:
    assert VIEWS.entry("old-gus").lookup("text") == (
        "Likes {{ friend }} and {{ param.rain }} showers of {sun}."
    )


def test_each_view_is_made_once_for_its_entry() -> None:
    first = CATALOG.entries["rose"]
    assert VIEWS.of(first) is VIEWS.of(first)
    other = catalog(CONTENT)[0].entries["rose"]
    assert VIEWS.of(other).entry is other


def test_terms_print_their_names() -> None:
    heap = VIEWS.term.lookup("compost")
    assert (str(heap), heap.lookup("id"), heap.lookup("plural")) == (
        "Compost heap",
        "compost",
        "Compost heaps",
    )
    assert [*heap.names()] == ["id", "name", "plural", "text"]


def test_words_stand_in_their_lists() -> None:
    words = VIEWS.vocabulary.lookup("hues")
    assert [str(word) for word in words] == ["red", "deep-blue"]
    assert [*words.lookup("red").names()][:3] == ["id", "name", "plural"]


def test_parameters_are_a_closed_list() -> None:
    assert VIEWS.param.lookup("rain") == 3
    with pytest.raises(ExpressionError):
        VIEWS.param.lookup("rian")


def test_all_names_of_a_scope() -> None:
    assert [*VIEWS.scope()] == ["param", "term", "vocabulary"]
    assert VIEWS.declared("no-kind") == {}

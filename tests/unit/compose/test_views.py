from __future__ import annotations

from dataclasses import replace

import pytest

from cardwright.base.expression import ABSENT, ExpressionError
from cardwright.compose.rich import RichText
from cardwright.compose.views import CardView, Views
from cardwright.compose.watch import Watch
from cardwright.model.entry import Catalog
from tests.unit.compose.given import catalog, entry

WICK = entry(
    power=3,
    rules="**Draw** 2.",
    element="ember",
    friend="tallow",
    moves=[{"to": "east", "far": None}],
)
TALLOW = replace(entry("tallow", power=1), owner="wick", note="old")


def views(found: Catalog | None = None) -> Views:
    found = found or catalog(WICK, TALLOW)
    return Views(found, Watch(found.game))


def test_an_entry_shows_its_core_names_and_fields() -> None:
    card = views().of(TALLOW)
    names = ("id", "name", "kind", "copies", "tags", "note", "power")
    assert [card.lookup(name) for name in names] == [
        "tallow",
        "Tallow",
        "lantern",
        1,
        (),
        "old",
        1,
    ]
    assert (card == "tallow", str(card.lookup("owner"))) == (True, "wick")


def test_what_is_declared_and_not_there_is_absent_anything_else_is_strange() -> None:
    card = views().of(WICK)
    assert [card.lookup(n) for n in ("motto", "owner", "note")] == [ABSENT] * 3
    assert list(card.names())[-2:] == ["price", "stats"]
    with pytest.raises(KeyError, match="mottto"):
        card.lookup("mottto")


def test_links_are_views_of_what_they_name() -> None:
    card = views().of(WICK)
    element, friend = card.lookup("element"), card.lookup("friend")
    assert (element == "ember", element.lookup("icon")) == (True, "flame")
    assert (isinstance(friend, CardView), friend.lookup("power")) == (True, 1)


def test_a_link_that_leads_nowhere_shows_its_text() -> None:
    lost = entry("lost", friend="nobody", element="gold")
    card = views(catalog(lost)).of(lost)
    assert (card.lookup("friend"), card.lookup("element")) == ("nobody", "gold")


def test_a_rich_field_is_markup() -> None:
    text = views().of(WICK).lookup("rules")
    assert isinstance(text, RichText)
    assert text.__html__() == "<b>Draw</b> 2."


def test_lists_and_mappings_know_where_they_stand() -> None:
    moves = views().of(WICK).lookup("moves")
    assert moves == [{"to": "east", "far": ABSENT}] or moves[0]["far"] is ABSENT
    assert (moves.spot, moves[0].spot) == ((WICK, ("moves",)), (WICK, ("moves", 0)))


def test_views_are_made_once_and_watched() -> None:
    found = views()
    card = found.of(WICK)
    assert (found.of(WICK) is card, card.lookup("moves") is card.lookup("moves")) == (
        True,
        True,
    )
    open_wick = replace(WICK, placeholder={"power": "tune"})
    found = views(catalog(open_wick))
    found.of(open_wick).lookup("power")
    assert found.watch.is_draft(open_wick)


def test_parameters_terms_words_and_the_game_have_their_names() -> None:
    scope = views().scope()
    assert list(scope) == ["param", "term", "vocabulary", "game"]
    assert scope["param"].lookup("step") == 3
    assert str(scope["term"].lookup("row")) == "Line"
    assert (
        scope["vocabulary"].lookup("element").lookup("ember").lookup("name") == "Ember"
    )
    assert [str(e) for e in scope["game"].lookup("entries").lookup("lantern")] == [
        "wick",
        "tallow",
    ]
    with pytest.raises(ExpressionError, match='"param" has no "stpe"'):
        scope["param"].lookup("stpe")

from __future__ import annotations

from dataclasses import replace

import pytest

from cardwright.compose.gameview import GameView
from cardwright.model.game import Parameter
from tests.unit.compose.given import data, game


def view() -> GameView:
    play = data({"setup": ["Shuffle."]})
    return GameView(replace(game(), forms={"play": play}), lambda kind: [f"a {kind}"])


def test_a_game_shows_itself_its_play_and_its_entries() -> None:
    shown = {name: view().lookup(name) for name in ("slug", "title", "version")}
    assert shown == {"slug": "tides", "title": "Tides", "version": "2"}
    assert (str(view()), view().lookup("play")) == ("Tides", {"setup": ["Shuffle."]})
    assert view().lookup("entries").lookup("keeper") == ["a keeper"]
    assert list(view().names()) == [
        "slug",
        "title",
        "language",
        "version",
        "play",
        "entries",
        "rulings",
    ]


def test_rulings_are_the_sentences_of_what_was_chosen_and_are_told_as_read() -> None:
    choices = {"fast": "Fast.", "slow": "Slowly."}
    stays = {"true": "It stays.", "false": "It goes."}
    parameters = {
        "pace": Parameter("pace", "slow", choices=choices),
        "rain": Parameter("rain", 3),
        "stays": Parameter("stays", value=True, choices=stays),
        "odd": Parameter("odd", "other", choices=choices),
    }
    read: list[str] = []
    own = replace(game(), parameters=parameters)
    shown = GameView(own, lambda _kind: [], read.append)
    assert shown.lookup("rulings") == ["Slowly.", "It stays."]
    assert read == ["pace", "stays"]


def test_a_kind_that_is_not_there_is_no_name() -> None:
    entries = view().lookup("entries")
    assert (list(entries.names()), str(entries)) == (["lantern", "keeper"], "entries")
    with pytest.raises(KeyError, match="ship"):
        entries.lookup("ship")

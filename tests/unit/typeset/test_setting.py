from __future__ import annotations

from pathlib import Path

from tests.unit.typeset.faces import SETTING, setting


def test_files_are_named_relative_to_the_workspace() -> None:
    within = setting(Path("/w"))
    assert within.name(Path("/w/cards/tides/art/a.png")) == "cards/tides/art/a.png"
    assert within.name(Path("/core/icons/x.svg")) == "/core/icons/x.svg"


def test_without_a_way_to_ask_there_is_nothing() -> None:
    assert SETTING.face_of("shield", "front") is None
    assert SETTING.place_of_field("text") is None

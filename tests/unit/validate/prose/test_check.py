from __future__ import annotations

from cardwright.model.game import Term
from cardwright.validate.prose.check import check_prose
from tests.unit.validate.written import catalog, entry, game, kind, read

LAMP = kind("lamp", "lamp", {"properties": {"text": {"x-text": "rich"}}})
TERMS = {"runway": Term("runway", "Runway", "Runway", "Your life.")}
FORM = read("runway: {name: Runway, plural: Runway, text: Your  life.}")
GAME = game(LAMP, glossary=TERMS, forms={"glossary": FORM})
BAD = """\
id: old
name: Old  Lamp
text: |
  Lose runway (or\u200b Runwya.
   Then rest , too.
"""


def codes(text: str) -> list[str]:
    found = check_prose(catalog(GAME, entry(LAMP, text)))
    return sorted(p.code for p in found.problems)


def test_each_slip_is_told_once() -> None:
    assert codes(BAD) == [
        "hidden-character",
        "stray-blank",
        "stray-blank",
        "stray-blank",
        "stray-blank",
        "term-case",
        "term-spelling",
        "unbalanced-pair",
    ]


def test_a_clean_text_leaves_the_glossary_to_be_told_of() -> None:
    assert codes("id: old\nname: Old Lamp\ntext: Lose Runway.") == ["stray-blank"]


def test_a_text_that_several_entries_share_is_told_of_once() -> None:
    known = entry(LAMP, "id: old\nname: Old  Lamp")
    twice = catalog(GAME, known)
    both = {**twice.entries, "copy": known}
    found = check_prose(type(twice)(GAME, both)).problems
    assert [p.message for p in found] == ["2 blanks stand in a row"] * 2


def test_with_the_games_usage_known_only_entries_are_looked_at() -> None:
    usage = check_prose(catalog(GAME, entry(LAMP, "id: a\ntext: It\u2019s."))).usage
    again = check_prose(catalog(GAME, entry(LAMP, "id: b\ntext: It's runway.")), usage)
    assert [p.code for p in again.problems] == ["mixed-signs", "term-case"]
    assert again.usage is usage


def test_a_game_of_nothing_has_no_problems() -> None:
    assert check_prose(catalog(game())).problems == ()

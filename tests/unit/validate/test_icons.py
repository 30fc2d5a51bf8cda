from __future__ import annotations

from dataclasses import replace

from cardwright.model.game import Word
from cardwright.model.problem import Problem
from cardwright.validate.icons import check_icons
from tests.unit.validate.written import FILE, at, game, kind, read, words

WRITTEN = """\
vocabularies:
  hues:
    red: {icon: fire, phrase: "{oil} red"}
    blue: {phrase: "{sky} blue"}
    grey: {icon: clowd}
verbs:
  draw: {phrase: "**{tpa} draw** {{ n }}"}
  burn:
    phrase:
      - {where: n, say: "{oil} {{ n }}"}
      - {say: "{fire}"}
conditions:
  lit: {phrase: is {oil}}
frames:
  spell: "{ } {tap} then {moon}."
"""


def check(*drawn: str) -> list[Problem]:
    hues = {
        "red": Word("red", "red", "reds", icon="fire"),
        "blue": Word("blue", "blue", "blues"),
        "grey": Word("grey", "grey", "greys", icon="clowd"),
    }
    lists = {"icons": words("tap", "oil", "cloud"), "hues": hues}
    text = WRITTEN.replace("is {oil}", '"is {oil}"')
    form = read(text, file=FILE)
    made = game(vocabularies=lists, forms={"vocabularies": form})
    return list(check_icons(made, drawn))


def lost(line: int, column: int, end: int, name: str, hint: str | None) -> Problem:
    message = f'there is no icon "{name}"'
    return Problem("unknown-icon", at(line, column, end), message, hint)


def test_unknown_icons_are_marked_where_words_verbs_and_frames_show_them() -> None:
    assert check("fire") == [
        lost(5, 18, 23, "clowd", 'did you mean "cloud"?'),
        lost(4, 21, 26, "sky", None),
        lost(7, 21, 26, "tpa", 'did you mean "tap"?'),
        lost(11, 16, 22, "fire", 'add "fire" to icons in vocabularies.yaml'),
        lost(15, 26, 32, "moon", None),
    ]


def test_a_game_without_vocabularies() -> None:
    assert list(check_icons(game())) == []


def test_an_icon_of_the_list_has_a_drawing_where_any_is_shown() -> None:
    text = "vocabularies:\n  icons:\n    tap: {name: tap}\n    oil: {name: oil}\n"
    item = replace(kind("item", "item"), faces={"front": "item"})
    parts = {
        "vocabularies": {"icons": words("tap", "oil")},
        "forms": {"vocabularies": read(text, file=FILE)},
    }
    assert list(check_icons(game(item, **parts), ["tap"])) == [
        Problem(
            "missing-image",
            at(4, 5, 8),
            'the icon "oil" has no drawing',
            "draw it as templates/tides/icons/oil.svg",
        )
    ]
    assert list(check_icons(game(kind("item", "item"), **parts), ["tap"])) == []

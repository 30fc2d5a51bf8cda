from __future__ import annotations

from pathlib import Path

from cardwright.base.cache import Cache
from cardwright.base.memo import Memo
from cardwright.load.workspace import open_workspace
from cardwright.model.problem import Place, Problem
from cardwright.pipeline.study import study

GAME = "cards/tides/game.yaml"
LAMPS = "cards/tides/lamps.yaml"
CASES = "cards/tides/cases/all.yaml"
FILES = {
    GAME: """\
title: Tides
kinds:
  lamp:
    title: lamp
    files: lamps.yaml
""",
    "schemas/tides/lamp.schema.json": """\
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "lamp", "type": "object", "additionalProperties": false,
  "required": ["oil"], "properties": {"oil": {"type": "integer"}}
}
""",
    LAMPS: "id: old\noil: 3\n",
}


def problems(root: Path, **changes: str) -> list[Problem]:
    """What is wrong with the game once the files of these names are as given."""
    names = {
        "game": GAME,
        "lamps": LAMPS,
        "cases": CASES,
        "more": MORE,
        "schema": SCHEMA,
    }
    written = FILES | {names[name]: text for name, text in changes.items()}
    for file, text in written.items():
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(text, encoding="utf-8")
    space = open_workspace(root, Memo(None))
    return list(study(space, space.games[0], Cache(None)).problems)


def test_a_game_as_it_should_be(tmp_path: Path) -> None:
    assert problems(tmp_path) == []


def test_a_case_is_judged_by_its_form(tmp_path: Path) -> None:
    text = "case: dry\nlike: old\nchange: 5\nproblems: []\n"
    wanted = '"change" must be a group of keys, not the number 5'
    place = Place(CASES, 3, 9, 3, 10)
    hint = "for example change: {cards.quiet-harbour: 4, format: null}"
    assert problems(tmp_path, cases=text) == [
        Problem("wrong-type", place, wanted, hint)
    ]


def test_a_case_that_changes_what_no_entry_has(tmp_path: Path) -> None:
    text = "case: dry\nlike: old\nchange: {oli: 5}\nproblems: [{code: rule-failed}]\n"
    assert problems(tmp_path, cases=text) == [
        Problem(
            "unknown-key",
            Place(CASES, 3, 10, 3, 13),
            'a lamp has no key "oli"',
            'did you mean "oil"?',
        )
    ]


def test_a_case_about_a_key_that_no_entry_has(tmp_path: Path) -> None:
    text = (
        "case: dry\nlike: old\nchange: {oli: 5}\nproblems:\n"
        "- {code: unknown-key, at: oli, message: 'a lamp has no key \"oli\"'}\n"
    )
    assert problems(tmp_path, cases=text) == []


def test_a_case_that_lists_what_is_no_code(tmp_path: Path) -> None:
    text = "case: dry\nlike: old\nproblems: [{code: deck-copy}]\n"
    place = Place(CASES, 3, 19, 3, 28)
    message, hint = '"code" cannot be "deck-copy"', 'did you mean "deck-copies"?'
    assert problems(tmp_path, cases=text) == [
        Problem("not-a-choice", place, message, hint)
    ]


def test_a_number_that_is_too_large_is_told_once(tmp_path: Path) -> None:
    text = FILES[GAME] + f"sizes: {{card: {{trim: poker, bleed: {'9' * 30}}}}}\n"
    assert problems(tmp_path, game=text) == [
        Problem(
            "wrong-type",
            Place(GAME, 6, 36, 6, 66),
            "a whole number has at most 18 digits",
            "put it in quotes if it is text",
        )
    ]


def test_a_schema_of_another_name(tmp_path: Path) -> None:
    problems(tmp_path)
    folder = tmp_path / "schemas" / "tides"
    (folder / "lamp.schema.json").rename(folder / "lamp.json")
    space = open_workspace(tmp_path, Memo(None))
    assert study(space, space.games[0], Cache(None)).problems == (
        Problem(
            "unused",
            Place("schemas/tides/lamp.json"),
            "the name of a schema ends in .schema.json",
            "name it lamp.schema.json",
        ),
    )


def test_a_link_that_leads_nowhere(tmp_path: Path) -> None:
    lost = "cards/tides/lost.yaml"
    (tmp_path / lost).parent.mkdir(parents=True)
    (tmp_path / lost).symlink_to(tmp_path / "nowhere.yaml")
    assert problems(tmp_path) == [
        Problem(
            "unreadable-file",
            Place(lost),
            "this is no file that can be read: a link that leads nowhere, or a pipe",
            "put the file itself there, or remove the link",
        )
    ]


def test_a_name_that_is_no_text(tmp_path: Path) -> None:
    odd = tmp_path / "cards" / "tides" / "odd\udcff.yaml"
    odd.parent.mkdir(parents=True)
    odd.touch()
    place = Place("cards/tides/odd?.yaml")
    assert problems(tmp_path) == [
        Problem("unreadable-file", place, "the file's name is no text", "name it anew")
    ]


def test_faces_need_a_style(tmp_path: Path) -> None:
    text = FILES[GAME] + "    faces: {front: lamp}\n"
    wanted = 'the faces of "lamp" need the file templates/tides/style.yaml'
    assert problems(tmp_path, game=text) == [
        Problem(
            "missing-form",
            Place(GAME, 6, 5, 6, 10),
            wanted,
            "write it, with the fonts and text styles that the templates name",
        )
    ]


MORE = "cards/tides/more.yaml"
SCHEMA = "schemas/tides/lamp.schema.json"
TWO = {
    "game": FILES[GAME].replace("lamps.yaml", "[lamps.yaml, more.yaml]"),
    "schema": FILES[SCHEMA].replace(
        '{"type": "integer"}', '{"type": "integer"}, "by": {"x-link": "lamp"}'
    ),
}
"""Changes after which lamps stand in two files and may name one another."""


def told(root: Path, **changes: str) -> list[tuple[str, str, int]]:
    found = problems(root, **TWO, **changes)
    return [(p.code, p.place.file, p.place.line) for p in found]


def test_a_file_that_cannot_be_read_keeps_no_other_from_being_checked(
    tmp_path: Path,
) -> None:
    more = "id: new\noli: 2\nby: old\n"
    assert told(tmp_path, lamps="id: old\noil: [3\n", more=more) == [
        ("yaml-syntax", LAMPS, 2),
        ("unknown-key", MORE, 2),
    ]


def test_what_may_stand_in_a_file_that_cannot_be_read_is_not_missed(
    tmp_path: Path,
) -> None:
    more = "id: new\noil: 2\nby: odl\n"
    assert told(tmp_path, lamps="id: old\noil: [3\n", more=more) == [
        ("yaml-syntax", LAMPS, 2)
    ]
    assert told(tmp_path, more=more) == [("unknown-reference", MORE, 3)]


def test_what_waits_for_an_error_to_be_mended(tmp_path: Path) -> None:
    def waits(**changes: str) -> str:
        assert problems(tmp_path, **changes)
        space = open_workspace(tmp_path, Memo(None))
        return study(space, space.games[0], Cache(None)).waits

    assert waits(game=FILES[GAME].replace("title: Tides", "titel: Tides")) == "all"
    assert waits(lamps="id: old\noil: [3\n") == "faces"
    assert waits(lamps="id: old\noil: many\n") == ""

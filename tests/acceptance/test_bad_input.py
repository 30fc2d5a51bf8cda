"""Each slip of an author: one problem, said and placed exactly; nothing is spoilt."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.acceptance.workspace import edit, ledger, problems, run, written

CARDS = "cards/kilnfolk/"
KILN = f"{CARDS}kilns/oldest.yaml"
FIRING = f"{CARDS}firings/first.yaml"
SECOND = f"{CARDS}firings/second.yaml"
GAME = f"{CARDS}game.yaml"
RULES = f"{CARDS}rules.yaml"
FACE = "templates/kilnfolk/glaze.card.xml"
LAMP = "build/fenlight/images/wisp/marsh-lamp.png"

ANOTHER = """\
  - id: tenmoku-night
    name: Tenmoku Dawn
    heat: 2
    clay: slipware
    works: [{do: chip, crazes: 1}]
"""

Slip = Callable[[Path], None]


@dataclass(frozen=True, slots=True)
class Case:
    """What is done to the game, and the one problem that follows.

    ``spot`` is line, column, end line, end column.
    """

    slip: Slip
    code: str
    file: str
    spot: tuple[int, int, int, int]
    message: str
    hint: str | None = None

    def problem(self) -> dict[str, Any]:
        line, column, end_line, end_column = self.spot
        return {
            "code": self.code,
            "level": "error",
            "file": self.file,
            "line": line,
            "column": column,
            "end_line": end_line,
            "end_column": end_column,
            "message": self.message,
            "hint": self.hint,
        }


def change(file: str, old: str, new: str) -> Slip:
    return lambda root: edit(root, file, old, new)


def write(file: str, data: bytes) -> Slip:
    def slip(root: Path) -> None:
        (root / file).parent.mkdir(exist_ok=True)
        (root / file).write_bytes(data)

    return slip


CASES = {
    # 17|    works: [{do: chip, crazes: 3}
    #               ^ column 12
    "a bracket that is not closed": Case(
        change(KILN, "works: [{do: chip, crazes: 3}]", "works: [{do: chip, crazes: 3}"),
        *("yaml-syntax", KILN, (17, 12, 17, 13)),
        "the bracket that opens here is not closed, or a comma is missing",
        "reading stopped on line 18",
    ),
    "a text with a colon, without quotes": Case(
        change(KILN, "lore: Crackles in", "lore: Crackles: in"),
        *("yaml-syntax", KILN, (26, 19, 26, 20)),
        "a text with a colon and a blank in it must stand in quotes",
        'write "Crackles: in the dark."',
    ),
    "JSON without a comma": Case(
        change("schemas/kilnfolk/kiln.schema.json", '$"},', '$"}'),
        *("json-syntax", "schemas/kilnfolk/kiln.schema.json", (6, 5, 6, 6)),
        "before this a comma or a colon is missing",
    ),
    # 15|    haet: 5, which is not told a second time as a missing heat
    "a misspelt key": Case(
        change(KILN, "    heat: 5\n", "    haet: 5\n"),
        *("unknown-key", KILN, (15, 5, 15, 9)),
        'a glaze has no key "haet"',
        'did you mean "heat"?',
    ),
    "a key that is like no other": Case(
        change(KILN, "    heat: 5\n", "    heat: 5\n    glow: 2\n"),
        *("unknown-key", KILN, (16, 5, 16, 9)),
        'a glaze has no key "glow"',
    ),
    "a key that a form does not have": Case(
        change(GAME, "plural: glazes", "plurl: glazes"),
        *("unknown-key", GAME, (9, 5, 9, 10)),
        '"glaze" has no key "plurl"',
        'did you mean "plural"?',
    ),
    "a text for a number": Case(
        change(KILN, "heat: 5", "heat: hot"),
        *("wrong-type", KILN, (15, 11, 15, 14)),
        '"heat" must be a whole number, not "hot"',
    ),
    "a number in quotes": Case(
        change(KILN, "heat: 5", 'heat: "5"'),
        *("wrong-type", KILN, (15, 11, 15, 14)),
        '"heat" must be a whole number, not "5"',
        "write 5 without quotes",
    ),
    # 13|  - id: tenmoku-night: the first key of the entry
    "a missing field": Case(
        change(KILN, "    clay: slipware\n", ""),
        *("missing-key", KILN, (13, 5, 13, 7)),
        'a glaze needs the key "clay"',
    ),
    # 4|shelves: {celadon-hush: 2, tenmoku-night: 1, shino-forst: 2}
    #   columns: 11               28                46
    "a reference to no entry": Case(
        change(FIRING, "shino-frost", "shino-forst"),
        *("unknown-reference", FIRING, (4, 46, 4, 57)),
        'no glaze has the id "shino-forst"',
        'did you mean "shino-frost"?',
    ),
    "a reference to no word": Case(
        change(KILN, "clay: slipware", "clay: slipwear"),
        *("unknown-reference", KILN, (16, 11, 16, 19)),
        'the list "clays" has no word "slipwear"',
        'did you mean "slipware"?',
    ),
    "an id that is there twice": Case(
        change(KILN, "in the dark.\n", f"in the dark.\n{ANOTHER}"),
        *("duplicate-id", KILN, (27, 9, 27, 22)),
        'the id "tenmoku-night" is there already',
        f"the first stands in {KILN}:13",
    ),
    # The deck and the cases that name tenmoku-night say nothing of their own.
    "an id that became another's": Case(
        change(KILN, "id: tenmoku-night", "id: celadon-hush"),
        *("duplicate-id", KILN, (13, 9, 13, 21)),
        'the id "celadon-hush" is there already',
        f"the first stands in {KILN}:5",
    ),
    "an id that cannot be one": Case(
        change(KILN, "id: tenmoku-night", "id: Tenmoku Night"),
        *("bad-pattern", KILN, (13, 9, 13, 22)),
        '"Tenmoku Night" cannot be an id',
        'small letters, digits and single hyphens, such as "tenmoku-night"',
    ),
    "a key that is there twice": Case(
        change(KILN, "    heat: 5\n", "    heat: 5\n    heat: 4\n"),
        *("duplicate-key", KILN, (16, 5, 16, 9)),
        'the key "heat" stands twice',
        "first on line 15; keep one of them",
    ),
    # 11|    lore: "Quiet as **moss**, warm as an {embre}."
    #     the quote in column 11, 30 characters, then the brace
    "an icon that is not there": Case(
        change(KILN, "an {ember}", "an {embre}"),
        *("unknown-icon", KILN, (11, 42, 11, 49)),
        'there is no icon "embre"',
        'did you mean "ember"?',
    ),
    "a mark that is not closed": Case(
        change(KILN, "**moss**", "**moss"),
        *("unbalanced-mark", KILN, (11, 21, 11, 23)),
        'the mark "**" has no end',
        "write ** again where the bold text ends; for real stars write \\*\\*",
    ),
    "an image that is not there": Case(
        change(KILN, "art/celadon.png", "art/celadn.png"),
        *("missing-image", KILN, (12, 12, 12, 26)),
        'there is no file "art/celadn.png" in the game\'s folder',
        'did you mean "art/celadon.png"?',
    ),
    # Three glazes are drawn with the template, yet it has one slip.
    "a template that names an unknown field": Case(
        change(FACE, "{{ card.heat }}<", "{{ card.haet }}<"),
        *("unknown-name", FACE, (5, 88, 5, 92)),
        'the glaze has no "haet"',
        'did you mean "heat"? (while drawing glaze "celadon-hush")',
    ),
    "a template that counts to an unknown field": Case(
        change(FACE, "range(card.heat)", "range(card.haet)"),
        *("unknown-name", FACE, (9, 26, 9, 30)),
        'the glaze has no "haet"',
        'did you mean "heat"? (while drawing glaze "shino-frost")',
    ),
    "an unknown element": Case(
        change(FACE, "<circle", "<circel"),
        *("unknown-element", FACE, (10, 3, 10, 10)),
        "there is no element <circel>",
        'did you mean "circle"? (while drawing glaze "shino-frost")',
    ),
    "an unknown attribute": Case(
        change(FACE, '<image x="5"', '<image xx="5"'),
        *("unknown-attribute", FACE, (7, 10, 7, 12)),
        '<image> has no attribute "xx"',
        'did you mean "x"? (while drawing glaze "celadon-hush")',
    ),
    # 6|  not-too-hot: {every: glaze, where: "heat <=", at: …
    #     columns: 3   16             31     38
    "a rule whose expression breaks off": Case(
        change(RULES, '"heat <= param.embers"', '"heat <="'),
        *("bad-expression", RULES, (6, 44, 6, 46)),
        'the text "heat <=" is no expression',
        'something is missing behind "<="',
    ),
    "a rule that reads an unknown field": Case(
        change(RULES, '"heat <= param.embers"', '"haet <= param.embers"'),
        *("unknown-name", RULES, (6, 39, 6, 43)),
        'there is no name "haet" here',
        'did you mean "heat"?',
    ),
    "a deck with a card too many": Case(
        change(FIRING, "celadon-hush: 2", "celadon-hush: 3"),
        *("deck-copies", FIRING, (4, 11, 4, 23)),
        '3 copies of "Celadon Hush", at most 2 are allowed in guild',
    ),
    "a deck with cards too few": Case(
        change(FIRING, "2, tenmoku-night: 1, shino-frost: 2", "2, tenmoku-night: 1"),
        *("deck-size", FIRING, (4, 1, 4, 8)),
        "3 cards, at least 4 are needed in guild",
    ),
    # 2|name: Zweite Schürung, in Latin-1
    #                   ^ column 17
    "a file that is not UTF-8": Case(
        write(SECOND, b"id: second\nname: Zweite Sch\xfcrung\n"),
        *("encoding", SECOND, (2, 17, 2, 18)),
        "the byte 0xFC is not part of UTF-8 text",
        "save it as UTF-8",
    ),
    "a file that is UTF-16": Case(
        write(SECOND, "id: second\n".encode("utf-16")),
        *("encoding", SECOND, (1, 1, 1, 1)),
        "the file is written as UTF-16",
        "save it as UTF-8",
    ),
    "an empty file": Case(
        write(KILN, b""),
        *("empty-file", KILN, (1, 1, 1, 1)),
        "the file is empty",
        "write its content, or delete it",
    ),
    "a file of comments": Case(
        write(SECOND, b"# The second firing comes later.\n\n"),
        *("empty-file", SECOND, (1, 1, 1, 1)),
        "the file is empty",
        "write its content, or delete it",
    ),
    "a game without its first form": Case(
        lambda root: (root / GAME).unlink(),
        *("missing-form", GAME, (1, 1, 1, 1)),
        'the game "kilnfolk" has no game.yaml',
        'write its title and kinds; "cardwright new game NAME" makes one to see',
    ),
    "a file that no kind claims": Case(
        write(f"{CARDS}potters/anna.yaml", b"id: anna\n"),
        *("unclaimed-file", f"{CARDS}potters/anna.yaml", (1, 1, 1, 1)),
        "game.yaml names no kind for this file",
        "it names kinds for kilns/*.yaml, firings/*.yaml, blazes/*.yaml",
    ),
    "a file that is no data": Case(
        write(f"{CARDS}notes.txt", b"Ask Anna.\n"),
        *("unclaimed-file", f"{CARDS}notes.txt", (1, 1, 1, 1)),
        "this file is no card data and no picture",
        "card data is YAML or JSON; pictures belong in the game's art folder",
    ),
    "a file that two kinds claim": Case(
        change(
            GAME, "files: firings/*.yaml", 'files: ["firings/*.yaml", "kilns/*.yaml"]'
        ),
        *("ambiguous-file", KILN, (1, 1, 1, 1)),
        'the kinds "kiln" and "firing" both claim this file',
        "make the pattern of one of them narrower in game.yaml",
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_a_slip_is_one_problem_and_spoils_nothing(case: Case, built: Path) -> None:
    shutil.rmtree(built / "build" / "kilnfolk" / "images")
    before = written(built / "build" / "kilnfolk"), ledger(built)["kilnfolk"]
    lamp = (built / LAMP).read_bytes()
    edit(built, "cards/fenlight/wisps.yaml", "glow: 2", "glow: 4")
    case.slip(built)

    done = run(built, "build", "--format", "json")
    assert (done.code, done.err) == (1, "")
    assert json.loads(done.out)["problems"] == [case.problem()]
    # Of the game in error nothing is written, and nothing that was there is touched;
    # the other one is built.
    after = written(built / "build" / "kilnfolk"), ledger(built)["kilnfolk"]
    assert after == before
    assert (built / LAMP).read_bytes() != lamp


@pytest.mark.parametrize("name", ["a misspelt key", "a missing field"])
def test_check_and_build_tell_the_same_in_words_and_as_json(
    name: str, root: Path
) -> None:
    case = CASES[name]
    case.slip(root)
    line, column = case.spot[:2]
    told = f"{case.file}:{line}:{column}: error[{case.code}]: {case.message}"
    hints = [f"  hint: {case.hint}"] if case.hint else []
    checked, built = run(root, "check", "kilnfolk"), run(root, "build", "kilnfolk")
    assert checked == built
    assert (checked.code, checked.err) == (1, "")
    block = checked.out.partition("\n\n")[0].splitlines()
    assert (block[0], [row for row in block if "hint:" in row]) == (told, hints)
    assert problems(root) == [case.problem()]


def test_a_game_in_error_leaves_no_trace_in_an_empty_workspace(root: Path) -> None:
    edit(root, KILN, "heat: 5", "heat: hot")
    assert run(root, "build").code == 1
    assert sorted(p.name for p in (root / "build").iterdir()) == [
        "cache",
        "fenlight",
        "ledger.json",
    ]


def test_several_slips_are_all_told_in_one_run(root: Path) -> None:
    edit(root, KILN, "heat: 5", "heat: hot")
    edit(root, KILN, "an {ember}", "an {embre}")
    edit(root, FIRING, "rank: guild", "rank: gild")
    edit(root, "cards/fenlight/wisps.yaml", "glow: 5", "glow: 12")
    found = [(p["file"], p["line"], p["code"]) for p in problems(root)]
    assert found == [
        ("cards/fenlight/wisps.yaml", 8, "out-of-range"),
        (FIRING, 3, "unknown-reference"),
        (KILN, 11, "unknown-icon"),
        (KILN, 15, "wrong-type"),
    ]

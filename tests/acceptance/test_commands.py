"""Every command as a person types it: what it prints, writes, and answers."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from jsonschema import Draft202012Validator
from ruamel.yaml import YAML

from tests.acceptance.paper import Grid, pages
from tests.acceptance.workspace import Result, copy_game, edit, run, written

ROOT = Path(__file__).resolve().parents[2]
COMMANDS = (
    *("check", "build", "print", "render", "deck", "export"),
    *("placeholders", "schemas", "explain", "new", "clean"),
)
CLEAN = """\
fenlight: 2 entries in 2 files, 1 schema, 0 rules, 2 faces, 0 problems
kilnfolk: 6 entries in 11 files, 4 schemas, 4 rules, 6 faces, 0 problems
0 errors, 0 warnings, 0 advice
"""
KILN = "cards/kilnfolk/kilns/oldest.yaml"
BLAZE = "cards/kilnfolk/blazes/winter.yaml"
LEFT = """\
cards/kilnfolk/parameters.yaml:5:10: param.shelf_limit: \
Two of a glaze felt right in the first evening.
cards/kilnfolk/kilns/oldest.yaml:22:11: shino-frost.heat: still cold
2 placeholders
"""


def usage(name: str, shape: str, error: str) -> Result:
    """How wrong usage of a command ends."""
    return Result(
        2,
        "",
        f"Usage: cardwright {name} [OPTIONS] {shape}\n"
        f"Try 'cardwright {name} --help' for help.\n\nError: {error}\n",
    )


@pytest.mark.parametrize(
    "words", [(), *((name,) for name in COMMANDS), ("new", "game")]
)
def test_help_answers(tmp_path: Path, words: tuple[str, ...]) -> None:
    told = run(tmp_path, *words, "--help")
    assert (told.code, told.err) == (0, "")
    assert told.out.splitlines()[0].startswith(" ".join(("Usage: cardwright", *words)))


def test_help_lists_every_command(tmp_path: Path) -> None:
    listed = run(tmp_path, "-h").out.partition("Commands:\n")[2].splitlines()
    assert tuple(line.split()[0] for line in listed) == COMMANDS


def test_version(tmp_path: Path) -> None:
    assert run(tmp_path, "--version") == Result(0, "cardwright, version 0.1.0\n", "")


def test_check_tells_what_it_read(root: Path) -> None:
    assert run(root, "check") == Result(0, CLEAN, "")


def test_check_of_one_game(root: Path) -> None:
    lines = CLEAN.splitlines(keepends=True)
    assert run(root, "check", "kilnfolk").out == "".join(lines[1:])


def test_check_without_layout_leaves_templates_out(root: Path) -> None:
    edit(root, "templates/kilnfolk/glaze.card.xml", "<circle", "<circel")
    assert run(root, "check", "kilnfolk").code == 1
    told = run(root, "check", "--no-layout", "kilnfolk")
    assert told.code == 0
    assert told.out.splitlines()[0] == (
        "kilnfolk: 6 entries in 11 files, 4 schemas, 4 rules, 0 problems"
    )


def test_a_workspace_is_found_from_within_and_by_root(
    root: Path, tmp_path: Path
) -> None:
    assert run(root / "cards" / "kilnfolk", "check").out == CLEAN
    assert run(tmp_path, "--root", str(root), "check").out == CLEAN


def test_warnings_fail_only_when_strict(root: Path) -> None:
    edit(root, KILN, "name: Shino Frost", "name: Tenmoku Night")
    warned = run(root, "check", "kilnfolk")
    assert warned.code == 0
    assert warned.out.splitlines()[:5] == [
        (
            f"{KILN}:21:11: warning[duplicate-name]: "
            '"tenmoku-night" has the name "Tenmoku Night" too'
        ),
        "  21 |     name: Tenmoku Night",
        "     |           ^^^^^^^^^^^^^",
        f"  hint: it stands in {KILN}:14: give one another name",
        "",
    ]
    assert run(root, "check", "--strict", "kilnfolk") == Result(1, warned.out, "")
    assert run(root, "build", "kilnfolk").code == 0


def test_final_fails_while_placeholders_are_left(root: Path) -> None:
    told = run(root, "check", "--final", "kilnfolk")
    assert told.code == 1
    assert told.out.splitlines()[:-2] == [
        (
            f"{KILN}:22:11: error[placeholder-left]: "
            '"shino-frost.heat" is still a placeholder'
        ),
        "  22 |     heat: 1",
        "     |           ^",
        "  hint: still cold",
        "",
        (
            "cards/kilnfolk/parameters.yaml:5:10: error[placeholder-left]: "
            '"param.shelf_limit" is still a placeholder'
        ),
        "  5 |   value: 2",
        "    |          ^",
        "  hint: Two of a glaze felt right in the first evening.",
        "",
    ]
    edit(root, KILN, "    placeholder: {heat: still cold}\n", "")
    edit(root, "cards/kilnfolk/parameters.yaml", "  placeholder: true\n", "")
    assert run(root, "check", "--final").code == 0


@pytest.mark.parametrize(
    ("words", "name", "shape", "error"),
    [
        (
            ("check", "kilnfok"),
            "check",
            "[GAMES]...",
            'there is no game "kilnfok"; did you mean "kilnfolk"?',
        ),
        (
            ("build", "moss"),
            "build",
            "[GAMES]...",
            'there is no game "moss"',
        ),
        (
            ("print", "fenlihgt:all"),
            "print",
            "[TARGET]",
            'there is no game "fenlihgt"; did you mean "fenlight"?',
        ),
        (
            ("explain", "deck-copy"),
            "explain",
            "[CODE]",
            'there is no code "deck-copy"; did you mean "deck-copies"?',
        ),
        (
            ("deck", "kilnfolk"),
            "deck",
            "TARGET [LISTING]",
            "say which deck: kilnfolk:ID, or a file with a list",
        ),
        (
            ("new", "game", "kilnfolk"),
            "new game",
            "NAME",
            'there is a game "kilnfolk" already',
        ),
        (
            ("new", "game", "High_Tide"),
            "new game",
            "NAME",
            '"High_Tide" cannot name a game: small letters, digits and single hyphens',
        ),
    ],
)
def test_wrong_usage(
    root: Path, words: tuple[str, ...], name: str, shape: str, error: str
) -> None:
    assert run(root, *words) == usage(name, shape, error)


def test_a_misspelt_command_is_suggested(root: Path) -> None:
    told = run(root, "biuld")
    assert (told.code, told.err.splitlines()[-1]) == (
        2,
        'Error: there is no command "biuld"; did you mean "build"?',
    )


def test_outside_of_a_workspace_it_is_said_what_is_needed(tmp_path: Path) -> None:
    told = run(tmp_path, "build")
    assert (told.code, told.err.splitlines()[-1]) == (
        2,
        (
            "Error: no workspace here: a folder with cards/ is needed "
            '("cardwright new game NAME" makes one)'
        ),
    )


def test_a_disk_that_refuses_is_told_without_a_trace(root: Path) -> None:
    (root / "build").write_text("in the way", encoding="utf-8")
    told = run(root, "build", "fenlight")
    assert told == Result(
        1, "", f"cardwright: {root}/build/fenlight/images/wisp: not a directory\n"
    )


FAULTY = """\
import click

@click.command()
def command():
    return 1 / 0
"""
WITH_A_FAULT = """\
import sys
import cardwright.cli
from cardwright.cli import main

cardwright.cli.__path__.append(sys.argv.pop(1))
main.COMMANDS["faulty"] = ("faulty", "")
main.main()
"""


def test_a_bug_ends_with_three_and_a_report_to_send(tmp_path: Path) -> None:
    """A command with a bug, brought along, since none is known."""
    (tmp_path / "faulty.py").write_text(FAULTY, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", WITH_A_FAULT, str(tmp_path), "faulty"],
        capture_output=True,
        text=True,
        check=False,
    )
    lines = done.stderr.splitlines()
    assert (done.returncode, done.stdout) == (3, "")
    assert lines[0] == "cardwright met a bug of its own. Please send us these lines:"
    assert lines[2] == "  faulty"
    assert lines[-1] == "ZeroDivisionError: division by zero"


def test_build_makes_one_sort_of_output(root: Path) -> None:
    told = run(root, "build", "--only", "images")
    assert told == Result(
        0,
        "fenlight: 2 entries, 2 images, 0 PDFs, 0 exports, 2 made anew\n"
        "kilnfolk: 6 entries, 4 images, 0 PDFs, 0 exports, 4 made anew\n"
        "0 errors, 0 warnings, 0 advice\n",
        "",
    )
    files = [file.split("/")[1] for file in written(root / "build") if "/" in file]
    assert files == ["images"] * 6


def test_build_of_one_game_leaves_the_other_alone(built: Path) -> None:
    before = written(built / "build" / "kilnfolk")
    edit(built, "cards/fenlight/wisps.yaml", "glow: 2", "glow: 4")
    edit(built, KILN, "heat: 5", "heat: 4")
    assert run(built, "build", "fenlight").code == 0
    assert written(built / "build" / "kilnfolk") == before


def test_build_as_json(root: Path) -> None:
    told = run(root, "build", "fenlight", "--format", "json")
    assert (told.code, json.loads(told.out)) == (
        0,
        {
            "problems": [],
            "counts": {
                "files": 2,
                "entries": 2,
                "errors": 0,
                "warnings": 0,
                "advice": 0,
            },
        },
    )


def test_a_removed_target_loses_its_outputs(built: Path) -> None:
    edit(
        built,
        "cards/kilnfolk/game.yaml",
        "targets:\n  potluck: {title: Potluck, slots: {firing: 2}}\n",
        "",
    )
    assert run(built, "build", "kilnfolk").code == 0
    names = sorted(p.name for p in (built / "build/kilnfolk/print").iterdir())
    assert names == [
        *("all-a4.pdf", "first-firing-a4.pdf", "oldest-a4.pdf", "winter-blaze-a4.pdf")
    ]


# US Letter is 215.9 by 279.4 mm: three cards across, three down.
LETTER = Grid(left=12.7, top=6.35, width=63.5, height=88.9, columns=3, rows=2)


def test_print_on_letter_paper_to_a_file(root: Path) -> None:
    words = ("print", "kilnfolk:oldest", "--profile", "letter", "-o", "sheet.pdf")
    told = (
        "sheet.pdf: 4 cards\n"
        "  63.5 by 88.9 mm: 9 on a sheet (3 by 3, paper upright), 1 sheet, 63 % waste\n"
        "  crop marks at the top lie in the margin of 5 mm, where some printers do not "
        "print\n  Print at 100 %, without scaling.\n"
    )
    assert run(root, *words) == Result(0, told, "")
    (page,) = pages(root / "sheet.pdf", LETTER)
    assert (page.paper, page.trim) == ((0, 0, 215.9, 279.4), (12.7, 6.35, 190.5, 177.8))
    assert [words.split(" When")[0] for words in page.words] == [
        *["Celadon Hush 3 Stoneware"] * 2,
        "Tenmoku Night 5 Slipware",
        "Shino Frost 1 Stoneware",
    ]
    assert not (root / "build" / "kilnfolk").exists()


@pytest.mark.parametrize(
    ("target", "more", "file", "told"),
    # A card covers 5645.15 of a sheet's 62370 mm².
    [
        ("kilnfolk", (), "all", (4, "1 sheet, 64 % waste")),
        ("kilnfolk:first-firing", (), "first-firing", (5, "1 sheet, 55 % waste")),
        ("kilnfolk:celadon-hush", (), "celadon-hush", (2, "1 sheet, 82 % waste")),
        (
            "kilnfolk:potluck",
            ("--with", "first-firing", "--with", "first-firing"),
            "potluck+first-firing+first-firing",
            (10, "2 sheets, 55 % waste"),
        ),
    ],
)
def test_print_to_the_usual_place(
    root: Path, target: str, more: tuple[str, ...], file: str, told: tuple[int, str]
) -> None:
    path = f"build/kilnfolk/print/{file}-a4.pdf"
    cards, sheets = told
    shown = (
        f"{path}: {cards} cards\n"
        f"  63.5 by 88.9 mm: 9 on a sheet (3 by 3, paper upright), {sheets}\n"
        "  Print at 100 %, without scaling.\n"
    )
    assert run(root, "print", target, *more) == Result(0, shown, "")
    document = pypdfium2.PdfDocument(root / path)
    text = "".join(page.get_textpage().get_text_range() for page in document)
    document.close()
    assert text.count("When fired") == cards


def test_print_duplex_has_backs_on_every_other_page(root: Path) -> None:
    words = ("print", "kilnfolk:oldest", "--duplex", "long-edge", "-o", "both.pdf")
    assert run(root, *words).code == 0
    front, back = pages(root / "both.pdf", Grid(9.75, 15.15, 63.5, 88.9, 3, 3))
    assert (len(front.words), front.trim[2:]) == (4, (190.5, 177.8))
    # Nothing but the footer.
    assert (back.words, back.trim[2:]) == ((), (190.5, 177.8))
    assert back.text.endswith(" · page 2 of 2")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (
            ("kilnfolk:first-fring",),
            (
                "cards/kilnfolk/game.yaml:22:1: error[bad-target]: there is nothing to "
                'print called "first-fring"\n  22 | targets:\n     | ^^^^^^^\n'
                '  hint: did you mean "first-firing"?\n\n'
            ),
        ),
        (
            ("kilnfolk:oldest", "--profile", "leter"),
            (
                "cards/kilnfolk/game.yaml:1:1: error[unknown-reference]: "
                'no print profile is "leter"\n  hint: did you mean "letter"?\n'
            ),
        ),
        (
            ("kilnfolk:potluck", "--with", "first-firing"),
            (
                'cards/kilnfolk/game.yaml:23:3: error[bad-target]: "potluck" takes '
                "2 firings, 1 is named\n"
                "  23 |   potluck: {title: Potluck, slots: {firing: 2}}\n"
                "     |   ^^^^^^^\n  hint: those that fit: first-firing\n\n"
            ),
        ),
    ],
)
def test_print_of_what_is_not_there(
    root: Path, words: tuple[str, ...], problem: str
) -> None:
    told = run(root, "print", *words)
    assert told == Result(1, f"{problem}1 error, 0 warnings, 0 advice\n", "")
    assert not (root / "build" / "kilnfolk").exists()


def test_print_of_a_game_in_error_prints_nothing(root: Path) -> None:
    edit(root, KILN, "heat: 5", "heat: hot")
    told = run(root, "print", "kilnfolk:oldest", "-o", "sheet.pdf")
    assert (told.code, told.out.splitlines()[0]) == (
        1,
        f'{KILN}:15:11: error[wrong-type]: "heat" must be a whole number, not "hot"',
    )
    assert not (root / "sheet.pdf").exists()


CARDS = """\
Cards
  5 glazes
    2 Celadon Hush
    1 Tenmoku Night
    2 Shino Frost

Figures
  warmth       13
"""
DECK = f"""\
First Firing: 5 cards, 3 different

Formats
  guild  legal

{CARDS}"""


def test_deck_shows_cards_legality_and_figures(root: Path) -> None:
    # 2 of heat 3, 1 of heat 5, 2 of heat 1: 13
    assert run(root, "deck", "kilnfolk:first-firing") == Result(0, DECK, "")


LIST = "2 Celadon Hush\n1 tenmoku-night\n3 Shino Frost\n"
LISTED = """\
{title}: 6 cards, 3 different

Formats
  guild  not legal, 1 problem

Cards
  6 glazes
    2 Celadon Hush
    1 Tenmoku Night
    3 Shino Frost

Figures
  warmth       14

{name}:3:3: error[deck-copies]: 3 copies of "Shino Frost", at most 2 are allowed in \
guild
  3 | 3 Shino Frost
    |   ^^^^^^^^^^^

1 error, 0 warnings, 0 advice
"""


def test_deck_judges_a_plain_list_in_a_file(root: Path) -> None:
    (root / "mine.txt").write_text(LIST, encoding="utf-8")
    told = run(root, "deck", "kilnfolk", "mine.txt", "--rules", "guild")
    assert told == Result(1, LISTED.format(name="mine.txt", title="mine"), "")


def test_deck_judges_a_plain_list_from_standard_input(root: Path) -> None:
    told = run(root, "deck", "kilnfolk", "-", "--rules", "guild", given=LIST)
    assert told == Result(1, LISTED.format(name="<stdin>", title="<stdin>"), "")


PYRE = """\
Winter Blaze: 5 cards, 3 different
with First Firing

Pyre
  5 glazes
    2 Celadon Hush
    1 Tenmoku Night
    2 Shino Frost
"""


def test_deck_puts_an_assembly_together(root: Path) -> None:
    told = run(root, "deck", "kilnfolk:winter-blaze", "--with", "first-firing")
    assert told == Result(0, PYRE, "")
    assert run(root, "deck", "kilnfolk:winter-blaze") == told


def test_deck_of_an_assembly_with_what_does_not_fit(root: Path) -> None:
    told = run(root, "deck", "kilnfolk:winter-blaze", "--with", "oldest")
    assert told.code == 1
    assert told.out.splitlines()[0] == (
        f'{BLAZE}:1:5: error[bad-target]: "oldest" has no place here'
    )


def test_deck_of_a_game_in_error_shows_the_error(root: Path) -> None:
    edit(root, KILN, "heat: 5", "heat: hot")
    told = run(root, "deck", "kilnfolk:first-firing")
    assert told == Result(
        1,
        f'{KILN}:15:11: error[wrong-type]: "heat" must be a whole number, not "hot"\n'
        "  15 |     heat: hot\n     |           ^^^\n\n"
        "1 error, 0 warnings, 0 advice\n",
        "",
    )


def test_deck_names_the_lines_that_it_cannot_read(root: Path) -> None:
    given = "2 Celadon Hsh\nmuch ado\n"
    told = run(root, "deck", "kilnfolk", "-", given=given)
    assert told.code == 1
    assert told.out.splitlines()[-10:] == [
        '<stdin>:1:3: error[unknown-reference]: there is no card "Celadon Hsh"',
        "  1 | 2 Celadon Hsh",
        "    |   ^^^^^^^^^^^",
        '  hint: did you mean "Celadon Hush"?',
        "",
        '<stdin>:2:1: error[unknown-reference]: there is no card "much ado"',
        "  2 | much ado",
        "    | ^^^^^^^^",
        "",
        "2 errors, 0 warnings, 0 advice",
    ]


def test_deck_that_is_not_there(root: Path) -> None:
    told = run(root, "deck", "kilnfolk:first-fring")
    assert (told.code, told.out) == (2, "")
    assert told.err.splitlines()[-1] == (
        'Error: the game kilnfolk has no deck or assembly "first-fring"; '
        'did you mean "first-firing"?'
    )


def test_deck_that_breaks_a_rule_is_shown_with_its_verdict(root: Path) -> None:
    file = root / "cards/kilnfolk/firings/first.yaml"
    file.write_text(
        file.read_text("utf-8").replace("tenmoku-night: 1", "tenmoku-night: 5")
    )
    told = run(root, "deck", "kilnfolk:first-firing")
    lines = told.out.splitlines()
    assert told.code == 1
    assert lines[:4] == [
        "First Firing: 9 cards, 3 different",
        "",
        "Formats",
        "  guild  not legal, 2 problems",
    ]
    size, copies = (line for line in lines if line.startswith("cards/"))
    assert size == (
        "cards/kilnfolk/firings/first.yaml:4:1: error[deck-size]: 9 cards, at most 8 "
        "are allowed in guild"
    )
    assert copies == (
        "cards/kilnfolk/firings/first.yaml:4:28: error[deck-copies]: 5 copies of "
        '"Tenmoku Night", at most 2 are allowed in guild'
    )


def test_deck_tells_of_figures_beyond_their_limits(root: Path) -> None:
    rules = root / "cards/kilnfolk/rules.yaml"
    text = rules.read_text("utf-8")
    rules.write_text(text.replace("{of: heat}}", "{of: heat}, max: 12}"))
    assert run(root, "deck", "kilnfolk:first-firing") == Result(
        1,
        DECK + "\ncards/kilnfolk/firings/first.yaml:4:1: error[deck-analysis]: "
        '"warmth" of "First Firing": 13, at most 12 are allowed by "warmth"\n'
        "  4 | shelves: {celadon-hush: 2, tenmoku-night: 1, shino-frost: 2}\n"
        "    | ^^^^^^^\n\n1 error, 0 warnings, 0 advice\n",
        "",
    )


def test_deck_is_shown_beside_an_error_of_what_is_not_in_it(root: Path) -> None:
    file = root / "cards/kilnfolk/kilns/oldest.yaml"
    file.write_text(file.read_text("utf-8") + "strange: 1\n")
    assert run(root, "check", "kilnfolk", "--no-layout").code == 1
    assert run(root, "deck", "kilnfolk:first-firing") == Result(0, DECK, "")


def test_deck_by_a_format_that_is_not_there(root: Path) -> None:
    told = run(root, "deck", "kilnfolk:first-firing", "--rules", "gild")
    assert told == Result(
        1,
        DECK + "\ncards/kilnfolk/firings/first.yaml:4:1: error[unknown-format]: "
        'there is no format "gild"\n'
        "  4 | shelves: {celadon-hush: 2, tenmoku-night: 1, shino-frost: 2}\n"
        '    | ^^^^^^^\n  hint: did you mean "guild"?\n\n'
        "1 error, 0 warnings, 0 advice\n",
        "",
    )


def test_deck_as_json_is_of_its_schema(root: Path) -> None:
    (root / "mine.txt").write_text(LIST + "1 Celadn Hush\n", encoding="utf-8")
    schema = json.loads((ROOT / "schemas/core/deck-report.schema.json").read_bytes())
    told = {
        words: run(root, "deck", *words, "--format", "json")
        for words in (
            ("kilnfolk:first-firing",),
            ("kilnfolk:winter-blaze",),
            ("kilnfolk", "mine.txt"),
        )
    }
    assert [result.code for result in told.values()] == [0, 0, 1]
    for result in told.values():
        data = json.loads(result.out)
        assert list(Draft202012Validator(schema).iter_errors(data)) == []
    listed = json.loads(told["kilnfolk", "mine.txt"].out)
    assert [(p["file"], p["line"], p["column"]) for p in listed["problems"]] == [
        ("mine.txt", 4, 3)
    ]
    assert listed["formats"] == []
    of_deck = json.loads(told["kilnfolk:first-firing",].out)
    assert [(f["format"], f["judged"], f["legal"]) for f in of_deck["formats"]] == [
        ("guild", True, True)
    ]


@pytest.mark.parametrize(
    ("data", "place", "code"),
    [
        (b"2 Celadon Hush\n1 \xff\xfe\n", "2:3", "encoding"),
        (b"\xff\xfe2\x00", "1:1", "encoding"),
        (b"2 Celadon\0Hush", "1:10", "encoding"),
    ],
)
def test_deck_of_what_is_no_text(
    root: Path, data: bytes, place: str, code: str
) -> None:
    (root / "mine.txt").write_bytes(data)
    told = run(root, "deck", "kilnfolk", "mine.txt")
    assert (told.code, told.err) == (1, "")
    assert told.out.startswith(f"mine.txt:{place}: error[{code}]: ")
    assert told.out.splitlines()[-1] == "1 error, 0 warnings, 0 advice"


def test_deck_of_a_list_with_a_byte_order_mark_and_headings(root: Path) -> None:
    first = b"\xef\xbb\xbfDeck:\r\nGlazes (5)\r\n2x CELADON HUSH // calm\r\n"
    (root / "mine.txt").write_bytes(first + b"\r\nTenmoku Night\r\nshino-frost x2")
    told = run(root, "deck", "kilnfolk", "mine.txt")
    assert told == Result(0, DECK.replace("First Firing", "mine"), "")


def test_export_writes_what_build_writes(built_once: Path, root: Path) -> None:
    file = "build/kilnfolk/export/bundle/bundle.json"
    assert run(root, "export", "kilnfolk", "--to", "bundle") == Result(
        0, f"{file}\n", ""
    )
    assert run(root, "export", "kilnfolk", "-o", "mine.json").out == "mine.json\n"
    built = (built_once / file).read_bytes()
    assert [(root / name).read_bytes() == built for name in (file, "mine.json")] == [
        True,
        True,
    ]


def test_export_of_a_game_in_error_writes_nothing(root: Path) -> None:
    edit(root, KILN, "heat: 5", "heat: hot")
    assert run(root, "export", "kilnfolk", "-o", "mine.json").code == 1
    assert not (root / "mine.json").exists()


def test_placeholders_are_listed_with_their_notes(root: Path) -> None:
    assert run(root, "placeholders") == Result(0, LEFT, "")
    assert run(root, "placeholders", "fenlight").out == "0 placeholders\n"


def test_placeholders_as_json(root: Path) -> None:
    told = json.loads(run(root, "placeholders", "--format", "json").out)
    assert told == [
        {
            "of": "param.shelf_limit",
            "path": "",
            "note": "Two of a glaze felt right in the first evening.",
            "place": place("cards/kilnfolk/parameters.yaml", 5, 10),
        },
        {
            "of": "shino-frost",
            "path": "heat",
            "note": "still cold",
            "place": place(KILN, 22, 11),
        },
    ]


def place(file: str, line: int, column: int) -> dict[str, Any]:
    """The place of one character."""
    end = {"end_line": line, "end_column": column + 1}
    return {"file": file, "line": line, "column": column, **end}


def test_explain_lists_every_code_in_its_group(
    repository: Path, tmp_path: Path
) -> None:
    written_down = repository / "schemas" / "core" / "problems.yaml"
    known = YAML(typ="safe").load(written_down.read_bytes())
    listed = run(tmp_path, "explain").out.splitlines()
    codes = [line.split(maxsplit=1) for line in listed if line.startswith("  ")]
    assert sorted(codes) == sorted(
        [code, about["title"]] for code, about in known.items()
    )
    assert (listed[0], listed[-1]) == (
        "Files",
        'Say "cardwright explain CODE" for one of them.',
    )
    assert max(map(len, listed)) <= 80


def test_explain_shows_a_page(tmp_path: Path) -> None:
    told = run(tmp_path, "explain", "stray-quote")
    assert (told.code, told.err) == (0, "")
    assert told.out.startswith(
        """\
stray-quote (warning)
A text ends with a quote that nothing opens

As no quote opens"""
    )
    assert told.out.endswith(
        """
Wrong in items/new.yaml:

    text: Draw a card."

Right in items/new.yaml:

    text: "Draw a card."

It is a warning unless the game's rules.yaml has another level:

    levels:
      stray-quote: advice
      # or, for some files: stray-quote: [{in: old/**, level: off}]

See also: typographic-quotes
"""
    )


def test_explain_shows_all_pages_within_80_columns(tmp_path: Path) -> None:
    pages = run(tmp_path, "explain", "--all").out
    codes = [word["code"] for word in json.loads(_explained(tmp_path).out)]
    heads = [page.split(maxsplit=1)[0] for page in pages.split(f"\n\n{'-' * 78}\n\n")]
    assert heads == codes
    assert max(map(len, pages.splitlines())) <= 80


def _explained(folder: Path, *words: str) -> Result:
    return run(folder, "explain", *words, "--format", "json")


def test_explain_as_json_and_in_markdown(tmp_path: Path) -> None:
    page = json.loads(_explained(tmp_path, "stray-quote").out)
    assert (page["code"], page["level"], page["group"]) == (
        "stray-quote",
        "warning",
        "syntax",
    )
    shown = run(tmp_path, "explain", "stray-quote", "--format", "markdown").out
    assert shown.startswith("### stray-quote\n\n**A text ends with a quote")


def test_a_new_game_builds_at_once(tmp_path: Path) -> None:
    made = run(tmp_path, "new", "game", "high-tide")
    assert (made.code, made.out.splitlines()[-1]) == (
        0,
        "now: cardwright check high-tide && cardwright build high-tide",
    )
    files = made.out.splitlines()[:-1]
    assert files == [
        f
        for f in written(tmp_path)
        if f.startswith(("cards/", "schemas/", "templates/"))
    ]
    assert (tmp_path / "build" / ".gitignore").read_text("utf-8") == "*\n!.gitignore\n"
    assert run(tmp_path, "check", "--strict").out.splitlines()[-1] == (
        "0 errors, 0 warnings, 0 advice"
    )
    assert run(tmp_path, "build").out.splitlines()[0] == (
        "high-tide: 4 entries, 4 images, 2 PDFs, 1 export, 7 made anew"
    )


def test_a_new_game_beside_another(tmp_path: Path) -> None:
    root = copy_game(tmp_path, "fenlight")
    assert run(root, "new", "game", "tides").code == 0
    assert [line.split(":")[0] for line in run(root, "check").out.splitlines()[:2]] == [
        "fenlight",
        "tides",
    ]


def test_clean_removes_outputs_ledger_and_cache(built: Path) -> None:
    (built / "build" / ".gitignore").write_text("*\n", encoding="utf-8")
    assert run(built, "clean", "--cache") == Result(0, "build: 1 removed\n", "")
    assert sorted(p.name for p in (built / "build").iterdir()) == [
        *(".gitignore", "fenlight", "kilnfolk", "ledger.json")
    ]
    assert run(built, "clean").code == 0
    assert [p.name for p in (built / "build").iterdir()] == [".gitignore"]
    assert run(built, "build").out.splitlines()[-1] == "0 errors, 0 warnings, 0 advice"

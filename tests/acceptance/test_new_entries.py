"""``cardwright new KIND``: entries made from a blueprint, by hand and from tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.acceptance.pottery import CARDS, PLAN, PLANNED, pottery
from tests.acceptance.workspace import FIRST, Result, copy_game, edit, problems, run

NEW = ("new", "kiln", "--from", "village-kiln")
GOOD = ("town=Ashby", "clay=stoneware", "brand=#7a3b1e")
CLOSED = '{"type": "object", "additionalProperties": false}'
KILNS = f"{CARDS}/kilns"
ASHBY = """\
# yaml-language-server: $schema=../../../schemas/kilnfolk/editor/kiln.schema.json
id: kiln-of-ashby
from:
  blueprint: village-kiln
  town: Ashby
  clay: stoneware
  brand: '#7a3b1e'
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return pottery(tmp_path)


def refused(name: str, *lines: str) -> Result:
    """How wrong usage ends: nothing is written."""
    error = "\n       ".join(lines)
    told = (
        f"Usage: cardwright new {name} [OPTIONS] [SLOT=VALUE]...\n"
        f"Try 'cardwright new {name} --help' for help.\n\nError: {error}\n"
    )
    return Result(2, "", told)


def kilns(root: Path) -> list[str]:
    return sorted(path.name for path in (root / KILNS).iterdir())


def test_an_entry_is_written_where_its_kind_has_files(root: Path) -> None:
    made = run(root, *NEW, *GOOD)
    assert made == Result(0, f"{KILNS}/kiln-of-ashby.yaml\n", "")
    assert (root / KILNS / "kiln-of-ashby.yaml").read_text("utf-8") == ASHBY
    assert problems(root) == []
    again = run(root, *NEW, *GOOD)
    there = f"there is a file {KILNS}/kiln-of-ashby.yaml already"
    assert again == refused("kiln", there)


def test_an_id_and_a_file_may_be_given(root: Path) -> None:
    listed = f"{KILNS}/more.yaml"
    made = run(root, *NEW, *GOOD, "--id", "ash", "-o", listed)
    assert made == Result(0, f"{listed}\n", "")
    assert (root / listed).read_text("utf-8").splitlines()[1:4] == [
        "- id: ash",
        "  from:",
        "    blueprint: village-kiln",
    ]
    assert problems(root) == []


def test_values_are_read_back_as_they_were_meant(root: Path) -> None:
    edit(root, PLANNED, "town: {about: Where it stands., max: 12}", "town: {}")
    edit(root, PLANNED, "{{ slot.mood }} as", "{{ slot.mood }}, {{ slot.free }} as")
    words = ("town=No: #1", "clay=slipware", "brand=#7a3b1e", "heat=7", "free=0050")
    assert run(root, *NEW, *words).code == 0
    text = (root / KILNS / "kiln-of-no-1.yaml").read_text("utf-8")
    assert text.splitlines()[4:] == [
        "  town: 'No: #1'",
        "  clay: slipware",
        "  brand: '#7a3b1e'",
        "  heat: 7",
        "  free: '0050'",
    ]
    assert problems(root) == []


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        (
            ("town=Ashby-on-the-Moor", "clay=stonware", "heat=12", "mood=clam"),
            (
                (
                    '"town" must have at most 12 characters, not 17; '
                    "the blueprint takes a text of at most 12 characters"
                ),
                (
                    '"heat" must be at most 9, not 12; '
                    "the blueprint takes a whole number from 1 to 9"
                ),
                'the list "clays" has no word "stonware"; did you mean "stoneware"?',
                '"mood" cannot be "clam"; did you mean "calm"?',
                'the blueprint wants a value for "brand"',
            ),
        ),
        (
            ("clay=stoneware", "brand=#7a3b1e"),
            (
                (
                    'the blueprint wants a value for "town"; '
                    "it takes a text of at most 12 characters: Where it stands."
                ),
            ),
        ),
        (
            ("town=Oak", "clay=slipware", "brand=#7a3b1e", "heat=hot"),
            ('"heat" must be a whole number from 1 to 9, not "hot"',),
        ),
        (("tonw=Oak",), ('there is no slot "tonw"; did you mean "town"?',)),
        (("town",), ('"town" is no SLOT=VALUE',)),
        (("town=a", "town=b"), ('"town" is given twice',)),
        (
            (*GOOD, "--id", "Ash Kiln"),
            (
                (
                    '"Ash Kiln" cannot be an id; '
                    'small letters, digits and single hyphens, such as "ash-kiln"'
                ),
            ),
        ),
        (
            (*GOOD, "--id", "oldest"),
            (f"there is a file {KILNS}/oldest.yaml already",),
        ),
        (
            (*GOOD, "--id", "winter-blaze"),
            (
                (
                    'the id "winter-blaze" is there already; '
                    f"the first stands in {CARDS}/blazes/winter.yaml:1"
                ),
            ),
        ),
        (
            ("town=Oak", "clay=slipware", "brand=blue"),
            ('"brand" cannot be "blue"; it must match ^#[0-9a-f]{6}$',),
        ),
        (
            (*GOOD, "-o", "x.yaml"),
            ("x.yaml is no file of the kind kiln: game.yaml names kilns/*.yaml",),
        ),
        (
            (*GOOD, "-o", f"{KILNS}/oldest.yaml"),
            (f"{KILNS}/oldest.yaml is there already",),
        ),
    ],
)
def test_what_cannot_be_made_is_wrong_usage(
    root: Path, words: tuple[str, ...], lines: tuple[str, ...]
) -> None:
    assert run(root, *NEW, *words) == refused("kiln", *lines)
    assert kilns(root) == ["oldest.yaml"]


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        (("kilm", "--from", "x"), ('there is no kind "kilm"; did you mean "kiln"?',)),
        (("gmae", "tides"), ('there is no kind "gmae"; did you mean "game"?',)),
        (
            ("kiln",),
            (
                "say what to make it from:",
                "--from village-kiln town= clay= brand= [heat=] [mood=]",
            ),
        ),
        (
            ("kiln", "--from", "vilage-kiln"),
            ('there is no blueprint "vilage-kiln"; did you mean "village-kiln"?',),
        ),
        (
            ("glaze", "--from", "x"),
            (
                (
                    'game.yaml of kilnfolk has no blueprints of the kind "glaze": '
                    "a kind with blueprint_of: glaze declares them"
                ),
            ),
        ),
        (("tides:kiln",), ('there is no game "tides"',)),
    ],
)
def test_kinds_and_blueprints_must_be_there(
    root: Path, words: tuple[str, ...], lines: tuple[str, ...]
) -> None:
    assert run(root, "new", *words) == refused(words[0], *lines)


def test_a_kind_of_several_games_needs_its_game(root: Path) -> None:
    copy_game(root, "fenlight")
    manifest = root / "cards/fenlight/game.yaml"
    kinds = manifest.read_text("utf-8").replace(
        "kinds:\n", "kinds:\n  kiln: {title: kiln}\n"
    )
    manifest.write_text(kinds, encoding="utf-8")
    (root / "schemas/fenlight/kiln.schema.json").write_text(CLOSED, "utf-8")
    assert run(root, *NEW, *GOOD) == refused(
        "kiln", "several games have that kind: say fenlight:kiln or kilnfolk:kiln"
    )
    assert run(root, "new", f"{FIRST}:kiln", *NEW[2:], *GOOD).code == 0


def test_a_kind_whose_files_are_lists_needs_a_file(root: Path) -> None:
    edit(
        root,
        f"{CARDS}/game.yaml",
        "files: kilns/*.yaml",
        "files: [kilns/oldest.yaml, k.yaml]",
    )
    told = "say which file: game.yaml names kilns/oldest.yaml, k.yaml for the kind kiln"
    assert run(root, *NEW, *GOOD) == refused("kiln", f"{told} (-o FILE)")
    assert run(root, *NEW, *GOOD, "-o", f"{CARDS}/k.yaml").code == 0
    assert problems(root) == []


def test_a_game_with_errors_in_its_forms_tells_these(root: Path) -> None:
    edit(root, f"{CARDS}/game.yaml", "title: Kilnfolk", "titel: Kilnfolk")
    told = run(root, *NEW, *GOOD)
    assert (told.code, told.err) == (1, "")
    assert told.out.splitlines()[0].startswith(
        f"{CARDS}/game.yaml:1:1: error[unknown-key]"
    )
    assert kilns(root) == ["oldest.yaml"]


TABLE = """\
town;clay;brand;heat;id
Beck;stoneware;#123456;3;
"Cove";slip;#123456;;
;;;;
Dale;slipware;red;4;
Égline;slipware;#aabbcc;10;
Beck;slipware;#0a0a0a;1;
Fen;slipware;#0a0a0a;1;;7
"Gale
on Sea";slipware;#101010;;gale
Holt;slipware;#101010;;Holt
Ivy;slipware;#101010;x;winter-blaze
Jay;;#101010
"""
TOLD = f"""\
kilns.csv: read as Windows-1252, parted by semicolons
{KILNS}/kiln-of-beck.yaml
{KILNS}/gale.yaml
2 of 10 rows made, 8 refused
"""
REFUSED = [
    ("3:8", "unknown-reference", 'the list "clays" has no word "slip"'),
    ("5:15", "bad-pattern", '"brand" cannot be "red"'),
    ("6:25", "out-of-range", '"heat" must be at most 9, not 10'),
    ("7:1", "duplicate-id", 'the id "kiln-of-beck" is there already'),
    ("8:25", "table-syntax", "this row has 6 cells, but there are 5 columns"),
    ("11:24", "bad-pattern", '"Holt" cannot be an id'),
    ("12:22", "wrong-type", '"heat" must be a whole number from 1 to 9, not "x"'),
    ("13:5", "missing-key", 'the blueprint wants a value for "clay"'),
]


def test_a_table_makes_an_entry_of_each_good_row(root: Path) -> None:
    (root / "kilns.csv").write_bytes(TABLE.encode("cp1252"))
    made = run(root, *NEW, "--from-csv", "kilns.csv")
    assert (made.code, made.err) == (1, "")
    assert made.out.startswith(TOLD)
    told = made.out.removeprefix(TOLD).splitlines()
    assert [line for line in told if line.startswith("kilns.csv")] == [
        f"kilns.csv:{at}: error[{code}]: {text}" for at, code, text in REFUSED
    ]
    assert "  hint: the first stands in kilns.csv:2" in told
    assert told[-1] == "8 errors, 0 warnings, 0 advice"
    assert kilns(root) == ["gale.yaml", "kiln-of-beck.yaml", "oldest.yaml"]
    gale = (root / KILNS / "gale.yaml").read_text("utf-8")
    assert '  town: "Gale\\non Sea"\n' in gale.replace("\r", "")


def test_all_rows_in_one_file_with_values_in_common(root: Path) -> None:
    table = "town,brand\n" + "".join(f"Town {n},#{n:06}\n" for n in range(300))
    (root / "kilns.csv").write_text(table, encoding="utf-8-sig")
    listed = f"{KILNS}/towns.yaml"
    made = run(root, *NEW, "clay=slipware", "--from-csv", "kilns.csv", "-o", listed)
    assert made == Result(
        0,
        "kilns.csv: read as UTF-8 with a byte order mark, parted by commas\n"
        f"{listed}\n300 of 300 rows made\n",
        "",
    )
    assert problems(root, "--no-layout") == []
    entries = run(root, "check", "--no-layout").out.split()[1]
    assert entries == str(6 + 300 * 2)


@pytest.mark.parametrize(
    ("header", "given", "told"),
    [
        (
            "town,clya,brand,brand,\nBeck,stoneware,#123456,3,x\n",
            (),
            [
                '1:6: error[unknown-key]: there is no slot "clya"',
                '1:17: error[duplicate-key]: the column "brand" stands twice',
                "1:23: error[missing-key]: this column has no name",
            ],
        ),
        (
            "town\tbrand\nBeck\t#123456\nCove\t#123456\n",
            (),
            ['1:1: error[missing-key]: there is no column for the slot "clay"'],
        ),
        (
            "town,brand,clay\nBeck,#123456,slipware\n",
            ("clay=stoneware",),
            [
                (
                    '1:12: error[duplicate-key]: "clay" is given for all rows, '
                    "and is a column as well"
                )
            ],
        ),
        (
            'town,"brand\nBeck,#123456\n',
            (),
            ["1:6: error[table-syntax]: the quote that opens here is never closed"],
        ),
        ("", (), ["1:1: error[empty-file]: the table is empty"]),
    ],
)
def test_a_table_that_cannot_be_read_makes_nothing(
    root: Path, header: str, given: tuple[str, ...], told: list[str]
) -> None:
    (root / "kilns.csv").write_text(header, encoding="utf-8")
    made = run(root, *NEW, *given, "--from-csv", "kilns.csv")
    found = [n for n in made.out.splitlines() if n.startswith("kilns.csv:")]
    assert [n for n in found if ": error[" in n] == [f"kilns.csv:{n}" for n in told]
    assert (made.code, made.err) == (1, "")
    assert kilns(root) == ["oldest.yaml"]


def test_a_table_has_the_ids_of_its_rows(root: Path) -> None:
    (root / "kilns.csv").write_text("town\n", encoding="utf-8")
    assert run(root, *NEW, "--from-csv", "kilns.csv", "--id", "x") == refused(
        "kiln", "--id is for one entry; give the table a column id"
    )


def test_a_blueprint_without_a_name_needs_an_id(root: Path) -> None:
    edit(root, PLANNED, 'name: "Kiln of {{ slot.town }}"\n', "")
    assert PLAN.count("name:") == 2
    assert run(root, *NEW, *GOOD) == refused(
        "kiln",
        "this kiln has no id; give it one: nothing that it is called after makes one",
    )
    assert run(root, *NEW, *GOOD, "--id", "ashby").code == 0

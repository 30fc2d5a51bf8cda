"""What a build leaves: every path, size, word and digest, read by other means."""

from __future__ import annotations

import hashlib
import json
import shutil
import struct
import subprocess
import zlib
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.acceptance.paper import Grid, Page, pages, without_icons
from tests.acceptance.workspace import edit, ledger, report, written

POKER = Grid(left=9.75, top=15.15, width=63.5, height=88.9, columns=3, rows=3)
MINI = Grid(left=17, top=12.5, width=44, height=68, columns=4, rows=4)

CELADON = (
    "Celadon Hush 3 Stoneware "
    "When fired: stoke 2 [ember] on the top shelf, then chip 1 glaze. "
    "Quiet as moss, warm as an [ember]."
)
TENMOKU = "Tenmoku Night 5 Slipware When fired: chip 3 glazes. At 7 embers it sings."
SHINO = (
    "Shino Frost 1 Stoneware When fired: stoke 1 [ember] on each shelf. "
    "Crackles in the dark. DRAFT"
)
LAMP = "Marsh Lamp It leads you home, by a longer way."
SPARK = "Sedge Spark Blink, and it has moved."

FILES = [
    "fenlight/export/bundle/bundle.json",
    "fenlight/images/wisp/marsh-lamp.png",
    "fenlight/images/wisp/sedge-spark.png",
    "fenlight/print/all-a4.pdf",
    "kilnfolk/export/bundle/bundle.json",
    "kilnfolk/images/glaze/_back.png",
    "kilnfolk/images/glaze/celadon-hush.png",
    "kilnfolk/images/glaze/shino-frost.png",
    "kilnfolk/images/glaze/tenmoku-night.png",
    "kilnfolk/print/all-a4.pdf",
    "kilnfolk/print/first-firing-a4.pdf",
    "kilnfolk/print/oldest-a4.pdf",
    "kilnfolk/print/potluck-a4.pdf",
    "kilnfolk/print/winter-blaze-a4.pdf",
]


def test_every_file_has_the_path_that_scripts_rely_on(built_once: Path) -> None:
    assert list(written(built_once / "build")) == [*FILES, "ledger.json"]


def chunks(data: bytes) -> dict[bytes, bytes]:
    """The first chunk of each sort in a PNG file, its check sum tested."""
    found: dict[bytes, bytes] = {}
    at = 8
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        body = data[at + 4 : at + 8 + length]
        assert struct.unpack_from(">I", data, at + 8 + length)[0] == zlib.crc32(body)
        found.setdefault(body[:4], body[4:])
        at += 12 + length
    return found


@pytest.mark.parametrize(
    ("folder", "names", "pixels"),
    [
        # 63.5 + 6.35 mm and 88.9 + 6.35 mm at 300 dpi
        (
            "kilnfolk/images/glaze",
            ["_back", "celadon-hush", "shino-frost", "tenmoku-night"],
            (825, 1125),
        ),
        # 48 mm / 25.4 * 300 = 566.9; 72 mm / 25.4 * 300 = 850.4
        ("fenlight/images/wisp", ["marsh-lamp", "sedge-spark"], (567, 850)),
    ],
)
def test_images_have_their_pixels_and_no_two_are_alike(
    built_once: Path, folder: str, names: list[str], pixels: tuple[int, int]
) -> None:
    files = sorted((built_once / "build" / folder).iterdir())
    images = [file.read_bytes() for file in files]
    heads = [chunks(image) for image in images]
    assert [file.stem for file in files] == names
    assert [struct.unpack_from(">II", h[b"IHDR"]) for h in heads] == [pixels] * len(
        names
    )
    # 300 dpi are 11811 pixels a metre.
    assert {h[b"pHYs"] for h in heads} == {struct.pack(">IIB", 11811, 11811, 1)}
    assert len(set(images)) == len(images)


def schema(repository: Path, name: str) -> Draft202012Validator:
    path = repository / "schemas" / "core" / f"{name}.schema.json"
    return Draft202012Validator(json.loads(path.read_bytes()))


def bundle(root: Path, game: str) -> Any:
    file = root / "build" / game / "export" / "bundle" / "bundle.json"
    return json.loads(file.read_bytes())


@pytest.mark.parametrize("game", ["kilnfolk", "fenlight"])
def test_bundles_are_as_their_schema_says(
    repository: Path, built_once: Path, game: str
) -> None:
    errors = schema(repository, "bundle").iter_errors(bundle(built_once, game))
    assert [error.message for error in errors] == []


def test_reports_are_as_their_schema_says(repository: Path, root: Path) -> None:
    judge = schema(repository, "report")
    clean = report(root)
    edit(root, "cards/kilnfolk/kilns/oldest.yaml", "heat: 5", "heat: hot")
    bad = report(root)
    assert [e.message for r in (clean, bad) for e in judge.iter_errors(r)] == []
    assert clean == {
        "problems": [],
        "counts": {"files": 13, "entries": 8, "errors": 0, "warnings": 0, "advice": 0},
    }
    assert bad["counts"] == {**clean["counts"], "errors": 1}


def test_a_bundle_tells_all_of_an_entry(built_once: Path) -> None:
    entries = {e["id"]: e for e in bundle(built_once, "kilnfolk")["entries"]}
    assert list(entries) == [
        *(
            "winter-blaze",
            "first-firing",
            "celadon-hush",
            "shino-frost",
            "tenmoku-night",
            "oldest",
        )
    ]
    tenmoku = entries["tenmoku-night"]
    faces = tenmoku.pop("faces")
    digests = [tenmoku.pop("digest"), *(face.pop("digest") for face in faces.values())]
    assert sorted({len(digest) for digest in digests}) == [32]
    assert tenmoku == {
        "kind": "glaze",
        "id": "tenmoku-night",
        "name": "Tenmoku Night",
        "owner": "oldest",
        "copies": 1,
        "tags": [],
        "fields": {
            "heat": 5,
            "clay": "slipware",
            "works": [{"do": "chip", "crazes": 3}],
            "lore": "At {{ param.embers }} embers it *sings*.",
            "motif": "art/tenmoku.svg",
        },
        "texts": {
            ".": {
                "tree": [
                    [
                        "When fired: chip ",
                        {"value": "3", "origin": "works.0.crazes", "strength": True},
                        " glazes.",
                    ]
                ],
                "plain": "When fired: chip 3 glazes.",
            },
            "lore": {
                "tree": [
                    [
                        "At ",
                        {"value": "7", "origin": "param.embers"},
                        " embers it ",
                        {"i": ["sings"]},
                        ".",
                    ]
                ],
                "plain": "At 7 embers it sings.",
            },
        },
        "links": [{"path": "clay", "to": "slipware", "in": ["vocabulary.clays"]}],
        "used_by": ["first-firing"],
        "placeholders": {},
    }
    assert faces == {
        "front": {
            "file": "images/glaze/tenmoku-night.png",
            "width": 825,
            "height": 1125,
        },
        "back": {"file": "images/glaze/_back.png", "width": 825, "height": 1125},
    }


def page(columns: int, rows: int, *words: str, foot: str) -> Page:
    """A page of poker cards: the box around so many columns and rows, and its foot."""
    width, height = round(63.5 * columns, 3), round(88.9 * rows, 3)
    return Page(
        paper=(0, 0, 210, 297),
        trim=(9.75, 15.15, width, height),
        bleed=(6.575, 11.975, round(width + 6.35, 3), round(height + 6.35, 3)),
        text=" ".join([*words, foot]),
        words=tuple(map(without_icons, words)),
    )


def foot(title: str, number: str = "1 of 1") -> str:
    return f"{title} \u00b7 ######## \u00b7 page {number}"


TWICE = [*[CELADON] * 4, *[TENMOKU] * 2, *[SHINO] * 3]

# Each card as often as its list says: the kiln and the whole game its copies, the deck
# its lines, the target with two slots the deck twice. Only Shino is a placeholder.
SHEETS = {
    "oldest": [
        page(3, 2, CELADON, CELADON, TENMOKU, SHINO, foot=foot("The Oldest Kiln"))
    ],
    "all": [page(3, 2, CELADON, CELADON, SHINO, TENMOKU, foot=foot("Kilnfolk"))],
    "first-firing": [
        page(3, 2, CELADON, CELADON, TENMOKU, SHINO, SHINO, foot=foot("First Firing"))
    ],
    "winter-blaze": [
        page(3, 2, CELADON, CELADON, TENMOKU, SHINO, SHINO, foot=foot("Winter Blaze"))
    ],
    "potluck": [
        page(3, 3, *TWICE, foot=foot("Potluck", "1 of 2")),
        page(1, 1, SHINO, foot=foot("Potluck", "2 of 2")),
    ],
}


@pytest.mark.parametrize("target", SHEETS)
def test_sheets_have_their_boxes_and_every_word(built_once: Path, target: str) -> None:
    file = built_once / "build" / "kilnfolk" / "print" / f"{target}-a4.pdf"
    assert pages(file, POKER) == SHEETS[target]


def test_a_sheet_of_small_cards(built_once: Path) -> None:
    file = built_once / "build" / "fenlight" / "print" / "all-a4.pdf"
    assert pages(file, MINI) == [
        Page(
            paper=(0, 0, 210, 297),
            trim=(17, 12.5, 176, 68),
            bleed=(15, 10.5, 180, 72),
            text=f"{LAMP} {SPARK} {SPARK} {SPARK} {foot('Fenlight')}",
            words=(LAMP, SPARK, SPARK, SPARK),
        )
    ]


def test_the_words_on_paper_are_those_of_the_bundle(built_once: Path) -> None:
    """The name and all texts of each card stand on its face, in this order."""
    shown = {CELADON, TENMOKU, SHINO}
    said = {
        entry["name"]: [text["plain"] for text in entry["texts"].values()]
        for entry in bundle(built_once, "kilnfolk")["entries"]
        if "front" in entry["faces"]
    }
    assert sorted(said) == ["Celadon Hush", "Shino Frost", "Tenmoku Night"]
    for name, texts in said.items():
        face = next(face for face in shown if face.startswith(name))
        assert [text for text in texts if text not in face] == []


@pytest.mark.parametrize("game", ["kilnfolk", "fenlight"])
def test_every_font_is_embedded_and_subset(built_once: Path, game: str) -> None:
    reader = shutil.which("pdffonts")
    assert reader, "the tests need pdffonts (Debian: poppler-utils)"
    files = sorted((built_once / "build" / game / "print").glob("*.pdf"))
    assert files
    for file in files:
        told = subprocess.run(
            [reader, file], capture_output=True, text=True, check=True
        )
        fonts = [line.split() for line in told.stdout.splitlines()[2:]]
        # The columns after the name and the type: encoding, embedded, subset, unicode.
        assert {tuple(font[-6:-2]) for font in fonts} == {
            ("Identity-H", "yes", "yes", "yes")
        }
        assert b"Helvetica" not in file.read_bytes()


CARDS, FACES = "cards/kilnfolk/", "templates/kilnfolk/"
OLDEST = f"{CARDS}kilns/oldest.yaml"
FACE = [f"{FACES}glaze.card.xml"]
BACK = [f"{FACES}glaze-back.card.xml"]
DRAFT = ["templates/core/draft.xml"]
ART = [f"{CARDS}art/celadon.png", f"{CARDS}art/tenmoku.svg"]
DECK = [f"{CARDS}firings/first.yaml"]
BLAZE = [f"{CARDS}blazes/winter.yaml"]

INPUTS = {
    "export/bundle/bundle.json": [*BLAZE, *DECK, OLDEST],
    "images/glaze/_back.png": BACK,
    "images/glaze/celadon-hush.png": [ART[0], OLDEST, *FACE],
    "images/glaze/shino-frost.png": [OLDEST, *DRAFT, *FACE],
    "images/glaze/tenmoku-night.png": [ART[1], OLDEST, *FACE],
    "print/all-a4.pdf": [*ART, OLDEST, *DRAFT, *BACK, *FACE],
    "print/first-firing-a4.pdf": [*ART, *DECK, OLDEST, *DRAFT, *BACK, *FACE],
    "print/oldest-a4.pdf": [*ART, OLDEST, *DRAFT, *BACK, *FACE],
    "print/potluck-a4.pdf": [*ART, OLDEST, *DRAFT, *BACK, *FACE],
    "print/winter-blaze-a4.pdf": [*ART, *BLAZE, OLDEST, *DRAFT, *BACK, *FACE],
}


def test_the_ledger_knows_every_output_and_what_it_came_from(built_once: Path) -> None:
    rows = ledger(built_once)
    assert list(rows) == ["fenlight", "kilnfolk"]
    outputs = {
        file: out for row in rows.values() for file, out in row["outputs"].items()
    }
    assert list(outputs) == [f"build/{file}" for file in FILES]
    assert {file: out["digest"] for file, out in outputs.items()} == {
        file: hashlib.blake2b(
            (built_once / file).read_bytes(), digest_size=16
        ).hexdigest()
        for file in outputs
    }
    assert {
        file.removeprefix("build/kilnfolk/"): out["inputs"]
        for file, out in rows["kilnfolk"]["outputs"].items()
    } == INPUTS

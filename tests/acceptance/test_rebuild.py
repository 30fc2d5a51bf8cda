"""What a build does again: nothing that is there, all that is not."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.acceptance.workspace import copy_game, edit, run, run_alone, written

KILN = "cards/kilnfolk/kilns/oldest.yaml"
WISPS = "cards/fenlight/wisps.yaml"
SHEETS = [
    f"kilnfolk/print/{name}-a4.pdf"
    for name in ("all", "first-firing", "oldest", "potluck", "winter-blaze")
]
HEAVY = (
    *("PIL", "jinja2", "jsonschema", "pypdfium2", "qrcode", "reportlab", "rich"),
    *("ruamel", "uharfbuzz", "uniseg"),
)
STAGES = (
    *("load.documents", "resolve", "validate", "rules", "compose", "typeset"),
    *("draw", "press", "export"),
)


def imported(root: Path, *words: str) -> set[str]:
    """The modules that a command imports."""
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "cardwright", *words],
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    )
    lines = [line for line in done.stderr.splitlines() if "|" in line]
    return {line.rpartition("|")[2].strip() for line in lines}


def heavy(names: set[str]) -> list[str]:
    """Of these modules the libraries of the stages, and the stages themselves."""
    stages = tuple(f"cardwright.{stage}" for stage in STAGES)
    return sorted(
        name
        for name in names
        if name.partition(".")[0] in HEAVY or name.startswith(stages)
    )


def times(folder: Path) -> dict[str, int]:
    """When each file was last written, in ns."""
    return {name: (folder / name).stat().st_mtime_ns for name in written(folder)}


def changed(root: Path, before: dict[str, bytes]) -> list[str]:
    """The files below ``build/`` that are new, gone, or have other bytes."""
    after = written(root / "build")
    names = sorted({*before, *after})
    return [name for name in names if before.get(name) != after.get(name)]


def test_a_second_build_writes_nothing_and_imports_no_stage(built: Path) -> None:
    run(built, "build")
    before = written(built / "build"), times(built / "build")
    again = run_alone(built, "build")
    assert (again.code, again.out) == (
        0,
        (
            "fenlight: 2 entries, 2 images, 1 PDF, 1 export, nothing new\n"
            "kilnfolk: 6 entries, 4 images, 5 PDFs, 1 export, nothing new\n"
            "0 errors, 0 warnings, 0 advice\n"
        ),
    )
    assert (written(built / "build"), times(built / "build")) == before
    assert heavy(imported(built, "build")) == []
    assert heavy(imported(built, "check")) == []


def test_a_second_print_imports_no_stage(root: Path) -> None:
    words = ("print", "kilnfolk:oldest", "--profile", "a4-silhouette")
    first = run(root, *words)
    before = written(root / "build" / "kilnfolk")
    assert [Path(name).suffix for name in before] == [".dxf", ".svg", ".pdf"]
    shutil.rmtree(root / "build" / "kilnfolk")
    assert heavy(imported(root, *words)) == []
    assert written(root / "build" / "kilnfolk") == before
    assert run(root, *words) == first


def test_a_pdf_in_its_place_is_not_read_again(root: Path) -> None:
    words = ("print", "kilnfolk:oldest")
    first = run(root, *words)
    file = root / "build/kilnfolk/print/oldest-a4.pdf"
    made = file.read_bytes()
    # Whoever wanted its bytes would have to lay it out once more.
    shutil.rmtree(root / "build/cache/pdf")
    assert heavy(imported(root, *words)) == []
    assert (run(root, *words), file.read_bytes()) == (first, made)
    file.write_bytes(bytes(len(made)))
    assert (run(root, *words), file.read_bytes()) == (first, made)


PAPERS = {
    "profiles/own.yaml": ("title: Own\npaper: a4\n", "title: Own\npaper: a3\n"),
    "printers/desk.yaml": ("title: Desk\nx: 1\n", "title: Desk\nx: 2\n"),
}


@pytest.mark.parametrize("file", PAPERS)
def test_what_prints_is_made_anew_with_its_paper(root: Path, file: str) -> None:
    folder = root / "templates" / "core"
    for name, (text, _) in PAPERS.items():
        (folder / name).parent.mkdir(parents=True)
        (folder / name).write_text(text)
    words = ("--profile", "own", "--printer", "desk", "--duplex", "long-edge")
    made = [run(root, "print", "kilnfolk:oldest", *words, "-o", "one.pdf")]
    made.append(run(root, "check", "kilnfolk"))
    (folder / file).write_text(PAPERS[file][1])
    made.append(run(root, "print", "kilnfolk:oldest", *words, "-o", "two.pdf"))
    (folder / file).write_text("paper: a99\n")
    made.append(run(root, "check", "kilnfolk"))
    assert [each.code for each in made] == [0, 0, 0, int("profile" in file)]
    assert (root / "one.pdf").read_bytes() != (root / "two.pdf").read_bytes()


def test_a_first_build_does_import_them(root: Path) -> None:
    found = heavy(imported(root, "check", "fenlight"))
    missed = [
        name for name in ("jinja2", "jsonschema", "uharfbuzz") if name not in found
    ]
    assert missed == []


def test_one_field_changes_one_image_and_what_shows_it(built: Path) -> None:
    before, old = written(built / "build"), times(built / "build")
    edit(built, KILN, "heat: 5", "heat: 4")
    told = run_alone(built, "build")
    assert told.out.splitlines()[1] == (
        "kilnfolk: 6 entries, 4 images, 5 PDFs, 1 export, 7 made anew"
    )
    wanted = [
        "kilnfolk/export/bundle/bundle.json",
        "kilnfolk/images/glaze/tenmoku-night.png",
        *SHEETS,
        "ledger.json",
    ]
    assert changed(built, before) == wanted
    # What stayed the same was not even written.
    new = times(built / "build")
    assert [name for name in new if new[name] != old[name]] == wanted


def test_a_change_back_brings_the_bytes_back(built: Path) -> None:
    before = written(built / "build")
    edit(built, KILN, "heat: 5", "heat: 4")
    run(built, "build")
    edit(built, KILN, "heat: 4", "heat: 5")
    run(built, "build")
    assert changed(built, before) == []


def test_a_note_that_no_face_shows_changes_no_image(built: Path) -> None:
    before = written(built / "build")
    edit(built, KILN, "    heat: 5\n", "    heat: 5\n    note: Ask Anna.\n")
    assert run(built, "build").code == 0
    assert [n for n in changed(built, before) if not n.endswith(".json")] == []


def test_a_template_changes_the_images_of_its_kind(built: Path) -> None:
    before = written(built / "build")
    edit(built, "templates/kilnfolk/glaze-back.card.xml", 'x="21.75"', 'x="21"')
    run(built, "build")
    # The sheets have no backs, and the bundle names the digest of the back.
    assert changed(built, before) == [
        "kilnfolk/export/bundle/bundle.json",
        "kilnfolk/images/glaze/_back.png",
        "ledger.json",
    ]


def test_a_parameter_changes_what_reads_it(built: Path) -> None:
    before = written(built / "build")
    (built / "cards/kilnfolk/cases/glazes.yaml").unlink()
    edit(built, "cards/kilnfolk/parameters.yaml", "value: 7", "value: 8")
    assert run(built, "build").code == 0
    images = [name for name in changed(built, before) if name.endswith(".png")]
    assert images == ["kilnfolk/images/glaze/tenmoku-night.png"]


def test_art_changes_the_face_that_shows_it(built: Path) -> None:
    before = written(built / "build")
    edit(built, "cards/kilnfolk/art/tenmoku.svg", "#5a2d16", "#5a2d61")
    run(built, "build")
    images = [name for name in changed(built, before) if name.endswith(".png")]
    assert images == ["kilnfolk/images/glaze/tenmoku-night.png"]


def test_a_removed_entry_takes_its_image_along(built: Path) -> None:
    before = written(built / "build")
    text = (built / WISPS).read_text(encoding="utf-8")
    (built / WISPS).write_text(text[: text.index("- id: sedge")], encoding="utf-8")
    told = run(built, "build", "fenlight")
    assert told.out.splitlines()[0] == (
        "fenlight: 1 entry, 1 image, 1 PDF, 1 export, 2 made anew"
    )
    assert changed(built, before) == [
        "fenlight/export/bundle/bundle.json",
        "fenlight/images/wisp/sedge-spark.png",
        "fenlight/print/all-a4.pdf",
        "ledger.json",
    ]
    assert not (built / "build/fenlight/images/wisp/sedge-spark.png").exists()


def test_a_file_that_the_build_did_not_make_is_left_alone(built: Path) -> None:
    mine = built / "build/kilnfolk/images/glaze/mine.png"
    mine.write_bytes(b"mine")
    edit(built, KILN, "heat: 5", "heat: 4")
    run(built, "build")
    assert mine.read_bytes() == b"mine"


def test_damaged_and_deleted_outputs_are_restored(built: Path) -> None:
    before = written(built / "build")
    build = built / "build"
    image = build / "kilnfolk/images/glaze/celadon-hush.png"
    image.write_bytes(image.read_bytes()[:-20])
    (build / "kilnfolk/print/all-a4.pdf").unlink()
    (build / "kilnfolk/export/bundle/bundle.json").write_text("{}", encoding="utf-8")
    told = run(built, "build")
    assert told.out.splitlines()[1] == (
        "kilnfolk: 6 entries, 4 images, 5 PDFs, 1 export, 3 made anew"
    )
    assert changed(built, before) == []


@pytest.mark.parametrize("rubbish", [b"", b"rubbish", b"\x80\x05N."])
def test_a_spoilt_cache_is_survived(built: Path, rubbish: bytes) -> None:
    """Every stored file is overwritten; then a build makes what a fresh one makes."""
    fresh = copy_game(built.parent / "fresh")
    stored = [path for path in (built / "build/cache").rglob("*") if path.is_file()]
    for path in stored:
        path.write_bytes(rubbish)
    for root in (built, fresh):
        edit(root, KILN, "heat: 5", "heat: 4")
        edit(root, WISPS, "glow: 2", "glow: 4")
        told = run(root, "build")
        assert (told.code, told.err) == (0, "")
    assert len(stored) > 20
    assert written(built / "build") == written(fresh / "build")


def test_a_spoilt_ledger_is_survived(built: Path) -> None:
    before = written(built / "build")
    (built / "build" / "ledger.json").write_text("{", encoding="utf-8")
    assert run(built, "build").code == 0
    assert changed(built, before) == []


def test_an_output_of_the_same_size_and_other_bytes_is_restored(built: Path) -> None:
    path = built / "build/fenlight/images/wisp/marsh-lamp.png"
    whole = path.read_bytes()
    path.write_bytes(whole[:-1] + b"\0")
    os.utime(path)
    run(built, "build")
    assert path.read_bytes() == whole

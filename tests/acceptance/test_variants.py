"""Variants of a game: what they change is printed, marked, with a sheet for notes."""

from __future__ import annotations

import re
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image, ImageChops

from tests.acceptance.workspace import Result, edit, problems, run, written

FILE = "cards/kilnfolk/variants/low-fire.yaml"
LOW_FIRE = """\
title: Low Fire
about: Does a cooler kiln make a longer evening?
parameters:
  embers: 6
change:
  shino-frost: {heat: 2}
"""
DONE = Result(
    0, "build/kilnfolk/variants/low-fire/low-fire.pdf: a play log and 2 faces\n", ""
)
MADE = [
    "images/glaze/shino-frost.png",
    "images/glaze/tenmoku-night.png",
    "low-fire.pdf",
]


@pytest.fixture
def kiln(root: Path) -> Path:
    """The game with a variant. Its embers stand on Tenmoku Night alone."""
    (root / FILE).parent.mkdir()
    (root / FILE).write_text(LOW_FIRE, "utf-8")
    return root


def pages(file: Path) -> list[str]:
    document = pypdfium2.PdfDocument(file)
    try:
        found = [page.get_textpage().get_text_range() for page in document]
    finally:
        document.close()
    return [re.sub(r"\s+", " ", text) for text in found]


def test_only_faces_that_differ_are_made(kiln: Path) -> None:
    assert run(kiln, "check", "kilnfolk", "--strict").code == 0
    assert run(kiln, "build", "kilnfolk", "--variant", "low-fire") == DONE
    folder = kiln / "build/kilnfolk/variants/low-fire"
    assert list(written(folder)) == MADE


def test_a_face_is_as_the_variant_has_it_and_bears_its_name(kiln: Path) -> None:
    run(kiln, "build", "kilnfolk", "--variant", "low-fire")
    pdf = kiln / "build/kilnfolk/variants/low-fire/low-fire.pdf"
    _, cards = pages(pdf)
    # As many as a potluck of two firings needs: four and two; and the footer.
    assert cards.count("Low Fire") == 4 + 2 + 1
    assert "At 6 embers it sings." in cards
    assert "Celadon" not in cards
    # Beside the mark nothing else is new: the figure that was changed, and the text.
    run(kiln, "build", "kilnfolk", "--only", "images")
    name = "glaze/shino-frost.png"
    usual = Image.open(kiln / "build/kilnfolk/images" / name).convert("RGB")
    tried = Image.open(kiln / f"build/kilnfolk/variants/low-fire/images/{name}")
    changed = ImageChops.difference(usual, tried.convert("RGB"))
    dots = 300 / 25.4
    # The lower end of the card, below all of its texts but the lore.
    left, top, right, bottom = (
        round((3.175 + mm) * dots) for mm in (0, 70, 63.5, 88.9)
    )
    assert changed.crop((left, top, right, bottom)).getbbox() is None
    left, top, right, bottom = (round((3.175 + mm) * dots) for mm in (14, 1, 49, 4.2))
    assert changed.crop((left, top, right, bottom)).getbbox() is not None


def test_the_log_tells_what_is_changed(kiln: Path) -> None:
    run(kiln, "build", "kilnfolk", "--variant", "low-fire")
    log, _ = pages(kiln / "build/kilnfolk/variants/low-fire/low-fire.pdf")
    for text in (
        *("Low Fire", "Does a cooler kiln make a longer evening?", "Play log"),
        *("embers 7 6", "Shino Frost: heat 1 2", "What was noticed"),
    ):
        assert text in log


def test_what_is_built_otherwise_stays_as_it_was(built: Path) -> None:
    before = written(built / "build")
    (built / FILE).parent.mkdir()
    (built / FILE).write_text(LOW_FIRE, "utf-8")
    run(built, "build", "kilnfolk", "--variant", "low-fire")
    after = written(built / "build")
    kept = {name: data for name, data in before.items() if "cache" not in name}
    assert {name: after[name] for name in kept} == kept


def told(root: Path) -> list[tuple[str, str, str, str | None]]:
    return [
        (f"{p['file']}:{p['line']}:{p['column']}", p["code"], p["message"], p["hint"])
        for p in problems(root, "kilnfolk")
    ]


def test_slips_of_a_variant_stand_in_its_file(kiln: Path) -> None:
    edit(kiln, FILE, "embers: 6", "ember: 6")
    text = 'there is no parameter "ember"'
    hint = 'did you mean "embers"?'
    assert told(kiln) == [(f"{FILE}:4:3", "unknown-reference", text, hint)]
    edit(kiln, FILE, "ember: 6", "embers: 6")
    edit(kiln, FILE, "shino-frost", "shino-frst")
    text = 'no entry of the game has the id "shino-frst"'
    hint = 'did you mean "shino-frost"?'
    assert told(kiln) == [(f"{FILE}:6:3", "unknown-reference", text, hint)]
    edit(kiln, FILE, "shino-frst: {heat: 2}", "shino-frost: {haet: 2}")
    text = 'a glaze has no key "haet"'
    assert told(kiln) == [(f"{FILE}:6:17", "unknown-key", text, None)]
    edit(kiln, FILE, "haet: 2", "heat: hot")
    text = '"heat" must be a whole number, not "hot"'
    assert [row[:3] for row in told(kiln)] == [(f"{FILE}:6:23", "wrong-type", text)]


def test_what_a_variant_breaks_elsewhere_names_it(kiln: Path) -> None:
    """Tenmoku Night has a heat of 5."""
    edit(kiln, FILE, "embers: 6", "embers: 4")
    (found,) = told(kiln)
    assert found[0].startswith("cards/kilnfolk/kilns/oldest.yaml:")
    assert found[1:] == (
        "rule-failed",
        '"Tenmoku Night" breaks "not-too-hot": heat <= param.embers does not hold',
        'Hotter glazes crack (in the variant "low-fire")',
    )
    made = run(kiln, "build", "kilnfolk", "--variant", "low-fire")
    assert made.code == 1
    assert not (kiln / "build/kilnfolk/variants").exists()


def test_a_variant_that_is_not_there_is_told(kiln: Path) -> None:
    made = run(kiln, "build", "kilnfolk", "--variant", "low-fir")
    place = "cards/kilnfolk/variants/low-fir.yaml:1:1"
    assert made.code == 1
    assert made.out.startswith(
        f'{place}: error[unknown-reference]: no variant is "low-fir"\n'
        '  hint: did you mean "low-fire"?\n'
    )
    made = run(kiln, "build", "--variant", "low-fire")
    last = made.err.splitlines()[-1]
    assert (made.code, last) == (2, "Error: --variant builds one game: say which")

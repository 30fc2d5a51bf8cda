"""The page of contents: counts first, then each part, before all else."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest

from tests.acceptance.workspace import edit, run

GAME = "cards/kilnfolk/game.yaml"
OLD = "potluck: {title: Potluck, slots: {firing: 2}}"
NEW = "potluck: {title: Potluck, slots: {firing: 2}, components: true, contents: true}"
CONTENTS = (
    "Kilnfolk Contents Potluck 10 glazes · 2 sheets of paper "
    "Components 12 ember tokens not printed "
    "First Firing 10 4 Celadon Hush 2 Tenmoku Night 4 Shino Frost"
)


def pages(file: Path) -> list[str]:
    document = pypdfium2.PdfDocument(file)
    try:
        return [page.get_textpage().get_text_range() for page in document]
    finally:
        document.close()


def printed(root: Path, *words: str) -> list[str]:
    done = run(root, "print", *words, "-o", "out.pdf")
    assert (done.code, done.err) == (0, "")
    return pages(root / "out.pdf")


@pytest.fixture
def told(root: Path) -> Path:
    edit(root, GAME, OLD, NEW)
    return root


def test_a_target_that_says_so_begins_with_what_it_holds(told: Path) -> None:
    first, *others = printed(told, "kilnfolk:potluck")
    assert " ".join(first.split()) == CONTENTS
    # Ten cards, nine on a sheet.
    assert len(others) == 2
    assert "Celadon Hush" in others[0]


def test_the_command_line_has_the_last_word(told: Path) -> None:
    assert len(printed(told, "kilnfolk:potluck", "--no-contents")) == 2
    whole = printed(told, "kilnfolk")
    assert "Contents" not in whole[0]
    first, *others = printed(told, "kilnfolk", "--contents")
    assert " ".join(first.split()).startswith("Kilnfolk Contents Kilnfolk ")
    assert len(others) == len(whole)


def test_a_profile_may_ask_for_contents(root: Path) -> None:
    own = root / "templates/core/profiles/listed.yaml"
    own.parent.mkdir(parents=True)
    own.write_text("{title: Listed, paper: a4, contents: true}", encoding="utf-8")
    first = printed(root, "kilnfolk:potluck", "--profile", "listed")[0]
    assert " ".join(first.split()).startswith("Kilnfolk Contents Potluck 10 glazes")


def test_nothing_is_printed_on_the_back_of_the_contents(told: Path) -> None:
    texts = printed(told, "kilnfolk:potluck", "--profile", "a4-duplex")
    # Contents and their empty back, then two sheets of two sides.
    assert len(texts) == 6
    assert texts[1] == ""


def test_pages_are_counted_from_the_contents_on(told: Path) -> None:
    texts = printed(told, "kilnfolk:potluck")
    assert "page 2 of 3" in " ".join(texts[1].split())
    cuts = ("--profile", "a4-silhouette", "-o", "cut.pdf")
    done = run(told, "print", "kilnfolk:potluck", *cuts)
    assert done.code == 0
    assert "cuts of page 2" in done.out


def test_pages_of_single_cards_have_no_contents(told: Path) -> None:
    assert len(printed(told, "kilnfolk:potluck", "--profile", "card")) == 10


def test_a_game_may_have_a_page_of_its_own(told: Path) -> None:
    own = told / "templates/kilnfolk/contents.card.xml"
    own.write_text(
        '<card><text-box w="99" h="9" size="9">{{ title }} by hand</text-box></card>',
        encoding="utf-8",
    )
    assert printed(told, "kilnfolk:potluck")[0] == "Potluck by hand"
    assert run(told, "check", "kilnfolk", "--strict").code == 0

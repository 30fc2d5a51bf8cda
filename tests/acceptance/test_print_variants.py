"""With little ink: the same words, dark on white, no pictures."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest
from PIL import ImageStat

from cardwright.draw.png import page_image
from tests.acceptance.workspace import Result, copy_own, run
from tests.counts import some

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("omen", "primal", "unicorn")


def darkness(data: bytes) -> float:
    """How much ink all pages take, in black ones."""
    document = pypdfium2.PdfDocument(data)
    count = len(document)
    document.close()
    pages = (page_image(data, n, (210, 297)).convert("L") for n in range(count))
    return sum(1 - ImageStat.Stat(page).mean[0] / 255 for page in pages)


def words(file: Path) -> str:
    document = pypdfium2.PdfDocument(file)
    try:
        texts = [page.get_textpage().get_text_range() for page in document]
    finally:
        document.close()
    return "".join("".join(text.split()) for text in texts)


@pytest.mark.parametrize("game", some(GAMES, 1))
def test_games_say_the_same_with_a_third_of_the_ink(game: str, tmp_path: Path) -> None:
    copy_own(tmp_path, game)
    files = []
    for more in ((), ("--variant", "low-ink")):
        file = tmp_path / f"{len(more)}.pdf"
        words_of = ("--no-contents", "--one-each", "-o", str(file), *more)
        made = run(tmp_path, "print", game, *words_of)
        assert (made.code, made.err) == (0, "")
        files.append(file)
    usual, low = files
    # Footers tell the digest of what is printed.
    assert len(words(low)) == len(words(usual))
    assert b"/Subtype /Image" not in low.read_bytes()
    before, after = (darkness(file.read_bytes()) for file in files)
    assert before > 1
    assert after < before / 3


def test_a_file_is_named_after_its_variant_and_an_unknown_one_is_told(
    root: Path,
) -> None:
    made = run(root, "print", "kilnfolk", "--variant", "low-ink")
    assert made.code == 0
    assert made.out.startswith("build/kilnfolk/print/all-a4-low-ink.pdf: ")
    assert run(root, "print", "kilnfolk", "--variant", "low-inc") == Result(
        1,
        "templates/kilnfolk/style.yaml:1:1: error[unknown-reference]: "
        'no variant is "low-inc"\n'
        '  hint: did you mean "low-ink"?\n'
        "1 error, 0 warnings, 0 advice\n",
        "",
    )


def test_a_style_says_how(root: Path) -> None:
    style = root / "templates/kilnfolk/style.yaml"
    own = "\nvariants:\n  pale: {fills: true, pictures: true}\n"
    style.write_text(style.read_text(encoding="utf-8") + own, encoding="utf-8")
    pale = ("print", "kilnfolk", "--variant", "pale", "-o")
    assert run(root, *pale, "pale.pdf").code == 0
    assert run(root, "print", "kilnfolk", "-o", "usual.pdf").code == 0
    files = [(root / f"{name}.pdf").read_bytes() for name in ("pale", "usual")]
    # But for the digest in the footer they are alike.
    assert darkness(files[0]) == pytest.approx(darkness(files[1]), abs=1e-3)

"""``cardwright render``: cards side by side, each by itself or as they lie in a row."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from tests.acceptance.workspace import Result, edit, run

FACE = "templates/kilnfolk/glaze.card.xml"
MANIFEST = "cards/kilnfolk/game.yaml"
FIRST, SECOND = "celadon-hush", "tenmoku-night"
VEIL = """\
  {% if row.previous %}
  <rect x="-3" y="-3" w="70" h="95" fill="{{ row.previous.owner.brand }}"/>
  {% if row.index == 2 %}<rect x="0" y="0" w="9" h="9" fill="#ffffff"/>{% endif %}
  {% endif %}
</card>
"""
BRAND = (0x7A, 0x3B, 0x1E)


def picture(root: Path, *words: str) -> Image.Image:
    made = run(root, "render", "kilnfolk", *words, "-o", "shot.png")
    assert made == Result(0, "shot.png\n", "")
    with Image.open(root / "shot.png") as image:
        return image.convert("RGB")


def test_cards_are_drawn_without_bleed_as_they_are_built(built: Path) -> None:
    """The pixels of each are those of its own image within the trim."""
    image = picture(built, FIRST, SECOND)
    # Two cards of 750 px, 3 mm between them, at 300 dpi.
    assert image.size == (750 * 2 + 35, 1050)
    for left, name in ((0, FIRST), (785, SECOND)):
        with Image.open(built / f"build/kilnfolk/images/glaze/{name}.png") as whole:
            own = whole.convert("RGB").crop((38, 38, 788, 1088))
        part = image.crop((left, 0, left + 750, 1050))
        inner = (40, 40, 700, 1000)
        far = [
            abs(a - b)
            for a, b in zip(
                part.crop(inner).resize((66, 96), Image.Resampling.BOX).tobytes(),
                own.crop(inner).resize((66, 96), Image.Resampling.BOX).tobytes(),
                strict=True,
            )
        ]
        assert max(far) < 40
        assert sum(far) / len(far) < 2


def test_in_a_row_each_card_knows_the_one_before_it(root: Path) -> None:
    edit(root, FACE, "</card>\n", VEIL)
    image = picture(root, "--row", FIRST, SECOND, FIRST)
    assert image.size == (2250, 1050)
    spots = [image.getpixel((x, 500)) for x in (375, 1125, 1875)]
    assert spots[0] != BRAND
    assert spots[1:] == [BRAND, BRAND]
    # The third card of the row, though it is the first one again.
    corners = [image.getpixel((x, 20)) for x in (20, 770, 1520)]
    assert [corner == (255, 255, 255) for corner in corners] == [False, False, True]
    alone = picture(root, FIRST, SECOND, FIRST)
    assert BRAND not in [alone.getpixel((x, 500)) for x in (375, 1160, 1945)]


def test_what_a_face_is_like_on_sheets_does_not_depend_on_rows(root: Path) -> None:
    before = run(root, "build", "kilnfolk", "--only", "images")
    file = root / f"build/kilnfolk/images/glaze/{SECOND}.png"
    usual = file.read_bytes()
    assert before.code == 0
    picture(root, "--row", FIRST, SECOND)
    assert run(root, "build", "kilnfolk", "--only", "images").code == 0
    assert file.read_bytes() == usual


def test_a_picture_has_its_usual_place_and_its_dots(root: Path) -> None:
    made = run(root, "render", "kilnfolk", FIRST, SECOND, "--row", "--dpi", "100")
    file = f"build/kilnfolk/render/{FIRST}+{SECOND}-row.png"
    assert made == Result(0, f"{file}\n", "")
    with Image.open(root / file) as image:
        assert image.size == (500, 350)
    made = run(root, "render", "kilnfolk", FIRST, "--side", "back")
    assert made.out == f"build/kilnfolk/render/{FIRST}-back.png\n"


def test_what_cannot_be_shown_is_told(root: Path) -> None:
    told = run(root, "render", "kilnfolk", "celadon-hsh", FIRST, "oldest")
    assert told.code == 1
    assert told.out == (
        f'{MANIFEST}:1:1: error[bad-target]: "The Oldest Kiln" has no front\n'
        f'{MANIFEST}:1:1: error[unknown-reference]: there is no card "celadon-hsh"\n'
        '  hint: did you mean "celadon-hush"?\n'
        "2 errors, 0 warnings, 0 advice\n"
    )
    assert not (root / "build/kilnfolk/render").exists()
    told = run(root, "render", "kilnfolk", FIRST, "--side", "bck")
    assert f'{MANIFEST}:1:1: error[bad-target]: "Celadon Hush" has no bck\n' in told.out
    assert "  hint: it has front, back\n" in told.out


def test_a_slip_in_the_template_is_told_and_nothing_drawn(root: Path) -> None:
    text = (root / FACE).read_text("utf-8").replace("</card>", "<rct/></card>")
    (root / FACE).write_text(text, "utf-8")
    told = run(root, "render", "kilnfolk", FIRST)
    assert told.code == 1
    assert "error[unknown-element]" in told.out
    assert not (root / "build/kilnfolk/render").exists()

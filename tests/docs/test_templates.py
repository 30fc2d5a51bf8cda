"""The pages on templates show what the tool draws, and tell all that there is."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, cast

import pytest
from PIL import Image, ImageDraw

from cardwright.base.filters import FILTERS, TESTS
from cardwright.base.sandbox import environment
from cardwright.compose.colours import colour_filters
from cardwright.compose.filters import text_filters
from cardwright.compose.stream import NUMBERS, SHAPES
from cardwright.compose.trouble import NAMES
from cardwright.typeset.elements import ELEMENTS, INLINE
from tests.acceptance.workspace import problems, run
from tests.docs.page import GALLERY, GUIDE, fences, shown, snippets, text_of_all
from tests.docs.pictures import FOLDER, alike, draw

pytestmark = pytest.mark.xdist_group("docs")
Drawn = tuple[list[str], dict[str, Image.Image]]


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Drawn:
    root = tmp_path_factory.mktemp("docs")
    (root / "cards").mkdir()
    return draw(root, text_of_all())


def section(title: str) -> str:
    """What stands below a title of the guide."""
    return GUIDE.read_text("utf-8").partition(f"## {title}\n")[2].partition("\n## ")[0]


def told(title: str) -> set[str]:
    """The words that are code in a section of the guide."""
    prose = re.sub(r"^```.*?^```$", "", section(title), flags=re.MULTILINE | re.DOTALL)
    code = " ".join(re.findall(r"`([^`]+)`", prose))
    return set(re.findall(r"[a-z][a-z0-9-]*", code))


def test_the_first_card_works_in_a_new_game(tmp_path: Path) -> None:
    """Only what the style has and one card does not use is told."""
    run(tmp_path, "new", "game", "tides")
    folder, text = tmp_path / "templates" / "tides", GUIDE.read_text("utf-8")
    style = next(f.text for f in fences(section("style.yaml")) if f.file)
    (folder / "style.yaml").write_text(style, "utf-8")
    (last,) = [s for s in snippets(text) if s.name == "tides-5"]
    (folder / "card.card.xml").write_text(last.template, "utf-8")
    assert {problem["code"] for problem in problems(tmp_path)} == {"unused"}


def test_all_snippets_are_without_problems(drawn: Drawn) -> None:
    assert drawn[0] == []


def test_the_pictures_show_what_the_snippets_draw(drawn: Drawn) -> None:
    """``python -m tests.docs.pictures`` draws them anew."""
    kept = {path.stem: Image.open(path) for path in FOLDER.glob("*.png")}
    made = drawn[1]
    assert sorted(kept) == sorted(made)
    assert [name for name in kept if not alike(kept[name], made[name])] == []


def test_each_snippet_is_followed_by_its_picture() -> None:
    for page in (GUIDE, GALLERY):
        text = page.read_text("utf-8")
        names = [snippet.name for snippet in snippets(text)]
        after = [f.picture for f in fences(text) if f.language == "xml" and not f.file]
        assert (after, shown(text)) == (names, names)


def test_the_pictures_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 1_500_000


def test_a_stroke_of_a_letter_makes_another_picture() -> None:
    picture = Image.new("RGB", (375, 120), "#f8f3e6")
    other = picture.copy()
    assert alike(picture, other)
    ImageDraw.Draw(other).rectangle((20, 20, 24, 32), fill="#17242e")
    assert not alike(picture, other)


def test_pictures_of_other_sizes_are_not_alike() -> None:
    assert not alike(Image.new("RGB", (30, 20)), Image.new("RGB", (30, 21)))


def test_every_element_is_in_a_picture() -> None:
    """``card`` stands around all of them."""
    used = {
        name
        for snippet in snippets(text_of_all())
        for name in re.findall(r"<([a-z-]+)", snippet.text)
    }
    assert (ELEMENTS.keys() | INLINE.keys()) - used == {"card"}


def test_the_attributes_of_texts_are_told() -> None:
    """But for those of every element, and those that a style has told of already.

    What ``fit-scope`` says stands beside ``fit``.
    """
    first = {"style", "font", "size", "min-size", "weight", "italic", "color"}
    first |= {"x", "y", "w", "h", "grow", "shadow", "strength", "field", "opacity"}
    first.add("fit-scope")
    names = re.findall(r"^\| (`[^|]*) \|", section("Paragraphs"), re.MULTILINE)
    told_of = {name for row in names for name in re.findall(r"`([a-z-]+)`", row)}
    assert told_of == ELEMENTS["text-box"].keys() - first


def test_every_attribute_is_in_a_picture() -> None:
    """Of one element at least: those of all shapes do the same in each."""
    texts = [snippet.text for snippet in snippets(text_of_all())]
    used = {name for text in texts for name in re.findall(r"[\s]([a-z-]+)=\"", text)}
    known = {name for table in ELEMENTS.values() for name in table}
    assert known - used == {"fit-scope", "lists", "side"}


def test_the_gallery_is_shown_in_the_guide() -> None:
    names = [snippet.name for snippet in snippets(GALLERY.read_text("utf-8"))]
    links = re.findall(
        r'<a href="gallery\.md#([a-z-]+)"><img src="templates/([a-z-]+)\.png"',
        section("Gallery"),
    )
    titles = re.findall(r"^## (.+)$", GALLERY.read_text("utf-8"), re.MULTILINE)
    anchors = [title.lower().replace(" ", "-") for title in titles]
    assert links == list(zip(anchors, names, strict=True))


def test_the_filters_are_told_and_no_others() -> None:
    own = text_filters(*[cast("Any", None)] * 3) | colour_filters({})
    rows = re.findall(r"^\| (`[^|]*) \|", section("Filters"), re.MULTILINE)
    names = {name for row in rows for name in re.findall(r"[a-z]+", row)}
    assert names == FILTERS.keys() | own.keys() | {"revision"}


def test_the_names_are_told_and_no_others() -> None:
    rows = re.findall(r"^\| (`[^|]*) \|", section("Names"), re.MULTILINE)
    names = {name for row in rows for name in re.findall(r"[a-z]+", row)}
    assert names == set(NAMES) | environment().globals.keys()


def test_what_may_follow_is_is_told() -> None:
    assert TESTS.keys() - told("Names") == set()


def test_what_streams_give_is_told() -> None:
    assert {*NUMBERS, *SHAPES, "of"} - told("Generated art") == set()


def schema_of_style() -> dict[str, Any]:
    file = Path(__file__).parents[2] / "schemas" / "core" / "style.schema.json"
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


def test_all_that_a_style_file_may_say_is_told() -> None:
    schema = schema_of_style()
    bold = set(re.findall(r"^- \*\*([a-z]+)\*\*", section("style.yaml"), re.MULTILINE))
    assert bold == schema["properties"].keys()
    stars = re.findall(r"^\| ([^|]*\\\*[^|]*) \|", section("Paragraphs"), re.MULTILINE)
    starred = {name for row in stars for name in re.findall(r"`([a-z-]+)`", row)}
    own = schema["$defs"]["style"]["properties"].keys()
    assert starred <= own
    assert own - starred - told("style.yaml") == set()


def test_the_limits_are_told_and_no_others() -> None:
    limits = schema_of_style()["properties"]["limits"]["properties"]
    rows = re.findall(r"\| ([^|]*) \|$", section("What is checked"), re.MULTILINE)
    names = {name for row in rows[1:] for name in re.findall(r"`([a-z-]+)`", row)}
    assert names == limits.keys()

from __future__ import annotations

import re
from pathlib import Path

import pytest
import uharfbuzz as hb

from cardwright.base import fonts
from cardwright.draw.fonts import Fonts, is_cid_keyed, to_unicode, widths
from cardwright.draw.pdf import card_pdf
from cardwright.draw.writer import PdfFile
from cardwright.model.drawing import FontKey
from tests.unit.draw.kit import (
    BODY,
    MONO,
    content,
    face,
    gid,
    letters,
    middles,
    objects,
    run,
    text_of,
)

FONTS = Path(__file__).parent / "fonts"
BLOCKS = FontKey("fontpkg_blocks", "files/blocks.otf")
BLOCKS_CID = FontKey("fontpkg_blocks", "files/blocks-cid.otf")


@pytest.fixture(autouse=True)
def _own_fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(FONTS)


def test_widths_are_runs_of_neighbours() -> None:
    assert widths({9: 3, 4: 1, 5: 2, 11: 600}) == "[4 [1 2] 9 [3] 11 [600]]"
    assert widths({}) == "[]"


def test_to_unicode_maps_glyphs_to_texts_and_leaves_out_the_empty() -> None:
    lines = to_unicode({7: "ffi", 3: "A", 5: "", 0x1234: "𝄞"}).decode().splitlines()
    start = lines.index("3 beginbfchar")
    assert lines[start + 1 : start + 5] == [
        "<0003> <0041>",
        "<0007> <006600660069>",
        "<1234> <D834DD1E>",
        "endbfchar",
    ]


def test_to_unicode_comes_in_blocks_of_a_hundred() -> None:
    data = to_unicode(dict.fromkeys(range(250), "a")).decode()
    assert re.findall(r"(\d+) beginbfchar", data) == ["100", "100", "50"]


def test_a_glyph_learns_one_text_and_its_width() -> None:
    font = Fonts(PdfFile("")).use(MONO)
    assert font.says(5, "a")
    assert font.says(5, "a")
    assert not font.says(5, "b")
    assert font.width(gid("W")) == 600
    assert font.widths == {gid("W"): 600}


def test_a_character_has_a_glyph_only_while_that_reads_so() -> None:
    font = Fonts(PdfFile("")).use(MONO)
    assert font.glyph("x") == gid("x")
    assert font.glyph("\ue000") == 0
    font.says(gid("y"), "why")
    assert font.glyph("y") == 0


def test_each_font_has_one_name_in_order_of_use() -> None:
    found = Fonts(PdfFile(""))
    assert [found.use(key).name for key in (BODY, MONO, BODY)] == ["F0", "F1", "F0"]


def embedded(data: bytes, kind: bytes) -> list[bytes]:
    """The font programs that font descriptors name under ``kind``."""
    every = objects(data)
    named = re.findall(rb"/" + kind + rb" (\d+) 0 R", b"".join(every.values()))
    return [content(every[int(number)]) for number in named]


def test_every_font_is_embedded_as_a_subset_with_its_unicode() -> None:
    bold = FontKey(BODY.package, BODY.file, (("wdth", 100.0), ("wght", 700.0)))
    items = [run("Ab", (1, 2), 9, key) for key in (MONO, BODY, bold)]
    data = card_pdf(face(items))
    every = list(objects(data).values())
    dictionaries = [value for value in every if b"/Type /Font " in value]
    assert len(dictionaries) == 6  # a Type0 font and its descendant for each
    names = [re.findall(rb"/BaseFont /(\S+)", value)[0] for value in dictionaries]
    assert [re.fullmatch(rb"[A-Z]{6}\+\S+", name) is not None for name in names] == (
        [True] * 6
    )
    assert len(set(names)) == 3
    assert sum(b"/ToUnicode" in value for value in dictionaries) == 3
    assert sum(b"/CIDToGIDMap /Identity" in value for value in dictionaries) == 3
    programs = embedded(data, b"FontFile2")
    assert len(programs) == 3
    originals = [len(fonts.font_data(key)) for key in (MONO, BODY, bold)]
    assert all(
        len(program) < original / 20
        for program, original in zip(programs, originals, strict=True)
    )


def test_a_subset_has_the_glyphs_used_at_the_pinned_weight() -> None:
    bold = FontKey(MONO.package, MONO.file, (("wght", 800.0),))
    data = card_pdf(face([run("H", (1, 2), 9, bold)]))
    subset = hb.Face(embedded(data, b"FontFile2")[0])
    assert subset.axis_infos == []
    font = hb.Font(subset)
    assert font.get_glyph_extents(gid("H")) == fonts.font(bold).get_glyph_extents(
        gid("H")
    )
    assert font.get_glyph_extents(gid("A")).width == 0
    assert {"glyf", "loca", "head", "hmtx", "hhea", "maxp"} <= set(subset.table_tags)
    assert not {"GSUB", "GPOS", "name", "cmap", "gvar"} & set(subset.table_tags)


@pytest.mark.parametrize(
    ("key", "expected"), [(BLOCKS, False), (BLOCKS_CID, True), (MONO, False)]
)
def test_cid_keyed_fonts_are_told_apart(key: FontKey, expected: bool) -> None:  # noqa: FBT001
    assert is_cid_keyed(fonts.face(key)) is expected


# At an em of 10 mm: A is 5 by 7 mm, B its lower 3 mm, C its upper 3 mm, advance 6 mm.
@pytest.mark.parametrize("key", [BLOCKS, BLOCKS_CID])
def test_cff_fonts_draw_their_glyphs(key: FontKey) -> None:
    line = run("ABC", (0, 7), 720 / 25.4, key)
    assert letters(middles([line], 19, 8)) == [
        "#####.......#####..",
        "#####.......#####..",
        "#####.......#####..",
        "#####..............",
        "#####.#####........",
        "#####.#####........",
        "#####.#####........",
        "...................",
    ]


@pytest.mark.parametrize("key", [BLOCKS, BLOCKS_CID])
def test_cff_fonts_are_embedded_bare_and_read_back(key: FontKey) -> None:
    data = card_pdf(face([run("CAB", (0, 7), 20, key)], 30, 10))
    assert text_of(data) == "CAB"
    assert b"/Subtype /CIDFontType0 " in b"".join(objects(data).values())
    (program,) = embedded(data, b"FontFile3")
    assert program[:2] == b"\x01\x00"  # the CFF header: version 1.0


def glyph_count(cff: bytes) -> int:
    """The number of charstrings of a bare CFF font (Adobe TN 5176, 9 and 14)."""
    at = index_end(cff, cff[2])  # past the names: the Top DICT INDEX
    top = cff[at + 3 + 2 * cff[at + 2] : index_end(cff, at)]
    operand, at = 0, 0
    while top[at] != 17:
        first, width = top[at], 1
        if first == 28:
            operand, width = int.from_bytes(top[at + 1 : at + 3]), 3
        elif first == 29:
            operand, width = int.from_bytes(top[at + 1 : at + 5]), 5
        elif 32 <= first <= 246:
            operand = first - 139
        elif 247 <= first <= 250:
            operand, width = (first - 247) * 256 + top[at + 1] + 108, 2
        elif first == 12:
            width = 2
        at += width
    return int.from_bytes(cff[operand : operand + 2])


def index_end(data: bytes, start: int) -> int:
    count, size = int.from_bytes(data[start : start + 2]), data[start + 2]
    last = start + 3 + size * count
    return last + size - 1 + int.from_bytes(data[last : last + size])


@pytest.mark.parametrize(("key", "count"), [(BLOCKS, 4), (BLOCKS_CID, 2)])
def test_only_a_cid_keyed_subset_closes_up(key: FontKey, count: int) -> None:
    # C is glyph 3: with .notdef it makes two, with its place kept four.
    data = card_pdf(face([run("C", (0, 7), 20, key)], 30, 10))
    (program,) = embedded(data, b"FontFile3")
    assert glyph_count(program) == count


def test_a_closed_up_subset_of_a_cid_keyed_font_keeps_its_cids() -> None:
    only_c = middles([run("C", (0, 7), 720 / 25.4, BLOCKS_CID)], 6, 8)
    assert letters(only_c) == ["#####."] * 3 + ["......"] * 5

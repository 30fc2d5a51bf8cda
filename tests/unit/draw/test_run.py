from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from cardwright.base import fonts
from cardwright.base.units import mm
from cardwright.draw.fonts import Font, Fonts
from cardwright.draw.pdf import card_pdf
from cardwright.draw.run import show, unseen
from cardwright.draw.writer import PdfFile
from cardwright.model.drawing import FontKey, Glyph, Glyphs
from tests.unit.draw.kit import BLACK, BODY, MONO, face, gid, run, text_of

ARABIC = FontKey(
    "fontpkg_noto_sans_arabic",
    "files/NotoSansArabic[wdth,wght].ttf",
    (("wdth", 100.0), ("wght", 400.0)),
)

# At 720 pt an em is 254 mm, a thousandth of it 0.254 mm, a letter of MONO 152.4 mm.
SIZE = 720.0
STEP = 152.4


def mono() -> Font:
    return Fonts(PdfFile("")).use(MONO)


def glyphs(*placed: tuple[str, float, float]) -> Glyphs:
    """Letters of MONO with their pen positions; a letter after ``!`` has no text."""
    made = [
        Glyph(gid(text[-1]), x, y, "" if text[0] == "!" else text)
        for text, x, y in placed
    ]
    return Glyphs(MONO, SIZE, tuple(made), BLACK)


def code(text: str) -> str:
    return "".join(f"{gid(character):04X}" for character in text)


def test_glyphs_that_stand_as_wide_as_they_are_make_one_string() -> None:
    line = glyphs(("a", 10, 20), ("b", 10 + STEP, 20), ("c", 10 + 2 * STEP, 20))
    assert list(show(line, mono())) == [
        "BT /F0 254 Tf",
        "1 0 0 -1 10 20 Tm",
        f"[<{code('abc')}>] TJ",
        "ET",
    ]


def test_gaps_are_numbers_in_thousandths_of_an_em() -> None:
    # 25.4 mm more is 100 thousandths to the right, which TJ counts as -100.
    line = glyphs(("a", 0, 0), ("b", STEP + 25.4, 0), ("c", 2 * STEP + 25.4, 0))
    assert list(show(line, mono()))[2] == f"[<{code('a')}>-100<{code('bc')}>] TJ"


def test_a_gap_too_small_to_see_waits_until_it_has_grown() -> None:
    # Each letter is 0.4 thousandths too far right: the third is 0.8, rounded to 1.
    drift = 0.4 * 0.254
    line = glyphs(*((letter, i * (STEP + drift), 0) for i, letter in enumerate("abc")))
    assert list(show(line, mono()))[2] == f"[<{code('ab')}>-1<{code('c')}>] TJ"


def test_another_baseline_is_another_line() -> None:
    line = glyphs(("a", 0, 0), ("b", 0, 254))
    assert [part for part in show(line, mono()) if part.endswith("Tm")] == [
        "1 0 0 -1 0 0 Tm",
        "1 0 0 -1 0 254 Tm",
    ]


def test_a_raised_glyph_stays_on_its_line() -> None:
    line = glyphs(("a", 0, 0), ("b", STEP, -25.4), ("c", 2 * STEP, 0))
    assert list(show(line, mono()))[1:-1] == [
        "1 0 0 -1 0 0 Tm",
        f"[<{code('a')}>] TJ",
        "25.4 Ts",
        f"[<{code('b')}>] TJ",
        "0 Ts",
        f"[<{code('c')}>] TJ",
    ]


def test_a_raise_ends_with_its_line() -> None:
    assert list(show(glyphs(("a", 0, 0), ("b", STEP, 1)), mono()))[-3:] == [
        f"[<{code('b')}>] TJ",
        "0 Ts",
        "ET",
    ]


def test_a_slant_leans_the_letters_to_the_right() -> None:
    line = replace(glyphs(("a", 0, 0)), slant=0.2)
    assert list(show(line, mono()))[1] == "1 0 0.2 -1 0 0 Tm"


def test_glyphs_that_share_a_text_say_it_together() -> None:
    line = glyphs(("a", 0, 0), ("b", STEP, 0), ("!c", 2 * STEP, 0), ("d", 3 * STEP, 0))
    assert list(show(line, mono()))[2:-1] == [
        f"[<{code('a')}>] TJ",
        "/Span <</ActualText <FEFF0062>>> BDC",
        f"[<{code('bc')}>] TJ",
        "EMC",
        f"[<{code('d')}>] TJ",
    ]


def test_glyphs_without_a_text_are_drawn_as_they_are() -> None:
    """One letter after another, 0.6 em each: a shadow in what says nothing."""
    line = glyphs(("a", 0, 0), ("b", STEP, 0))
    silent = tuple(glyph._replace(text="") for glyph in line.glyphs)
    drawn = list(show(Glyphs(MONO, SIZE, silent, BLACK), mono()))
    assert drawn[2:-1] == [f"[<{code('ab')}>] TJ"]


def test_a_glyph_that_reads_otherwise_elsewhere_says_so() -> None:
    font = mono()
    first = Glyph(gid("a"), 0, 0, "a")
    again = Glyph(gid("a"), STEP, 0, "A")
    assert list(show(Glyphs(MONO, SIZE, (first, again), BLACK), font))[2:-1] == [
        f"[<{code('a')}>] TJ",
        "/Span <</ActualText <FEFF0041>>> BDC",
        f"[<{code('a')}>] TJ",
        "EMC",
    ]
    assert font.texts == {gid("a"): "a"}


def test_words_are_read_back_with_their_spaces() -> None:
    items = [
        run("Deal 2 damage,", (1, 4), 9, BODY),
        run(" then draw.", (25, 4), 9, BODY),
        run("Fluß: “fi” œuvre", (1, 9), 9, BODY),
    ]
    text = text_of(card_pdf(face(items, 60, 12)))
    assert text.splitlines() == ["Deal 2 damage, then draw.", "Fluß: “fi” œuvre"]


def test_a_ligature_is_read_as_its_letters() -> None:
    ligature = Glyph(gid("e"), 10, 5, "ffi")
    line = Glyphs(MONO, 9, (*run("o", (10 - mm(5.4), 5), 9).glyphs, ligature), BLACK)
    assert text_of(card_pdf(face([line], 60, 12))) == "offi"


def test_letters_of_several_glyphs_are_read_in_the_order_of_reading() -> None:
    # As HarfBuzz gives it, from the left: alef, a dot with its tooth, meem, hah.
    placed = [(9, 0.0, 0.0, "\u0627"), (317, 3.2, 0.01, "ب"), (16, 2.5, 0.0, "")]
    placed += [(27, 5.5, 0.0, "ح"), (79, 9.0, 0.0, "م")]
    line = Glyphs(
        ARABIC,
        24,
        tuple(Glyph(glyph, 5 + x, 15 + y, text) for glyph, x, y, text in placed),
        BLACK,
    )
    assert text_of(card_pdf(face([line], 40, 20))) == "محبا"


def reads(text: str) -> str:
    """The start of marked content."""
    return f"/Span <</ActualText <FEFF{text.encode('utf-16-be').hex().upper()}>>> BDC"


def test_a_mark_before_its_letter_reads_as_on_the_baseline_at_its_left() -> None:
    """As where text runs leftwards; a glyph that is not seen begins and ends it there.

    The circle stands 20 thousandths (5.08 mm) left of the letter at 10 mm.
    """
    ring = int(fonts.font(ARABIC).get_nominal_glyph(0x0652))
    beh = int(fonts.font(ARABIC).get_nominal_glyph(0x0621))
    placed = (Glyph(ring, 60, 15, "\u0652"), Glyph(beh, 10, 20, "\u0621"))
    font = Fonts(PdfFile("")).use(ARABIC)
    assert (font.width(ring), font.width(beh) > 0) == (0, True)
    unseen = ["3 Tr", f"[20<{ring:04X}>] TJ", "0 Tr"]
    back = [f"[217<{ring:04X}>] TJ"]
    assert list(show(Glyphs(ARABIC, SIZE, placed, BLACK), font))[1:-1] == [
        "1 0 0 -1 10 20 Tm",
        reads("\u0652"),
        *unseen,
        "5 Ts",
        f"[-217<{ring:04X}>] TJ",
        "3 Tr",
        "0 Ts",
        *back,
        "0 Tr",
        "EMC",
        f"[-20<{beh:04X}>] TJ",
    ]


def test_what_glyphs_read_as_ends_where_the_widest_of_them_does() -> None:
    """An accent over a letter is narrower than it: the letter, not seen, ends both."""
    accent = int(fonts.font(BODY).get_nominal_glyph(0x0323))
    placed = (Glyph(gid("x", BODY), 10, 20, "x\u0323"), Glyph(accent, 60, 20, ""))
    found = list(show(Glyphs(BODY, SIZE, placed, BLACK), Fonts(PdfFile("")).use(BODY)))
    assert found[2] == reads("x\u0323")
    assert found[4] == "3 Tr"
    assert f"<{gid('x', BODY):04X}>" in found[5]
    assert found[6:] == ["0 Tr", "EMC", "ET"]


def test_an_unseen_letter_fills_a_box() -> None:
    # 600 thousandths wide: to be 3 mm it is scaled to 5.
    assert list(unseen(mono(), " [x]", (1, 2, 3, 4))) == [
        "BT /F0 1 Tf 3 Tr 5 0 0 -4 1 6 Tm",
        f"<{code('[')}> Tj 0 Tr ET",
    ]


def test_nothing_is_unseen_without_a_letter() -> None:
    assert list(unseen(mono(), "\ue000", (0, 0, 1, 1))) == []
    assert list(unseen(mono(), "  ", (0, 0, 1, 1))) == []
    assert (
        list(unseen(mono(), "\ue000b", (0, 0, 1, 1)))[1] == f"<{code('b')}> Tj 0 Tr ET"
    )


WORDS = st.text("abcdefghijklmnopqrstuvwxyz ", min_size=1, max_size=12)


@given(st.lists(st.floats(-2, 2), min_size=2, max_size=30))
def test_positions_are_kept_to_a_thousandth_of_an_em(shifts: list[float]) -> None:
    places = [i * STEP + shift for i, shift in enumerate(shifts)]
    line = glyphs(*(("a", x, 0) for x in places))
    (array,) = [part for part in show(line, mono()) if part.endswith("TJ")]
    assert positions(array, places[0]) == [
        (round(found, 6), True) for found in [x for x, _ in positions(array, places[0])]
    ]
    errors = [
        abs(found - x)
        for (found, _), x in zip(positions(array, places[0]), places, strict=True)
    ]
    assert max(errors) <= 0.254 / 2 + 1e-6


def positions(array: str, start: float) -> list[tuple[float, bool]]:
    """Where a reader of PDF puts each glyph of a TJ array (ISO 32000-1, 9.4.3)."""
    found: list[tuple[float, bool]] = []
    at = start
    for part in array.removesuffix(" TJ").strip("[]").replace(">", "<").split("<"):
        if part and set(part) <= set("-0123456789") and len(part) < 4:
            at -= int(part) * 0.254
        for _ in range(len(part) // 4):
            found.append((round(at, 6), True))
            at += 600 * 0.254
    return found

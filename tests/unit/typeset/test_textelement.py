from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cardwright.base.recent import Recent
from cardwright.model.drawing import Colour, Fill, Glyphs, Group, Item
from cardwright.model.face import Composed, FontFamily, Style, TextStyle
from cardwright.model.problem import Place, Problem
from cardwright.typeset.face import measures, typeset
from cardwright.typeset.measure import Shared, Sharing
from cardwright.typeset.setting import Setting
from cardwright.typeset.text.fontset import FontSet
from cardwright.typeset.text.inline import content_of
from cardwright.typeset.text.textbox import TextBox, set_text
from tests.unit.typeset.faces import (
    INK,
    RED,
    TASK,
    at,
    composed,
    items,
    problems,
    setting,
)

MONO = Style(
    fonts={
        "body": FontFamily("fontpkg-jetbrains-mono"),
        "head": FontFamily("fontpkg-cinzel"),
    },
    fallback=(),
    colors={"ink": "#000000", "blood": "#ff0000"},
    text={
        "rules": TextStyle(size=10, min_size=5, color="blood"),
        "title": TextStyle(font="head", size=12, weight=700),
        "raising": TextStyle(size=10, strength="title"),
    },
)
MARK = '_at="t.card.xml:6:3"'
FIELD = Place("cards/tides/a.yaml", 4, 7, 4, 20)
EM = 10 * 25.4 / 72
"""10 pt in mm; every letter of the fixed-width font is 0.6 em wide."""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons/bar.svg").write_text(
        '<svg viewBox="0 0 10 10"><path fill="currentColor" d="M0 0h10v10h-10z"/></svg>'
    )
    return tmp_path


def place_of(field: str) -> Place | None:
    return FIELD if field == "text" else None


def drawn(root: Path, body: str) -> tuple[Item, ...]:
    return items(body, _within(root))


def wrong(root: Path, body: str) -> list[Problem]:
    return problems(body, _within(root))


def _within(root: Path) -> Setting:
    base = setting(root)
    fonts = FontSet.of(MONO)
    return replace(base, style=MONO, fonts=fonts, place_of_field=place_of)


def box(attributes: str, text: str) -> str:
    return f'<text-box {MARK} w="50" h="20" {attributes}>{text}</text-box>'


def runs(made: tuple[Item, ...]) -> list[tuple[str, str, float, Colour]]:
    """Font package, text, size and colour of every run."""
    return [
        (
            item.font.package,
            "".join(glyph.text for glyph in item.glyphs),
            item.size,
            item.paint,
        )
        for item in made
        if isinstance(item, Glyphs)
    ]


BODY, HEAD = "fontpkg_jetbrains_mono", "fontpkg_cinzel"


def test_a_box_takes_its_style(root: Path) -> None:
    assert runs(drawn(root, box('style="rules"', "Draw"))) == [(BODY, "Draw", 10, RED)]
    assert runs(drawn(root, box('style="title"', "Draw"))) == [(HEAD, "Draw", 12, INK)]
    assert runs(drawn(root, box("", "Draw"))) == [(BODY, "Draw", 9, INK)]


def test_its_own_attributes_win(root: Path) -> None:
    made = drawn(root, box('style="rules" size="8" font="head" color="ink"', "Draw"))
    assert runs(made) == [(HEAD, "Draw", 8, INK)]


def test_the_text_starts_at_the_box_s_left(root: Path) -> None:
    inner = box('style="rules" x="3"', "abc")
    (run,) = drawn(root, f'<g x="4">{inner}</g>')
    assert isinstance(run, Glyphs)
    assert [round(glyph.x, 3) for glyph in run.glyphs] == [
        round(7 + step * 0.6 * EM, 3) for step in (0, 1, 2)
    ]


def test_the_card_sets_what_a_style_does_not_say(root: Path) -> None:
    xml = composed_card('color="blood" style="title" font="body"', box("", "Draw"))
    made = face(root, xml)
    assert runs(made) == [(HEAD, "Draw", 12, RED)]
    made = face(root, composed_card('color="ink" font="head"', box("", "Draw")))
    assert runs(made) == [(HEAD, "Draw", 9, INK)]


def composed_card(attributes: str, body: str) -> str:
    return f'<card _at="t.card.xml:1:1" {attributes}>{body}</card>'


def face(root: Path, xml: str) -> tuple[Item, ...]:
    within = _within(root)
    drawing, found = typeset(Composed("dagger", "asset", "front", xml), within)
    assert found == []
    assert drawing is not None
    return drawing.items


def test_inline_elements(root: Path) -> None:
    text = (
        'a <b>b</b> <span style="title">c</span> <span color="blood">d</span>'
        ' <span size="0.5">e</span>'
    )
    assert runs(drawn(root, box('size="10"', text))) == [
        (BODY, "a ", 10, INK),
        (BODY, "b", 10, INK),
        (BODY, " ", 10, INK),
        (HEAD, "c", 10, INK),
        (BODY, " ", 10, INK),
        (BODY, "d", 10, RED),
        (BODY, " ", 10, INK),
        (BODY, "e", 5, INK),
    ]


def test_an_inline_icon_says_its_name(root: Path) -> None:
    made = drawn(root, box("", '<icon name="bar" color="blood"/>'))
    (group,) = made
    assert isinstance(group, Group)
    assert group.spoken == "[bar]"
    (inner,) = group.items
    assert isinstance(inner, Fill)
    assert inner.paint == RED


def test_an_inline_icon_takes_the_text_s_colour(root: Path) -> None:
    (group,) = drawn(root, box('color="blood"', '<icon name="bar"/>'))
    assert isinstance(group, Group)
    (inner,) = group.items
    assert isinstance(inner, Fill)
    assert inner.paint == RED


def test_a_shadow_lies_below_the_text(root: Path) -> None:
    silent, run = drawn(root, box('shadow="1 2 blood/0.5"', "a"))
    assert isinstance(silent, Group)
    assert (silent.alpha, silent.spoken) == (1, "")
    (shade,) = silent.items
    assert isinstance(shade, Group)
    assert shade.alpha == 0.5
    (copy,) = shade.items
    assert isinstance(copy, Glyphs)
    assert isinstance(run, Glyphs)
    assert copy.paint == RED
    assert copy.glyphs[0].x == pytest.approx(run.glyphs[0].x + 1, abs=0.0001)
    assert copy.glyphs[0].y == pytest.approx(run.glyphs[0].y + 2, abs=0.0001)


def test_an_empty_box_is_nothing(root: Path) -> None:
    assert drawn(root, box('shadow="1 1 ink"', " ")) == ()


LONG = "aaaa bbbb cccc dddd"


def test_a_text_that_does_not_fit(root: Path) -> None:
    """At 10 pt four letters are 8.5 mm wide: one word a line in a box of 9, so four
    lines with 1.2 em between them stand where two and a bit would.
    """
    tag = f'<text-box {MARK} w="9" h="8" size="10" min-size="10"'
    excess = 3 * 1.2 * EM + ink_height() - 8
    message = (
        "the text does not fit its box at 10 pt, its smallest size:"
        f" {excess:.1f} mm, 2 lines over"
    )
    advice = "shorten it to about 10 of its 19 characters"
    assert wrong(root, f"{tag}>{LONG}</text-box>") == [
        Problem("text-overflow", at(6, 3, "<text-box"), message, f"{advice} ({TASK})")
    ]
    assert wrong(root, f'{tag} field="text">{LONG}</text-box>') == [
        Problem(
            "text-overflow",
            FIELD,
            message,
            f"{advice}; its box stands at t.card.xml:6 ({TASK})",
        )
    ]
    assert wrong(root, f'{tag} field="other">{LONG}</text-box>') == [
        Problem("text-overflow", at(6, 3, "<text-box"), message, f"{advice} ({TASK})")
    ]


def ink_height() -> float:
    """The height of one line's ink of the long text, from the set text itself."""
    content = content_of((LONG,))
    wide = TextBox((0, 0, 99, 99), content, "body", INK, size=10, min_size=10)
    done = set_text(wide, FontSet.of(MONO), lambda *_: None)
    assert done.ink is not None
    return done.ink[3]


def test_a_word_that_is_too_wide(root: Path) -> None:
    """Six letters at 10 pt are 12.7 mm; the letter m fills its cell nearly."""
    tag = f'<text-box {MARK} w="10.7" h="8" size="10" min-size="10">'
    assert wrong(root, f"{tag}aaaaaa</text-box>") == [
        Problem(
            "text-overflow",
            at(6, 3, "<text-box"),
            '"aaaaaa" is 2.0 mm wider than its box at 10 pt, its smallest size',
            f"a word of about 5 letters fits, and this one has 6 ({TASK})",
        )
    ]
    columns = tag.replace("10.7", "24.4").replace(">", ' columns="2">')
    (narrow,) = wrong(root, f"{columns}aaaaaa</text-box>")
    assert '"aaaaaa" is 2.0 mm wider than its column' in narrow.message


def test_a_long_word_is_quoted_in_part(root: Path) -> None:
    tag = f'<text-box {MARK} w="10.7" h="8" size="10" min-size="10">'
    (problem,) = wrong(root, f"{tag}{'a' * 300}</text-box>")
    assert problem.message.startswith(f'"{"a" * 40}…" is 6')
    assert "this one has 300" in (problem.hint or "")


def test_what_cannot_be_cut_short_either_is_told(root: Path) -> None:
    tag = f'<text-box {MARK} w="9" h="1" size="10" overflow="ellipsis"'
    (problem,) = wrong(root, f"{tag}>{LONG}</text-box>")
    assert problem.hint == f"not even a first line with an ellipsis has room ({TASK})"


def test_a_language_without_hyphens_is_told(root: Path) -> None:
    def within(language: str) -> Setting:
        fonts = FontSet(MONO.fonts, (), language)
        return replace(_within(root), fonts=fonts, memo=Recent(9))

    tag = f'<text-box {MARK} w="40" h="9" size="10" hyphenate="true">a</text-box>'
    assert items(tag, within("en-GB"))
    (near,) = problems(tag, within("eng"))
    assert near == Problem(
        "bad-value",
        at(6, 3, "<text-box"),
        'hyphenate of <text-box>: there are no hyphens for the game\'s language "eng"',
        f'did you mean "en"? ({TASK})',
    )
    (far,) = problems(tag, within("ja"))
    assert far.hint is not None
    assert "there are af as be bg ca cs da de el en eo es" in far.hint
    assert items(tag.replace(' hyphenate="true"', ""), within("ja"))


def test_a_text_of_too_many_lines(root: Path) -> None:
    """The fourth of three lines is 1.2 times 10 pt high, 4.2 mm."""
    tag = f'<text-box {MARK} w="9" h="50" size="10" min-size="10" lines="3">'
    message = (
        "the text does not fit its box at 10 pt, its smallest size: 4.2 mm, 1 line over"
    )
    advice = f"shorten it to about 15 of its 19 characters ({TASK})"
    assert wrong(root, f"{tag}{LONG}</text-box>") == [
        Problem("text-overflow", at(6, 3, "<text-box"), message, advice)
    ]


def test_a_character_that_no_font_has_stands_where_its_field_has_it(
    root: Path,
) -> None:
    exact = Place("cards/tides/a.yaml", 4, 9, 4, 10)
    found = {("text", "\U00013000"): exact}
    within = replace(_within(root), place_in_field=lambda *key: found.get(key))
    told = problems(box('field="text"', "a \U00013000 b"), within)
    assert [problem.place for problem in told] == [exact]


def test_a_character_that_no_font_has(root: Path) -> None:
    hint = f"add a font that has it to fallback in style.yaml ({TASK})"
    assert wrong(root, box("", "a 𓀀 b")) == [
        Problem(
            "missing-glyph",
            at(6, 3, "<text-box"),
            'no font has the character "𓀀" (U+13000)',
            hint,
        )
    ]


@pytest.mark.parametrize(
    ("body", "code", "message", "hint"),
    [
        (
            box('style="rulez"', "a"),
            "unknown-style",
            'there is no text style "rulez"',
            f'did you mean "rules"? ({TASK})',
        ),
        (
            box('font="bodi"', "a"),
            "unknown-font",
            'there is no font "bodi"',
            f'did you mean "body"? ({TASK})',
        ),
        (
            box("", '<icon name="baar"/>'),
            "unknown-icon",
            'there is no icon "baar"',
            f'did you mean "bar"? ({TASK})',
        ),
        (
            box("", '<span style="titel">a</span>'),
            "unknown-style",
            'there is no text style "titel"',
            f'did you mean "title"? ({TASK})',
        ),
        (
            box("", "<b><rect/></b>"),
            "unknown-element",
            "<rect> cannot stand in a text-box",
            TASK,
        ),
        (
            box("", "<bb/>"),
            "unknown-element",
            "there is no element <bb>",
            f'did you mean "b"? ({TASK})',
        ),
        (
            box("", '<b weight="bold">a</b>'),
            "unknown-attribute",
            '<b> has no attribute "weight"',
            TASK,
        ),
    ],
)
def test_what_is_wrong_in_a_box(
    root: Path, body: str, code: str, message: str, hint: str
) -> None:
    place = at(6, 3, "<text-box")
    assert wrong(root, body) == [Problem(code, place, message, hint)]


def test_numbers_that_strength_raises_wear_the_style_that_their_box_names(
    root: Path,
) -> None:
    text = 'a<n strength="true">1</n><n>2</n>'
    body, head = "fontpkg_jetbrains_mono", "fontpkg_cinzel"
    expected = [(body, "a", 10, INK), (head, "1", 10, INK), (body, "2", 10, INK)]
    assert runs(drawn(root, box('style="raising"', text))) == expected
    dyed = [(body, "a", 10, RED), (head, "1", 10, INK), (body, "2", 10, RED)]
    assert runs(drawn(root, box('style="rules" strength="title"', text))) == dyed


def test_a_strange_style_of_raised_numbers_is_told(root: Path) -> None:
    found = wrong(root, box('style="rules" strength="titel"', "a"))
    assert [(p.code, p.hint) for p in found] == [
        ("unknown-style", f'did you mean "title"? ({TASK})')
    ]


@pytest.mark.parametrize(
    ("attribute", "width", "text"),
    [
        ('features="zero"', 20, "10"),
        ('word-spacing="200"', 20, "a b"),
        ('align="justify"', 4.5, "aaa bbb ccc"),
        ('align="end"', 9, "a"),
        ('direction="rtl"', 9, "a."),
        ('wrap="balance"', 9, "cook fish once again"),
        ('wrap="plain"', 9, "cook fish once it"),
        ('hyphenate="true"', 4.5, "an opponent"),
        ('hyphenate="all"', 4.5, "an Opponent"),
        ('lists="true"', 20, "- a"),
        ('columns="2" gap="1"', 20, "a<br/>b"),
        ('around="0 0 4 4"', 20, "a"),
        ('case="small-caps"', 20, "Aa"),
        ('tracking="50"', 20, "ab"),
    ],
)
def test_each_attribute_of_paragraphs_is_seen(
    root: Path, attribute: str, width: float, text: str
) -> None:
    def made(more: str) -> tuple[Item, ...]:
        size = f'w="{width * EM}" h="90" size="10"'
        return drawn(root, f"<text-box {size} {more}>{text}</text-box>")

    assert made(attribute) != made("")


def test_a_paragraph_that_runs_leftwards_starts_on_the_right(root: Path) -> None:
    """As one does that begins with the mark of right to left."""

    def first(more: str, text: str = "\u200fa") -> float:
        size = f'w="{9 * EM}" h="20" size="10"'
        (made,) = drawn(root, f"<text-box {size} {more}>{text}</text-box>")
        assert isinstance(made, Glyphs)
        return made.glyphs[0].x

    left, right = first('align="left"'), first('align="right"')
    assert left < right
    assert [first(""), first('align="end"')] == [right, left]
    assert [first('direction="ltr"'), first('direction="rtl"', "a")] == [left, right]


def test_a_text_is_cut_where_its_box_asks_for_it(root: Path) -> None:
    body = (
        f'<text-box w="{5 * EM}" h="4" size="10" min-size="10">aa bb cc dd</text-box>'
    )
    assert wrong(root, body)[0].code == "text-overflow"
    (made,) = drawn(root, body.replace("<text-box", '<text-box overflow="ellipsis"'))
    assert isinstance(made, Glyphs)
    assert "".join(glyph.text for glyph in made.glyphs) == "aa bb\u2026"


def test_things_are_given_where_the_box_itself_is(root: Path) -> None:
    """A thing at the box's own corner, in a group that moves both."""
    body = (
        f'<text-box x="5" y="6" w="{9 * EM}" h="20" size="10" around="5 6 {3 * EM} 4">'
    )
    (made,) = drawn(root, f'<g x="1" y="2">{body}a</text-box></g>')
    assert isinstance(made, Glyphs)
    assert made.glyphs[0].x == pytest.approx(6 + 3 * EM)


def test_columns_are_three_millimetres_apart_unless_told(root: Path) -> None:
    body = '<text-box w="43" h="20" size="10" columns="2">a<br/>a</text-box>'
    first, second = drawn(root, body)
    assert isinstance(first, Glyphs)
    assert isinstance(second, Glyphs)
    assert second.glyphs[0].x - first.glyphs[0].x == pytest.approx(20 + 3)


def shared_sizes(root: Path, body: str) -> list[float]:
    return [item.size for item in drawn(root, body) if isinstance(item, Glyphs)]


SPLIT = (
    f'<text-box w="{9 * EM}" h="3" size="10" min-size="4" fit="half">a</text-box>'
    f'<text-box w="{9 * EM}" h="2" size="10" min-size="4" fit="half">a</text-box>'
)


def test_boxes_of_one_name_share_the_smaller_size(root: Path) -> None:
    alone = SPLIT.replace(' fit="half"', "")
    big, small = shared_sizes(root, alone)
    assert big == 10
    assert small < 10
    assert shared_sizes(root, SPLIT) == [small, small]
    apart = SPLIT.replace("half", "other", 1)
    assert shared_sizes(root, apart) == [big, small]


def test_what_is_shared_from_elsewhere_holds(root: Path) -> None:
    body = SPLIT.replace('fit="half"', 'fit="half" fit-scope="all"')
    given = {Sharing("half", everywhere=True): Shared(5, 4, 10)}
    drawing, _ = typeset(composed(body), replace(_within(root), shared=given))
    assert drawing
    assert {item.size for item in drawing.items if isinstance(item, Glyphs)} == {5}


def test_who_cannot_share_the_size_is_told(root: Path) -> None:
    """The upper box keeps 9 pt, at which the lower one does not fit."""
    body = SPLIT.replace('min-size="4"', 'min-size="9.5"', 1).replace(
        'h="2"', 'h="1.5"'
    )
    (problem,) = wrong(root, body)
    assert problem.code == "text-overflow"
    assert "at 9.5 pt" in problem.message
    hint = f'it shares its size with the boxes of fit="half"; {TASK}'
    assert problem.hint == hint


def test_every_fit_is_told(root: Path) -> None:
    """Two letters take 1.2 em of 50 mm, a line takes 0.73 em of 20 mm."""
    body = box('style="rules" field="text" lines="1" fit="f"', "ab") + box(
        'style="rules"', "HH"
    )
    wide, high = measures(composed(body), _within(root))
    assert (wide.field, wide.size, wide.wanted, wide.least) == ("text", 10, 10, 5)
    assert (wide.fits, wide.is_line, wide.lines) == (True, True, 0)
    assert wide.room == pytest.approx(50 - 1.2 * EM)
    assert high.room == pytest.approx(20 - 0.73 * EM)
    assert (high.is_line, high.lines, high.sharing) == (False, 4, None)
    assert high.place == at(6, 3, "<text-box")
    assert wide.sharing == Sharing("f")


def test_a_text_that_does_not_fit_has_less_than_no_room(root: Path) -> None:
    body = box('size="10" min-size="10" h="4"', "a<br/>a<br/>a").replace('h="20" ', "")
    (made,) = measures(composed(body), _within(root))
    assert (made.fits, made.lines) == (False, -2)
    assert made.room < 0

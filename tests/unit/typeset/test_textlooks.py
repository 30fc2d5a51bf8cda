from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cardwright.model.drawing import Glyphs
from cardwright.model.face import FontFamily, Style, TextStyle
from cardwright.typeset.setting import Setting
from cardwright.typeset.text.fontset import FontSet
from tests.unit.typeset.faces import TASK, items, problems, setting

MONO = Style({"body": FontFamily("fontpkg-jetbrains-mono")}, (), {}, {})


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons/bar.svg").write_text(
        '<svg viewBox="0 0 10 10"><path d="M0 0h10v10h-10z"/></svg>'
    )
    return tmp_path


def within(root: Path) -> Setting:
    return replace(setting(root), style=MONO, fonts=FontSet.of(MONO))


def box(text: str) -> str:
    return f'<text-box _at="t.card.xml:6:3" w="50" h="20">{text}</text-box>'


def test_a_size_may_have_a_name(root: Path) -> None:
    base = within(root)
    style = replace(base.style, sizes={"fine": "5", "usual": "10"})
    base = replace(base, style=style)
    body = '<text-box w="50" h="20" size="usual">a<span size="fine">b</span></text-box>'
    first, second = items(body, base)
    assert isinstance(first, Glyphs)
    assert isinstance(second, Glyphs)
    assert (first.size, second.size) == (10, 5)
    (slip,) = problems(body.replace("usual", "usal"), base)
    assert 'there is no size "usal"' in slip.message
    assert slip.hint == f'did you mean "usual"? ({TASK})'


def test_a_span_takes_the_letters_of_its_style(root: Path) -> None:
    base = within(root)
    loud = TextStyle(size=10, case="upper", tracking=100, features=(("zero", 1),))
    style = replace(base.style, text={**base.style.text, "loud": loud})
    body = '<text-box w="50" h="20">a<span style="loud">b</span></text-box>'
    (made,) = items(body, replace(base, style=style))
    assert isinstance(made, Glyphs)
    assert [glyph.text for glyph in made.glyphs] == ["a", "B"]
    assert made.glyphs[1].advance == pytest.approx(0.7 * 9 * 25.4 / 72)


@pytest.mark.parametrize(
    ("style", "size", "expected"),
    [
        # 6 to the 8 of the box's style, at 8 and at 4 pt.
        ("small", "8", 6),
        ("small", "4", 3),
        # A style that extends the box's, and one that says no size, are as large.
        ("bold", "4", 4),
        ("loud", "4", 4),
    ],
)
def test_a_span_has_the_size_of_its_style_beside_the_box_s(
    root: Path, style: str, size: str, expected: float
) -> None:
    base = within(root)
    rules = TextStyle(size=8, min_size=2, sized=True)
    styles = {
        "rules": rules,
        "small": TextStyle(size=6, sized=True),
        "bold": replace(rules, weight=700),
        "loud": TextStyle(weight=800),
    }
    base = replace(base, style=replace(base.style, text=styles))
    body = (
        f'<text-box w="50" h="20" style="rules" size="{size}">a'
        f'<span style="{style}">b</span></text-box>'
    )
    first, second = items(body, base)
    assert isinstance(first, Glyphs)
    assert isinstance(second, Glyphs)
    assert (first.size, second.size) == (float(size), expected)


def test_what_a_span_says_itself_counts_more_than_its_style(root: Path) -> None:
    base = within(root)
    styles = {"small": TextStyle(size=6, sized=True)}
    base = replace(base, style=replace(base.style, text=styles))
    span = '<span style="small" size="2">b</span>'
    _, made = items(f'<text-box w="50" h="20">a{span}</text-box>', base)
    assert isinstance(made, Glyphs)
    assert made.size == 18


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("<li>a</li>", "<li> stands outside a <list>"),
        ("<list>a</list>", "text in a <list> stands in its <li>"),
        ("<list><b>a</b></list>", "<b> in a <list> stands in its <li>"),
        ('<list icon="bra"><li>a</li></list>', 'there is no icon "bra"'),
    ],
)
def test_what_is_wrong_in_a_list_is_told(root: Path, text: str, message: str) -> None:
    (problem,) = problems(box(text), within(root))
    assert problem.message == message


def test_an_icon_whose_name_is_misspelt_is_told_once(root: Path) -> None:
    (problem,) = problems(box('a <icon nam="bar"/>'), within(root))
    assert (problem.code, problem.message, problem.hint) == (
        "unknown-attribute",
        '<icon> has no attribute "nam"',
        'did you mean "name"? (while drawing asset "dagger")',
    )


def test_a_list_has_bullets_and_icons(root: Path) -> None:
    text = '<list><li>a</li><li icon="bar">b</li></list>'
    made = items(box(text), within(root))
    kinds = [type(item).__name__ for item in made]
    assert kinds == ["Glyphs", "Glyphs", "Group", "Glyphs"]

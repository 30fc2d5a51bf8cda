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


def test_a_list_has_bullets_and_icons(root: Path) -> None:
    text = '<list><li>a</li><li icon="bar">b</li></list>'
    made = items(box(text), within(root))
    kinds = [type(item).__name__ for item in made]
    assert kinds == ["Glyphs", "Glyphs", "Group", "Glyphs"]

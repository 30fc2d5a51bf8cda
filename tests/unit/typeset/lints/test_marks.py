from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.model.problem import Problem
from cardwright.typeset.setting import Setting
from tests.unit.typeset.faces import TASK, at, setting
from tests.unit.typeset.lints.faces import MARK, told

ICON = f'<icon {MARK} x="20" y="20" w="8" name="dot"'
NIGHT = '<rect x="10" y="10" w="40" h="40" fill="#111111"/>'


@pytest.fixture
def within(tmp_path: Path) -> Setting:
    """A dot of one grey, a coin that is dark on light, one that fades to nothing."""
    (tmp_path / "icons").mkdir()
    files = {
        "dot": '<circle cx="5" cy="5" r="5" fill="#969696"/>',
        "coin": '<circle cx="5" cy="5" r="5" fill="#f0f0f0"/>'
        '<path d="M3 3H7V7H3Z" fill="#111"/>',
        "own": '<path d="M0 0H10V10H0Z" fill="currentColor"/>',
        "veil": '<g opacity="0.4"><path d="M0 0H10V10H0Z"/></g>',
    }
    for name, body in files.items():
        text = f'<svg viewBox="0 0 10 10">{body}</svg>'
        (tmp_path / f"icons/{name}.svg").write_text(text)
    return setting(tmp_path)


def problem(tone: str, ground: str, ratio: str, near: str, name: str) -> Problem:
    tag = "<text-box" if name == "own" else "<icon"
    return Problem(
        "low-contrast",
        at(9, 5, tag),
        f'the icon "{name}" hardly stands out: the contrast of "{tone}" on '
        f'"{ground}" is {ratio}, and 3 is the least',
        f'draw it in "{near}", or lay a panel under it ({TASK})',
        "warning",
    )


# Grey 0x95 has 2.996 on white, and 0x94 has 3.03; see the test of large text.
GREY = problem("#969696", "#ffffff", "2.9", "#949494", "dot")


def test_an_icon_that_stands_out_too_little(within: Setting) -> None:
    assert told(f"{ICON}/>", within) == [GREY]
    assert told(f'{ICON} color="#949494"/>', within) == []
    assert told(f"{NIGHT}{ICON}/>", within) == []


def test_an_icon_in_a_colour_of_its_ground(within: Setting) -> None:
    assert told(f'{NIGHT}{ICON} color="#222222"/>', within) == [
        problem("#222222", "#111111", "1.1", "#606060", "dot")
    ]


def test_colours_that_stand_out_from_each_other_are_seen(within: Setting) -> None:
    assert told(f"{ICON}/>".replace("dot", "coin"), within) == []
    assert told(f"{NIGHT}{ICON}/>".replace("dot", "coin"), within) == []


@pytest.mark.parametrize(
    "faint",
    [
        f'{ICON} color="#000000/0.2"/>',
        f'{ICON} color="#000000" opacity="0.2"/>',
        f'<g opacity="0.2">{ICON}/></g>',
        f"{ICON}/>".replace("dot", "veil"),
    ],
)
def test_what_is_faint_is_an_ornament(faint: str, within: Setting) -> None:
    assert told(faint, within) == []


def test_where_half_of_it_is_seen_all_of_it_is_known(within: Setting) -> None:
    """The icon is from 20 to 28; of four columns one, then three are on the night."""
    half = '<rect x="{}" y="10" w="20" h="30" fill="#111111"/>'
    assert [p.code for p in told(half.format(26) + f"{ICON}/>", within)] == [
        "low-contrast"
    ]
    assert told(half.format(22) + f"{ICON}/>", within) == []


def test_an_icon_in_a_text_is_looked_at_as_well(within: Setting) -> None:
    box = f'<text-box {MARK} x="10" y="10" w="40" h="8" size="18" '
    text = '>Pay <icon name="own"/></text-box>'
    assert told(f"{box}{text}", within) == []
    pale = text.replace('"own"', '"own" color="#969696"')
    assert told(f"{box}{pale}", within) == [
        problem("#969696", "#ffffff", "2.9", "#949494", "own")
    ]
    bullet = '><list icon="own"><li>Pay</li></list></text-box>'
    assert told(f"{box}{bullet}", within) == []
    dot = bullet.replace("own", "dot")
    assert [p.code for p in told(f"{box}{dot}", within)] == ["low-contrast"]

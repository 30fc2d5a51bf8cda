from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cardwright.base.cache import Cache
from cardwright.base.memo import Memo
from cardwright.load.workspace import open_workspace
from cardwright.model.problem import Problem
from cardwright.pipeline.layout import Layout
from cardwright.pipeline.study import study
from tests.acceptance.workspace import copy_game, edit

FACE = "templates/kilnfolk/glaze.card.xml"
NAME = 'style="title" color="#fff" field="name"'
LINE = '<rect w="9" h="9" stroke="#000" stroke-width="0.01"/>'
ICON = '<icon name="ember" x="1" y="1" w="3"/>'

SLIPS: dict[str, tuple[str, str, str]] = {
    "text-overflow": (FACE, 'y="40" w="53.5" h="8"', 'y="40" w="53.5" h="1"'),
    "missing-glyph": (FACE, "{{ card.clay.name }}", "{{ card.clay.name }} 灯"),
    "unknown-style": (FACE, NAME, NAME.replace("title", "titel")),
    "unknown-icon": (FACE, "{{ card.clay.name }}", '<icon name="embr"/>'),
    "unknown-attribute": (FACE, "</card>", ICON.replace("w=", "v=") + "</card>"),
    "unknown-reference": (FACE, "</card>", '<face entry="x" w="9"/></card>'),
    "missing-image": (FACE, "</card>", '<image src="a.png" w="9"/></card>'),
    "missing-attribute": (FACE, "</card>", '<icon name="ember"/></card>'),
    "template-syntax": (FACE, "</card>", "<g></card>"),
    "tiny-text": (FACE, NAME, NAME + ' size="5"'),
    "low-contrast": (FACE, NAME, NAME.replace("#fff", "#777")),
    "unsafe-zone": (FACE, "</card>", ICON.replace("v=", "w=") + "</card>"),
    "hairline": (FACE, "</card>", f"{LINE}</card>"),
    "unreadable-qr": (FACE, "</card>", '<qr x="9" y="9" w="5">a</qr></card>'),
}


def layouts(root: Path, cache: Cache) -> tuple[Layout, Layout]:
    """A game laid out without drawing, and drawn."""
    space = open_workspace(root, Memo(None))
    found = study(space, space.games[0], Cache(None))
    tried = Layout(space, found, cache, draw=False)
    return tried, Layout(space, found, Cache(None))


def told(layout: Layout) -> list[Problem]:
    return sorted(layout.problems, key=repr)


@pytest.mark.parametrize("code", SLIPS)
def test_a_proof_tells_all_that_drawing_tells(tmp_path: Path, code: str) -> None:
    edit(copy_game(tmp_path, "kilnfolk"), *SLIPS[code])
    tried, drawn = layouts(tmp_path, Cache(None))
    assert code in {problem.code for problem in told(tried)}
    assert (told(tried), tried.faces) == (told(drawn), drawn.faces)
    assert tried.all == []


def test_faces_without_problems_are_remembered(tmp_path: Path) -> None:
    root, cache = copy_game(tmp_path / "work", "kilnfolk"), Cache(tmp_path / "cache")
    first, drawn = layouts(root, cache)
    kept = sorted((tmp_path / "cache/proofs").rglob("*"))
    again, _ = layouts(root, cache)
    assert told(first) == told(again) == told(drawn) == []
    assert first.faces == again.faces == len(drawn.all) > 0
    assert kept == sorted((tmp_path / "cache/proofs").rglob("*")) != []


def spoil(root: Path) -> None:
    edit(root, FACE, 'y="40" w="53.5" h="8"', 'y="40" w="53.5" h="1"')


def spoil_icon(root: Path) -> None:
    icon = root / "templates/kilnfolk/icons/ember.svg"
    icon.write_text("<svg><text/></svg>", encoding="utf-8")


@pytest.mark.parametrize("change", [spoil, spoil_icon])
def test_what_was_clean_is_tried_again_once_it_differs(
    tmp_path: Path, change: Callable[[Path], None]
) -> None:
    root, cache = copy_game(tmp_path / "work", "kilnfolk"), Cache(tmp_path / "cache")
    layouts(root, cache)
    change(root)
    tried, drawn = layouts(root, cache)
    again, _ = layouts(root, cache)
    assert told(tried) == told(again) == told(drawn) != []

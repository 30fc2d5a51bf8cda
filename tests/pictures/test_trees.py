"""Faces of the made-up games as layout trees, checked by hand.

A text in the middle of its box has the same room above its capitals (0.714 em in Open
Sans) as below its last baseline; a line is 1.2 em below the one before.
"""

from __future__ import annotations

import pytest

from cardwright.base.cache import Cache
from cardwright.base.memo import Memo
from cardwright.load.workspace import open_workspace
from cardwright.pipeline.layout import Layout
from cardwright.pipeline.study import study
from tests.acceptance.workspace import FIRST, SECOND, copy_game
from tests.pictures.tree import tree

TREES = {
    # The disc has a radius of 6 and the card's glow of 2 round (22, 26). All texts are
    # centred at 22. The name's capitals are 2.8 mm high: 6.5 and half of that is 7.9.
    "marsh-lamp": """
face 44 68
  fill [-2 -2 48 72] #12241c
  fill [14 18 16 16] #d8e36acc
  text "Marsh Lamp" 10 34 on 7.9, 11 pt, #e8f3dc
  text "It leads you home, by a" 6.8 37.2 on 54.3, 8 pt, #e8f3dc
  text "longer way." 14.5 29.5 on 57.7, 8 pt, #e8f3dc
""",
    # The name on 3 + 4.5 and half of 3.8 mm; the heat ends at 48 + 10. An icon is 1.1
    # em wide and says its name; values and texts in other faces are runs of their own.
    "celadon-hush": """
face 63.5 88.9
  fill [-3.2 -3.2 69.8 95.2] #f7efe2
  fill [3 3 57.5 9] #7a3b1e
  text "Celadon Hush" 5 41.4 on 9.4, 15 pt, #ffffff
  text "3" 55 58 on 9.4, 15 pt, #ffffff
  clip [5 14 53.5 24]
    picture [5 14 53.5 24] cards/kilnfolk/art/celadon.png
  text "Stoneware" 5 22.6 on 45.3, 10 pt, #22160f
  text "When fired: stoke " 5 34.8 on 57.1, 10 pt, #22160f
  text "2" 34.8 36.8 on 57.1, 10 pt, #22160f
  text " " 36.8 37.7 on 57.1, 10 pt, #22160f
  group alpha 1 normal [ember]
    fill [37.9 53.9 3.9 3.9] #c7471d
  text " on the" 42 53.5 on 57.1, 10 pt, #22160f
  text "top shelf, then chip 1 glaze." 5 49.7 on 61.4, 10 pt, #22160f
  text "Quiet as " 5 19.5 on 77.3, 10 pt, #22160f
  text "moss" 19.5 28.7 on 77.3, 10 pt, #22160f
  text ", warm as an " 28.7 50.4 on 77.3, 10 pt, #22160f
  group alpha 1 normal [ember]
    fill [50.6 74.1 3.9 3.9] #c7471d
  text "." 54.6 55.6 on 77.3, 10 pt, #22160f
""",
    # An SVG file is shapes, cut by the image's box. One line in the middle of 48 to 68.
    "tenmoku-night": """
face 63.5 88.9
  fill [-3.2 -3.2 69.8 95.2] #f7efe2
  fill [3 3 57.5 9] #7a3b1e
  text "Tenmoku Night" 5 46 on 9.4, 15 pt, #ffffff
  text "5" 55 58 on 9.4, 15 pt, #ffffff
  clip [5 14 53.5 24]
    fill [5 14 53.5 24] #1d1310
    fill [24.2 18.5 15 15] #5a2d16
    fill [31.8 18.5 7.5 15] #a4622b
  text "Slipware" 5 19 on 45.3, 10 pt, #22160f
  text "When fired: chip " 5 32.8 on 59.3, 10 pt, #22160f
  text "3" 32.8 34.8 on 59.3, 10 pt, #22160f
  text " glazes." 34.8 46.7 on 59.3, 10 pt, #22160f
  text "At 7 embers it " 5 28.8 on 77.3, 10 pt, #22160f
  text "sings" 28.8 36.6 on 77.3, 10 pt, #22160f
  text "." 36.6 37.6 on 77.3, 10 pt, #22160f
""",
}


@pytest.fixture(scope="module")
def trees(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """The front of each entry of both games."""
    space = open_workspace(copy_game(tmp_path_factory.mktemp("games")), Memo(None))
    found: dict[str, list[str]] = {}
    for files in space.games:
        layout = Layout(space, study(space, files, Cache(None)), Cache(None))
        for face in layout.all:
            if face.side == "front":
                found[face.entry.id] = tree(face.drawing)
    return found


@pytest.mark.parametrize("name", TREES)
def test_a_face_is_laid_out_as_written_here(
    trees: dict[str, list[str]], name: str
) -> None:
    assert trees[name] == TREES[name].strip().splitlines()


def test_there_are_faces_of_both_games(trees: dict[str, list[str]]) -> None:
    assert FIRST != SECOND
    assert len(trees) > 4

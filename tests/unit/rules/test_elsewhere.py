from __future__ import annotations

from pathlib import Path

import pytest

from cardwright.base.cache import Cache
from cardwright.base.memo import Memo
from cardwright.load.workspace import open_workspace
from cardwright.pipeline.study import study
from cardwright.rules.elsewhere import check_conditions, check_values
from tests.cases.kit import lay_out

GAME, WORDS = "cards/tides/game.yaml", "cards/tides/vocabularies.yaml"
NEW, TUNE = "cards/tides/items/new.yaml", "cards/tides/parameters.yaml"
PACE = "pace: {value: slow, choices: {slow: Slowly., fast: At once.}}\n"
PILE = "{each: decks, take: cards"


def told(root: Path, **overlay: object) -> list[tuple[str, str]]:
    """The file and the words of each comparison that can never hold."""
    names = {"game": GAME, "words": WORDS, "new": NEW, "tune": TUNE}
    changed = {names[name]: content for name, content in overlay.items()}
    space = open_workspace(lay_out(root / "w", changed), Memo(None))
    found = study(space, space.games[0], Cache(None))
    assert found.game is not None
    assert found.catalog is not None
    entries = found.catalog.entries.values()
    both = (*check_conditions(found.game), *check_values(found.game, entries))
    return [(p.place.file, p.message) for p in both]


def test_a_game_as_it_should_be(tmp_path: Path) -> None:
    assert told(tmp_path) == []


@pytest.mark.parametrize(
    ("condition", "message"),
    [
        ("kind == 'item'", None),
        ("kind == 'itm'", 'kind is never "itm"'),
        ("rarity in ['rare', 'rar']", 'rarity is never "rar"'),
        ("place.kind == 'item'", None),
        ("side == 'lft' and cost > 2", 'side is never "lft"'),
        ("name == 'whatever'", None),
    ],
)
def test_what_a_pile_takes(tmp_path: Path, condition: str, message: str) -> None:
    new = f'{PILE}, kind: item, where: "{condition}"'
    found = told(tmp_path, game={"replace": {PILE: new}})
    assert found == ([(GAME, message)] if message else [])


def test_a_condition_and_its_sisters_know_the_words_of_arguments(
    tmp_path: Path,
) -> None:
    more = """\
  wear:
    arguments: {of: rarities, to: item}
    phrase: "{{ 'a' if of == 'rae' and to == 'anything' else of.id == 'common' }}"
"""
    assert told(tmp_path, words={"append": more}) == [(WORDS, 'of is never "rae"')]


def test_a_parameter_is_one_of_its_choices(tmp_path: Path) -> None:
    text = "{{ 1 if param.pace == 'fats' else 2 }} or {{ param.hours == 'x' }}"
    new = f'{{id: oar, cost: 1, text: "{text}"}}'
    found = told(tmp_path, tune={"append": PACE}, new=new)
    assert found == [(NEW, 'param.pace is never "fats"')]
